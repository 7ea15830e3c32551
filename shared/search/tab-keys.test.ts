import { describe, expect, test } from 'vitest'
import { readTabKeys, tabKeysCookie, withTabKey } from './tab-keys.ts'

const NONE = { langPair: '', dictionary: '' }
const cookieValue = (cookie: string) => cookie.slice('sk_keys='.length, cookie.indexOf(';'))

describe('TAB-023 each tab keeps its word', () => {
  test('while the other one is searched', () => {
    const keys = withTabKey(withTabKey(NONE, 'langPair', 'öljy|;,='), 'dictionary', 'hauki')
    expect(keys).toEqual({ langPair: 'öljy|;,=', dictionary: 'hauki' })
    expect(readTabKeys(cookieValue(tabKeysCookie(keys)))).toEqual(keys)
  })

  test('for as long as the browser is open, out of reach of scripts', () => {
    expect(tabKeysCookie({ langPair: 'talo', dictionary: '' })).toBe('sk_keys=talo|; Path=/; SameSite=Lax; Secure; HttpOnly')
  })

  test.each([
    ['no cookie', undefined],
    ['bad encoding', '%E0%A4%A|%'],
    ['a text too long to be one', `${'a'.repeat(1600)}|b`],
    ['words too long to be searched', `${'a'.repeat(300)}|`],
  ])('%s is nothing', (_, value) => expect(readTabKeys(value)).toEqual(NONE))

  test('a word that a cookie cannot hold is forgotten', () => {
    const long = '漢'.repeat(200)
    expect(withTabKey(NONE, 'langPair', 'a'.repeat(251)).langPair).toBe('')
    expect(readTabKeys(cookieValue(tabKeysCookie({ langPair: long, dictionary: 'hauki' })))).toEqual({ langPair: '', dictionary: 'hauki' })
  })
})
