import { describe, expect, test } from 'vitest'
import { viewOf } from './page-data.ts'
import { type GivenPage, loaderArgs } from './page-for-tests.ts'
import { loader } from './search-area.tsx'

const ADVANCED = { anonymous: true, pacmanSearchFeatures: true }
const ANSWERS = {
  searchDictionaries: () => ({
    dictionaries: [
      { id: 'nature', type: 'multiLingual', title: 'Nature', langs: ['fi', 'sv', 'en'] },
      { id: 'basic', type: 'biDirectional', title: 'Basic', langs: ['fi', 'en'] },
    ],
    groups: [],
  }),
  searchLanguages: () => ({ languagePairs: [{ fromId: 'fi', toId: 'sv', monoDirectional: false, locked: false }], singleLanguages: [] }),
}

async function open({ features = ADVANCED, answers = {}, ...given }: GivenPage) {
  const answer = await loader(loaderArgs({ ...given, features, answers: { ...ANSWERS, ...answers } })).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return { location: answer.headers.get('location'), cookies: answer.headers.getSetCookie() }
  const { data, init } = answer as Awaited<ReturnType<typeof loader>> // not a Response, so the loader's own
  return { box: viewOf(data).box, cookies: new Headers(init?.headers).getSetCookie() }
}

describe('what a search leaves behind', () => {
  test('STORE-011, TAB-011, TAB-023 dictionary, languages, tab and word', async () => {
    const { cookies } = await open({ url: '/nature/fi-sv/hauki' })
    expect(cookies).toEqual([
      expect.stringMatching(/^sk_prefs=1\|\|dictionary\|\|nature\|normal\|1\|1\|\|fi\.sv; /),
      expect.stringMatching(/^sk_keys=\|hauki; /),
    ])
  })

  test('STORE-010 the pair; a visitor with one tab leaves no word', async () => {
    const { cookies } = await open({ url: '/finnish-swedish/hauki', features: {} })
    expect(cookies).toEqual([expect.stringMatching(/^sk_prefs=1\|\|langPair\|fi-sv\|/)])
  })

  test('nothing where nothing changes', async () => {
    const page = { storedPreferences: '1||dictionary|fi-en|nature|normal|1|1||fi.sv', storedKeys: '|hauki' }
    expect((await open({ url: '/nature/fi-sv/hauki', page })).cookies).toEqual([])
    expect((await open({ url: '/finnish-english/talo', features: {} })).cookies).toEqual([])
  })
})

describe('TAB-023 the other tab comes back as it was', () => {
  test.each([
    ['with its word', 'talo|hauki', '/finnish-swedish/talo'],
    ['or as its front page', '|hauki', '/?tab=langPair'],
  ])('the pair %s', async (_, storedKeys, langPair) => {
    const page = { storedPreferences: '1||dictionary|fi-sv|nature|normal|1|1|', storedKeys }
    expect((await open({ url: '/nature/all/hauki', page })).box?.tabs).toEqual({
      current: 'dictionary',
      langPair,
      dictionary: '/nature/all/hauki',
    })
  })

  test.each([
    ['with its word and languages', '1||langPair|fi-sv|nature|normal|1|1||fi.sv', '/nature/fi-sv/hauki'],
    ['STORE-018 or anew, when it is gone', '1||langPair|fi-sv|gone|normal|1|1|', '/?tab=dictionary'],
  ])('the dictionary %s', async (_, storedPreferences, dictionary) => {
    const page = { storedPreferences, storedKeys: 'talo|hauki' }
    expect((await open({ url: '/finnish-swedish/talo', page })).box?.tabs?.dictionary).toBe(dictionary)
  })
})

describe('PICK-023 the reader’s own group', () => {
  test('is asked by its members, which the visitor can see', async () => {
    const asked: URLSearchParams[] = []
    const answers = {
      searchWords: (query: URLSearchParams) => {
        asked.push(query)
        return { data: [], flipLangs: false }
      },
    }
    const { box } = await open({ url: '/custom/all/hauki', answers, page: { storedGroup: '1|basic|hidden|nature' } })
    expect(asked.map((query) => query.get('dictionaries'))).toContain('basic,nature')
    expect(box?.context).toMatchObject({ id: 'custom', kind: 'group', type: 'user', ids: ['basic', 'nature'], langs: ['fi', 'sv', 'en'] })
  })

  test('URL-036 without members it is no dictionary', async () => {
    expect((await open({ url: '/custom/all/hauki', page: { storedGroup: '1|hidden' } })).location).toBe('/forbidden/404')
  })
})

describe('TAB-013 a dictionary after the login of the network is lost', () => {
  const closed = { anonymous: false, pacmanSearchFeatures: true }
  const here = '1||dictionary|fi-sv|basic|normal|1|1|'
  test.each([
    ['leads to its pair', { hadDomainLogin: true }, '/basic/finnish-english/talo', '/finnish-english/talo'],
    ['leads to the stored pair', { hadDomainLogin: true, storedPreferences: here }, '/nature/all/hauki', '/finnish-swedish/hauki'],
    [
      'also when only the stored tab tells of it',
      { storedPreferences: here, storedTab: 'dictionary' },
      '/nature/all/hauki',
      '/finnish-swedish/hauki',
    ],
    ['who never had it meets the guard', {}, '/basic/finnish-english/talo', '/forbidden/no-access'],
  ])('%s', async (_, page, url, location) => expect((await open({ url, features: closed, page })).location).toBe(location))

  test('and the language pair is stored', async () => {
    const { cookies } = await open({ url: '/nature/all/hauki', features: closed, page: { hadDomainLogin: true, storedPreferences: here } })
    expect(cookies).toEqual([expect.stringMatching(/^sk_prefs=1\|\|langPair\|fi-sv\|basic\|/)])
  })
})
