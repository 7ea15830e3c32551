import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { DictionarySources } from './dictionary-sources.tsx'

const FREEDICT: Dictionary = {
  id: 'freedict.fin-eng',
  type: 'monoDirectional',
  title: { fi: 'Suomi–englanti (FreeDict)', '*': 'Finnish–English (FreeDict)' },
  langs: ['fi', 'en'],
  entryCount: 38634,
  licence: { name: 'CC BY-SA 3.0', url: 'https://creativecommons.org/licenses/by-sa/3.0/', attribution: 'WikDict' },
}

const drawn = (dictionary: Partial<Dictionary> = {}) =>
  withLocale('fi', () => renderToStaticMarkup(<DictionarySources dictionaries={[{ ...FREEDICT, ...dictionary }]} locale="fi" />))

test('a dictionary is told with its languages, size, licence and authors', () => {
  const html = drawn()
  expect(html).toContain('<li id="dictionary-freedict.fin-eng"><h3>Suomi–englanti (FreeDict)</h3>')
  expect(html).toContain('suomi → englanti')
  expect(html).toContain('38\u00a0634 hakusanaa')
  expect(html).toContain(
    '<a href="https://creativecommons.org/licenses/by-sa/3.0/" target="_blank" rel="license noopener noreferrer nofollow">',
  )
  expect(html).toContain('<small>WikDict</small>')
})

test('owner and source are named once when they are the same', () => {
  expect(drawn({ copyright: 'WikDict' })).toContain('<small>WikDict</small>')
  expect(drawn({ copyright: '© Sanavirta' })).toContain('<small>© Sanavirta · WikDict</small>')
})

test.each(['javascript:alert(1)', 'data:text/html,x'])('a licence at %s is no link', (url) => {
  expect(drawn({ licence: { name: 'X', url } })).not.toContain('<a ')
})
