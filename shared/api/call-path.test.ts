import { describe, expect, test } from 'vitest'
import { callPath, matchPath } from './call-path.ts'

const PATTERN = '/api/content/{project}/{language}/{page}'

describe('matchPath', () => {
  test('gives the parameters of a path of the pattern, each decoded once', () => {
    expect(matchPath(PATTERN, '/api/content/sanakirja/fi/our%2Dcontent')).toEqual({
      project: 'sanakirja',
      language: 'fi',
      page: 'our-content',
    })
    expect(matchPath('/api/x/{a}', '/api/x/%2541')).toEqual({ a: '%41' })
  })

  test.each([
    ['D01 dot segments', '/api/content/%2e%2e/auth/login'],
    ['D02 an encoded slash', '/api/content/..%2f..%2fauth/x/y'],
    ['D03 an encoded backslash', '/api/content/x%5c..%5c..%5cauth/fi/login'],
    ['an encoded NUL', '/api/content/a/fi/b%00'],
    ['bad percent-encoding', '/api/content/a/fi/%E0%A4%A'],
    ['an empty segment', '/api/content/a//b'],
    ['too few segments', '/api/content/a/fi'],
    ['too many segments', '/api/content/a/fi/b/c'],
    ['another path', '/api/other/a/fi/b'],
  ])('does not match %s', (_, pathname) => {
    expect(matchPath(PATTERN, pathname)).toBeUndefined()
  })
})

describe('callPath', () => {
  test('fills parameters in, each encoded as one segment', () => {
    expect(callPath({ path: PATTERN }, { project: 'a b', language: 'fi', page: 'ä?#' })).toBe('/api/content/a%20b/fi/%C3%A4%3F%23')
  })

  test.each(['', '.', '..', 'a/b', 'a\\b', 'a\u0000'])('throws on a parameter that is no safe segment: %j', (page) => {
    expect(() => callPath({ path: PATTERN }, { project: 'a', language: 'fi', page })).toThrow('page')
  })
})
