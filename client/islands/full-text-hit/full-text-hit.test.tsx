import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { entryOfPage } from './entry-of-page.ts'
import { FullTextHit } from './full-text-hit.tsx'

const HIT = { headword: 'tuuli', lang: 'fi', textLang: 'en', left: 'a cold ', match: 'wind', right: ' blows' }

test('FT-019 a hit is a link with its headword and context, each in its language', () => {
  const html = renderToStaticMarkup(<FullTextHit hit={HIT} href="/english-finnish/wind?entry=x#hit-1" closedHref="/english-finnish/wind" />)
  expect(html).toContain('<a class="hit" href="/english-finnish/wind?entry=x#hit-1" aria-expanded="false" rel="nofollow">')
  expect(html).toContain('<span lang="fi">tuuli</span>')
  expect(html).toContain('<mark lang="en">wind</mark>')
  expect(html).toContain('<div hidden=""></div>')
})

test('FT-019 a hit says what it is from and that it needs premium', () => {
  const html = renderToStaticMarkup(<FullTextHit hit={{ ...HIT, source: 'Perussanakirja', isLocked: true }} href="/a" closedHref="/b" />)
  expect(html).toContain('<small>Perussanakirja</small>')
  expect(html).toContain('aria-label="Premium"')
})

/** The browser's request object, answering with a document that has the entry or has not, or not at all. */
const requestWith = (answer: { entry?: object } | undefined) =>
  class {
    responseType = ''
    responseXML: unknown
    onload = () => undefined
    onerror = () => undefined
    open() {
      this.responseXML = { querySelector: () => answer?.entry ?? null }
    }
    send() {
      if (answer === undefined) this.onerror()
      else this.onload()
    }
  }

afterEach(() => vi.unstubAllGlobals())

test('FT-019 the entry is taken from the page of the link', async () => {
  const entry = {}
  vi.stubGlobal('XMLHttpRequest', requestWith({ entry }))
  expect(await entryOfPage('/english-finnish/wind?entry=x')).toBe(entry)
})

test.each([
  ['a page without it', {}, 'no entry in place'],
  ['no answer', undefined, 'could not be had'],
])('%s rejects, so that the link is followed', async (_, answer, message) => {
  vi.stubGlobal('XMLHttpRequest', requestWith(answer))
  await expect(entryOfPage('/english-finnish/wind?entry=x')).rejects.toThrow(message)
})
