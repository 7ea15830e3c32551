import type { CallContext } from '#shared/api/define-call.ts'
import type { BrandConfig } from '#shared/brand/brand-config.ts'
import type { SearchContext } from './upstream.ts'

/** The tab a caller names, if it is one; else the brand's own first tab. Spec: API-008, CONF-026. */
export function tabOf(named: string | null | undefined, brand: BrandConfig): 'langPair' | 'dictionary' {
  if (named === 'langPair' || named === 'dictionary') return named
  return brand.app.features.languageTab ? 'langPair' : 'dictionary'
}

/** The `x-search-context` of a call: its own where the table of calls fixes one, else the caller's tab. Spec: accounts §7.1 (API-008 … API-010). */
export const searchContext = (fixed: CallContext, tab: 'langPair' | 'dictionary'): SearchContext => (fixed === 'tab' ? tab : fixed)
