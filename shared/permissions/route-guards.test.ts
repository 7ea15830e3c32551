import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { encodeReturnUrl } from '#shared/account/return-url.ts'
import { AppConfigSchema } from '#shared/brand/brand-config.ts'
import { type DecidingClaims, visitorOf } from './permissions.ts'
import { guardOf, guardOutcome } from './route-guards.ts'

const ALL = { editor: true, games: true, lists: true, proofing: true, teams: true, translator: true, wordlists: true }
const LISTS = { routeList: ['legal', 'content'], membersOnlyRoutes: [] as string[] }
const appWith = (given: { features?: object; debug?: boolean; routeList?: string[]; membersOnlyRoutes?: string[] } = {}) =>
  v.parse(AppConfigSchema, { appName: 'Sanavirta', theme: 'sanakirja', ...LISTS, ...given, features: { ...ALL, ...given.features } })

const app = appWith()
const claims = (given: Partial<DecidingClaims> = {}): DecidingClaims => ({ role: 'user', user_claims: [], ...given })
const visitor = (user?: DecidingClaims, ip?: DecidingClaims) => visitorOf({ user, ip, features: app.features })
const nobody = visitor()
const free = visitor(claims())
const editor = visitor(claims({ editor_team_id: 't1' }))

const outcome = (url: string, who = nobody, config = app) => {
  const [path = '', query] = url.split('?')
  const result = guardOutcome({ path, search: query === undefined ? '' : `?${query}` }, { visitor: who, app: config })
  return result.type === 'pass' ? 'pass' : result.to
}
const register = (url: string) => `/auth/register/${encodeReturnUrl(url)}`

test.each([
  '/',
  '/finnish-english/talo',
  '/user-group/x',
  '/auth',
  '/auth/request-password',
  '/subscribe/plans',
  '/get-access',
  '/organizations',
  '/forbidden/404',
])('%s is open to everyone', (path) => {
  expect(outcome(path)).toBe('pass')
  expect(outcome(path, free)).toBe('pass')
})

test.each([
  'user/settings',
  'wordlists/own',
  'editor',
  'teamadmin/users',
  'translator',
  'proofing',
  'import-customer-dict/a/1',
  'subscribe/pay/',
])('PERM-033 ROUTE-041 C13 /%s sends nobody to register, on the way there', (path) => {
  expect(outcome(`/${path}`)).toBe(register(`/${path}`))
  expect(outcome(`/${path}?a=%C3%A4&b=1`)).toBe(register(`/${path}?a=%C3%A4&b=1`))
})

test('H04 ROUTE-041 a return URL that is too long is not carried', () =>
  expect(outcome(`/user/settings?${'a'.repeat(8192)}`)).toBe(register('/')))

test('PERM-012 an IP login is nobody here', () =>
  expect(outcome('/user/settings', visitor(undefined, claims({ role: 'anonymous', customer_type: 'pacman' })))).toBe(
    register('/user/settings'),
  ))

describe('ROUTE-037 CONF-030 PERM-029 an area the brand does not have', () => {
  test.each([
    ['editor', 'editor'],
    ['editor', 'import-customer-dict'],
    ['games', 'game'],
    ['lists', 'lists'],
    ['proofing', 'proofing'],
    ['teams', 'teamadmin'],
    ['teams', 'user/teamsettings'],
    ['translator', 'translator'],
    ['wordlists', 'wordlists'],
  ])('without %s /%s is not found, before anything else is asked', (feature, path) => {
    const without = appWith({ features: { [feature]: false } })
    const owner = visitor(claims({ team_role: 'owner', editor_team_id: 't1', plan_name: 'team' }))
    expect(outcome(`/${path}`, owner, without)).toBe('/forbidden/404')
    expect(outcome(`/${path}`, owner, app)).toBe('pass')
    if (path !== 'user/teamsettings') expect(outcome(`/${path}`, nobody, without)).toBe('/forbidden/404')
  })
})

