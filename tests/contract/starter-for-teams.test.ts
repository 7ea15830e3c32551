import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anonymousTokens } from '#server/origin/auth/anonymous-tokens.ts'
import { beginSignIn } from '#server/origin/auth/sign-in.ts'
import type { Database } from '#server/origin/storage/database.ts'
import { type NodeSqliteDatabase, openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { makeDemoUsers } from '#server/origin/users/demo-users.ts'
import { passwords } from '#server/origin/users/passwords.ts'
import { bundledBrand } from '#server/runtimes/bundled-brands.ts'
import { editorDictionaries } from '#shared/api/editor.ts'
import { searchDictionaries, searchLanguages, searchWords } from '#shared/api/search.ts'
import { teamGlossaries } from '#shared/dictionary/team-glossary.ts'
import { type StarterLexicon, starterLexicon } from '../support/starter-lexicon.ts'
import { testAccounts } from '../support/test-accounts.ts'
import { testOrigin } from '../support/test-origin.ts'
import { TEST_KEY, tokenOptions } from '../support/users-for-tests.ts'

const BRAND = 'pacman'
const UNIVERSITY = '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e02'
const GLOSSARY = `${UNIVERSITY}study terms`
const CUSTOMER = 'sanavirta.customer.studies'

let lexicon: StarterLexicon
let database: NodeSqliteDatabase
let accounts: Database
let origin: Hono
let tokens: Record<'member' | 'otherTeam' | 'anonymous', string>

beforeAll(async () => {
  lexicon = await starterLexicon()
  database = openNodeSqliteDatabase(lexicon.file, { readOnly: true })
  accounts = await testAccounts()
  const cheap = passwords({ cost: { ln: 4, r: 8, p: 1 }, running: 2, randomBytes })
  await makeDemoUsers({ accounts, now: Date.now, randomBytes, passwords: cheap })
  origin = await testOrigin({ accounts, lexicon: database, tokenKeys: [TEST_KEY], brandById: bundledBrand })
  const anonymous = (await anonymousTokens(tokenOptions(accounts, Date.now), BRAND)).access_token
  tokens = { member: await tokenOf('team_plus'), otherTeam: await tokenOf('team-member'), anonymous }
})
afterAll(() => {
  database.close()
  lexicon.remove()
})

/** The token that the user for trying of that kind gets. */
async function tokenOf(kind: string): Promise<string> {
  const [row] = await accounts.all<{ id: string }>('SELECT id FROM user WHERE email = ?1', [`${kind}@demo.example`])
  if (!row) throw new Error(`There is no user for trying of the kind ${kind}`)
  const signIn = await beginSignIn(tokenOptions(accounts, Date.now), { userId: row.id, brand: BRAND, loginMethod: 'email', device: '' })
  return signIn.access_token ?? ''
}

async function ask<Output>(who: keyof typeof tokens, path: string, answer: v.GenericSchema<unknown, Output>): Promise<Output> {
  const response = await origin.request(path, { headers: { authorization: `Bearer ${tokens[who]}`, 'x-sk-brand': BRAND } })
  return v.parse(answer, await response.json())
}
const lists = (who: keyof typeof tokens) => ask(who, searchDictionaries.path, searchDictionaries.answer)
const wordsOf = async (who: keyof typeof tokens, query: string) => {
  const { data } = await ask(
    who,
    `${searchWords.path}?search_service=ss&keyword_language=fi&target_language=en&${query}`,
    searchWords.answer,
  )
  return data.map(({ headword, dictionary, dict_type }) => [headword, dictionary?.id, dict_type])
}

describe('ARCH-007 what a team of the demo finds in the starter set', () => {
  test('PICK-006 PICK-007 its glossary, in the group of glossaries; nobody else does', async () => {
    const { dictionaries, groups } = await lists('member')
    expect(dictionaries.find(({ id }) => id === GLOSSARY)).toMatchObject({
      type: 'glossary',
      disableSearchFeatures: true,
      teams: [UNIVERSITY],
    })
    expect(groups.find(({ type }) => type === 'glossaries')).toMatchObject({ id: 'team-glossaries', dictionaries: [GLOSSARY] })
    for (const who of ['otherTeam', 'anonymous'] as const) {
      const others = await lists(who)
      expect(others.dictionaries.filter(({ teams }) => teams !== undefined)).toEqual([])
      expect(others.groups.map(({ type }) => type)).not.toContain('glossaries')
    }
  })

  test('PICK-009 its editor’s dictionaries make the same glossaries', async () => {
    const { dictionaries } = await ask('member', editorDictionaries.path, editorDictionaries.answer)
    expect(teamGlossaries(dictionaries, UNIVERSITY).map(({ id, langs }) => [id, langs])).toEqual([[GLOSSARY, ['fi', 'sv', 'en']]])
    for (const who of ['otherTeam', 'anonymous'] as const)
      expect(await ask(who, editorDictionaries.path, editorDictionaries.answer)).toEqual({ dictionaries: [] })
  })

  test('PICK-012 the words of its glossary, by the glossary and by its group', async () => {
    for (const id of [encodeURIComponent(GLOSSARY), 'team-glossaries', 'all'])
      expect(await wordsOf('member', `keyword=opintopiste&dictionaries=${id}`)).toEqual([['opintopiste', GLOSSARY, 'non-premium']])
    for (const id of [encodeURIComponent(GLOSSARY), 'team-glossaries', 'all', 'default'])
      expect(await wordsOf('otherTeam', `keyword=opintopiste&dictionaries=${id}`)).toEqual([])
  })

  test('AC-027 SRCH-045 its own dictionary among the default ones, unless it is to be hidden', async () => {
    expect(await wordsOf('member', 'keyword=kulkukortti')).toEqual([['kulkukortti', CUSTOMER, 'customer-dicts']])
    expect(await wordsOf('member', 'keyword=kulkukortti&user_data=0')).toEqual([])
    expect(await wordsOf('member', `keyword=kulkukortti&user_data=0&dictionaries=${CUSTOMER}`)).toHaveLength(1)
    expect(await wordsOf('anonymous', 'keyword=kulkukortti&user_data=1')).toEqual([])
  })
})

describe('ARCH-007 what everyone finds in it', () => {
  test('PICK-011 PICK-019 groups of the picker, in its order', async () => {
    const { groups } = await lists('anonymous')
    expect(groups.map(({ type }) => type)).toEqual(['all', 'fixed', 'fixed', 'separator', 'fixed'])
  })

  test('an internal group is asked by its id', async () => {
    expect((await wordsOf('anonymous', 'keyword=kuusi&dictionaries=sanavirta-editors')).map(([, id]) => id)).toEqual(
      expect.arrayContaining(['sanavirta.fi-en', 'sanavirta.nature']),
    )
  })

  test('SRCH-049 a dictionary of each group of dict_order, in the order asked for', async () => {
    const { dictionaries } = await lists('anonymous')
    expect(new Set(dictionaries.map(({ dict_group }) => dict_group))).toEqual(new Set(['general', 'law', 'medicine', 'tech_commerce']))
  })

  test('LANG-054 a pair of premium dictionaries alone, locked for who has no premium', async () => {
    const estonian = async (who: keyof typeof tokens) => {
      const { languagePairs } = await ask(who, `${searchLanguages.path}?search_service=ss`, searchLanguages.answer)
      return languagePairs.find(({ fromId, toId }) => fromId === 'et' && toId === 'fi')
    }
    expect(await estonian('anonymous')).toEqual({ fromId: 'et', toId: 'fi', monoDirectional: true, locked: true })
    expect(await estonian('member')).toEqual({ fromId: 'et', toId: 'fi', monoDirectional: true, locked: false })
  })

  test('LANG-055 detect says in which language it found the word', async () => {
    const query = 'search_service=ss&keyword_language=detect&target_language=fi&keyword=raamat'
    expect(await ask('anonymous', `${searchWords.path}?${query}`, searchWords.answer)).toMatchObject({
      detected: 'et',
      data: [{ custom: 'teaser' }],
    })
  })
})
