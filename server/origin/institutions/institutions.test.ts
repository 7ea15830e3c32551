import * as v from 'valibot'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { networkOf } from '#shared/account/address-network.ts'
import { domainLogin } from '#shared/api/config.ts'
import { searchLanguages } from '#shared/api/search.ts'
import { d1Accounts, testAccounts } from '../../../tests/support/test-accounts.ts'
import { tokenOptions } from '../../../tests/support/users-for-tests.ts'
import { verifyAccessToken } from '../auth/access-token.ts'
import { callerReader } from '../auth/caller-reader.ts'
import type { PlainAnswer } from '../route/answer-call.ts'
import { plainCalls } from '../route/plain-calls.ts'
import type { Database } from '../storage/database.ts'
import { domainLoginAt } from './domain-login.ts'
import {
  type Institution,
  statementsToAddRanges,
  statementsToRemoveInstitution,
  statementsToRemoveRanges,
  statementsToWriteInstitution,
  statementToDisable,
} from './institution-commands.ts'
import { INSTITUTIONS_AT_SQL } from './institution-queries.ts'
import { institutionRoutes } from './routes.ts'
import { SAMPLE_INSTITUTION } from './sample-institution.ts'

const NOW = 1_700_000_000_000
const LIBRARY: Institution = {
  id: 'library',
  brand: 'pacman',
  name: 'City Library',
  customerType: 'pacman',
  claims: ['hasPremiumContent'],
  ranges: ['192.0.2.0/24', '2001:db8:1::/48'],
}

const nodeSqlite = { name: 'node:sqlite', start: () => ({ open: testAccounts, close: async () => {} }) }
const d1 = { name: 'D1', start: d1Accounts }

