import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { CONTENT_TAGS } from '#server/html/tag-lists.ts'
import { languageIdOfName } from '#shared/language/language-url-name.ts'
import { LOCALES } from '#shared/language/locale.ts'

const folder = new URL('./', import.meta.url)
const starter = new URL('../../lexicon/starter/', import.meta.url)
const projects = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
const pagesOf = (project: string, locale: string) => readdirSync(new URL(`${project}/${locale}/`, folder)).sort()
const pages = projects.flatMap((project) =>
  LOCALES.flatMap((locale) =>
    pagesOf(project, locale).map((file) => ({
      path: `${project}/${locale}/${file}`,
      html: readFileSync(new URL(`${project}/${locale}/${file}`, folder), 'utf8'),
    })),
  ),
)
const texts = (html: string) => html.replace(/<[^>]*>/g, ' ')
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].flatMap(([, href]) => (href === undefined ? [] : [href]))

const StarterSchema = v.object({ entries: v.array(v.object({ headword: v.string(), lang: v.string() })) })
const headwords = new Set(
  readdirSync(starter)
    .filter((name) => name.endsWith('.json') && name !== 'sanavirta.groups.json')
    .flatMap((name) => v.parse(StarterSchema, JSON.parse(readFileSync(new URL(name, starter), 'utf8'))).entries)
    .map(({ headword, lang }) => `${lang}:${headword}`),
)

const COMMON = ['about-this-service', 'accessibility', 'contact', 'cookies', 'data-security', 'help', 'our-content', 'privacy', 'terms']

test.each(LOCALES)('CONT-001 the common project has every page in %s', (locale) => {
  expect(pagesOf('sanakirja', locale)).toEqual(COMMON.map((page) => `${page}.html`))
})

test.each(projects)('CONT-010 the pages of %s are the same in every language', (project) => {
  for (const locale of LOCALES) expect(pagesOf(project, locale)).toEqual(pagesOf(project, 'fi'))
})

describe.each(pages)('$path', ({ path, html }) => {
  // A welcome page stands under the front page's own h1 (NAV-005); every other page is a document of its own.
  const top = path.endsWith('/welcome.html') ? 2 : 1

  test('has one heading of its highest level, at its beginning, and skips no level', () => {
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
    expect(html).toMatch(new RegExp(`^<h${top}>[^<]+</h${top}>`))
    expect(levels.filter((level) => level <= top)).toEqual([top])
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? top)).toBeLessThanOrEqual(1)
    })
  })

  test('CONT-009 holds only tags and attributes that sanitising keeps', () => {
    for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)([^>]*)>/gi)) {
      const names = [...attributes.matchAll(/\s([\w-]+)=/g)].map(([, name]) => name)
      expect(CONTENT_TAGS.tags[tag], tag).toEqual(expect.arrayContaining(names))
    }
  })

  test('closes every tag it opens', () => {
    const open: string[] = []
    for (const [, slash, tag = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*>/gi)) {
      if (slash) expect(open.pop()).toBe(tag)
      else open.push(tag)
    }
    expect(open).toEqual([])
  })

  test('every link leads to a page that exists, a word of the starter dictionaries or a secure address', () => {
    for (const href of linksOf(html)) expect(leadsSomewhere(href), href).toBe(true)
  })

  test('has no straight quotes, exclamation marks or filler text', () => {
    expect(texts(html)).not.toMatch(/["'!]|lorem|TODO/i)
  })
})

function leadsSomewhere(href: string): boolean {
  if (/^(https:\/\/|mailto:[\w.]+@example\.org$)/.test(href)) return true
  const [, first = '', word = ''] = href.split('/')
  if (first === 'legal') return existsSync(new URL(`sanakirja/fi/${word}.html`, folder))
  const from = languageIdOfName(first.split('-')[0] ?? '')
  return from !== undefined && headwords.has(`${from}:${word}`)
}
