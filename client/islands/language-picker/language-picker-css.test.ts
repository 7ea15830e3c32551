import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const RULES = read('./language-picker.css')
const TOKENS = read('../../styles/tokens.css')

test('LANG-028 the popup is at most 34.375rem high', () => expect(RULES).toMatch(/max-block-size: [^;]*min\(34\.375rem,/))

test('LANG-029 its height opens in 175 ms and closes in 125 ms, and at once for those who want no motion', () => {
  expect(RULES).toMatch(/interpolate-size: allow-keywords; block-size: 0;/)
  expect(TOKENS).toMatch(/--t-open: 175ms; --t-close: 125ms/)
  expect(TOKENS).toMatch(/prefers-reduced-motion: reduce\)[^}]*--t-open: 0s; --t-close: 0s/)
})
