import { describe, expect, test } from 'vitest'
import type { ContentStore } from '../ports.ts'
import { bundledContent } from './bundled-content.ts'
import { contentPageOf } from './content-pages.ts'

/** A store that has these pages; a page's text is its own path. */
const storeOf = (...paths: string[]): ContentStore => ({
  page: async ({ project, language, page }) => paths.find((path) => path === `${project}/${language}/${page}`),
  image: async () => undefined,
})

test.each<[string, string[], string | undefined]>([
  ['the page itself', ['valter/sv/about', 'valter/en/about'], 'valter/sv/about'],
  ['English next', ['valter/en/about', 'valter/fi/about'], 'valter/en/about'],
  ['then Finnish', ['valter/fi/about', 'sanakirja/sv/about'], 'valter/fi/about'],
  ['then the common project, in the same order', ['sanakirja/en/about', 'sanakirja/sv/about'], 'sanakirja/sv/about'],
  ['nothing', ['valter/sv/other', 'pacman/sv/about'], undefined],
])('CONT-010 %s', async (_, paths, expected) => {
  const found = await contentPageOf(storeOf(...paths), { project: 'valter', language: 'sv', page: 'about' })
  expect(found?.html).toBe(expected)
})

describe('the content that is built in', () => {
  test.each(['fi', 'sv', 'en'] as const)('CONT-001 a page is there in %s', async (language) => {
    expect(await bundledContent.page({ project: 'sanakirja', language, page: 'our-content' })).toContain('<')
  })

  test('a picture of a starter entry is there', async () => {
    expect(await bundledContent.image({ renderer: 'sanakirja', dictionary: 'sanavirta.fi-en', file: 'talo.svg' })).toContain('<svg')
  })

  test('names that are no files are not found, whatever they are', async () => {
    for (const file of ['constructor', '../sanavirta.nature/kuusi.svg', 'nothing.svg']) {
      expect(await bundledContent.image({ renderer: 'sanakirja', dictionary: 'sanavirta.fi-en', file })).toBeUndefined()
    }
    expect(await bundledContent.page({ project: '__proto__', language: 'fi', page: 'toString' })).toBeUndefined()
  })
})
