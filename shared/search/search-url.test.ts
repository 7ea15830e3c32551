import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEFAULT_DICTIONARY, type DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import { LANGUAGE_IDS, type LanguageId } from '#shared/language/language-id.ts'
import { cleanKeyword } from './keyword-rules.ts'
import { buildSearchUrl, canonicalSearchUrl, parseSearchUrl, type SearchTarget } from './search-url.ts'

const dictionary = (id: string, type: DictionaryContext['type'], langs: LanguageId[], kind: DictionaryContext['kind'] = 'dictionary') => ({
  ...DEFAULT_DICTIONARY,
  id,
  type,
  langs,
  kind,
})
const dictionaries = new Map(
  [
    DEFAULT_DICTIONARY,
    dictionary('freedict.fin-eng', 'biDirectional', ['fi', 'en']),
    dictionary('sanavirta.one-way', 'monoDirectional', ['fi', 'en']),
    dictionary('sanavirta.terms', 'multiLingual', ['fi', 'sv', 'en', 'fa', 'fa-AF']),
    dictionary('sanavirta.suomi', 'monoLingual', ['fi']),
    dictionary('oxford.english', 'biDirectional', ['en', 'fi']),
    dictionary('7 åland/glossary', 'glossary', ['fi', 'sv']),
    dictionary('7words', 'glossary', ['fi', 'sv', 'en']),
    dictionary('custom', 'custom', ['fi', 'sv', 'en'], 'group'),
    dictionary('all', 'all', ['fi', 'sv', 'en'], 'group'),
    dictionary('separator', 'separator', ['fi', 'en']),
  ].map((context) => [context.id, context]),
)
const lookup = (id: string) => dictionaries.get(id)

const parse = (url: string) => {
  const { pathname, searchParams } = new URL(`http://localhost${url}`)
  return parseSearchUrl(pathname, searchParams, lookup)
}

const plain = { searchMode: 'default', key: '', isMachineTranslated: false, unidir: false, workmode: 'normal' }
const pair = { ...plain, type: 'language-pair', fromId: 'fi', toId: 'en' }
const finEng = {
  ...plain,
  type: 'dictionary',
  dictionaryId: 'freedict.fin-eng',
  kind: 'dictionary',
  langs: { type: 'pair', fromId: 'fi', toId: 'en' },
}

