import type { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressSigner } from '#server/edge/session/address-signer.ts'
import { callerReader } from '#server/origin/auth/caller-reader.ts'
import { plainCalls } from '#server/origin/route/plain-calls.ts'
import { body } from '#server/origin/route/reply.ts'
import type { Database } from '#server/origin/storage/database.ts'
import { allCalls } from '#shared/api/all-calls.ts'
import type { Call } from '#shared/api/define-call.ts'
import { FeaturesSchema } from '#shared/brand/brand-config.ts'
import { type Visitor, visitorOf } from '#shared/permissions/permissions.ts'
import { type TestLexicon, testLexicon } from '../support/test-lexicon.ts'
import { testOrigin } from '../support/test-origin.ts'
import { TEST_KEY, tokenOptions } from '../support/users-for-tests.ts'
import { addressOf, BRAND, kindOf, ROLE_NAMES, type Role, type RolesForTests, rolesForTests, tokenOf } from './permissions-roles.ts'

let roles: RolesForTests
let accounts: Database
let lexicon: TestLexicon
let origin: Hono
let now = Date.UTC(2026, 0, 1)
const clock = () => now
const ADDRESS_KEY = 'the key that edge and origin share in this test'
const signAddress = addressSigner(ADDRESS_KEY, clock)

beforeAll(async () => {
  roles = await rolesForTests(clock)
  accounts = roles.accounts
  lexicon = await testLexicon([
    { code: 'free', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, words: { fi: ['talo'] } },
    { code: 'paid', type: 'biDirectional', langs: ['fi', 'en'], isDefault: true, dict_type: 'premium', words: { fi: [PREMIUM_WORD] } },
    {
      code: 'own',
      type: 'biDirectional',
      langs: ['fi', 'en'],
      isDefault: true,
      teams: ['team', 'gone'],
      words: { fi: [{ headword: 'salaisuus', inflections: ['salaisuuden'] }] },
    },
  ])
  origin = await testOrigin({ lexicon: lexicon.database, accounts, now: clock, tokenKeys: [TEST_KEY], addressKey: ADDRESS_KEY })
})
afterAll(() => lexicon.close())

/** Its third sense is in no teaser. */
const HIDDEN_TEXT = 'for subscribers only'
const PREMIUM_WORD = {
  headword: 'talo',
  senses: ['house', 'building', HIDDEN_TEXT].map((text, index) => ({ id: `s${index}`, translations: [{ text, lang: 'en' as const }] })),
}

