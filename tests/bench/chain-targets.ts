/** The servers of the chain bench, each doing more of the work than bare Hono's hello. */
export const CHAIN_TARGETS = ['hello', 'handler cached', 'chain cached', 'handler uncached', 'chain uncached'] as const
export type ChainTarget = (typeof CHAIN_TARGETS)[number]

export const AUTOCOMPLETE = '/api/search/api/sk/autocomplete'

/** The request of a keystroke, as the browser makes it. */
export const autocompletePath = (keyword: string): string =>
  `${AUTOCOMPLETE}?${new URLSearchParams({ keyword, keyword_language: 'fi', target_language: 'en', search_service: 'ss', limit: '10' })}`
