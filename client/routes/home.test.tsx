import { describe, expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import { displayPreferences, prefsCookieValue } from '#shared/preferences/display-preferences.ts'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import { loader } from './home.tsx'
import { viewOf } from './page-data.ts'
import { type GivenPage, loaderArgs } from './page-for-tests.ts'

const ADVANCED = { anonymous: true, pacmanSearchFeatures: true }
const DICTIONARIES = {
  searchDictionaries: () => ({
    dictionaries: [
      { id: 'basic', type: 'biDirectional', title: 'Basic', langs: ['fi', 'en'] },
      { id: 'nature', type: 'multiLingual', title: 'Nature', langs: ['fi', 'sv', 'en'] },
    ],
    groups: [],
  }),
}
const stored = (dictionary: object, tab = 'dictionary') =>
  prefsCookieValue(displayPreferences(mergePreferences({ version: 2, dictionary, local: { tab } })))

/** What the front page answers: the tab it shows or where it leads, and the cookie that it leaves. */
async function open({
  url = '/',
  storedPreferences,
  storedGroup,
  features = ADVANCED,
}: Partial<GivenPage> & { storedPreferences?: string; storedGroup?: string }) {
  // The edge reads the stored tab off the same cookie.
  const storedTab = storedPreferences?.split('|')[2]
  const page = { storedPreferences, storedTab, storedGroup }
  const given = { url, answers: DICTIONARIES, features, page }
  return withLocale('en', async () => {
    const answer = await loader(loaderArgs(given)).catch((thrown: unknown) => thrown)
    if (answer instanceof Response)
      return { location: answer.headers.get('location'), status: answer.status, cookie: answer.headers.get('set-cookie') }
    const { data, init } = answer as Awaited<ReturnType<typeof loader>> // not a Response, so the loader's own
    const { search, tabs } = viewOf(data).box
    return { search: search.type, tabs, cookie: new Headers(init?.headers).get('set-cookie') }
  })
}

describe('the tab of the front page', () => {
  test.each([
    ['TAB-010 the language pair, with nothing stored', {}, 'language-pair'],
    ['TAB-007 the one asked for', { url: '/?tab=dictionary' }, 'dictionary'],
    ['TAB-005 the one stored', { storedPreferences: stored({}) }, 'dictionary'],
    ['TAB-005 the one asked for over the one stored', { url: '/?tab=langPair', storedPreferences: stored({}) }, 'language-pair'],
    ['TAB-012 an unknown one is the language pair', { storedPreferences: '1||both|fi-en||normal|1|1|' }, 'language-pair'],
    [
      'TAB-006 without advanced search there is one tab',
      { url: '/?tab=dictionary', storedPreferences: stored({}), features: {} },
      'language-pair',
    ],
  ])('%s', async (_, given, type) => expect((await open(given)).search).toBe(type))

  test('TAB-011, TAB-023 one that was asked for is stored, and only when it changes', async () => {
    expect((await open({ url: '/?tab=dictionary' })).cookie).toMatch(/^sk_prefs=1\|\|dictionary\|\|/)
    expect((await open({ url: '/?tab=dictionary', storedPreferences: stored({}) })).cookie).toBeNull()
    expect((await open({ url: '/' })).cookie).toBeNull()
  })

  test('TAB-023 on the empty path each tab has its own address', async () => {
    expect((await open({})).tabs).toEqual({ current: 'langPair', langPair: '/?tab=langPair', dictionary: '/?tab=dictionary' })
  })
})

describe('URL-002 the dictionary tab leads to the stored dictionary', () => {
  const nature = stored({ dictId: 'nature', dict: { nature: ['fi', 'sv'] } })
  test.each([
    ['in the languages chosen, without a word', { storedPreferences: nature }, '/nature/fi-sv'],
    ['in its own', { storedPreferences: stored({ dictId: 'basic' }) }, '/basic/finnish-english'],
    ['with the word that the address names', { url: '/?tab=dictionary&key=hauki', storedPreferences: nature }, '/nature/fi-sv/hauki'],
    ['PICK-037 the reader’s own group', { storedPreferences: stored({ dictId: 'custom' }), storedGroup: '1|nature|gone' }, '/custom/all'],
  ])('%s', async (_, given, location) => expect(await open(given)).toMatchObject({ location, status: 302 }))

  test('TAB-022 the address comes before what is stored', async () => {
    expect((await open({ url: '/?dictionary=basic&langs=fi-en', storedPreferences: nature })).location).toBe('/basic/finnish-english')
  })

  test('not from the other tab', async () => {
    expect((await open({ storedPreferences: stored({ dictId: 'nature' }, 'langPair') })).search).toBe('language-pair')
  })

  test.each([
    ['one that is gone', { storedPreferences: stored({ dictId: 'gone' }) }],
    ['PICK-034 a group of which nothing can be seen', { storedPreferences: stored({ dictId: 'custom' }), storedGroup: '1|gone' }],
  ])('STORE-017, STORE-018 %s is dropped, and the tab begins anew', async (_, given) => {
    const { search, cookie } = await open(given)
    expect(search).toBe('dictionary')
    expect(cookie).toMatch(/^sk_prefs=1\|\|dictionary\|\|\|/)
  })
})