/** Which callers each call is for, by its path: every call has exactly one line. */
const CALLS_ARE_FOR: readonly (readonly [RegExp, 'everyone' | 'readers' | 'sessions' | 'users'])[] = [
  [/^\/api\/search\//, 'readers'],
  [/^\/api\/content\//, 'everyone'],
  [/^\/api\/config\//, 'everyone'],
  [/^\/api\/haka\//, 'everyone'],
  [/^\/api\/auth\/(?:authorize|anon-login|token|login|register|providers|delete_user)$/, 'everyone'],
  [/^\/api\/auth\/(?:confirm|magic_link|reset|unblock|\{provider\}|haka)(?:\/|$)/, 'everyone'],
  [/^\/api\/auth\/logout$/, 'sessions'],
  [/^\/api\/editor\/dictionaries$/, 'sessions'],
  [/^\/api\/auth\/(?:change|api\/users|sign_ins)(?:\/|$)/, 'users'],
  [/^\/api\/users\//, 'users'],
]

const audienceOf = ({ path }: Call) => CALLS_ARE_FOR.filter(([pattern]) => pattern.test(path)).map(([, audience]) => audience)

/** What becomes of a call before anything of it is read. */
function gateOf(role: Role | 'no token', call: Call): 401 | 403 | 'through' {
  const [audience] = audienceOf(call)
  if (audience === 'everyone') return 'through'
  if (role === 'no token') return 401
  const kind = kindOf(role)
  if (audience === 'readers') return 'through'
  if (audience === 'sessions') return kind === 'network' ? 403 : 'through'
  return kind === 'user' ? 'through' : 403
}

describe('PERM-034 every call asks who calls', () => {
  /** The origin's own gate, with a door behind it that says it was reached. */
  const { on, answer } = plainCalls(
    { callerOf: (...given) => callerReader(tokenOptions(accounts, clock))(...given), generation: () => 'test' },
    (error) => {
      throw error
    },
  )
  const reached = new Set<string>()
  for (const call of allCalls)
    on(call, async () => {
      reached.add(call.name)
      return body('reached', 'text/plain')
    })

  /** With nothing that the call could use: a refusal of what was sent (400, 404) is one by which the caller was let through. */
  const gate = async (call: Call, token: string | undefined, { brand = BRAND, address = '' } = {}) => {
    const sent = { name: call.name, path: call.path.replace(/\{\w+\}/g, 'x'), query: '', body: '' }
    const { status } = await answer(sent, { authorization: token && `Bearer ${token}`, brand, address })
    return status === 401 || status === 403 ? status : 'through'
  }

  test('a new call is on no side until somebody says whom it is for', () =>
    expect(allCalls.filter((call) => audienceOf(call).length !== 1).map(({ name, path }) => `${name} ${path}`)).toEqual([]))

  test.each(ROLE_NAMES)('G19 %s', async (role) => {
    const met = await Promise.all(
      allCalls.map(async (call) => [call.name, await gate(call, roles.tokens.get(role), { address: addressOf(role) })]),
    )
    expect(met).toEqual(allCalls.map((call) => [call.name, gateOf(role, call)]))
  })

  test.each(ROLE_NAMES.filter((role) => kindOf(role) === 'network'))('G17 %s, from elsewhere or from nobody knows where', async (role) => {
    for (const address of ['', '192.0.3.1', '2001:db8::1']) {
      const met = await Promise.all(allCalls.map(async (call) => [call.name, await gate(call, roles.tokens.get(role), { address })]))
      const expected = (call: Call) => (audienceOf(call)[0] === 'readers' ? 401 : gateOf(role, call))
      expect(met).toEqual(allCalls.map((call) => [call.name, expected(call)]))
    }
  })

  test('nobody without a token', async () => {
    const met = await Promise.all(allCalls.map(async (call) => [call.name, await gate(call, undefined)]))
    expect(met).toEqual(allCalls.map((call) => [call.name, gateOf('no token', call)]))
  })

  test.each(['personal', 'ip pacman', 'admin editor'] as const)('a token of %s for another brand is none', async (role) => {
    const met = await Promise.all(allCalls.map(async (call) => [call.name, await gate(call, roles.tokens.get(role), { brand: 'pacman' })]))
    expect(met).toEqual(allCalls.map((call) => [call.name, gateOf('no token', call)]))
  })

  test('the doors behind the gate are reached', () => expect(reached.size).toBeGreaterThan(0))

  test('G19 the network’s token opens nothing of a user’s, whatever it says of itself', async () => {
    const refused = await Promise.all(
      allCalls.map(async (call) => ((await gate(call, roles.tokens.get('ip pacman'))) === 403 ? call.path : '')),
    )
    expect(refused).toEqual(
      expect.arrayContaining(['/api/users/{user_id}', '/api/auth/api/users/preferences', '/api/auth/change', '/api/auth/logout']),
    )
  })
})

/** What readers get of dictionaries, as the origin decides it. */
const READS: Readonly<Record<Role, { premium: boolean; team: boolean }>> = {
  anonymous: { premium: false, team: false },
  'ip pacman': { premium: true, team: false },
  'ip view only': { premium: false, team: false },
  'ip disabled': { premium: false, team: false },
  free: { premium: false, team: false },
  personal: { premium: true, team: false },
  'personal, over': { premium: false, team: false },
  personal_kp: { premium: true, team: false },
  'team member': { premium: true, team: true },
  'team admin': { premium: true, team: true },
  'team owner': { premium: true, team: true },
  team_plus: { premium: true, team: false },
  school: { premium: true, team: false },
  invoicing: { premium: true, team: false },
  'of a disabled team': { premium: false, team: false },
  'admin editor': { premium: false, team: false },
}

const PAIR = 'search_service=ss&keyword_language=fi&target_language=en'
const ask = async (role: Role, path: string) => {
  const address = await signAddress({ brand: BRAND, clientAddress: addressOf(role) })
  const headers = { authorization: `Bearer ${roles.tokens.get(role)}`, 'x-sk-brand': BRAND, ...address }
  const response = await origin.request(path, { headers })
  return { status: response.status, text: await response.text() }
}
const search = (role: Role, query: string) => ask(role, `/api/search/api/sk/search?${PAIR}&${query}`)

describe.each(ROLE_NAMES)('SRCH-049 PERM-034 what the origin gives %s', (role) => {
  const { premium, team } = READS[role]

  test(`I01 premium text: ${premium}`, async () => {
    const { status, text } = await search(role, 'keyword=talo')
    expect([status, text.includes(HIDDEN_TEXT), text.includes('"teaser"')]).toEqual([200, premium, !premium])
  })

  test('I02 no word of the caller’s own changes that', async () => {
    const boasts = 'free_premium=false&user_data=1&user_type=pacman&dictionaries=paid'
    expect((await search(role, `keyword=talo&${boasts}`)).text.includes(HIDDEN_TEXT)).toBe(premium)
  })

  test(`I01 I02 premium text in full text: ${premium}`, async () => {
    for (const query of ['keyword=subscribers', 'keyword=%22subscribers%20only%22&dictionaries=paid']) {
      const hits = await ask(role, `/api/search/api/sk/fulltext_search?${PAIR}&${query}`)
      const counted = await ask(role, `/api/search/api/sk/fulltext_count?${PAIR}&${query}`)
      expect([hits.status, hits.text.includes('subscribers'), counted.text]).toEqual([200, premium, `{"totalCount":${Number(premium)}}`])
    }
    const shown = await ask(role, `/api/search/api/sk/fulltext_search?${PAIR}&keyword=house`)
    const opened = await ask(role, '/api/search/api/sk/fulltext_entry?source=paid:1')
    expect([shown.text.includes('"paid:1"'), shown.text.includes(HIDDEN_TEXT)]).toEqual([true, premium])
    expect([opened.text.includes('"paid:1"'), opened.text.includes(HIDDEN_TEXT)]).toEqual([true, premium])
  })

  test(`I04 the texts of a team’s dictionary: ${team}`, async () => {
    for (const query of ['keyword=salaisuus', 'keyword=salaisuus&dictionaries=own']) {
      const hits = await ask(role, `/api/search/api/sk/fulltext_search?${PAIR}&${query}`)
      const counted = await ask(role, `/api/search/api/sk/fulltext_count?${PAIR}&${query}`)
      expect([hits.text.includes('salaisuus'), counted.text]).toEqual([team, `{"totalCount":${Number(team)}}`])
    }
    const opened = await ask(role, '/api/search/api/sk/fulltext_entry?source=own:1')
    expect(opened.text.includes('salaisuus')).toBe(team)
    if (!team) expect(opened.text).toBe('{"data":[]}')
  })

  test(`I04 the dictionary of a team: ${team}`, async () => {
    for (const query of ['keyword=salaisuus', 'keyword=salaisuus&dictionaries=own'])
      expect((await search(role, query)).text.includes('salaisuus')).toBe(team)
    const suggested = await ask(role, `/api/search/api/sk/autocomplete?${PAIR}&keyword=sal&limit=10`)
    const listed = await ask(role, '/api/search/api/sk/dictionaries')
    expect([suggested.text.includes('salaisuus'), listed.text.includes('"own"')]).toEqual([team, team])
    for (const query of ['keyword=salaisuus%20(en)', 'keyword=salaisuus%20(en)&dictionaries=own'])
      expect((await ask(role, `/api/search/api/sk/ways_on?${PAIR}&${query}`)).text.includes('"headword":"salaisuus"')).toBe(team)
    const elsewhere = await ask(
      role,
      '/api/search/api/sk/ways_on?search_service=ss&keyword_language=sv&target_language=fi&keyword=salaisuus',
    )
    expect(elsewhere.text.includes('"fromId":"fi"')).toBe(team)
  })

  test.each([
    ['wildcards', 'autocomplete', 'keyword=*laisuu*&limit=10'],
    ['near search', 'autocomplete', 'keyword=salaisus&limit=10&similarity=0.65&prefix=0'],
    ['full text', 'fulltext_search', 'keyword=salaisuus'],
    ['full text of its dictionary', 'fulltext_search', 'keyword=salaisuus&dictionaries=own'],
    ['an entry by its key', 'fulltext_entry', 'source=own:1'],
    ['base forms', 'lemmas', 'keyword=salaisuuden&languages=fi,en'],
    ['ways on', 'ways_on', 'keyword=salaisus'],
  ])('I04 a word of a team by %s', async (_, name, query) => {
    const pair = name === 'lemmas' || name === 'fulltext_entry' ? '' : `${PAIR}&`
    const { status, text } = await ask(role, `/api/search/api/sk/${name}?${pair}${query}`)
    expect([status, text.includes('"salaisuus"')]).toEqual([200, team])
  })

  test('I01 premium text that leads back to its headword', async () => {
    const { text } = await ask(role, `/api/search/api/sk/ways_on?${PAIR}&keyword=${encodeURIComponent(HIDDEN_TEXT)}`)
    expect(text.includes(HIDDEN_TEXT)).toBe(premium)
  })

  test('what pages are told is what the origin does', () => {
    const visitor = roles.visitorFor(role)
    expect([visitor.canAccessPremium, visitor.hasPremium]).toEqual([premium, premium])
  })
})

describe('what a role’s token makes of its visitor', () => {
  const facts = ({
    subscriptionType,
    promoType,
    userType,
    canAccessPacman,
    canEdit,
    canEditTeam,
    canManageTeamPayments,
    isUserDictEditor,
  }: Visitor) => [
    subscriptionType,
    promoType,
    userType,
    [
      ...(canAccessPacman ? ['pacman'] : []),
      ...(canEdit ? ['edit'] : []),
      ...(canEditTeam ? ['team'] : []),
      ...(canManageTeamPayments ? ['pay'] : []),
      ...(isUserDictEditor ? ['dict'] : []),
    ].join(' '),
  ]
  test.each<[Role, string, string, string, string]>([
    ['anonymous', 'none', 'anon', 'free', ''],
    ['ip pacman', 'none', 'pacman', 'pacman', 'pacman'],
    ['ip view only', 'none', 'viewOnlyIp', 'free', ''],
    ['ip disabled', 'none', 'disabled_pacman_by_ip', 'free', ''],
    ['free', 'free', 'trial', 'free', ''],
    ['personal', 'personal', 'personal', 'premium', ''],
    ['personal, over', 'free', 'trial', 'free', ''],
    ['personal_kp', 'personal_kp', 'personal_kp', 'pacman', 'pacman'],
    ['team member', 'team', 'team', 'premium', ''],
    ['team admin', 'team', 'team', 'premium', 'team'],
    ['team owner', 'team', 'team', 'premium', 'team pay'],
    ['team_plus', 'team_plus', 'pacmanMember', 'pacman', 'pacman'],
    ['school', 'school', 'school', 'premium', ''],
    ['invoicing', 'invoicing', 'invoicing', 'premium', ''],
    ['of a disabled team', 'free', 'teamExpiredOwner', 'free', 'team pay'],
    ['admin editor', 'free', 'teamExpired', 'free', 'edit dict'],
  ])('PERM-001 %s', (role, ...expected) => expect(facts(roles.visitorFor(role))).toEqual(expected))

  test('PERM-005 a network that was disabled keeps pacman from its readers, except members of a team plus', () => {
    const features = v.parse(FeaturesSchema, {})
    const at = (role: Role) => visitorOf({ user: roles.claims.get(role), ip: roles.claims.get('ip disabled'), features }).canAccessPacman
    expect([at('free'), at('personal_kp'), at('team_plus')]).toEqual([false, false, true])
  })
})

describe('I22 a user who loses something while the token holds', () => {
  const own = (token: string | undefined) =>
    origin.request('/api/auth/sign_ins', { headers: { authorization: `Bearer ${token}`, 'x-sk-brand': BRAND } })

  test('is refused at once where a call asks for a user, when the sign-in has ended', async () => {
    const token = await tokenOf(accounts, 'free', clock)
    expect((await own(token)).status).toBe(200)
    await accounts.run('UPDATE sign_in SET revoked_at = ?1 WHERE user = ?2', [now, 'user-free'])
    expect((await own(token)).status).toBe(401)
  })

  test('reads premium no longer than the token lasts', async () => {
    await accounts.run("UPDATE user SET plan_name = 'free' WHERE id = 'user-personal'", [])
    now += 601_000
    expect((await search('personal', 'keyword=talo')).status).toBe(401)
    now -= 601_000
  })
})
