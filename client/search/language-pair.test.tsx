import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { LANGUAGE_IDS } from '#shared/language/language-id.ts'
import type { Locale } from '#shared/language/locale.ts'
import { readPairOptions, readSingleOptions } from '#shared/language/option-text.ts'
import { parseSearchUrl } from '#shared/search/search-url.ts'
import { LanguageMenu } from './language-menu.tsx'
import { PairButtons, type PairProps } from './language-pair.tsx'

const DICTIONARIES: Dictionary[] = [
  { id: 'x.fi-en', type: 'biDirectional', title: 'x', langs: ['fi', 'en'] },
  { id: 'x.fi-smn', type: 'monoDirectional', title: 'x', langs: ['fi', 'smn'] },
  { id: 'x.fi', type: 'monoLingual', title: 'x', langs: ['fi'] },
]

function searchOf(url: string): PairProps['search'] {
  const { pathname, searchParams } = new URL(url, 'https://sanavirta.example')
  const search = parseSearchUrl(pathname, searchParams, dictionaryLookup({ dictionaries: DICTIONARIES, groups: [] }))
  if (search.type === 'language-pair' || search.type === 'dictionary') return search
  throw new Error(`${url} is no search`)
}

type Given = { isVersion2?: boolean; pairs?: string; singles?: string; locale?: Locale }

/** The box's part and its menu, as the server draws them. */
function drawn(url: string, { isVersion2 = true, pairs = 'fi:en,sv,>smn en:fi,!de sv:fi', singles = 'fi,!la', locale = 'en' }: Given = {}) {
  const props: PairProps = {
    search: searchOf(url),
    pairs: readPairOptions(pairs),
    dictionaries: DICTIONARIES,
    locale,
    picker: {
      isVersion2,
      singles: readSingleOptions(singles),
      priority: ['fi', 'en', 'sv'],
      fallback: { fromId: 'fi', toId: 'en' },
      nonce: 'n0nce',
    },
  }
  return withLocale(locale, () =>
    renderToStaticMarkup(
      <>
        <PairButtons {...props} />
        <LanguageMenu {...props} />
      </>,
    ),
  )
}

