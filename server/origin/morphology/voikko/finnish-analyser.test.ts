import { describe, expect, test } from 'vitest'
import { madeTransducer } from '../testing/made-transducer.ts'
import { finnishAnalyser } from './finnish-analyser.ts'
import { readTransducer } from './read-transducer.ts'

/** As Voikko writes them. */
const OUTPUTS = [
  '[Ln][Ica][Xp]talo[X]talo[Sine][Nm]issa[O1m]mme[Fkin][Ef]kin',
  '[Ln][Xp]kirjasto[X]kirjasto[Sg][Ny]n[Bh][Bc][Lt][Xp]hoitaa[X]hoita[Ln][Xj]ja[X][Sall][Ny]jalle',
  '[Lep][Xp]Helsinki[X]helsingi[Sine][Ny]ssä',
  '[Ln][Xp]suomi[X]suom[Sg][Ny]en',
  '[Lep][Xp]Suomi[X]suom[Sg][Ny]en',
  '[Lu][Xp]viisi[X]vii[Sab][Ny]dettä[Bc][Lu][Xp]sataa[X][Sab][Ny]sadatta',
  '[Lt][Xp]sanoa[X]sano[Ll][Rt]t[Xj]tu[X]tu[Sn][Ny]',
  '[Ln][Xp]linja[X]linj[Sn][Ny]a-[Bh][Bc][Ln][Xp]auto[X]auto[Sine][Nm]issa',
  '[La][Xr]jj[X][Xp]EU[X]eu[Sg][Ny]:n',
  '[Ln][Xp]housu[X]housu[Sine][Nm]issa',
  '[Lt][Xp]muuttaa[X]muutta[Tn4][Ny][Sela]misesta',
  '[Ln][Xp]toimen=pide[X]toimenpite[Sn][Nm]et',
  '[Lu]1990-[Bc][Ln][Xp]luku[X]luvu[Sade][Ny]lla',
  '[Lt][Xp]vetää[X]vedel[Xj]lä[X]l[Tn1][Eb]ä',
  '[Ln][Ica][Xp]vesi[X]vede[Sade][Ny]llä',
]
const analyse = finnishAnalyser(madeTransducer(OUTPUTS))
const basesOf = (word: string) => analyse(word).map(({ baseForm, pos }) => [baseForm, pos])

describe('SUG-020 Finnish base forms', () => {
  test.each([
    [
      'taloissammekin',
      [
        ['talo', 'noun'],
        ['talot', 'noun'],
      ],
    ],
    [
      'kirjastonhoitajalle',
      [
        ['kirjastonhoitaja', 'noun'],
        ['kirjastonhoitaa', undefined],
      ],
    ],
    ['Helsingissä', [['Helsinki', 'proper_noun']]],
    [
      'suomen',
      [
        ['suomi', 'noun'],
        ['Suomi', 'proper_noun'],
      ],
    ],
    ['viidettäsadatta', [['viisisataa', 'numeral']]],
    [
      'sanottu',
      [
        ['sanottu', 'adjective'],
        ['sanoa', undefined],
      ],
    ],
    [
      'linja-autoissa',
      [
        ['linja-auto', 'noun'],
        ['linja-autot', 'noun'],
      ],
    ],
    ['EU:n', [['EU', 'abbreviation']]],
    [
      'housuissa',
      [
        ['housu', 'noun'],
        ['housut', 'noun'],
      ],
    ],
    [
      'muuttamisesta',
      [
        ['muuttaminen', 'noun'],
        ['muuttaa', undefined],
      ],
    ],
    [
      'toimenpiteet',
      [
        ['toimenpide', 'noun'],
        ['toimenpidet', 'noun'],
      ],
    ],
    ['1990-luvulla', [['1990-luku', 'noun']]],
    [
      'vedellä',
      [
        ['vesi', 'noun'],
        ['vedellä', 'verb'],
        ['vetää', undefined],
      ],
    ],
    ['talo', []],
    ['', []],
    ['日本', []],
  ])('%s', (word, bases) => expect(basesOf(word)).toEqual(bases))

  test.each([
    ['kirjastonhoitajalle', ['kirjasto', 'hoitaja']],
    ['linja-autoissa', ['linja', 'auto']],
    ['1990-luvulla', ['1990', 'luku']],
    ['taloissammekin', ['talo']],
  ])('%s has its parts in order', (word, parts) => expect(analyse(word)[0]?.parts).toEqual(parts))

  test('readings of fewer parts come first', () => {
    const both = finnishAnalyser(
      madeTransducer(['[Ln][Xp]murha[X]murha[Bc][Ln][Xp]aika[X]aj[Sg]an', '[Lt][Xp]murhata[X]murha[Ln]a[Xj]ja[X][Sg]jan']),
    )
    expect(both('murhaajan').map(({ baseForm }) => baseForm)).toEqual(['murhaaja', 'murhata', 'murhaaika'])
  })
})

describe('SUG-020 a transducer', () => {
  const takes = (outputs: readonly string[], word: string) => finnishAnalyser(madeTransducer(outputs))(word).length > 0

  test.each([
    ['P sets what R demands', '@P.X.ON@[Ln]a@R.X.ON@b', true],
    ['R refuses what nothing has set', '[Ln]a@R.X.ON@b', false],
    ['R without a value takes any', '@P.X.B@[Ln]a@R.X@b', true],
    ['C clears', '@P.X.ON@[Ln]a@C.X@@R.X@b', false],
    ['D refuses what is set', '@P.X.ON@[Ln]a@D.X.ON@b', false],
    ['D lets another value through', '@P.X.OFF@[Ln]a@D.X.ON@b', true],
    ['D without a value refuses any', '@P.X.OFF@[Ln]a@D.X@b', false],
    ['U sets, and then demands the same', '@U.X.ON@[Ln]a@U.X.ON@b', true],
    ['U refuses another value', '@U.X.ON@[Ln]a@U.X.OFF@b', false],
  ])('%s', (_, output, isTaken) => expect(takes([output], 'ab')).toBe(isTaken))

  test('a flag set on one way is not set on the next', () => {
    expect(takes(['@P.X.ON@[Ln]ac', '@R.X.ON@[Ln]ab'], 'ab')).toBe(false)
  })

  test('a state with more than 255 cells is read to its end', () => {
    const letters = Array.from({ length: 300 }, (_, number) => String.fromCodePoint(0x4e00 + number))
    const many = finnishAnalyser(madeTransducer(letters.map((letter) => `[Ln]${letter}`)))
    expect(letters.filter((letter) => many(letter)[0]?.baseForm !== letter)).toEqual([])
  })

  test('a word of very many readings ends', () => {
    const loop = new Uint8Array(madeTransducer(['[Ln]aa']))
    expect(finnishAnalyser(loop.buffer)('a'.repeat(250))).toEqual([])
  })

  test.each([
    ['something else', new ArrayBuffer(64), 'no Voikko transducer'],
    ['an empty file', new ArrayBuffer(0), 'no Voikko transducer'],
    ['a weighted one', weighted(), 'weighted'],
  ])('%s is refused', (_, data, message) => expect(() => readTransducer(data)).toThrow(message))
})

function weighted(): ArrayBuffer {
  const data = madeTransducer(['[Ln]a'])
  new DataView(data).setUint8(8, 1)
  return data
}
