import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DEFAULT_DICTIONARY_ORDER, DictionaryOrderSchema, isSameOrder } from './dictionary-order.ts'

const fallback = ['general', 'law', 'medicine', 'tech_commerce']

test.each([
  ['STORE-002 the four in another order', ['law', 'general', 'tech_commerce', 'medicine'], ['law', 'general', 'tech_commerce', 'medicine']],
  ['STORE-003 teka is tech_commerce', ['teka', 'law', 'medicine', 'general'], ['tech_commerce', 'law', 'medicine', 'general']],
  ['STORE-007 three', ['law', 'general', 'medicine'], fallback],
  ['STORE-007 five', ['law', 'general', 'medicine', 'teka', 'law'], fallback],
  ['STORE-007 one twice', ['law', 'law', 'medicine', 'general'], fallback],
  ['STORE-007 teka beside tech_commerce', ['teka', 'tech_commerce', 'medicine', 'general'], fallback],
  ['STORE-007 one outside the four', ['law', 'general', 'medicine', 'cooking'], fallback],
  ['STORE-009 no list', 'general,law', fallback],
  ['STORE-009 nothing stored', undefined, fallback],
])('%s', (_, stored, order) => expect(v.parse(DictionaryOrderSchema, stored)).toEqual(order))

test('STORE-008 the default order', () => expect(DEFAULT_DICTIONARY_ORDER).toEqual(fallback))
test('STORE-007 the default is given out fresh each time', () =>
  expect(v.parse(DictionaryOrderSchema, 0)).not.toBe(v.parse(DictionaryOrderSchema, 0)))
test('STORE-002 orders are compared by place', () =>
  expect([isSameOrder(fallback, [...fallback]), isSameOrder(fallback, fallback.toReversed())]).toEqual([true, false]))