const propsOf = (html: string): unknown =>
  JSON.parse(/ props="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"').replaceAll('&gt;', '>') ?? 'null')

describe('version 2', () => {
  test('LANG-014, LANG-052 an island over a button that opens the popover of two selects without JavaScript', () => {
    const html = drawn('/finnish-english/talo')
    expect(html).toMatch(/<app-island id="langs" name="language-picker" wake-on="press"/)
    expect(html).toMatch(/<button type="button" class="btn" popovertarget="lp" aria-haspopup="dialog">/i)
    expect(html).toMatch(/id="lp" popover="auto"/)
    expect(html).toMatch(/<select class="in" id="lp-from" name="from" form="sb">/)
  })

  test('LANG-012 the island carries the options as short texts, and what another pair’s search takes along', () => {
    expect(propsOf(drawn('/finnish-english/talo?workmode=edit'))).toMatchObject({
      pairs: 'fi:en,sv,>smn en:fi,!de sv:fi',
      singles: 'fi,!la',
      priority: ['fi', 'en', 'sv'],
      names: ['Finnish', 'English'],
      search: { key: 'talo', workmode: 'edit', searchMode: 'default' },
    })
  })

  test('a hundred pairs take less than a kilobyte and a half of the document', () => {
    const targets = LANGUAGE_IDS.filter((id) => id !== 'en').slice(0, 100)
    const html = drawn('/finnish-english/talo', { pairs: `en:${targets.join(',')}` })
    expect(JSON.stringify(propsOf(html)).length).toBeLessThan(1500)
    expect(targets).toHaveLength(100)
  })

  test('where the languages could not be asked for, the pair in hand stands alone', () => {
    const html = drawn('/finnish-english/talo', { pairs: '', singles: '' })
    expect(html).not.toContain('app-island')
    expect(html).toMatch(/popovertarget="lp"/i)
  })

  test('LANG-008 one language is named once', () => {
    const button = /<button[^>]*popovertarget[\s\S]*?<\/button>/i.exec(drawn('/finnish-finnish/talo', { locale: 'fi' }))?.[0] ?? ''
    expect(button.match(/suomi/g)).toHaveLength(1)
    expect(button).not.toContain('arrow-right')
  })
})

describe('version 1', () => {
  const plain = (url: string, given: Given = {}) => drawn(url, { isVersion2: false, ...given })

  test('LANG-030, LANG-052 is two selects in the box, with no popup', () => {
    const html = plain('/finnish-english/talo')
    expect(html).not.toMatch(/app-island|popover/)
    expect(html).toMatch(/<select class="in" id="lp-from" name="from" form="sb">[\s\S]*<option value="fi" selected="">Finnish</)
    expect(html).toMatch(/<select class="in" id="lp-to" name="to" form="sb">[\s\S]*<option value="en" selected="">English</)
  })

  test('LANG-032 an arrow stands between them on wide screens', () => {
    expect(plain('/finnish-english/talo')).toMatch(/<\/select><span class="only-wide"><svg[^>]*><use href="#i-arrow-right"/)
  })

  test.each([
    ['a one-way pair', '/finnish-inari_sami/talo'],
    ['a single language', '/finnish-finnish/talo'],
    ['a locked pair', '/english-german/house'],
  ])('LANG-034 %s is replaced by the default pair', (_, url) => {
    const html = plain(url)
    expect(html).toContain('<option value="fi" selected="">')
    expect(html).toContain('<option value="en" selected="">')
  })

  test('LANG-013 a language whose pairs are all locked is disabled and says why', () => {
    expect(plain('/finnish-english/talo')).toContain('<option value="de" disabled="">German (Premium)</option>')
    expect(plain('/finnish-english/talo')).toContain('<option value="sv">Swedish</option>')
  })

  test('LANG-030 few languages are one list, many are grouped by the brand’s priority', () => {
    expect(plain('/finnish-english/talo')).not.toContain('optgroup')
    const many = `fi:${LANGUAGE_IDS.filter((id) => id !== 'fi')
      .slice(0, 20)
      .join(',')},en,sv`
    const html = plain('/finnish-english/talo', { pairs: many })
    expect(html).toMatch(/<optgroup label="Most used languages"><option value="fi"[^>]*>Finnish<\/option><option value="en"[^>]*>English</)
    expect(html).toContain('<optgroup label="Other languages">')
  })
})

describe('the swap', () => {
  test.each([true, false])('LANG-031, LANG-035 names the direction it gives, in version 2 %s', (isVersion2) => {
    expect(drawn('/finnish-english/talo', { isVersion2, locale: 'fi' })).toMatch(
      /<a class="ib" href="\/english-finnish\/talo\?unidir=1" aria-label="[^"]*englanti[^"]*suomi[^"]*"/,
    )
  })

  test('LANG-035 an empty search swaps too, and the next page knows that it did', () => {
    expect(drawn('/finnish-english')).toContain('href="/english-finnish?unidir=1"')
  })

  test.each(['/finnish-inari_sami/talo', '/finnish-finnish/talo', '/x.fi-smn/finnish-inari_sami/talo'])('LANG-036 %s has none', (url) =>
    expect(drawn(url)).not.toContain('unidir=1'),
  )

  test.each([
    ['fi', 'Suunta vaihdettu: englanti–suomi'],
    ['sv', 'Riktningen har ändrats: engelska–finska'],
    ['en', 'Direction swapped: English–Finnish'],
  ] as const)('LANG-031, A11Y-003 the page it leads to says so in %s', (locale, text) => {
    const html = drawn('/english-finnish/talo?unidir=1', { locale })
    expect(html).toContain(`<span class="vh" id="swapped">${text}</span><script nonce="n0nce">`)
    expect(drawn('/english-finnish/talo', { locale })).not.toContain('swapped')
  })

  test('A11Y-003 the script that announces it is written without a character that HTML escapes', () => {
    const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(drawn('/english-finnish/talo?unidir=1'))?.[1] ?? ''
    expect(script).toContain('announcer')
    expect(script).not.toMatch(/[&"'<>]/)
  })
})

describe('on the dictionary tab', () => {
  test('LANG-030 a dictionary of two languages has the menu of two selects', () => {
    const html = drawn('/x.fi-en/finnish-english/talo')
    expect(html).not.toContain('app-island')
    expect(html).toMatch(/popovertarget="lp"/i)
    expect(html).toContain('href="/x.fi-en/english-finnish/talo?unidir=1"')
  })

  test('LANG-033 a dictionary of one language has no picker', () => expect(drawn('/x.fi/fi/talo')).not.toContain('class="pair"'))
})

describe('LANG-006 LANG-055 the language of the word may be left to the server', () => {
  const OPTION = '<option value="detect">Detect language</option>'
  test.each([
    ['in version 1', '/finnish-english/talo', false, 1],
    ['in the form of version 2', '/finnish-english/talo', true, 1],
    ['but not in a dictionary', '/x.fi-en/finnish-english/talo', true, 0],
  ])('%s, on the side of the source', (_, url, isVersion2, count) => {
    const html = drawn(url, { isVersion2 })
    expect(html.split(OPTION).length - 1).toBe(count)
    expect(html.split('name="to"')[1] ?? '').not.toContain(OPTION)
  })
})
