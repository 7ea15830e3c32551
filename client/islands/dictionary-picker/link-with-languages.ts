import type { LanguageId } from '#shared/language/language-id.ts'

/** Where the search form leads with the languages chosen for a dictionary: it passes over those that the dictionary does not have (URL-025). `key` and mode stay as the menu's own link has them. */
export function linkWithLanguages(link: { key: string; searchMode: string }, dictionary: string, langs: readonly LanguageId[]): string {
  const query = new URLSearchParams({ dictionary, langs: langs.join('-'), key: link.key })
  if (link.searchMode !== '') query.set('searchMode', link.searchMode)
  return `/search?${query}`
}
