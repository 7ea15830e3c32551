import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from '../runtime/island.tsx'
import autocomplete from './autocomplete.island.tsx'
import { testProps } from './test-props.ts'

const html = (fields = {}) => renderToStaticMarkup(<Island is={autocomplete} id="search" props={testProps(fields)} />)

test.each([
  ['AC-002', 'required=""'],
  ['AC-003', 'maxLength="250"'],
  ['AC-004', 'spellCheck="false"'],
  ['AC-004', 'autoCapitalize="off"'],
  ['AC-031', 'name="key"'],
  ['A11Y-008', 'role="combobox"'],
  ['A11Y-008', 'aria-expanded="false"'],
  ['A11Y-008', 'aria-autocomplete="list"'],
])('%s the server draws the input with %s', (_, attribute) => {
  expect(html().toLowerCase()).toContain(attribute.toLowerCase())
})

test('AC-005 the server draws the button enabled, and no part that needs JavaScript', () => {
  const drawn = html({ keyValue: 'talo' }).replace(/ props="[^"]*"/, '')
  expect(drawn).toContain('value="talo"')
  expect(drawn).not.toMatch(/disabled|listbox|aria-controls|clear/)
})

test('what was searched is text, whatever it holds', () => {
  expect(html({ keyValue: '"><script>' })).toContain('value="&quot;&gt;&lt;script&gt;"')
})
