/** The pages that are measured, on the starter dictionaries. */
export const RESULTS_PAGE = '/finnish-english/talo'
export const HOME_PAGE = '/'
