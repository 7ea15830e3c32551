import { readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { BrandConfigSchema } from '#shared/brand/brand-config.ts'

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
