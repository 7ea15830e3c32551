import {
  anonymousLogin,
  authorize,
  changePassword,
  confirmEmail,
  deleteUser,
  humanChallenge,
  login,
  logout,
  magicLinkLogin,
  providerLogin,
  refreshTokens,
  register,
  requestMagicLink,
  requestReset,
  resetPassword,
  unblock,
} from './auth.ts'
import { searchAutocomplete } from './autocomplete.ts'
import { configApp, domainLogin } from './config.ts'
import { contentPage } from './content.ts'
import type { Call } from './define-call.ts'
import { editorDictionaries } from './editor.ts'
import { fullTextCount, fullTextEntry, fullTextSearch } from './full-text.ts'
import { entryImage } from './images.ts'
import { searchLemmas } from './lemmas.ts'
import { searchDictionaries, searchLanguages, searchWords } from './search.ts'
import { acceptSamlResponse, beginProviderSignIn, finishProviderSignIn, hakaProviders, ssoProviders } from './sso.ts'
import { translateText } from './translate.ts'
import { endSignIn, requestDeleteAccount, savePreferences, updateUser, userPreferences, userProfile, userSignIns } from './users.ts'
import { searchWaysOn } from './ways-on.ts'

/** Every `/api` call there is. Loaders, islands, the proxy, the origin and the contract walk read this one list. */
export const allCalls: readonly Call[] = [
  searchWords,
  searchAutocomplete,
  fullTextSearch,
  fullTextCount,
  fullTextEntry,
  searchLanguages,
  searchDictionaries,
  searchLemmas,
  searchWaysOn,
  editorDictionaries,
  configApp,
  entryImage,
  contentPage,
  translateText,
  authorize,
  anonymousLogin,
  refreshTokens,
  login,
  register,
  confirmEmail,
  // Before those with a parameter in the same place: the first match answers.
  magicLinkLogin,
  requestMagicLink,
  providerLogin,
  logout,
  requestReset,
  resetPassword,
  changePassword,
  deleteUser,
  humanChallenge,
  unblock,
  userPreferences,
  savePreferences,
  userProfile,
  updateUser,
  userSignIns,
  endSignIn,
  requestDeleteAccount,
  ssoProviders,
  hakaProviders,
  acceptSamlResponse,
  beginProviderSignIn,
  finishProviderSignIn,
  domainLogin,
]
