import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ENTRY_TEXT_TAGS, IPA_TAGS, PRECEDING_TEXT_TAGS, TRAILING_TEXT_TAGS, VALTER_NOTE_TAGS } from '#shared/text/allowed-html.ts'
import { type InlineNode, parseInlineMarkup, plainTextOf } from './inline-markup.ts'

const written = (nodes: readonly InlineNode[]): string =>
  nodes.map((node) => ('text' in node ? node.text : `[${node.tag}:${written(node.children)}]`)).join('')

describe('inline markup', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    ['the <b>house</b> is <i>big</i>', 'the [b:house] is [i:big]'],
    ['<i>a <b>b</b> c</i>', '[i:a [b:b] c]'],
    ['H<sub>2</sub>O m<sup>2</sup>', 'H[sub:2]O m[sup:2]'],
    ['<B CLASS="x" onclick=alert(1)>x</B>', '[b:x]'],
    ['<em >x</em >', '[em:x]'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>x', 'x'],
    ['a<!-- note -->b', 'ab'],
    ['<b>open', '[b:open]'],
    ['x</b>y', 'xy'],
    ['<i><b>x</i>y</b>z', '[i:[b:x]]yz'],
    ['<b/>x', '[b:x]'],
    ['a < b > c', 'a < b > c'],
    ['1 <2 and <3', '1 <2 and <3'],
    ['<b', '<b'],
    ['&lt;b&gt;x&lt;/b&gt;', '<b>x</b>'],
    ['&amp;lt;', '&lt;'],
    ['Tom &amp; J&#233;r&#xF4;me&hellip;', 'Tom & Jérôme…'],
    ['&unknown; & &#0; &#xD800; &#9999999;', '&unknown; & \uFFFD \uFFFD \uFFFD'],
    ['&constructor;', '&constructor;'],
  ])('ENT-075 %j is read as %j', (text, expected) => expect(written(parseInlineMarkup(text, ENTRY_TEXT_TAGS))).toBe(expected))

  const all = '<i>i</i><b>b</b><sup>p</sup><sub>s</sub><a href="x">a</a>'
  test.each([
    ['preceding text', PRECEDING_TEXT_TAGS, '[i:i][b:b]psa'],
    ['trailing text', TRAILING_TEXT_TAGS, '[i:i][b:b][sup:p]sa'],
    ['pronunciation', IPA_TAGS, 'ib[sup:p]sa'],
    ['valter notes', VALTER_NOTE_TAGS, 'ibps[a:a]'],
  ])('ENT-075 REF-005 the tags of %s', (_, tags, expected) => expect(written(parseInlineMarkup(all, tags))).toBe(expected))

  test('a void tag holds nothing', () => expect(written(parseInlineMarkup('a<br>b<br/>c', VALTER_NOTE_TAGS))).toBe('a[br:]b[br:]c'))

  test('text on both sides of a stripped tag is one text', () =>
    expect(parseInlineMarkup('a<u>b</u>c', ENTRY_TEXT_TAGS)).toEqual([{ text: 'abc' }]))

  test('deep nesting is flattened', () => expect(written(parseInlineMarkup('<b>'.repeat(5000), ENTRY_TEXT_TAGS)).length).toBeLessThan(100))

  test.each(['<', '<a', '<b ', '</', '<!--', '&#', '&a', '<b x="'])('a long run of %j is read in one pass', (part) => {
    const text = part.repeat(200_000)
    const start = performance.now()
    parseInlineMarkup(text, ENTRY_TEXT_TAGS)
    parseInlineMarkup(part + ' '.repeat(1_000_000), ENTRY_TEXT_TAGS)
    parseInlineMarkup(part + 'a'.repeat(1_000_000), ENTRY_TEXT_TAGS)
    expect(performance.now() - start).toBeLessThan(2000)
  })

  test('ENT-075 whatever the text, only allowed tags come out', () => {
    const anyText = fc
      .array(fc.constantFrom('<b>', '</b>', '<i>', '</i>', '<u>', '</u>', '<script>', '<', '>', '&lt;', 'x', '/', '"'))
      .map((parts) => parts.join(''))
    const tagsOf = (nodes: readonly InlineNode[]): string[] =>
      nodes.flatMap((node) => ('text' in node ? [] : [node.tag, ...tagsOf(node.children)]))
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tagsOf(parseInlineMarkup(text, ['b', 'i'])).filter((tag) => tag !== 'b' && tag !== 'i')).toEqual([])
      }),
    )
  })

  test('the text alone', () => expect(plainTextOf('<b>Tom</b> &amp; <x>Jerry</x>')).toBe('Tom & Jerry'))
})
