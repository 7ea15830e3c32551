import { expect, test } from 'vitest'
import { contentLink } from './content-link.ts'
import { MAX_HTML_LENGTH, safeContentHtml, safeHtml } from './safe-html.ts'

const clean = (html: string) => {
  const result = safeContentHtml(html)
  return result.ok ? result.value : result.error.code
}

const REFERENCE_TAIL = { tags: { i: [], sup: [], b: [] } }
const IPA = { tags: { sup: [] } }
const VALTER_NOTE = { tags: { a: ['href'], br: [] } }
const by = (list: Parameters<typeof safeHtml>[1], html: string) => {
  const result = safeHtml(html, list)
  return result.ok ? result.value : result.error.code
}

test.each([
  ['B01 handlers and scripts', REFERENCE_TAIL, '<i onmouseover=alert(1)>a</i><script>1</script>', '<i>a</i>'],
  ['B08 a style on sup', IPA, '<sup style="position:fixed;inset:0">x</sup>', '<sup>x</sup>'],
  ['B02 javascript:', VALTER_NOTE, '<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['B02 javascript: split by an entity', VALTER_NOTE, '<a href="java&#10;script:alert(1)">x</a>', '<a>x</a>'],
  ['B02 data:', VALTER_NOTE, '<a href="data:text/html,1">x</a>', '<a>x</a>'],
  ['B02 vbscript:', VALTER_NOTE, '<a href="vbscript:1">x</a>', '<a>x</a>'],
  ['B04 protocol-relative', VALTER_NOTE, '<a href="//evil.test">x</a>', '<a>x</a>'],
])('%s', (_, list, html, expected) => {
  expect(by(list, html)).toBe(expected)
})

test.each([
  '<svg><style><img src=x onerror=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
])('B05 foreign grammars leave nothing behind: %s', (html) => {
  expect(clean(html)).toBe('')
})

test.each([
  '<form action=//evil><input name=a></form>',
  '<iframe src="https://evil.test"></iframe>',
  '<base href=//evil>',
  '<meta http-equiv=refresh content="0;url=//evil">',
  '<link rel=stylesheet href=//evil>',
  '<object data=//evil></object><embed src=//evil>',
])('B09 content keeps nothing of %s', (html) => {
  expect(clean(`<p>before</p>${html}<p>after</p>`)).toBe('<p>before</p><p>after</p>')
})

test('B16 HTML over 256 kB is refused before it is parsed', () => {
  expect(clean('<b>'.repeat(MAX_HTML_LENGTH / 3 + 1))).toBe('html_too_long')
})

test('B16 nesting is cut at fifty levels', () => {
  expect(clean('<div>'.repeat(200)).match(/<div>/g)?.length).toBe(50)
})

test('names and ids cannot shadow what is ours', () => {
  expect(clean('<h2 id="forms" name="x">Help</h2><a href="#forms">to</a>')).toBe(
    '<h2 id="content-forms">Help</h2><a href="#content-forms">to</a>',
  )
})

test('styles and classes are dropped, language is kept', () => {
  expect(clean('<p style="x:y" class="z" lang="fi">talo</p>')).toBe('<p lang="fi">talo</p>')
})

test.each([
  ['NAV-001 an own path is an inner link', '/legal/terms?x=1#a', { href: '/legal/terms?x=1&linkType=inner-link#a' }],
  [
    'NAV-002 another site opens outside, without opener or referrer',
    'https://ok.test/a',
    { href: 'https://ok.test/a', target: '_blank', rel: 'noopener noreferrer' },
  ],
  ['NAV-003 an anchor', '#top', { href: '#content-top' }],
  ['a mail address', 'mailto:service@example.org', { href: 'mailto:service@example.org' }],
  ['B04 a protocol-relative address', '//evil.test', {}],
  ['B04 a backslash', '/\\evil.test', {}],
  ['B04 two backslashes', '\\\\evil.test', {}],
  ['a tab inside', '/\t/evil.test', {}],
  ['credentials', 'https://ok.test@evil.test/', {}],
  ['javascript', ' javascript:alert(1)', {}],
  ['a relative path', 'terms', {}],
  ['nothing', undefined, {}],
])('a content link: %s', (_, href, expected) => {
  expect(contentLink(href)).toEqual(expected)
})

test('pictures come from this site only', () => {
  expect(clean('<img src="https://evil.test/p.png" alt="a"><img src="/images/p.png" alt="b" onerror="1">')).toBe(
    '<img alt="a" /><img src="/images/p.png" alt="b" />',
  )
})
