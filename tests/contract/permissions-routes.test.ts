import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeReturnUrl } from '#shared/account/return-url.ts'
import { AppConfigSchema } from '#shared/brand/brand-config.ts'
import { guardOf, guardOutcome } from '#shared/permissions/route-guards.ts'
import { ROLE_NAMES, type Role, type RolesForTests, rolesForTests } from './permissions-roles.ts'

const ORIGIN = 'https://sanavirta.example'
const FEATURES = { editor: true, games: true, lists: true, proofing: true, teams: true, translator: true, wordlists: true }
const app = v.parse(AppConfigSchema, {
  appName: 'Sanavirta',
  theme: 'sanakirja',
  features: FEATURES,
  routeList: ['legal'],
  membersOnlyRoutes: ['legal/members'],
})

let roles: RolesForTests
beforeAll(async () => {
  roles = await rolesForTests(() => Date.UTC(2026, 0, 1))
})

/** `+` passes, `r` to register, `4` not found, `a` to /get-access, `/` to the front page with a notice. */
function outcome(role: Role, path: string): string {
  const result = guardOutcome({ path, search: '?a=1' }, { visitor: roles.visitorFor(role, app.features), app })
  if (result.type === 'pass') return '+'
  if (result.flash) return result.flash.messageL10nId === 'log_out_first' && result.to === '/' ? '/' : '?'
  if (result.to.startsWith('/auth/register/'))
    return decodeReturnUrl(result.to.slice('/auth/register/'.length), ORIGIN) === `${path}?a=1` ? 'r' : '?'
  return { '/forbidden/404': '4', '/get-access': 'a' }[result.to] ?? '?'
}

const PATHS = [
  '/auth/login',
  '/auth/register/Lw',
  '/user/settings',
  '/user/teamsettings',
  '/wordlists/own',
  '/editor',
  '/import-customer-dict/a/1',
  '/teamadmin/users',
  '/translator',
  '/proofing',
  '/subscribe/pay/',
  '/lists',
  '/game',
  '/debug',
  '/legal/help',
  '/legal/members',
  '/content/x',
] as const

/** One character a path, in the order above. */
const OUTCOMES: Readonly<Record<Role, string>> = {
  anonymous: '++rrrrrrrrr++4+44',
  'ip pacman': '++rrrrrrrrr++4+44',
  'ip view only': '++rrrrrrrrr++4+44',
  'ip disabled': '++rrrrrrrrr++4+44',
  free: '//+4+444aa+++4++4',
  personal: '//+4+444+++++4++4',
  'personal, over': '//+4+444aa+++4++4',
  personal_kp: '//+4+444+++++4++4',
  'team member': '//+4+444+++++4++4',
  'team admin': '//+4+44++++++4++4',
  'team owner': '//+++44++++++4++4',
  team_plus: '//+4+444+++++4++4',
  school: '//+4+444+++++4++4',
  invoicing: '//+4+444+++++4++4',
  'of a disabled team': '//+++44+aa+++4++4',
  'admin editor': '//+4+++4aa+++4++4',
}

describe.each(ROLE_NAMES)('PERM-021 PERM-033 ROUTE-037 %s', (role) => {
  test.each(PATHS.map((path, index) => [path, OUTCOMES[role].charAt(index)]))('at %s: %s', (path, expected) =>
    expect(outcome(role, path)).toBe(expected),
  )
})

test('every guarded path stands in the table', () => {
  const guarded = PATHS.filter((path) => guardOf(path, app).length > 0)
  expect(guarded).toEqual(PATHS)
  expect(Object.values(OUTCOMES).every((line) => line.length === PATHS.length)).toBe(true)
})
