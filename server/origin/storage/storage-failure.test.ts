import { expect, test } from 'vitest'
import { isStorageFailure } from './storage-failure.ts'

test.each([
  ['SQLITE_FULL', Object.assign(new Error('database or disk is full'), { errcode: 13 }), true],
  ['SQLITE_BUSY_SNAPSHOT', Object.assign(new Error('database is locked'), { errcode: 5 | (2 << 8) }), true],
  ['SQLITE_CONSTRAINT', Object.assign(new Error('UNIQUE constraint failed'), { errcode: 19 | (8 << 8) }), false],
  ['D1 without room', new Error('D1_ERROR: Exceeded maximum DB size'), true],
  ['D1 and a wrong statement', new Error('D1_ERROR: no such table: x: SQLITE_ERROR'), false],
  ['anything else', new TypeError('x is not a function'), false],
  ['no error', 'SQLITE_FULL', false],
])('%s', (_, error, passes) => expect(isStorageFailure(error)).toBe(passes))
