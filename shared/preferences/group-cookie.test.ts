import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLEARED_GROUP_COOKIE, groupCookie, groupCookieValue, MAX_GROUP_LENGTH, readGroupCookie } from './group-cookie.ts'

describe('PICK-037 the cookie of the reader’s own group', () => {
  test('gives back the dictionaries in their order, each once', () => {
    expect(readGroupCookie(groupCookieValue(['mot.general.en', 'kaiku sanasto|ä;=,', 'mot.general.en']))).toEqual([
      'mot.general.en',
      'kaiku sanasto|ä;=,',
    ])
  })

  test.each([
    ['nothing', undefined],
    ['an empty text', ''],
    ['another version', '9|a'],
    ['bad encoding', '1|%E0%A4%A'],
    ['more than is kept', `1|${'a'.repeat(MAX_GROUP_LENGTH)}`],
    ['an id that no dictionary has', `1||${'a'.repeat(65)}`],
  ])('STORE-009 %s is an empty group', (_, value) => expect(readGroupCookie(value)).toEqual([]))

  test('holds no more than one search may ask', () => {
    const ids = Array.from({ length: 80 }, (_, index) => `d${index}`)
    expect(readGroupCookie(groupCookieValue(ids))).toEqual(ids.slice(0, 64))
  })

  test('is for this site only, for a year, and gone when the group is', () => {
    expect(groupCookie(['a', 'b'])).toBe('sk_group=1|a|b; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
    expect(groupCookie([])).toBe(CLEARED_GROUP_COOKIE)
  })

  test('whatever the ids are, the text is short, has only characters that a cookie may hold, and is read again', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 64 }), { maxLength: 90 }), (ids) => {
        const value = groupCookieValue(ids)
        expect(value.length).toBeLessThanOrEqual(MAX_GROUP_LENGTH)
        expect(value).toMatch(/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/)
        expect(groupCookieValue(readGroupCookie(value))).toBe(value)
      }),
    )
  })
})