describe('valid URLs', () => {
  test.each([
    ['URL-002 the empty path is the front page', '/', { type: 'home', key: '', workmode: 'normal' }],
    ['TAB-005 the front page can be asked for a tab', '/?tab=dictionary', { type: 'home', key: '', workmode: 'normal', tab: 'dictionary' }],
    ['TAB-012 an unknown tab is passed over', '/?tab=constructor', { type: 'home', key: '', workmode: 'normal' }],
    ['URL-008 {langs}', '/finnish-english', pair],
    ['URL-008 {langs}/{key}', '/finnish-english/talo', { ...pair, key: 'talo' }],
    ['URL-008 one language', '/finnish-finnish/talo', { ...pair, toId: 'fi', key: 'talo' }],
    ['URL-011 names with an underscore', '/inari_sami-norwegian_bokmal', { ...pair, fromId: 'smn', toId: 'nb' }],
    ['URL-017 {langs}/{key}/mt', '/finnish-english/talo/mt', { ...pair, key: 'talo', isMachineTranslated: true }],
    ['URL-018 the word mt', '/finnish-english/mt', { ...pair, key: 'mt' }],
    ['URL-018 the machine translation of mt', '/finnish-english/mt/mt', { ...pair, key: 'mt', isMachineTranslated: true }],
    ['URL-006 {dictionary}/{langs}', '/freedict.fin-eng/finnish-english', finEng],
    ['URL-005 {dictionary}/{langs}/{key}', '/freedict.fin-eng/finnish-english/talo', { ...finEng, key: 'talo' }],
    ['URL-018 {dictionary}/{langs}/mt is the word mt', '/freedict.fin-eng/finnish-english/mt', { ...finEng, key: 'mt' }],
    [
      'URL-017 {dictionary}/{langs}/{key}/mt',
      '/freedict.fin-eng/finnish-english/talo/mt',
      { ...finEng, key: 'talo', isMachineTranslated: true },
    ],
    [
      'URL-028 a two-way dictionary keeps the given direction',
      '/freedict.fin-eng/english-finnish/house',
      { ...finEng, key: 'house', langs: { type: 'pair', fromId: 'en', toId: 'fi' } },
    ],
    [
      'URL-027 a one-way dictionary in its own order',
      '/sanavirta.one-way/finnish-english',
      { ...finEng, dictionaryId: 'sanavirta.one-way' },
    ],
    [
      'URL-003 fulltext/{dictionary}/{langs}/{key}',
      '/fulltext/freedict.fin-eng/finnish-english/talo',
      { ...finEng, type: 'full-text', searchMode: 'fulltext', key: 'talo' },
    ],
    [
      'URL-004 fulltext/{dictionary}/{langs}',
      '/fulltext/freedict.fin-eng/finnish-english',
      { ...finEng, type: 'full-text', searchMode: 'fulltext' },
    ],
    [
      'URL-018 the full-text word mt',
      '/fulltext/freedict.fin-eng/finnish-english/mt',
      { ...finEng, type: 'full-text', searchMode: 'fulltext', key: 'mt' },
    ],
    [
      'URL-016 URL-040 oxford carries full text in the query',
      '/oxford.english/english-finnish/house?searchMode=fulltext',
      {
        ...finEng,
        type: 'full-text',
        dictionaryId: 'oxford.english',
        searchMode: 'fulltext',
        key: 'house',
        langs: { type: 'pair', fromId: 'en', toId: 'fi' },
      },
    ],
    [
      'URL-040 full text on the language-pair tab',
      '/finnish-english/talo?searchMode=fulltext',
      { ...pair, key: 'talo', searchMode: 'fulltext' },
    ],
    [
      'URL-040 near search',
      '/freedict.fin-eng/finnish-english/talo?searchMode=nearSearch',
      { ...finEng, key: 'talo', searchMode: 'nearSearch' },
    ],
    [
      'URL-019 the path’s mode beats the query’s',
      '/fulltext/freedict.fin-eng/finnish-english?searchMode=nearSearch',
      { ...finEng, type: 'full-text', searchMode: 'fulltext' },
    ],
    ['URL-019 the path’s key beats the query’s', '/finnish-english/talo?key=auto', { ...pair, key: 'talo' }],
    ['URL-025 a query’s languages never beat the path', '/finnish-english?langs=sv-fi&dictionary=all', pair],
    [
      'URL-012 URL-030 all languages',
      '/sanavirta.terms/all/talo',
      { ...finEng, dictionaryId: 'sanavirta.terms', key: 'talo', langs: { type: 'all' } },
    ],
    [
      'URL-013 URL-030 a list of languages',
      '/sanavirta.terms/fi-sv-en',
      { ...finEng, dictionaryId: 'sanavirta.terms', langs: { type: 'list', ids: ['fi', 'sv', 'en'] } },
    ],
    [
      'URL-034 an id with a hyphen in a list',
      '/sanavirta.terms/fi-fa-AF-en',
      { ...finEng, dictionaryId: 'sanavirta.terms', langs: { type: 'list', ids: ['fi', 'fa-AF', 'en'] } },
    ],
    [
      'URL-029 a monolingual dictionary',
      '/sanavirta.suomi/fi/talo',
      { ...finEng, dictionaryId: 'sanavirta.suomi', key: 'talo', langs: { type: 'list', ids: ['fi'] } },
    ],
    [
      'URL-014 a group writes a pair as ids',
      '/custom/fi-sv/talo',
      { ...finEng, kind: 'group', dictionaryId: 'custom', key: 'talo', langs: { type: 'pair', fromId: 'fi', toId: 'sv' } },
    ],
    [
      'URL-014 a group with all languages',
      '/all/all/talo',
      { ...finEng, kind: 'group', dictionaryId: 'all', key: 'talo', langs: { type: 'all' } },
    ],
    [
      'URL-014 a group with a list',
      '/custom/fi-sv-en',
      { ...finEng, kind: 'group', dictionaryId: 'custom', langs: { type: 'list', ids: ['fi', 'sv', 'en'] } },
    ],
    [
      'PICK-006 an id with a slash and a space',
      '/7%20%C3%A5land%2Fglossary/finnish-swedish',
      { ...finEng, dictionaryId: '7 åland/glossary', langs: { type: 'pair', fromId: 'fi', toId: 'sv' } },
    ],
    ['URL-022 a click inside an entry', '/finnish-english/talo?linkType=inner-link', { ...pair, key: 'talo', linkType: 'inner-link' }],
    ['URL-023 the work mode is kept', '/finnish-english/talo?workmode=embedded', { ...pair, key: 'talo', workmode: 'embedded' }],
    ['URL-041 one direction', '/finnish-english/talo?unidir=1', { ...pair, key: 'talo', unidir: true }],
    ['URL-024 a key of reserved characters', '/finnish-english/a%2Fb%3Fc%23d%25%20e', { ...pair, key: 'a/b?c#d% e' }],
    ['URL-024 a key is decoded once', '/finnish-english/%2541', { ...pair, key: '%41' }],
    ['URL-024 a key that is a dot segment', '/finnish-english?key=..', { ...pair, key: '..' }],
    ['URL-024 a key that looks like a data request', '/finnish-english/meta%2Edata', { ...pair, key: 'meta.data' }],
    [
      'URL-024 a key of over 250 characters says so',
      `/finnish-english/${'x'.repeat(251)}`,
      { ...pair, key: 'x'.repeat(251), keyIssue: 'keyword_too_long' },
    ],
    ['URL-007 a first segment that is a pair is no dictionary', '/finnish-english/finnish-swedish', { ...pair, key: 'finnish-swedish' }],
  ])('%s', (_, url, expected) => expect(parse(url)).toEqual(expected))

  test('URL-017 a blank key has no machine translation', () =>
    expect(parse('/finnish-english')).toMatchObject({ isMachineTranslated: false }))
})

