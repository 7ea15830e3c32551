import { type AskedScope, askedScopes } from '#server/origin/search/asked-scopes.ts'
import type { Catalogue } from '#server/origin/search/catalogue.ts'

/** The scopes of a search from Finnish to English in the default dictionaries, the opposite direction included. */
export const finnishToEnglish = (catalogue: Catalogue): readonly AskedScope[] =>
  askedScopes(catalogue, { from: 'fi', to: 'en', dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined })
