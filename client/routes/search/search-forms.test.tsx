import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import { type Asked, type GivenPage, loaderArgs } from '#client/routes/page-for-tests.ts'
import GroupDictionaries, { loader as groupLoader, action as saveGroup } from './dictionaries.tsx'
import SearchLanguagesPage, { loader as languagesLoader } from './languages.tsx'
import DictionarySettings, { action as saveSettings, loader as settingsLoader } from './settings.tsx'

const ADVANCED = { anonymous: true, pacmanSearchFeatures: true }
const LISTS = {
  searchDictionaries: () => ({
    dictionaries: [
      { id: 'basic', type: 'biDirectional', title: 'Basic', langs: ['fi', 'en'] },
      { id: 'law', type: 'biDirectional', title: 'Law', langs: ['fi', 'en'], dict_type: 'premium' },
      { id: 'nature', type: 'multiLingual', title: 'Nature', langs: ['fi', 'sv', 'en', 'de'], primaryLanguages: ['fi'] },
    ],
    groups: [{ id: 'special', type: 'fixed', title: 'Special fields', dictionaries: ['law'], langs: ['fi', 'en'] }],
  }),
}

const args = (given: GivenPage) => loaderArgs({ features: ADVANCED, ...given, answers: { ...LISTS, ...given.answers } })

type Answer = { status: number; location: string | null; cookies: string[]; data: object }

/** What a loader or an action answers: where it leads and what it leaves, or its status and the data of its page. */
async function answered(run: () => unknown): Promise<Answer> {
  const answer: unknown = await withLocale('en', async () => run()).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) {
    const { status, headers } = answer
    return { status, location: headers.get('location'), cookies: headers.getSetCookie(), data: {} }
  }
  const { data, init } = answer as { data: object; init?: { status?: number } } // what pageData gives
  return { status: init?.status ?? 200, location: null, cookies: [], data }
}

const html = (page: ReactElement) => withLocale('en', () => renderToStaticMarkup(page))
const tickedIn = (text: string) =>
  [...text.matchAll(/<input type="checkbox"[^>]*>/g)]
    .filter(([box]) => box.includes('checked=""'))
    .map(([box]) => /value="([^"]*)"/.exec(box)?.[1])

describe('the reader’s own group', () => {
  const post = (form: string, more: Partial<GivenPage> = {}) => {
    const given = args({ url: '/search/dictionaries', form: {}, ...more })
    const init = { method: 'POST', body: new URLSearchParams(form) }
    return answered(() => saveGroup({ ...given, request: new Request(given.request.url, init) }))
  }

  test('PICK-015, PICK-024, PICK-027 boxes stand under the titles of their groups, ticked as they were saved', async () => {
    const url = '/search/dictionaries?key=hauki&return=/nature/all/hauki'
    const { data } = await answered(() => groupLoader(args({ url, page: { storedGroup: '1|nature|gone' } })))
    const page = html(<GroupDictionaries loaderData={data} />)
    expect(page).toMatch(/Special fields[\s\S]*Law[\s\S]*aria-label="Premium"[\s\S]*Other dictionaries[\s\S]*Basic[\s\S]*Nature/)
    expect(tickedIn(page)).toEqual(['nature'])
    expect(page).toContain('name="key" value="hauki"')
    expect(page).toContain('href="/nature/all/hauki"')
  })

  test('PICK-023, PICK-028, PICK-037 Done keeps it in this browser and searches the word in it', async () => {
    const { status, location, cookies } = await post('id=nature&id=basic&id=gone&key=hauki')
    expect([status, location]).toEqual([303, '/custom/all/hauki'])
    expect(cookies).toEqual([expect.stringMatching(/^sk_group=1\|nature\|basic; /)])
  })

  test.each([['id=gone'], ['']])('PICK-030, PICK-031 "%s" is nothing: the form comes back and says so', async (form) => {
    const { data } = await answered(() => groupLoader(args({ url: '/search/dictionaries' })))
    const refused = await post(`${form}&key=hauki`)
    expect([refused.status, refused.cookies]).toEqual([422, []])
    const page = html(<GroupDictionaries loaderData={data} actionData={refused.data} />)
    expect(page).toContain('Choose at least one dictionary.')
    expect(page).toContain('name="key" value="hauki"')
  })

  test('PICK-010 a reader who is signed in has it with the account, and what else the account holds stays', async () => {
    const sent: unknown[] = []
    const answers = {
      userPreferences: () => ({ preferences: { version: 2, dictionary: { view_preference: 'condensed' } } }),
      savePreferences: (_: URLSearchParams, { body }: Asked) => {
        sent.push(body)
        return { message: 'updated' }
      },
    }
    await post('id=nature', { visitor: { isAnonymous: false, userId: 'u1' }, answers })
    expect(sent).toMatchObject([
      { preferences: { dictionary: { view_preference: 'condensed' }, dictgroups: { groups: { custom: ['nature'] } } } },
    ])
  })

  test('PERM-027 is for those who have the dictionary tab', async () => {
    const features = { pacmanSearchFeatures: true, anonymous: false }
    expect((await answered(() => groupLoader(args({ url: '/search/dictionaries', features })))).location).toBe('/forbidden/no-access')
    expect((await post('id=nature', { features })).location).toBe('/forbidden/no-access')
  })
})

describe('the languages of a dictionary', () => {
  const open = (query: string, more: Partial<GivenPage> = {}) =>
    answered(() => languagesLoader(args({ url: `/search/languages?${query}`, ...more })))

  test('LANG-039, LANG-041, LANG-042, LANG-044 boxes by name, the current and the primary ones ticked, the primary ones for good', async () => {
    const { data } = await open('dictionary=nature&langs=sv-de&key=hauki')
    const page = html(<SearchLanguagesPage loaderData={data} />)
    expect(page).toMatch(/English[\s\S]*Finnish[\s\S]*German[\s\S]*Swedish/)
    expect(tickedIn(page)).toEqual(['fi', 'de', 'sv'])
    expect(page).toMatch(/<input[^>]*disabled=""[^>]*value="fi"|<input[^>]*value="fi"[^>]*disabled=""|disabled="" name="lang" value="fi"/)
    expect(page).toContain('Always part of this dictionary: Finnish.')
  })

  test.each([
    ['LANG-043 what is ticked, and the primary ones', 'lang=de&lang=sv', '/nature/fi-sv-de/hauki'],
    ['every one is all', 'lang=de&lang=sv&lang=en', '/nature/all/hauki'],
    ['nothing is the primary ones', '', '/nature/fi/hauki'],
    ['LANG-048 what the dictionary does not have is left out', 'lang=ru&lang=sv', '/nature/fi-sv/hauki'],
    ['the mode goes along', 'lang=sv&searchMode=fulltext', '/fulltext/nature/fi-sv/hauki'],
  ])('%s: %s', async (_, ticked, location) => {
    expect(await open(`use=1&dictionary=nature&key=hauki&${ticked}`)).toMatchObject({ status: 303, location })
  })

  test('LANG-045 with nothing chosen and nothing required the form comes back', async () => {
    const page = { storedGroup: '1|basic|law' }
    const { status, data } = await open('use=1&dictionary=custom', { page })
    expect(status).toBe(422)
    expect(html(<SearchLanguagesPage loaderData={data} />)).toContain('Choose at least one language.')
  })

  test.each([['basic'], ['gone'], ['default']])('"%s" has no list of languages', async (id) =>
    expect((await open(`dictionary=${id}`)).location).toBe('/forbidden/404'),
  )
})

describe('TAB-016 the settings', () => {
  test('show what is stored, and lead back', async () => {
    const url = '/search/settings?return=/nature/all'
    const { data } = await answered(() => settingsLoader(args({ url, page: { storedPreferences: '1||langPair|fi-en||condensed|0|1|' } })))
    const page = html(<DictionarySettings loaderData={data} />)
    expect(page).toMatch(/<input[^>]*checked=""[^>]*value="condensed"|<input[^>]*value="condensed"[^>]*checked=""/)
    expect(tickedIn(page)).toEqual([])
    expect(page).toContain('href="/nature/all"')
  })

  test('SET-007 are kept in this browser', async () => {
    const form = { view_preference: 'condensed', return: '/nature/all' }
    const { location, cookies } = await answered(() => saveSettings(args({ url: '/search/settings', form })))
    expect(location).toBe('/nature/all')
    expect(cookies).toEqual([expect.stringMatching(/^sk_prefs=1\|\|langPair\|\|\|condensed\|0\|1\|; /)])
  })

  test('a form leads to no other site', async () => {
    const form = { return: 'https://elsewhere.example/' }
    expect((await answered(() => saveSettings(args({ url: '/search/settings', form })))).location).toBe('/')
  })

  test('a brand without settings has no such page', async () => {
    const features = { disableSettings: true }
    expect((await answered(() => settingsLoader(args({ url: '/search/settings', features })))).location).toBe('/forbidden/404')
    expect((await answered(() => saveSettings(args({ url: '/search/settings', form: {}, features })))).location).toBe('/forbidden/404')
  })
})
