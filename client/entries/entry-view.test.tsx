import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { describe, expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { type WordInput, WordSchema } from '#shared/entry/entry-schema.ts'
import type { Locale } from '#shared/language/locale.ts'
import type { EntryReading } from './entry-reading.ts'
import { EntryView } from './entry-view.tsx'

const DICTIONARY: Dictionary = {
  id: 'sanavirta.fi-en',
  type: 'biDirectional',
  title: 'Yleiskielen sanakirja',
  langs: ['fi', 'en'],
  licence: { name: 'CC BY 4.0', attribution: '© Sanavirta' },
}

const READING: EntryReading = {
  locale: 'en',
  headwordLang: 'fi',
  wordHref: (word, lang) => `/${lang}/${word}`,
  referenceHref: (word, lang) => `/see/${lang}/${word}`,
  dictionary: DICTIONARY,
  hasPremium: false,
  opensExamples: true,
}

const TALO: WordInput = {
  id: 'sanavirta.fi-en:talo',
  headword: 'talo',
  clean_headword: 'talo',
  lang: 'fi',
  dict_type: 'non-premium',
  dictionary: { id: DICTIONARY.id, name: 'Yleiskielen sanakirja' },
}

type Given = { word?: Partial<WordInput>; reading?: Partial<EntryReading>; locale?: Locale }

const drawn = ({ word = {}, reading = {}, locale = 'en' }: Given = {}) =>
  withLocale(locale, () =>
    renderToStaticMarkup(<EntryView word={parse(WordSchema, { ...TALO, ...word })} reading={{ ...READING, locale, ...reading }} />),
  )

const sense = (fields: object = {}) => ({ id: 's1', ...fields })
const house = { text: 'house', lang: 'en' }

describe('the head of an entry', () => {
  test('ENT-026 shows the headword in its language with its homonym number', () => {
    expect(drawn({ word: { homonym: 2 } })).toContain('lang="fi">talo<sup>2</sup></h2>')
  })

  test('ENT-025, ENT-045 names the dictionary and its direction', () => {
    const html = drawn()
    expect(html).toContain('Yleiskielen sanakirja')
    expect(html).toContain('Finnish → English')
  })

  test('ENT-045 turns the direction for an entry of the second language', () => {
    expect(drawn({ word: { lang: 'en' } })).toContain('English → Finnish')
  })

  test('ENT-027 sets Finnish pronunciation in [ ] and English in / /', () => {
    expect(drawn({ word: { ipa: [{ ipa: 'ˈtɑlo' }] } })).toContain('<span class="ipa">[ˈtɑlo]</span>')
    expect(drawn({ word: { lang: 'en', ipa: [{ ipa: 'haʊs' }] } })).toContain('<span class="ipa">/haʊs/</span>')
  })

  test('ENT-027 keeps the brackets that a source has set itself', () => {
    expect(drawn({ word: { lang: 'en', ipa: [{ ipa: '[ɫɐɪ̯ʔ]' }] } })).toContain('<span class="ipa">[ɫɐɪ̯ʔ]</span>')
  })

  test('ENT-027 marks a machine’s pronunciation, and no other', () => {
    const marked = '<abbr class="approx" title="Machine-made pronunciation, not reviewed">≈</abbr>'
    expect(drawn({ word: { ipa: [{ ipa: 'x', source: 'machine' }] } })).toContain(marked)
    expect(drawn({ word: { ipa: [{ ipa: 'x', source: 'wiktionary' }] } })).not.toContain('≈')
  })

  test('L10N-009 labels are in the reader’s language; an unknown label is shown as it is', () => {
    expect(drawn({ word: { pos: ['noun'] }, locale: 'fi' })).toContain('<span class="pos">substantiivi</span>')
    expect(drawn({ word: { pos: ['gerundive'] }, locale: 'fi' })).toContain('<span class="pos">gerundive</span>')
  })

  test('ENT-023 spells out gender, and offset −1 puts the article before the word', () => {
    expect(drawn({ word: { gender: { gender: 'f' } } })).toMatch(/<abbr class="gram gender" title="[^"]+"><i>f<\/i><\/abbr>/)
    const article = drawn({ word: { lang: 'de', headword: 'Haus', gender: { gender: 'n', offset: -1 } } })
    expect(article.indexOf('das')).toBeLessThan(article.indexOf('Haus'))
  })

  test('ENT-044 locks a premium entry, and never a free one', () => {
    expect(drawn({ word: { dict_type: 'premium' } })).toContain('href="/get-access"')
    expect(drawn({ word: { dict_type: 'premium' }, reading: { hasPremium: true } })).not.toContain('/get-access')
    expect(drawn()).not.toContain('/get-access')
  })

  test('ENT-078 an entry has its id as anchor, without white space', () => {
    expect(drawn({ word: { id: 'd:ad hoc' } })).toContain('id="d:ad_hoc"')
    expect(drawn({ word: { id: 12 } })).toContain('id="mt-12"')
  })
})

describe('a sense', () => {
  test('ENT-035 draws translations as links in their language', () => {
    expect(drawn({ word: { senses: [sense({ translations: [house] })] } })).toContain('<a lang="en" href="/en/house">house</a>')
  })

  test('ENT-063 draws no link where words are no links, nor for what is not linkable', () => {
    expect(drawn({ word: { senses: [sense({ translations: [house] })] }, reading: { wordHref: () => undefined } })).toContain(
      '<b lang="en">house</b>',
    )
    expect(drawn({ word: { senses: [sense({ translations: [{ ...house, linkable: false }] })] } })).toContain('<b lang="en">house</b>')
  })

  test('A11Y-007 Chinese variants say their script to browsers', () => {
    expect(drawn({ word: { senses: [sense({ translations: [{ text: '房子', lang: 'zt' }] })] } })).toContain('lang="zh-Hant"')
  })

  test('ENT-034 sub-senses are a list of their own, lettered by the style sheet', () => {
    expect(
      drawn({ word: { senses: [sense({ senses: [sense({ id: 'a' }), sense({ id: 'b' })] })] } }).match(/<li class="sub">/g),
    ).toHaveLength(2)
  })

  test('ENT-035 a definition is the content where nothing is translated', () => {
    const definitions = [{ lang: 'fi' as const, definition: 'asuinrakennus' }]
    expect(drawn({ word: { senses: [sense({ definitions })] } })).toContain('<p class="def main"><span lang="fi">asuinrakennus</span></p>')
    expect(drawn({ word: { senses: [sense({ definitions, translations: [house] })] } })).toContain('<p class="def">')
  })

  test('ENT-035 below translations a definition only tells uses apart', () => {
    const definitions = [{ lang: 'fi' as const, definition: 'käyttö' }]
    const html = drawn({ word: { senses: [sense({ translations: [house], senses: [sense({ id: 'a', definitions })] })] } })
    expect(html).toContain('<p class="def"><span lang="fi">käyttö</span></p>')
  })

  test('examples are translated into several languages one by one, and into one as one text', () => {
    const example = (translations: object[]) => drawn({ word: { senses: [sense({ examples: [{ text: 'Talo.', translations }] })] } })
    expect(example([house, { text: 'hus', lang: 'sv' }])).toContain(
      '<span class="each"> <span lang="en">house</span> <span lang="sv">hus</span></span>',
    )
    expect(example([house, { text: 'home', lang: 'en' }])).toContain(
      '<span> <span lang="en">house</span> · <span lang="en">home</span></span>',
    )
  })

  test('ENT-055 examples open as the reader prefers', () => {
    const senses = [sense({ examples: [{ text: 'Vanha <b>talo</b>.', translations: [{ text: 'An old house.', lang: 'en' }] }] })]
    const open = drawn({ word: { senses } })
    expect(open).toContain('<details class="exs" open="">')
    expect(open).toContain('<i lang="fi">Vanha <b>talo</b>.</i> <span lang="en">An old house.</span>')
    expect(drawn({ word: { senses }, reading: { opensExamples: false } })).toContain('<details class="exs"><summary>')
  })

  test('ENT-057 hideAccordion shows the examples without one', () => {
    const senses = [sense({ examples: [{ text: 'Talo palaa.' }] })]
    expect(drawn({ word: { senses }, reading: { dictionary: { ...DICTIONARY, hideAccordion: true } } })).not.toContain('<details')
  })

  test('ENT-031 a region’s short form is spelled out', () => {
    expect(drawn({ word: { senses: [sense({ translations: [{ ...house, geography: ['GB'] }] })] } })).toMatch(
      /<abbr class="geo" title="[^"]*British[^"]*">GB<\/abbr>/,
    )
  })

  test('translations into several languages stand under the names of the languages', () => {
    const html = drawn({ word: { senses: [sense({ translations: [house, { text: 'hus', lang: 'sv' }] })] } })
    expect(html).toContain('<dt>English</dt>')
    expect(html).toContain('<dt>Swedish</dt>')
  })
})

describe('the rest of an entry', () => {
  test('REF-004 references come as see, compare, as they are', () => {
    const reference = [
      { target: 'c', lang: 'fi' as const, prec_text: 'compare' },
      { target: '', lang: 'fi' as const, prec_text: 'vain tekstiä' },
      { target: 'a', lang: 'fi' as const },
    ]
    const html = drawn({ word: { reference } })
    const places = ['<dt>See</dt>', '<dt>Compare</dt>', '<dt>vain tekstiä</dt>'].map((text) => html.indexOf(text))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  test('REF-007, NAV-002 a web address opens in a new window without opener or referrer', () => {
    const reference = [{ target: 'lähde', target_url: 'https://example.org/', lang: 'fi' as const }]
    expect(drawn({ word: { reference } })).toContain('<a href="https://example.org/" target="_blank" rel="noopener noreferrer nofollow">')
  })

  test('REF-007 an address that is not of the web is no address', () => {
    const html = drawn({ word: { reference: [{ target: 'x', target_url: 'javascript:alert(1)', lang: 'fi' }] } })
    expect(html).not.toContain('javascript:')
    expect(html).toContain('href="/see/fi/x"')
  })

  test('ENT-075 markup of an entry is drawn as elements, and what is not allowed is text', () => {
    const html = drawn({ word: { etymology: 'vrt. <i>talu</i><script>alert(1)</script><img src=x onerror=y>' } })
    expect(html).toContain('<i>talu</i>')
    expect(html).not.toMatch(/<script|<img/)
  })

  test('ENT-037 the foot names owner and licence', () => {
    const html = drawn()
    expect(html).toContain('© Sanavirta')
    expect(html).toContain('<a href="/legal/our-content#dictionary-sanavirta.fi-en">Licence: CC BY 4.0</a>')
  })

  test('ENT-038 an image comes from the content service', () => {
    expect(drawn({ word: { images: [{ filename: 'kuusi 1.svg', caption: 'Kuusi' }] } })).toContain(
      'src="/api/content/sanakirja/images/?file=kuusi%201.svg&amp;dictionary=sanavirta.fi-en"',
    )
  })

  test('ENT-049, ENT-050 a teaser invites to subscribe and links nothing of the entry', () => {
    const html = drawn({ word: { custom: 'teaser', dict_type: 'premium', senses: [sense({ translations: [house] })] } })
    expect(html).toContain('class="entry teaser"')
    expect(html).toContain('href="/get-access"')
    expect(html).toContain('<b lang="en">house</b>')
    expect(html.slice(0, html.indexOf('class="cta"'))).not.toContain('<a ')
  })

  test('read without a style sheet, words of an entry stay words of their own', () => {
    const part = (fields: object) => ({ ...TALO, id: 'p', headword: 'talonmies', pos: ['noun'], senses: [], ...fields })
    const html = drawn({
      word: {
        pos: ['noun'],
        senses: [
          sense({
            translations: [{ ...house, gender: { gender: 'f' }, pos: ['noun'] }],
            synonyms: ['rakennus', 'tupa'],
            examples: [{ text: 'Talo.', translations: [house] }],
          }),
        ],
        subentry_blocks: [{ subentries: [part({})] }],
        reference: [
          { target: 'koti', lang: 'fi' },
          { target: 'tupa', lang: 'fi' },
        ],
      },
    })
    const text = html.replaceAll(/<\/(?:p|h2|li|dt|dd|ul|ol|dl|summary)>/g, '\n').replaceAll(/<[^>]*>/g, '')
    for (const pair of [
      'sanakirja Finnish → English',
      'Talo. house',
      'house f noun',
      'rakennus tupa',
      'koti tupa',
      'talonmies noun',
      '© Sanavirta Licence',
    ])
      expect(text).toContain(pair)
  })

  test('no entry carries an inline style', () => {
    expect(drawn({ word: { senses: [sense({ translations: [house] })], images: [{ filename: 'a.svg' }] } })).not.toContain('style=')
  })
})