describe('redirects to the canonical URL', () => {
  test.each([
    ['URL-039 upper case', '/Finnish-ENGLISH/Talo', 301, '/finnish-english/Talo'],
    ['URL-039 ids for names', '/fi-en/talo', 301, '/finnish-english/talo'],
    ['URL-039 ids with a hyphen for names', '/fi-fa-AF/talo', 301, '/finnish-dari/talo'],
    ['URL-039 ids of a two-language dictionary', '/freedict.fin-eng/fi-en/talo', 301, '/freedict.fin-eng/finnish-english/talo'],
    ['C18 names of a group', '/custom/finnish-swedish/talo', 302, '/custom/fi-sv/talo'],
    ['C18 names of a multilingual dictionary', '/sanavirta.terms/finnish-english', 301, '/sanavirta.terms/fi-en'],
    ['URL-029 the name of the one language', '/sanavirta.suomi/finnish-finnish', 301, '/sanavirta.suomi/fi'],
    ['URL-012 upper case of all', '/all/ALL', 301, '/all/all'],
    ['URL-039 a slash at the end', '/finnish-english/talo/', 301, '/finnish-english/talo'],
    [
      'URL-027 the wrong order of a one-way dictionary',
      '/sanavirta.one-way/english-finnish/talo?unidir=1',
      302,
      '/sanavirta.one-way/finnish-english/talo?unidir=1',
    ],
    [
      'URL-016 the full-text path of oxford',
      '/fulltext/oxford.english/english-finnish/house',
      301,
      '/oxford.english/english-finnish/house?searchMode=fulltext',
    ],
    [
      'URL-015 full text in the query of a dictionary that has the path',
      '/freedict.fin-eng/finnish-english/talo?searchMode=fulltext',
      301,
      '/fulltext/freedict.fin-eng/finnish-english/talo',
    ],
    ['URL-009 the default dictionary is left out', '/default/finnish-english/talo', 301, '/finnish-english/talo'],
    ['URL-024 a key that is cleaned', '/finnish-english/%20iso%20%20talo', 301, '/finnish-english/iso%20talo'],
    ['SRCH-016 a key with markup', '/finnish-english/%3Cb%3Etalo%3C%2Fb%3E', 301, '/finnish-english/talo'],
    ['URL-024 a blank key', '/finnish-english/%20', 301, '/finnish-english'],
    ['URL-024 a blank key to translate', '/finnish-english/%20/mt', 301, '/finnish-english'],
    ['URL-019 a key in the query', '/finnish-english?key=iso+talo', 301, '/finnish-english/iso%20talo'],
    ['URL-019 a pair search in the query', '/?langs=fi-en&key=talo&tab=langPair', 301, '/finnish-english/talo'],
    [
      'URL-019 a dictionary search in the query',
      '/?dictionary=freedict.fin-eng&langs=fi-en&key=talo',
      301,
      '/freedict.fin-eng/finnish-english/talo',
    ],
    [
      'URL-025 bad languages in the query give way to the dictionary’s own',
      '/?dictionary=freedict.fin-eng&langs=fi-zz',
      301,
      '/freedict.fin-eng/finnish-english',
    ],
    [
      'L10N-007 what is not the search’s own is carried on',
      '/fi-en/talo?hl=sv&searchMode=nearSearch&suggestions=1',
      301,
      '/finnish-english/talo?searchMode=nearSearch&hl=sv&suggestions=1',
    ],
    [
      'URL-022 URL-023 so are link type and work mode',
      '/fi-en/talo?linkType=inner-link&workmode=embedded',
      301,
      '/finnish-english/talo?linkType=inner-link&workmode=embedded',
    ],
  ])('%s', (_, url, status, location) => {
    expect(parse(url)).toEqual({ type: 'redirect', status, location })
    expect(parse(location).type).not.toBe('redirect')
  })

  test.each(['/finnish-english/%c3%a4iti', '/finnish-english/!%27()*~', '/finnish-english/%74alo'])(
    'URL-039 another spelling of the encoding, %s, is no other URL',
    (url) => expect(parse(url).type).toBe('language-pair'),
  )
})

