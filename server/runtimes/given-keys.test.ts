import { expect, test } from 'vitest'
import { givenKey, givenKeys } from './given-keys.ts'

const [KEY, OLD_KEY] = ['n'.repeat(43), 'o'.repeat(43)]

test('keys are told apart by commas, newest first', () => {
  expect(givenKeys('SESSION_KEYS', `${KEY},${OLD_KEY}`)).toEqual([KEY, OLD_KEY])
  expect(givenKey('ADDRESS_KEY', KEY)).toBe(KEY)
})

test.each([undefined, '', 'short', `${KEY},`, `${KEY},short`, `${KEY}, a key of the tests`])(
  '%o is no secret, and is not quoted',
  (secret) => {
    expect(() => givenKeys('SESSION_KEYS', secret)).toThrow(/^The secret SESSION_KEYS needs keys of 43 characters or more$/)
  },
)
