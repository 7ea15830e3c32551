import { describe, expect, test } from 'vitest'
import { readSuffixRules, suffixFinder } from './affixes.ts'
import { sortedLines } from './sorted-lines.ts'
import { swedishAnalyser } from './swedish-analyser.ts'

const AFFIXES = `SET UTF-8
SFX A Y 1
SFX A 0 s .
SFX D Y 2
SFX D 0 en [^a]
SFX D 0 ens [^a]
SFX H Y 2
SFX H 0 arna [^a]
SFX H a orna a
SFX z N 1
SFX z a 0/WXZ a
`
const WORDS = ['Sverige/A', 'böcker/A', 'gård/ADH', 'hund/ADH', 'mur/ADH', 'kyrka/AHz', 'skola/AHz', 'skolbok/%', 'hus/A', 'bok/A'].sort()
const analyse = swedishAnalyser({ dictionary: WORDS.join('\n'), affixes: AFFIXES })
const sureBases = (word: string) => analyse(word).flatMap(({ baseForm, isGuess }) => (isGuess ? [] : [baseForm]))
const guesses = (word: string) => analyse(word).flatMap((reading) => (reading.isGuess ? [reading] : []))

describe('SUG-020 Swedish base forms', () => {
  test.each([
    ['hundarna', 'hund'],
    ['hundens', 'hund'],
    ['Hundens', 'hund'],
    ['sveriges', 'Sverige'],
    ['skolorna', 'skola'],
    ['böcker', 'bok'],
    ['böckers', 'bok'],
    ['är', 'vara'],
    ['sprang', 'springa'],
    ['bättre', 'bra'],
    ['pojkarna', 'pojke'],
    ['talade', 'tala'],
  ])('%s comes from %s', (word, base) => expect(sureBases(word)).toContain(base))

  test('irregular forms tell their part of speech', () => {
    expect(analyse('sprang').find(({ baseForm }) => baseForm === 'springa')?.pos).toBe('verb')
  })

  test('a compound is known by its longest known end, with the parts before it', () => {
    const [first] = guesses('skolgårdsmurarna')
    expect(first).toMatchObject({ baseForm: 'skolgårdsmur', isGuess: true })
    expect(first?.parts).toEqual(['skola', 'gård', 'mur'])
  })

  test('an irregular end bends too: skolböckerna', () => {
    expect(guesses('skolböcker').map(({ baseForm, parts }) => [baseForm, parts])).toContainEqual(['skolbok', ['skola', 'bok']])
  })

  test('no compound ends in a pronoun, and none has a part of one letter', () => {
    expect(guesses('tablett').map(({ baseForm }) => baseForm)).not.toContain('tablen')
    expect(guesses('åhus').flatMap(({ parts }) => parts)).not.toContain('å')
  })

  test('a word that is forbidden is no base form', () => {
    expect(analyse('skolbok').filter(({ baseForm, isGuess }) => baseForm === 'skolbok' && !isGuess)).toEqual([])
  })

  test('a very long word is not divided', () => expect(guesses(`${'hund'.repeat(40)}arna`)).toEqual([]))
})

test('SUG-020 the rules of a hunspell file are read with their conditions', () => {
  const rules = readSuffixRules(AFFIXES)
  expect(rules).toContainEqual({ wordClass: 'H', strip: 'a', ending: 'orna', condition: 'a', isForCompounds: false })
  expect(rules).toContainEqual({ wordClass: 'z', strip: 'a', ending: '', condition: 'a', isForCompounds: true })
  expect(suffixFinder(rules)('skolorna')).toContainEqual({ base: 'skola', wordClass: 'H' })
  expect(suffixFinder(rules)('kyrkaen')).not.toContainEqual({ base: 'kyrka', wordClass: 'D' })
})

test.each([
  ['a', 'x'],
  ['b', ''],
  ['ö', 'yz'],
  ['c', undefined],
  ['', undefined],
])('SUG-020 a list of sorted lines finds %s', (word, value) => expect(sortedLines('a/x\nb/\nö/yz').valueOf(word)).toBe(value))

test('SUG-020 an empty list has nothing', () => expect(sortedLines('').valueOf('a')).toBeUndefined())