describe('URLs that are no search', () => {
  const language = 'unexpected lang name'
  const missing = 'Dictionary with id not found'
  test.each([
    ['URL-032 an unknown language name', '/klingon-english/talo', language],
    ['URL-032 a lone name', '/finnish', language],
    ['URL-032 all on the language-pair tab', '/all', language],
    ['URL-025 a name and an id', '/finnish-en', language],
    ['URL-025 three names', '/finnish-english-swedish', language],
    ['URL-033 an unknown dictionary', '/no.such/finnish-english/talo', missing],
    ['URL-033 an unknown dictionary in full text', '/fulltext/no.such/finnish-english', missing],
    ['URL-033 a property name', '/constructor/finnish-english', missing],
    ['URL-033 __proto__', '/__proto__/fi-en/talo', missing],
    ['URL-032 __proto__ as languages', '/freedict.fin-eng/__proto__', language],
    ['URL-032 constructor', '/constructor', language],
    ['URL-026 a language foreign to the dictionary', '/freedict.fin-eng/finnish-swedish', language],
    ['URL-026 a language foreign to a one-way dictionary', '/sanavirta.one-way/finnish-swedish', language],
    ['URL-026 the same language twice', '/freedict.fin-eng/finnish-finnish', language],
    ['URL-026 all of a two-language dictionary', '/freedict.fin-eng/all', language],
    ['URL-030 a list with a foreign language', '/sanavirta.terms/fi-de', language],
    ['URL-030 a list with a language twice', '/sanavirta.terms/fi-sv-fi', language],
    ['URL-034 fa-af is Persian and Afrikaans', '/sanavirta.terms/fa-af', language],
    ['URL-029 two languages of a monolingual dictionary', '/sanavirta.suomi/fi-en', language],
    ['URL-014 a group without the language', '/custom/fi-de', language],
    ['PICK-019 a separator of the picker', '/separator/finnish-english', language],
    ['URL-010 a third segment that is not mt', '/finnish-english/talo/x', language],
    ['URL-010 a fourth segment that is not mt', '/freedict.fin-eng/finnish-english/talo/x', language],
    ['URL-010 the machine translation of full text', '/fulltext/freedict.fin-eng/finnish-english/talo/mt', language],
    ['URL-010 full text of a pair', '/fulltext/finnish-english', missing],
    ['URL-010 an empty segment', '/finnish-english//mt', language],
    ['URL-010 too many segments', '/a/b/c/d/e/f', language],
  ])('%s', (_, url, code) => expect(parse(url)).toEqual({ type: 'not-found', code }))

  test.each(['/finnish-english/%', '/finnish-english/%E4', '/finnish-english/%ED%A0%80', '/finnish-english/a%00b', '/%00'])(
    'URL-024 %s cannot be decoded',
    (url) => expect(parse(url)).toEqual({ type: 'bad-request' }),
  )
})

