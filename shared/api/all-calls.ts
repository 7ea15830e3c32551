import { anonymousLogin, authorize, refreshTokens } from './auth.ts'
import { searchAutocomplete } from './autocomplete.ts'
import { configApp } from './config.ts'
import { contentPage } from './content.ts'
import type { Call } from './define-call.ts'
import { entryImage } from './images.ts'
import { searchDictionaries, searchLanguages, searchWords } from './search.ts'

/** Every `/api` call there is. Loaders, islands, the proxy, the origin and the contract walk read this one list. */
export const allCalls: readonly Call[] = [
  searchWords,
  searchAutocomplete,
  searchLanguages,
  searchDictionaries,
  configApp,
  entryImage,
  contentPage,
  authorize,
  anonymousLogin,
  refreshTokens,
]
