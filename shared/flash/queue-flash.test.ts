import { describe, expect, test } from 'vitest'
import type { Flash } from './flash-message.ts'
import { isSameFlash, queueFlash } from './queue-flash.ts'

const flash = (fields: Partial<Flash> = {}): Flash => ({ type: 'info', messageL10nId: 'A', params: {}, duration: 5000, ...fields })

describe('FLASH-010 messages are the same', () => {
  test.each([
    ['when all is equal', {}, {}, true],
    ['whatever their duration', { duration: 5000 }, { duration: null }, true],
    ['whatever the order of their parameters', { params: { a: 1, b: 'x' } }, { params: { b: 'x', a: 1 } }, true],
    ['not with another type', { type: 'info' }, { type: 'error' }, false],
    ['not with another key', { messageL10nId: 'A' }, { messageL10nId: 'B' }, false],
    ['not with another parameter', { params: { a: 1 } }, { params: { a: 2 } }, false],
    ['not with more parameters', { params: { a: 1 } }, { params: { a: 1, b: 2 } }, false],
    ['not with fewer parameters', { params: { a: 1, b: 2 } }, { params: { a: 1 } }, false],
    ['not when a number became a text', { params: { a: 1 } }, { params: { a: '1' } }, false],
    ['not by an inherited name', { params: { toString: 1 } }, { params: { a: 1 } }, false],
  ] as const)('%s', (_, one, other, same) => {
    expect(isSameFlash(flash(one), flash(other))).toBe(same)
  })
})

test('FLASH-002 a repeat is shown once, anew and last', () => {
  const queue = [flash({ duration: 100 }), flash({ messageL10nId: 'B' })]
  expect(queueFlash(queue, flash({ duration: 5000 }))).toEqual([flash({ messageL10nId: 'B' }), flash({ duration: 5000 })])
  expect(queue).toHaveLength(2)
})

test('a new one is last', () => {
  expect(queueFlash([flash()], flash({ messageL10nId: 'B' })).map(({ messageL10nId }) => messageL10nId)).toEqual(['A', 'B'])
})
