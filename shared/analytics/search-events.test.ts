import { describe, expect, test } from 'vitest'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import type { ResultStatus } from '#shared/search/result-status.ts'
import { parseSearchUrl } from '#shared/search/search-url.ts'
import { searchEvents } from './search-events.ts'

const NATURE: Dictionary = { id: 'nature', type: 'multiLingual', title: 'Nature', langs: ['fi', 'sv', 'en'] }

function eventsOf(url: string, status: ResultStatus, results = 0) {
  const { pathname, searchParams } = new URL(url, 'https://sanavirta.example')
  const search = parseSearchUrl(pathname, searchParams, dictionaryLookup({ dictionaries: [NATURE], groups: [] }))
  if (search.type !== 'language-pair' && search.type !== 'dictionary' && search.type !== 'full-text') throw new Error(search.type)
  return searchEvents(search, { status, results })
}

describe('ANLT-001 what is counted of a search', () => {
  test.each<[string, string, ResultStatus, string[]]>([
    ['a word that is found', '/finnish-english/salaisuus', 'has-results', ['lookup', 'word_found']],
    ['a word that is not', '/finnish-english/salaisuus', 'no_results', ['lookup', 'word_missing']],
    ['FT-017 hits in full text', '/fulltext/nature/fi-sv/salaisuus', 'has-results', ['lookup', 'word_found']],
    ['FT-017 none', '/fulltext/nature/fi-sv/salaisuus', 'no_results', ['lookup', 'word_missing']],
    ['a wildcard', '/finnish-english/salaisuu*', 'wildcard-search', ['lookup']],
    ['a near search', '/finnish-english/salaisuus?searchMode=nearSearch', 'near-search', ['lookup']],
    ['a search that failed', '/finnish-english/salaisuus', 'has-error', ['lookup']],
    ['no word', '/finnish-english', 'empty_keyword', []],
    ['a word that is too long', `/finnish-english/${'salaisuus'.repeat(40)}`, 'has-error', []],
  ])('%s', (_, url, status, names) => expect(eventsOf(url, status).map(({ name }) => name)).toEqual(names))
})

test.each([
  ['/finnish-english/salaisuus', { tab: 'langPair', mode: 'default', languages: 'fi-en', dictionary: 'default' }],
  ['/nature/fi-sv/salaisuus', { tab: 'dictionary', mode: 'default', languages: 'fi-sv', dictionary: 'nature' }],
  ['/nature/all/salaisuus?searchMode=nearSearch', { tab: 'dictionary', mode: 'nearSearch', languages: 'all', dictionary: 'nature' }],
  ['/fulltext/nature/fi/salaisuus', { tab: 'dictionary', mode: 'fulltext', languages: 'fi', dictionary: 'nature' }],
])('ANLT-005 %s is told of by where it was made, never by its word', (url, fields) => {
  const events = eventsOf(url, 'has-results', 3)
  expect(events).toEqual([
    { name: 'lookup', ...fields, results: 3 },
    { name: 'word_found', ...fields, results: 3 },
  ])
  expect(JSON.stringify(events)).not.toContain('salaisuus')
})
