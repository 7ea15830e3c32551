import { DETECT, type LanguageId } from '#shared/language/language-id.ts'
import type { Caller } from '../route/caller.ts'
import type { ScopeRequest } from './asked-scopes.ts'

/** What the search calls' queries say of where to look. */
export type ScopeQuery = {
  keyword_language?: LanguageId | typeof DETECT | undefined
  target_language?: LanguageId | undefined
  dictionaries?: readonly string[] | undefined
  entry_langs?: readonly string[] | undefined
  multilang?: boolean | undefined
  unidir?: boolean | undefined
  user_data?: boolean | undefined
}

/** Where a query looks for this caller. Without `user_data` the team's own data is looked through as well (SRCH-045). */
export const scopeRequest = (query: ScopeQuery, caller: Caller | undefined): ScopeRequest => ({
  from: query.keyword_language === DETECT ? undefined : query.keyword_language,
  to: query.target_language,
  dictionaries: query.dictionaries ?? [],
  entryLangs: query.entry_langs ?? (query.multilang ? ['all'] : []),
  isOneWay: query.unidir ?? false,
  teamId: caller?.teamId,
  hidesCustomerData: query.user_data === false,
})
