import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { BrandConfigSchema, brandProblems } from '#shared/brand/brand-config.ts'

const folder = new URL('./', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const readBrand = (file: string) => v.parse(BrandConfigSchema, JSON.parse(readFileSync(new URL(file, folder), 'utf8')))
const brands = Object.fromEntries(files.map((file) => [file, readBrand(file)]))

/** Not built yet: a brand that turned one on would draw links that lead nowhere. */
const NOT_BUILT = [
  'useTranslationRequest',
  'wordlists',
  'canEditTeam',
  'canManageTeamPayments',
  'canAccessPacman',
  'editor',
  'teams',
  'translator',
  'proofing',
  'games',
  'lists',
] as const

test('CONF-025 three sample brands ship', () => {
  expect(Object.values(brands).map((brand) => brand.id)).toEqual(expect.arrayContaining(['sanakirja', 'pacman', 'valter']))
  expect(files).toHaveLength(3)
})

test('no two brands answer at the same host', () => {
  const hosts = Object.values(brands).flatMap((brand) => brand.hosts)
  expect(new Set(hosts).size).toBe(hosts.length)
})

test('CONF-025 the public brand answers at localhost by name and by address', () => {
  expect(brands['sanakirja.json']?.hosts).toEqual(['localhost', '127.0.0.1', '[::1]'])
  expect(brands['pacman.json']?.hosts).toEqual(['pacman.localhost'])
  expect(brands['valter.json']?.hosts).toEqual(['valter.localhost'])
})

test('TAB-004 the dictionary tab is open on pacman and not on the public brand', () => {
  expect(brands['pacman.json']?.app.features).toMatchObject({ anonymous: true, pacmanSearchFeatures: true })
  expect(brands['sanakirja.json']?.app.features).toMatchObject({ anonymous: false, pacmanSearchFeatures: false, languageTab: true })
})

test('NAV-005 valter has its front page from content, where the file is', () => {
  expect(brands['valter.json']?.app.features.useContentFrontPage).toBe(true)
  const page = new URL('../origin/content/pages/valter/fi/welcome.html', folder)
  expect(readFileSync(page, 'utf8')).toContain('<h2')
})

test('VALT-007 CONT-006 the data-security notice is off on valter', () => {
  expect(brands['valter.json']?.app.features.showDataSecurityNotice).toBe(false)
  expect(brands['sanakirja.json']?.app.features.showDataSecurityNotice).toBe(true)
})

test('CONF-014 CONF-023 the terminology bank opens with a pair of its own, the others with the default one', () => {
  const pairs = Object.values(brands).map(({ id, app }) => [id, Object.values(app.features.defaultLanguagePair).join()])
  expect(Object.fromEntries(pairs)).toEqual({ sanakirja: 'fi,en', pacman: 'fi,en', valter: 'fi,sv' })
})

test.each(['priorityLanguages', 'nearSearch', 'autocompleteDelays', 'baseFormLanguages', 'machineTranslationLanguages'] as const)(
  'CONF-027 the sample brands differ in %s',
  (feature) => {
    const values = Object.values(brands).map(({ app }) => JSON.stringify(app.features[feature]))
    expect(new Set(values).size).toBeGreaterThan(1)
  },
)

test('ANLT-002 events are counted on one of the sample brands, under a name of its own each', () => {
  expect(Object.values(brands).filter(({ app }) => app.useSimpleAnalytics)).toHaveLength(1)
  expect(new Set(Object.values(brands).map(({ app }) => app.features.analyticsEventName)).size).toBe(files.length)
})

describe('what a configuration may not be is said by its path', () => {
  const withFeatures = (features: object) => ({ id: 'own', hosts: [], contentProject: 'own', app: { appName: 'O', theme: 'o', features } })

  test.each<[string, object]>([
    ['nothing of it given', {}],
    ['the bounds themselves', { nearSearch: { similarity: 1, prefix: 10 }, autocompleteDelays: { length1: 0, otherwise: 10_000 } }],
    ['CONF-023 a pair of one language', { defaultLanguagePair: { fromId: 'fi', toId: 'fi' } }],
  ])('%s is fine', (_, features) => expect(brandProblems(withFeatures(features))).toEqual([]))

  test.each<[string, object, string]>([
    ['NEAR-004 more than the same', { nearSearch: { similarity: 1.1, prefix: 0 } }, 'nearSearch.similarity: At most 1'],
    ['NEAR-004 less than nothing alike', { nearSearch: { similarity: -0.1, prefix: 0 } }, 'nearSearch.similarity: At least 0'],
    ['NEAR-004 too long a beginning', { nearSearch: { similarity: 0.5, prefix: 11 } }, 'nearSearch.prefix: At most 10'],
    ['NEAR-004 half a letter', { nearSearch: { similarity: 0.5, prefix: 0.5 } }, 'nearSearch.prefix: A whole number'],
    ['AC-011 a negative wait', { autocompleteDelays: { length2: -1 } }, 'autocompleteDelays.length2: At least 0 ms'],
    ['AC-011 a wait in microseconds', { autocompleteDelays: { otherwise: 300_000 } }, 'autocompleteDelays.otherwise: At most 10000 ms'],
    ['LANG-018 a language of no one', { priorityLanguages: ['fi', 'klingon'] }, 'priorityLanguages.1: '],
    ['LANG-018 a language twice', { priorityLanguages: ['fi', 'fi'] }, 'priorityLanguages: Each language once'],
    ['SUG-017 a language twice', { baseFormLanguages: ['sv', 'sv'] }, 'baseFormLanguages: Each language once'],
    ['CONF-014 half a pair', { defaultLanguagePair: { fromId: 'fi' } }, 'defaultLanguagePair.toId: '],
    ['CONF-014 a detected language', { defaultLanguagePair: { fromId: 'detect', toId: 'fi' } }, 'defaultLanguagePair.fromId: '],
    [
      'CONF-027 a pair twice',
      { editableLanguagePairs: Array(2).fill({ fromId: 'fi', toId: 'sv' }) },
      'editableLanguagePairs: Each pair once',
    ],
    ['ANLT-005 a name that breaks out of the log', { analyticsEventName: 'a b\n' }, 'analyticsEventName: Small letters'],
  ])('%s', (_, features, problem) => {
    expect(brandProblems(withFeatures(features))).toEqual([expect.stringContaining(`app.features.${problem}`)])
  })
})

describe.each(files)('%s', (file) => {
  test('is named after its id', () => {
    expect(`${brands[file]?.id}.json`).toBe(file)
  })

  test('CONF-030 turns on no feature that is not built', () => {
    const on = NOT_BUILT.filter((feature) => brands[file]?.app.features[feature])
    expect(on).toEqual([])
  })

  test('CONT-001 its content project has pages', () => {
    const pages = new URL(`../origin/content/pages/${brands[file]?.contentProject}/`, folder)
    expect(readdirSync(pages)).toEqual(expect.arrayContaining(['en', 'fi', 'sv']))
  })
})
