import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import type { BaseFormLanguage } from '#shared/api/search.ts'
import { BaseFormSources } from './base-form-sources.tsx'

const VOIKKO: BaseFormLanguage = {
  lang: 'fi',
  source: {
    name: 'voikko-fi',
    edition: '2.5-1',
    licence: { name: 'GPL-2.0-or-later', url: 'https://www.gnu.org/', attribution: 'Voikko' },
  },
}
const drawn = (languages: readonly BaseFormLanguage[]) =>
  withLocale('sv', () => renderToStaticMarkup(<BaseFormSources languages={languages} locale="sv" />))

test('SUG-020 whose work base forms are found with is told with its licence', () => {
  const html = drawn([VOIKKO, { lang: 'et' }])
  expect(html).toContain('<h3>finska</h3>')
  expect(html).toContain('voikko-fi 2.5-1')
  expect(html).toContain('<a href="https://www.gnu.org/"')
  expect(html).toContain('<small>Voikko</small>')
  expect(html).not.toContain('estniska')
})

test("nothing is told where entries' own forms are all there is", () => expect(drawn([{ lang: 'et' }])).toBe(''))
