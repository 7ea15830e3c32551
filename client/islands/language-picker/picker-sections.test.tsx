import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { allLanguageNames } from '#client/i18n/language-names.ts'
import type { Locale } from '#shared/language/locale.ts'
import { readPairOptions, readSingleOptions } from '#shared/language/option-text.ts'
import { pickerList } from '#shared/language/picker-list.ts'
import { optionKey } from '#shared/language/picker-option.ts'
import { readRecentLanguages } from '#shared/language/recent-languages.ts'
import { pickerLabels } from './picker-labels.ts'
import { PickerSections } from './picker-sections.tsx'

type Given = { filter?: string; showsAll?: boolean; recents?: string; locale?: Locale }

function drawn({ filter = '', showsAll = false, recents = '', locale = 'en' }: Given = {}) {
  const list = pickerList({
    pairs: readPairOptions('fi:en,sv,de,fr,es,!ru,>smn en:fi,sv sv:fi,en de:fi fr:fi es:fi ru:!fi'),
    singles: readSingleOptions('fi,!la'),
    priority: ['fi', 'en', 'sv', 'de', 'fr', 'es', 'it', 'ru'],
    filter,
    showsAll,
    namesOf: allLanguageNames,
  })
  const nothing = () => {}
  return renderToStaticMarkup(
    <PickerSections
      labels={pickerLabels(locale)}
      locale={locale}
      current={{ fromId: 'fi', toId: 'en' }}
      recents={readRecentLanguages(recents)}
      list={list}
      hrefOf={(option) => `/to/${optionKey(option)}`}
      onChoose={nothing}
      onPin={nothing}
      onShowAll={nothing}
    />,
  )
}

const section = (html: string, name: string) => new RegExp(`data-picker="${name}">[\\s\\S]*?</section>`).exec(html)?.[0] ?? ''
const SV = '[{"fromId":"fi","toId":"sv","monoDirectional":false,"locked":false,"pinned":true},{"id":"fi","locked":false}]'

describe('the popup’s list', () => {
  test('LANG-015 has recent entries, pairs and single languages, each under its name', () => {
    const html = drawn({ recents: SV })
    expect(html.match(/<h2 [^>]*>[^<]*/g)?.map((text) => text.replace(/.*>/, ''))).toEqual([
      'Recently used',
      'Language pairs',
      'One language',
    ])
  })

  test('LANG-016, LANG-017 shows six pairs and says how many there are', () => {
    const pairs = section(drawn(), 'pairs')
    expect(pairs.match(/<li>/g)).toHaveLength(6)
    expect(pairs).toContain('Show all 8 language pairs')
  })

  test('LANG-016 shows them all when asked to', () => {
    const pairs = section(drawn({ showsAll: true }), 'pairs')
    expect(pairs.match(/<li>/g)).toHaveLength(8)
    expect(pairs).not.toContain('Show all')
  })

  test('LANG-027 an option is a link to the same search in its languages', () => {
    expect(drawn()).toMatch(/<a class="opt" href="\/to\/fi:sv" aria-label="Finnish–Swedish" data-row="true">/)
  })

  test('the pair in hand is marked and leads nowhere', () => {
    expect(drawn()).toMatch(/<button type="button" class="opt" aria-current="true" aria-label="Finnish–English"/)
    expect(drawn()).not.toContain('/to/fi:en')
  })

  test('LANG-013 a locked option is disabled, with a lock and the word', () => {
    const locked = /<button[^>]*aria-label="Finnish–Russian, Premium"[\s\S]*?<\/button>/.exec(drawn({ showsAll: true }))?.[0] ?? ''
    expect(locked).toContain('disabled=""')
    expect(locked).toMatch(/i-lock.*Premium/)
    expect(locked).not.toContain('data-row')
  })

  test('LANG-036 a one-way pair has an arrow and says so', () => {
    const oneWay = /<a[^>]*aria-label="Finnish–Inari Sami, in this direction only"[\s\S]*?<\/a>/.exec(drawn({ filter: 'inari' }))?.[0] ?? ''
    expect(oneWay).toContain('#i-arrow-right"')
  })

  test('LANG-049 recent entries have pins that say what they pin and whether it is', () => {
    const html = section(drawn({ recents: SV }), 'recent')
    expect(html).toContain('aria-pressed="true" aria-label="Pin: Finnish–Swedish"')
    expect(html).toContain('aria-pressed="false" aria-label="Pin: Finnish"')
  })

  test.each(['fi', 'sv', 'en'] as const)('LANG-025 nothing found is said in %s', (locale) => {
    expect(drawn({ filter: 'zzz', locale })).toBe(`<p class="none">${pickerLabels(locale).noResults}</p>`)
  })

  test('M08 stored markup is never drawn', () => {
    expect(drawn({ recents: '[{"id":"<img src=x>"},{"fromId":"fi","toId":"sv","title":"<script>"}]' })).not.toMatch(/<img|<script/)
  })
})