describe('buildSearchUrl', () => {
  test.each<[string, SearchTarget, string]>([
    ['URL-009 a pair', { type: 'language-pair', fromId: 'fi', toId: 'en', key: 'talo' }, '/finnish-english/talo'],
    [
      'URL-040 default mode is never written',
      { type: 'language-pair', fromId: 'fi', toId: 'en', searchMode: 'default' },
      '/finnish-english',
    ],
    ['URL-041 a swap', { type: 'language-pair', fromId: 'en', toId: 'fi', key: 'talo', unidir: true }, '/english-finnish/talo?unidir=1'],
    [
      'URL-015 a mode makes full text',
      { type: 'dictionary', dictionaryId: 'd', langs: { type: 'all' }, key: 'talo', searchMode: 'fulltext' },
      '/fulltext/d/all/talo',
    ],
    [
      'URL-014 a group',
      { type: 'dictionary', kind: 'group', dictionaryId: 'custom', langs: { type: 'pair', fromId: 'fi', toId: 'sv' } },
      '/custom/fi-sv',
    ],
    ['URL-024 a slash in the key', { type: 'language-pair', fromId: 'fi', toId: 'en', key: 'ja/tai' }, '/finnish-english/ja%2Ftai'],
    [
      'URL-024 a key ending in .data',
      { type: 'language-pair', fromId: 'fi', toId: 'en', key: 'meta.data' },
      '/finnish-english/meta%2Edata',
    ],
    [
      'URL-024 a lone surrogate does not throw',
      { type: 'language-pair', fromId: 'fi', toId: 'en', key: '\uD800' },
      '/finnish-english/%EF%BF%BD',
    ],
    ['TAB-023 the front page of a tab', { type: 'home', tab: 'dictionary' }, '/?tab=dictionary'],
  ])('%s', (_, target, url) => expect(buildSearchUrl(target)).toBe(url))

  test('URL-041 META-005 the canonical URL leaves out what belongs to one navigation', () => {
    const search = { type: 'language-pair', fromId: 'fi', toId: 'en', key: 'talo', searchMode: 'nearSearch' } as const
    expect(canonicalSearchUrl({ ...search, unidir: true, linkType: 'inner-link', workmode: 'embedded' })).toBe(
      '/finnish-english/talo?searchMode=nearSearch',
    )
  })
})

const anyKey = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('mt', '.', '..', 'fulltext', 'a.data', 'all'),
  )
  .map(cleanKeyword)
const anyFields = fc.record({
  key: anyKey,
  searchMode: fc.constantFrom('default' as const, 'nearSearch' as const, 'fulltext' as const),
  unidir: fc.boolean(),
  workmode: fc.constantFrom('normal', 'embedded'),
})
const anyLanguage = fc.constantFrom(...LANGUAGE_IDS)
const anyPlace = fc.oneof(
  fc.record({ type: fc.constant('language-pair' as const), fromId: anyLanguage, toId: anyLanguage }),
  fc.constantFrom(
    {
      type: 'dictionary' as const,
      dictionaryId: 'freedict.fin-eng',
      langs: { type: 'pair' as const, fromId: 'en' as const, toId: 'fi' as const },
    },
    {
      type: 'dictionary' as const,
      dictionaryId: 'oxford.english',
      langs: { type: 'pair' as const, fromId: 'en' as const, toId: 'fi' as const },
    },
    {
      type: 'dictionary' as const,
      dictionaryId: '7 åland/glossary',
      langs: { type: 'pair' as const, fromId: 'sv' as const, toId: 'fi' as const },
    },
    {
      type: 'dictionary' as const,
      dictionaryId: 'sanavirta.terms',
      langs: { type: 'list' as const, ids: ['fa-AF' as const, 'fa' as const] },
    },
    { type: 'dictionary' as const, kind: 'group' as const, dictionaryId: 'custom', langs: { type: 'all' as const } },
  ),
)

describe('URL-037 round trip', () => {
  test('reading what was written gives the same search, and writing that the same URL', () => {
    fc.assert(
      fc.property(anyPlace, anyFields, fc.boolean(), (place, fields, wantsTranslation) => {
        const isDots = fields.key === '.' || fields.key === '..'
        const isMachineTranslated = wantsTranslation && !isDots && fields.searchMode !== 'fulltext' && fields.key !== ''
        const url = buildSearchUrl({ ...place, ...fields, isMachineTranslated })
        const read = parse(url)
        if (read.type === 'redirect' || read.type === 'not-found' || read.type === 'bad-request') throw new Error(`${url} is ${read.type}`)
        expect(read).toMatchObject({ ...fields, isMachineTranslated, ...('langs' in place ? { langs: place.langs } : place) })
        expect(buildSearchUrl(read)).toBe(url)
      }),
      { numRuns: 2000 },
    )
  })

  test('any path at all is read without an exception, and a redirect leads to a search', () => {
    const anyPath = fc.array(
      fc.oneof(fc.constantFrom(...dictionaries.keys(), 'fi-en', 'finnish-english', 'all', 'fulltext', 'mt', '', '%'), fc.string()),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(
        anyPath,
        fc.array(fc.tuple(fc.constantFrom('key', 'langs', 'dictionary', 'searchMode', 'hl'), fc.string()), { maxLength: 3 }),
        (path, query) => {
          const parsed = parseSearchUrl(`/${path.join('/')}`, query, lookup)
          if (parsed.type !== 'redirect') return
          expect(parsed.location).toMatch(/^\/(?![/\\])/)
          expect(['redirect', 'not-found', 'bad-request']).not.toContain(parse(parsed.location).type)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