test.each([
  ['PERM-028 ROUTE-039 EDIT-001', '/editor', free, '/forbidden/404'],
  ['PERM-028 ROUTE-039 EDIT-001', '/editor', visitor(claims({ role: 'admin' })), '/forbidden/404'],
  ['PERM-028 ROUTE-039 EDIT-001', '/editor?id=1', editor, 'pass'],
  ['ROUTE-017 IMP-001', '/import-customer-dict/a/1', free, '/forbidden/404'],
  ['ROUTE-017 IMP-001', '/import-customer-dict/a/1', editor, 'pass'],
  ['PERM-022 TEAM-001', '/teamadmin/users', free, '/forbidden/404'],
  ['PERM-022 TEAM-001', '/teamadmin/users', visitor(claims({ team_role: 'member' })), '/forbidden/404'],
  ['PERM-022 TEAM-001', '/teamadmin/users', visitor(claims({ team_role: 'admin' })), 'pass'],
  ['PERM-022', '/user/teamsettings', visitor(claims({ team_role: 'admin' })), '/forbidden/404'],
  ['PERM-022', '/user/teamsettings', visitor(claims({ team_role: 'owner' })), 'pass'],
  ['ROUTE-011 TRAN-002', '/translator', free, '/get-access'],
  ['ROUTE-011 TRAN-002', '/translator', visitor(claims({ plan_name: 'one_month' })), 'pass'],
  ['ROUTE-012 PROOF-002', '/proofing', visitor(claims(), claims({ role: 'anonymous', customer_type: 'pacman' })), 'pass'],
  ['ROUTE-004 ROUTE-006', '/wordlists/own', free, 'pass'],
  ['C30', '/lists', nobody, 'pass'],
])('%s %s', (_, path, who, to) => expect(outcome(path, who)).toBe(to))

describe('PERM-023 PERM-024 FLASH-008 pages for those who are not signed in', () => {
  test.each(['/auth/login', '/auth/register', '/auth/register/L3VzZXI', '/AUTH/Login/'])('%s', (path) => {
    expect(outcome(path)).toBe('pass')
    expect(guardOutcome({ path, search: '' }, { visitor: free, app })).toEqual({
      type: 'redirect',
      to: '/',
      flash: { messageL10nId: 'log_out_first' },
    })
  })
  test.each(['/auth/loginx', '/auth/success/free', '/auth/link-sent/x'])('%s is for everyone', (path) =>
    expect(outcome(path, free)).toBe('pass'),
  )
})

describe('PERM-021 ROUTE-037 the brand’s list of routes', () => {
  test.each([
    [['legal'], 'pass'],
    [['/legal'], 'pass'],
    [['Legal'], 'pass'],
    [['legal/help'], 'pass'],
    [['/legal/help'], 'pass'],
    [['help'], 'pass'],
    [['content', 'legal/terms', 'hel'], '/forbidden/404'],
    [[], '/forbidden/404'],
  ])('%j lets /legal/help through: %s', (routeList, to) => expect(outcome('/legal/help', nobody, appWith({ routeList }))).toBe(to))
})

describe('PERM-032 PERM-033 ROUTE-042 C13 pages for members only', () => {
  const members = (...membersOnlyRoutes: string[]) => appWith({ membersOnlyRoutes })
  test.each([
    [['legal/help'], '/legal/help', '/forbidden/404'],
    [['legal/help'], '/legal/terms', 'pass'],
    [['user'], '/user/settings', '/forbidden/404'],
    [['lists'], '/lists', '/forbidden/404'],
    [['/'], '/', '/forbidden/404'],
    [['talo'], '/finnish-english/talo', 'pass'],
    [['finnish-english'], '/finnish-english/talo', '/forbidden/404'],
  ])('%j: nobody at %s gets %s, a user passes', (routes, path, to) => {
    expect(outcome(path, nobody, members(...routes))).toBe(to)
    expect(outcome(path, free, members(...routes))).toBe('pass')
  })
})

test.each([
  ['in production', false, '/forbidden/404'],
  ['where the configuration has it on', true, 'pass'],
])('I25 ROUTE-001 ROUTE-038 /debug %s', (_, debug, to) => expect(outcome('/debug/mails', free, appWith({ debug }))).toBe(to))

describe('a path is read as the router reads it', () => {
  test.each(['/User/settings', '/%75ser/settings', '/user%2Fsettings/..', '//user', '/user/', '/USER', '/%55%73er/x'])('%s', (path) =>
    expect(guardOf(path, app).length).toBe(path === '/user%2Fsettings/..' ? 0 : 1),
  )
  test.each(['/%E0%A4%A', '/%', '/%00'])('%s is no area and breaks nothing', (path) => expect(outcome(path)).toBe('pass'))
})
