import { describe, expect, test } from 'vitest'
import { referenceGroups, referenceTarget } from './reference-groups.ts'

const reference = (target: string, prec_text?: string) => ({
  target,
  lang: 'fi' as const,
  ...(prec_text === undefined ? {} : { prec_text }),
})
const shape = (references: Parameters<typeof referenceGroups>[0]) =>
  referenceGroups(references).map(({ name, references }) => [name, ...references.map(({ target }) => target)])

describe('reference groups', () => {
  test('REF-002 REF-004 see, compare, as-is, each in the order given', () => {
    const references = [reference('d', 'also'), reference('b', 'compare'), reference('a'), reference('c', 'compare'), reference('e', 'see')]
    expect(shape(references)).toEqual([
      ['see', 'a', 'e'],
      ['compare', 'b', 'c'],
      ['as-is', 'd'],
    ])
  })

  test.each([
    ['', 'see'],
    [' see ', 'see'],
    ['Compare', 'compare'],
    ['<i>vrt</i>', 'as-is'],
  ])('REF-007 the text "%s" goes to %s', (text, name) => expect(referenceGroups([reference('x', text)])[0]?.name).toBe(name))

  test('ENT-074 a reference that says nothing is left out', () => expect(referenceGroups([reference(' ', '')])).toEqual([]))
})

test.each([
  ['REF-007 a web address wins', { target: 'talo', target_url: 'https://example.org/x' }, { type: 'url', url: 'https://example.org/x' }],
  ['REF-007 only http and https', { target: 'talo', target_url: 'javascript:alert(1)' }, { type: 'word', word: 'talo' }],
  ['REF-007 no host', { target: 'talo', target_url: 'https:///x' }, { type: 'word', word: 'talo' }],
  ['REF-006 a word', { target: 'talo' }, { type: 'word', word: 'talo' }],
  ['REF-003 no target: plain text', { target: ' ' }, { type: 'text' }],
])('%s', (_, fields, target) => expect(referenceTarget({ target_url: undefined, ...fields })).toEqual(target))
