import { expect, test } from 'vitest'
import { linkWithLanguages } from './link-with-languages.ts'

test.each([
  [{ key: 'öljy & vesi', searchMode: '' }, '/search?dictionary=nature&langs=fi-sv&key=%C3%B6ljy+%26+vesi'],
  [{ key: '', searchMode: 'fulltext' }, '/search?dictionary=nature&langs=fi-sv&key=&searchMode=fulltext'],
])('TAB-021 the languages chosen for a dictionary come back with it: %j', (link, href) =>
  expect(linkWithLanguages(link, 'nature', ['fi', 'sv'])).toBe(href),
)
