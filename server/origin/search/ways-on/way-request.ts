import type { AskedScope, ScopeRequest } from '../asked-scopes.ts'
import type { AnalyserOf } from '../base-forms/analysers.ts'
import type { Catalogue } from '../catalogue.ts'

/** How many of a kind are offered to a reader whose word was not found. */
export const MOST_WAYS = 8

/** What was searched in vain, and for whom. */
export type WayRequest = {
  catalogue: Catalogue
  request: ScopeRequest
  /** The scopes of the request. */
  scopes: readonly AskedScope[]
  keyword: string
  hasPremium: boolean
  /** Whether the caller may open dictionaries by their own address (URL-042). */
  mayOpenDictionaries: boolean
  /** How nearly a word must be alike to be meant (NEAR-004). */
  nearness: { similarity: number; prefix: number }
  analyserOf: AnalyserOf
}
