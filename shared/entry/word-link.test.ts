import { describe, expect, test } from 'vitest'
import { DEFAULT_DICTIONARY, type DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import { type LinkView, referenceLink, wordLink } from './word-link.ts'

const context = (change: Partial<DictionaryContext>): DictionaryContext => ({
  ...DEFAULT_DICTIONARY,
  id: 'd',
  type: 'biDirectional',
  langs: ['fi', 'en'],
  ...change,
})
const pairView: LinkView = { allowWordLinks: true, pair: { fromId: 'fi', toId: 'en' } }
const viewOf = (change: Partial<DictionaryContext>, langs: NonNullable<LinkView['dictionary']>['langs']): LinkView => ({
  ...pairView,
  dictionary: { context: context(change), langs },
})
const fiEn = { type: 'pair', fromId: 'fi', toId: 'en' } as const
const fi = { word: 'talo', lang: 'fi' } as const
const en = { word: 'house', lang: 'en' } as const

describe('word link', () => {
  test.each([
    ['a word of the source', fi, pairView, '/finnish-english/talo?linkType=inner-link'],
    ['a word of the target turns the pair', en, pairView, '/english-finnish/house?linkType=inner-link'],
    [
      'a word of neither is paired with the target',
      { word: 'hus', lang: 'sv' } as const,
      pairView,
      '/swedish-english/hus?linkType=inner-link',
    ],
    [
      'a phrase with markup and a slash',
      { word: '<b>ja</b>/tai', lang: 'fi' } as const,
      pairView,
      '/finnish-english/ja%2Ftai?linkType=inner-link',
    ],
    ['a dictionary', fi, viewOf({}, fiEn), '/d/finnish-english/talo?linkType=inner-link'],
    ['a two-way dictionary turns', en, viewOf({}, fiEn), '/d/english-finnish/house?linkType=inner-link'],
    [
      'a one-way dictionary cannot turn and is left',
      en,
      viewOf({ type: 'monoDirectional' }, fiEn),
      '/english-finnish/house?linkType=inner-link',
    ],
    [
      'a dictionary without the language is left',
      { word: 'hus', lang: 'sv' } as const,
      viewOf({}, fiEn),
      '/swedish-english/hus?linkType=inner-link',
    ],
    [
      'all languages of a multilingual dictionary',
      en,
      viewOf({ type: 'multiLingual' }, { type: 'all' }),
      '/d/all/house?linkType=inner-link',
    ],
    [
      'a list that has the language',
      en,
      viewOf({ type: 'multiLingual' }, { type: 'list', ids: ['fi', 'en'] }),
      '/d/fi-en/house?linkType=inner-link',
    ],
    [
      'a list that lacks the language',
      en,
      viewOf({ type: 'multiLingual' }, { type: 'list', ids: ['fi'] }),
      '/d/en-fi/house?linkType=inner-link',
    ],
    ['a user group', fi, viewOf({ id: 'custom', kind: 'group', type: 'custom' }, fiEn), '/custom/fi-en/talo?linkType=inner-link'],
    [
      'URL-023 the work mode is carried over',
      fi,
      { ...pairView, workmode: 'embedded' },
      '/finnish-english/talo?linkType=inner-link&workmode=embedded',
    ],
  ] as const)('ENT-064 ENT-065 %s', (_, word, view, url) => expect(wordLink(word, view)).toBe(url))

  test.each([
    ['ENT-063 where the page has no word links', fi, { ...pairView, allowWordLinks: false }],
    ['ENT-074 a blank word', { word: ' ', lang: 'fi' as const }, pairView],
    ['URL-024 a text too long to be searched', { word: 'x'.repeat(251), lang: 'fi' as const }, pairView],
  ])('no link: %s', (_, word, view) => expect(wordLink(word, view)).toBeUndefined())
})

describe('reference link', () => {
  const named = context({ id: 'named' })
  test.each([
    ['REF-006 names its dictionary', pairView, { named, hasAdvancedSearch: true }, '/named/finnish-english/talo?linkType=inner-link'],
    [
      'URL-042 never without advanced search',
      viewOf({}, fiEn),
      { named, hasAdvancedSearch: false },
      '/finnish-english/talo?linkType=inner-link',
    ],
    [
      'NAV-012 a particular dictionary while all is selected',
      viewOf({ id: 'all', kind: 'group', type: 'all' }, fiEn),
      { named, hasAdvancedSearch: true },
      '/named/finnish-english/talo?linkType=inner-link',
    ],
    [
      'NAV-012 another dictionary than the view’s',
      viewOf({}, fiEn),
      { named, hasAdvancedSearch: true },
      '/named/finnish-english/talo?linkType=inner-link',
    ],
    [
      'NAV-012 the same does not switch',
      viewOf({ id: 'named' }, fiEn),
      { named, hasAdvancedSearch: true },
      '/named/finnish-english/talo?linkType=inner-link',
    ],
    [
      'NAV-012 one that names nothing stays in the view',
      viewOf({}, fiEn),
      { hasAdvancedSearch: true },
      '/d/finnish-english/talo?linkType=inner-link',
    ],
    [
      'NAV-012 the default dictionary is the pair’s',
      pairView,
      { named: DEFAULT_DICTIONARY, hasAdvancedSearch: true },
      '/finnish-english/talo?linkType=inner-link',
    ],
    [
      'REF-006 a monolingual dictionary',
      pairView,
      { named: context({ id: 'suomi', type: 'monoLingual', langs: ['fi'] }), hasAdvancedSearch: true },
      '/suomi/fi/talo?linkType=inner-link',
    ],
  ])('%s', (_, view, options, url) => expect(referenceLink(fi, view, options)).toBe(url))
})
