import { expect, test } from 'vitest'
import { type MatchStep, placeOf, type SuggestionRow } from './merge-suggestions.ts'
import { rankSuggestions } from './rank-suggestions.ts'

type Given = Partial<SuggestionRow> & { side?: 0 | 1; step?: MatchStep }
const row = (headword: string, { side = 0, step = 2, ...given }: Given = {}): SuggestionRow => ({
  headword,
  lang: 'fi',
  place: placeOf(side, step),
  weight: 10,
  lock: 0,
  ...given,
})
const order = (typed: string, rows: SuggestionRow[]) => rankSuggestions(rows, typed).map(({ headword, lang }) => `${headword} ${lang}`)

test.each<[string, string, SuggestionRow[], string[]]>([
  [
    'typed, then case, then diacritics, then weight',
    'cote',
    [
      row('coter', { weight: 200, lang: 'fr' }),
      row('côte', { step: 0, lang: 'fr' }),
      row('COTE', { step: 0, lang: 'fr' }),
      row('cote', { step: 0, weight: 1, lang: 'fr' }),
    ],
    ['cote fr', 'COTE fr', 'côte fr', 'coter fr'],
  ],
  [
    'marks that were typed are honoured before weight',
    'cô',
    [row('commun', { weight: 255, lang: 'fr' }), row('côté', { step: 1, weight: 3, lang: 'fr' })],
    ['côté fr', 'commun fr'],
  ],
  ['loose matches come after folded ones', 'sa', [row('sää', { step: 3, weight: 255 }), row('sana')], ['sana fi', 'sää fi']],
  ['of equal weight the shorter comes first', 'ta', [row('talous'), row('talo')], ['talo fi', 'talous fi']],
  [
    'of equal length the language’s alphabet decides: å ä ö in Finnish',
    'b',
    [row('bö'), row('bä'), row('bå')],
    ['bå fi', 'bä fi', 'bö fi'],
  ],
  ['in German ä sorts with a', 'b', [row('bz', { lang: 'de' }), row('bä', { lang: 'de' })], ['bä de', 'bz de']],
  [
    'the asked direction comes before the opposite one, whatever the weight',
    'tal',
    [row('tale', { side: 1, lang: 'en', weight: 255 }), row('talo', { weight: 1 })],
    ['talo fi', 'tale en'],
  ],
  [
    'the form exactly as typed comes first in either direction',
    'man',
    [row('mansikka', { weight: 255 }), row('man', { side: 1, lang: 'en', step: 0, weight: 1 })],
    ['man en', 'mansikka fi'],
  ],
  ['a locked word keeps its place', 'ta', [row('talo', { lock: 1, weight: 50 }), row('tahto', { weight: 20 })], ['talo fi', 'tahto fi']],
])('AC-030 %s', (_, typed, rows, expected) => {
  expect(order(typed, rows)).toEqual(expected)
  expect(order(typed, rows.toReversed())).toEqual(expected)
})
