import { describe, expect, test } from 'vitest'
import { hasAdvancedSearch, passesPacmanGuard, showsTabStrip, visitorOf } from './permissions.ts'

const nobody = { isAnonymous: true, canAccessPremium: false, canAccessPacman: false }
const user = (...user_claims: string[]) => ({ role: 'user', user_claims })

describe('visitor', () => {
  test.each([
    ['PERM-012 no token at all', {}, nobody],
    ['PERM-002 an anonymous token', { user: { role: 'anonymous', user_claims: [] } }, nobody],
    ['PERM-002 a token without a role', { user: { role: undefined, user_claims: [] } }, nobody],
    ['PERM-001 a free user', { user: user() }, { ...nobody, isAnonymous: false }],
    [
      'PERM-003 premium by the user’s claims',
      { user: user('hasPremiumContent') },
      { ...nobody, isAnonymous: false, canAccessPremium: true },
    ],
    ['PERM-005 pacman by the user’s claims', { user: user('canAccessPacman') }, { ...nobody, isAnonymous: false, canAccessPacman: true }],
    [
      'C10 an IP login counts for anonymous visitors',
      { ip: { role: 'ip', user_claims: ['hasPremiumContent', 'canAccessPacman'] } },
      { isAnonymous: true, canAccessPremium: true, canAccessPacman: true },
    ],
    [
      'PERM-013 both together',
      { user: user('hasPremiumContent'), ip: user('canAccessPacman') },
      { isAnonymous: false, canAccessPremium: true, canAccessPacman: true },
    ],
    ['PERM-012 an unknown claim gives nothing', { user: user('constructor', 'isAdmin') }, { ...nobody, isAnonymous: false }],
  ])('%s', (_, claims, visitor) => expect(visitorOf(claims)).toEqual(visitor))
})

describe('advanced search, guard and tab strip', () => {
  test.each([
    // pacman claim, pacmanSearchFeatures, anonymous → advanced search, guard, strip
    [false, false, false, false, false, false],
    [false, false, true, false, false, false],
    [false, true, false, true, false, false],
    [false, true, true, true, true, true],
    [true, false, false, true, true, true],
    [true, true, false, true, true, true],
  ])(
    'TAB-004 PERM-027 TAB-015 C02 claim %s, feature %s, anonymous %s: %s, %s, %s',
    (claim, pacmanSearchFeatures, anonymous, advanced, passes, strip) => {
      const visitor = { ...nobody, canAccessPacman: claim }
      const features = { pacmanSearchFeatures, anonymous }
      expect(hasAdvancedSearch(visitor, features)).toBe(advanced)
      expect(passesPacmanGuard(visitor, features)).toBe(passes)
      expect(showsTabStrip(visitor, features)).toBe(strip)
    },
  )
})
