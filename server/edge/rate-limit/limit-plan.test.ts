import { expect, test } from 'vitest'
import { allCalls } from '#shared/api/all-calls.ts'
import { type Area, areaOf, CALL_LIMITS, type Holder, isNeverLimited, paceOf } from './limit-plan.ts'

test.each<[string, Area | undefined]>([
  ['/finnish-english/talo', 'search'],
  ['/', 'search'],
  ['/auth/login', 'search'],
  ['/unblockade', 'search'],
  ['/api/search/api/sk/search', 'search'],
  ['/api/search/api/sk/fulltext_search', 'search'],
  ['/api/search/api/sk/fulltext_count', 'search'],
  ['/api/search/api/sk/ways_on', 'search'],
  ['/api/search/api/sk/autocomplete', 'autocomplete'],
  ['/api/content/image/sanakirja', 'other'],
  ['/api/auth/login', 'other'],
  ['/api/session', 'other'],
  ['/__version', 'other'],
  ['/unblock', undefined],
  ['/assets/entry.js', undefined],
  ['/api/config/app', undefined],
  ['/api/auth/unblock', undefined],
  ['/api/auth/unblock/challenge', undefined],
])('UNBL-012 L07 a request to %s is counted as %s', (path, area) => {
  expect(areaOf(path)).toBe(area)
  expect(isNeverLimited(path)).toBe(area === undefined)
})

test.each<[Area, Holder, number, number]>([
  ['search', 'visitor', 120, 120],
  ['search', 'verified', 120, 360],
  ['search', 'network', 120, 2400],
  ['autocomplete', 'visitor', 120, 600],
  ['autocomplete', 'network', 120, 4800],
  ['other', 'visitor', 120, 600],
  ['search', 'visitor', 30, 30],
  ['search', 'visitor', 0, 1],
  ['search', 'visitor', 1.5, 1.5],
])('UNBL-012 %s of a %s where a brand says %d: %d a minute', (area, holder, rate, limitPerMinute) => {
  expect(paceOf(area, holder, rate)).toEqual({ limitPerMinute, burst: Math.ceil(limitPerMinute) })
})

test('every limited call is in the table of calls, and may be made more often by an address than by one account', () => {
  const names = new Set(allCalls.map(({ name }) => name))
  for (const [name, { address, account }] of CALL_LIMITS) {
    expect(names).toContain(name)
    if (account) expect(address.limitPerMinute).toBeGreaterThan(account.limitPerMinute)
  }
})

test('whatever takes a password or sends a mail is limited by account', () => {
  const named = ['login', 'register', 'requestReset', 'requestMagicLink', 'changePassword', 'deleteUser', 'requestDeleteAccount']
  expect(named.filter((name) => CALL_LIMITS.get(name)?.account === undefined)).toEqual([])
})
