import * as v from 'valibot'
import { expect, test } from 'vitest'
import { AutocompleteDelaysSchema } from '#shared/brand/brand-config.ts'
import { debounceDelay } from './debounce-delay.ts'

const defaults = v.parse(AutocompleteDelaysSchema, {})

test.each([
  ['AC-011', 'a', 1500],
  ['AC-012', 'ab', 1500],
  ['AC-013', 'abc', 1000],
  ['AC-014', 'abcd', 300],
  ['AC-014', 'a longer keyword', 300],
  ['AC-014', '', 300],
  ['AC-011', '𝒂', 1500],
])('%s "%s" waits %i ms', (_, keyword, delay) => expect(debounceDelay(keyword, defaults)).toBe(delay))

test('AC-032 a brand has its own delays', () => {
  expect(debounceDelay('ab', { ...defaults, length2: 0 })).toBe(0)
  expect(debounceDelay('abcd', { ...defaults, otherwise: 50 })).toBe(50)
})
