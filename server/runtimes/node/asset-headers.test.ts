import { expect, test } from 'vitest'
import { assetHeaderRules, headersOf } from './asset-headers.ts'

const rules = assetHeaderRules(
  '# assets\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n\n/*\n  X-Content-Type-Options: nosniff\n',
)

test.each([
  ['/assets/a-1.js', ['Cache-Control', 'X-Content-Type-Options']],
  ['/favicon.svg', ['X-Content-Type-Options']],
])('%s gets its headers', (path, names) => {
  expect(headersOf(rules, path).map(([name]) => name)).toEqual(names)
})
