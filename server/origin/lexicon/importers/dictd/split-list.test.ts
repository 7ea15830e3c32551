import { expect, test } from 'vitest'
import { splitList } from './split-list.ts'

test.each([
  ['hus, hem', ['hus', 'hem']],
  ['avatar (god, spirit), figure', ['avatar (god, spirit)', 'figure']],
  ['drehen <v, trans> [einen Film, ein Video], filmen', ['drehen <v, trans> [einen Film, ein Video]', 'filmen']],
  ['10,000 metres, run', ['10,000 metres', 'run']],
  ['smile :), frown :(, wink', ['smile :)', 'frown :(', 'wink']],
  ['a (b [c, d) e, f', ['a (b [c, d) e', 'f']],
  ['{a, b}, {c}', ['{a, b}', '{c}']],
  [' , ,', []],
  ['jewellery <n> [Br.] , jewelry', ['jewellery <n> [Br.]', 'jewelry']],
])('%j', (text, parts) => expect(splitList(text)).toEqual(parts))

test('a long line of opening brackets is read in a moment', () => expect(splitList('([{<'.repeat(5_000))).toHaveLength(1))
