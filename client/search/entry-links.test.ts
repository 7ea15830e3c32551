import { describe, expect, test } from 'vitest'
import type { Dictionary, DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { contextOfDictionary, contextOfGroup, DEFAULT_DICTIONARY } from '#shared/dictionary/dictionary-context.ts'
import { entryLinks } from './entry-links.ts'

const BASIC: Dictionary = { id: 'basic', type: 'biDirectional', title: 'Basic', langs: ['fi', 'en'] }
const NATURE: Dictionary = { id: 'nature', type: 'multiLingual', title: 'Nature', langs: ['fi', 'sv', 'en'] }
const CUSTOM: DictionaryGroup = { id: 'custom', type: 'user', title: 'Mine', dictionaries: ['basic', 'nature'], langs: ['fi', 'sv', 'en'] }
const fields = { key: 'kuusi', searchMode: 'default', isMachineTranslated: false, unidir: false, workmode: 'normal' } as const
const inGroup = { type: 'dictionary', dictionaryId: 'custom', kind: 'group', langs: { type: 'all' }, ...fields } as const
const inNature = { ...inGroup, dictionaryId: 'nature', kind: 'dictionary' } as const

describe('NAV-012 which dictionary a link of an entry opens', () => {
  const ofGroup = entryLinks(inGroup, { context: contextOfGroup(CUSTOM, [BASIC, NATURE]), hasAdvancedSearch: true })
  const ofNature = entryLinks(inNature, { context: contextOfDictionary(NATURE), hasAdvancedSearch: true })

  test('a word of an entry stays in the group', () => {
    expect(ofGroup(BASIC).wordHref('spruce', 'en')).toBe('/custom/all/spruce?linkType=inner-link')
  })

  test.each([
    ['the one that the entry is from, while a group is searched', ofGroup, BASIC, '/basic/finnish-english/mänty?linkType=inner-link'],
    ['the one in hand, when the entry is from it', ofNature, NATURE, '/nature/all/mänty?linkType=inner-link'],
    ['another, when the entry is from another', ofNature, BASIC, '/basic/finnish-english/mänty?linkType=inner-link'],
    ['the one in hand, when it is not known where the entry is from', ofNature, undefined, '/nature/all/mänty?linkType=inner-link'],
  ])('a reference opens %s', (_, linksOf, dictionary, href) => {
    expect(decodeURI(linksOf(dictionary).referenceHref('mänty', 'fi') ?? '')).toBe(href)
  })

  test('on the language-pair tab links stay on it', () => {
    const search = { type: 'language-pair', fromId: 'fi', toId: 'en', ...fields } as const
    const links = entryLinks(search, { context: DEFAULT_DICTIONARY, hasAdvancedSearch: true })(BASIC)
    expect(links.referenceHref('kuusi', 'fi')).toBe('/finnish-english/kuusi?linkType=inner-link')
  })
})