describe.each([nodeSqlite, d1])('institutions in $name', ({ start }) => {
  const engine = start()
  let accounts: Database
  beforeEach(async () => {
    accounts = await engine.open()
    await write(LIBRARY)
  })
  afterAll(() => engine.close())

  const write = (institution: Institution) => accounts.batch(statementsToWriteInstitution(institution))
  const options = () => tokenOptions(accounts, () => NOW)
  const loginAt = (address: string, brand = 'pacman') => domainLoginAt(options(), { address, brand })
  const claimsAt = async (address: string, brand = 'pacman') => {
    const token = (await loginAt(address, brand)).ipLogin?.access_token
    return token === undefined ? undefined : verifyAccessToken(options(), token, brand)
  }

  test('AUTH-035 AUTH-077 an address of an institution gets its token for 60 minutes', async () => {
    const { ipLogin, ...lists } = await loginAt('192.0.2.77')
    expect(lists).toEqual({ pacman: ['City Library'], xl: [], mot: [] })
    expect(ipLogin?.expires_in).toBe(3600)
    expect(await claimsAt('192.0.2.77')).toEqual({
      sub: 'ip.library',
      aud: 'pacman',
      role: 'anonymous',
      user_claims: ['hasPremiumContent', 'canAccessPacman'],
      signupMethods: ['ip'],
      identity: {},
      customer_type: 'pacman',
      customer_name: 'City Library',
      net: networkOf('192.0.2.1'),
      iat: NOW / 1000,
      exp: NOW / 1000 + 3600,
    })
  })

  test.each([
    ['its first address', '192.0.2.0', true],
    ['its last address', '192.0.2.255', true],
    ['IPv4 written as IPv6', '::ffff:192.0.2.5', true],
    ['IPv4 written as IPv6 in digits', '::FFFF:C000:0205', true],
    ['an address of its /48', '2001:db8:1:ffff::9', true],
    ['another way to write it', '2001:0DB8:0001::0:1', true],
    ['the address before', '192.0.1.255', false],
    ['the address after', '192.0.3.0', false],
    ['the /48 beside it', '2001:db8:2::1', false],
    ['the digits of its IPv4 as the end of another address', '2001:db8:2::192.0.2.5', false],
    ['IPv4-compatible, which is not mapped', '::192.0.2.5', false],
    ['a zone', '2001:db8:1::1%eth0', false],
    ['a port', '192.0.2.5:443', false],
    ['a list', '192.0.2.5, 10.0.0.1', false],
    ['octal', '192.0.02.5', false],
    ['nobody vouches for an address', '', false],
    ['garbage', "' OR 1=1 --", false],
  ])('G17 %s: %s, signed in %s', async (_, address, isIn) => {
    const { ipLogin, ...lists } = await loginAt(address)
    expect(ipLogin !== null).toBe(isIn)
    expect(lists).toEqual({ pacman: isIn ? ['City Library'] : [], xl: [], mot: [] })
  })

  test('an institution of one brand is none of another', async () => expect((await loginAt('192.0.2.1', 'sanakirja')).ipLogin).toBeNull())

  test('of ranges within each other the narrowest decides, and all are named', async () => {
    await write({ id: 'all', brand: 'pacman', name: 'Consortium', customerType: 'none', ranges: ['192.0.0.0/16'] })
    await write({ id: 'room', brand: 'pacman', name: 'Reading Room', customerType: 'xl', ranges: ['192.0.2.64/26', '192.0.2.64/27'] })
    expect(await claimsAt('192.0.2.65')).toMatchObject({ sub: 'ip.room', customer_type: 'xl', user_claims: [] })
    expect(await loginAt('192.0.2.65')).toMatchObject({ pacman: ['City Library'], xl: ['Reading Room'], mot: ['Consortium'] })
    expect(await claimsAt('192.0.2.1')).toMatchObject({ sub: 'ip.library' })
    expect(await claimsAt('192.0.9.1')).toMatchObject({ sub: 'ip.all', customer_type: 'none' })
  })

  test('AUTH-036 ORG-004 of a disabled pacman customer nothing is left but its being disabled', async () => {
    await accounts.batch([statementToDisable('library', true)])
    expect(await claimsAt('192.0.2.1')).toMatchObject({ customer_type: 'disabled_pacman_by_ip', user_claims: [] })
    expect(await loginAt('192.0.2.1')).toMatchObject({ pacman: [], xl: [], mot: [] })
    await accounts.batch([statementToDisable('library', false)])
    expect(await claimsAt('192.0.2.1')).toMatchObject({ customer_type: 'pacman' })
  })

  test('AUTH-036 a disabled customer of another kind signs nobody in, not even by a wider range', async () => {
    await write({ id: 'all', brand: 'pacman', name: 'Consortium', customerType: 'pacman', ranges: ['192.0.0.0/16'] })
    await write({ ...LIBRARY, customerType: 'xl' })
    await accounts.batch([statementToDisable('library', true)])
    expect((await loginAt('192.0.2.1')).ipLogin).toBeNull()
  })

  test('PERM-005 disabled by IP takes pacman away whatever the claims say', async () => {
    await write({ ...LIBRARY, customerType: 'disabled_pacman_by_ip', claims: ['hasPremiumContent', 'canAccessPacman'] })
    expect(await claimsAt('192.0.2.1')).toMatchObject({ customer_type: 'disabled_pacman_by_ip', user_claims: ['hasPremiumContent'] })
  })

  test('PERM-009 the network of an institution with a team reads the team’s content, unless it is disabled', async () => {
    await accounts.run("INSERT INTO team (id, name, type) VALUES ('t1', 'Team', 'pacman_customer')", [])
    await write({ ...LIBRARY, teamId: 't1' })
    expect(await claimsAt('192.0.2.1')).toMatchObject({
      identity: { team_id: 't1' },
      user_claims: expect.arrayContaining(['hasTeamContent']),
    })
    await accounts.run("UPDATE team SET is_disabled = 1 WHERE id = 't1'", [])
    expect(await claimsAt('192.0.2.1')).toMatchObject({ identity: {}, user_claims: ['hasPremiumContent', 'canAccessPacman'] })
  })

  test('an institution is changed, given and taken ranges, and removed', async () => {
    await accounts.batch([
      ...statementsToAddRanges('library', ['198.51.100.0/24']),
      ...statementsToAddRanges('library', ['198.51.100.0/24']),
    ])
    expect(await claimsAt('198.51.100.9')).toMatchObject({ sub: 'ip.library' })
    await accounts.batch(statementsToRemoveRanges('library', ['198.51.100.0/24']))
    expect(await claimsAt('198.51.100.9')).toBeUndefined()
    await write({ ...LIBRARY, name: 'Renamed', ranges: ['203.0.113.0/24'] })
    expect(await claimsAt('203.0.113.1')).toMatchObject({ customer_name: 'Renamed' })
    expect(await claimsAt('192.0.2.1')).toBeUndefined()
    await accounts.batch(statementsToRemoveInstitution('library'))
    expect(await claimsAt('203.0.113.1')).toBeUndefined()
    expect(await accounts.all('SELECT 1 FROM institution_range', [])).toEqual([])
  })

  test.each<[string, Partial<Institution>]>([
    ['a range that is none', { ranges: ['192.0.2.1/24'] }],
    ['everybody', { ranges: ['0.0.0.0/0'] }],
    ['a claim nobody knows', { claims: JSON.parse('["isAdmin"]') }],
    ['an id that is no word', { id: 'a b' }],
    ['no name', { name: ' ' }],
  ])('%s is refused', (_, wrong) => expect(() => statementsToWriteInstitution({ ...LIBRARY, ...wrong })).toThrow(v.ValiError))

  test('the sample institution signs this machine in to its brand', async () => {
    await write(SAMPLE_INSTITUTION)
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
      expect(await claimsAt(address)).toMatchObject({ customer_type: 'pacman', sub: 'ip.sample-library' })
    expect((await loginAt('127.0.0.1', 'sanakirja')).ipLogin).toBeNull()
  })

  test('an address is looked up from the index, whatever the number of ranges', async () => {
    const plan = await accounts.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${INSTITUTIONS_AT_SQL}`, ['[]', '', ''])
    expect(plan.map(({ detail }) => detail).filter((step) => /^(?:SCAN|SEARCH)/.test(step))).toEqual([
      expect.stringMatching(/^SCAN asked/),
      expect.stringMatching(/^SEARCH institution_range USING PRIMARY KEY \(low=\? AND high>\?\)/),
      expect.stringMatching(/^SEARCH institution USING PRIMARY KEY \(id=\?\)/),
      expect.stringMatching(/^SEARCH team USING PRIMARY KEY \(id=\?\)/),
    ])
  })

  describe('GET /api/config/domain', () => {
    const ask = (address?: string): Promise<PlainAnswer> => {
      const { on, answer } = plainCalls({ callerOf: async () => undefined, generation: () => 'g' }, () => {})
      institutionRoutes(on, options())
      const call = { name: domainLogin.name, path: domainLogin.path, query: '' }
      return answer(call, { authorization: undefined, brand: 'pacman', ...(address === undefined ? {} : { address }) })
    }

    test('E05 AUTH-035 answers what the call promises, for nobody to keep', async () => {
      const { status, headers, body } = await ask('192.0.2.1')
      expect([status, new Map(headers).get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(v.parse(domainLogin.answer, JSON.parse(String(body)))).toMatchObject({ pacman: ['City Library'] })
    })

    test('G17 security §3.7 its token is used in the network it was given to only, by an address that somebody vouches for', async () => {
      const { on, answer } = plainCalls({ callerOf: callerReader(options()), generation: () => 'g' }, () => {})
      on(searchLanguages, async () => ({ type: 'answer', value: { languagePairs: [], singleLanguages: [] } }))
      const token = (await loginAt('192.0.2.1')).ipLogin?.access_token
      const usedAt = async (address?: string) => {
        const sender = { authorization: `Bearer ${token}`, brand: 'pacman', address }
        return (await answer({ name: searchLanguages.name, path: searchLanguages.path, query: 'search_service=ss' }, sender)).status
      }
      for (const address of ['192.0.2.1', '192.0.2.254', '::ffff:192.0.2.9']) expect(await usedAt(address)).toBe(200)
      for (const address of [undefined, '', '192.0.3.1', '198.51.100.1', '2001:db8:1::1']) expect(await usedAt(address)).toBe(401)
    })

    test.each([undefined, '', '198.51.100.1'])('G17 from %s nobody is signed in', async (address) =>
      expect(JSON.parse(String((await ask(address)).body))).toEqual({ ipLogin: null, pacman: [], xl: [], mot: [] }),
    )
  })
})
