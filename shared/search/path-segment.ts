/** One path segment. A name ending in `.data` would be taken for a data request of the page framework. */
export const encodeSegment = (text: string): string => encodeURIComponent(text.toWellFormed()).replace(/\.data$/, '%2Edata')

/** `.` and `..` are steps in a path however they are encoded, so as keys they travel in the query. */
export const isDotSegment = (key: string): boolean => key === '.' || key === '..'

/** The URL of a word's search, given the URL of the same search without a word: what is suggested in the browser needs no more of the grammar. */
export function wordUrl(searchUrl: string, headword: string): string {
  const [path = '', query] = searchUrl.split('?')
  if (isDotSegment(headword)) return `${path}?key=${headword}${query === undefined ? '' : `&${query}`}`
  return `${path}/${encodeSegment(headword)}${query === undefined ? '' : `?${query}`}`
}
