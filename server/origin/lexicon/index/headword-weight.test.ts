import { describe, expect, test } from 'vitest'
import { parseFrequencyList } from './frequency-list.ts'
import { headwordWeight } from './headword-weight.ts'

const weighed = { text: 'talo', lang: 'fi', senses: 2, translations: 4, dictionaries: 2, isName: false } as const

describe('without a frequency list', () => {
  test('log senses + log translations + half a point per dictionary − 0.12 per letter, in sixteenths from −4', () => {
    const score = Math.log(3) + Math.log(5) + 0.5 * 2 - 0.12 * 4
    expect(headwordWeight(weighed)).toBe(Math.round((score + 4) * 16))
  })

  test.each([
    ['more senses', { ...weighed, senses: 9 }, weighed],
    ['more translations', { ...weighed, translations: 40 }, weighed],
    ['more dictionaries', { ...weighed, dictionaries: 5 }, weighed],
    ['a shorter word', weighed, { ...weighed, text: 'talokauppa' }],
    ['one word', { ...weighed, text: 'talonmies' }, { ...weighed, text: 'talon mies' }],
    ['a word that is no name', weighed, { ...weighed, isName: true }],
    ['a word without a capital', weighed, { ...weighed, text: 'Talo' }],
    ['a word that is no affix', { ...weighed, text: 'talot' }, { ...weighed, text: '-talo' }],
    ['a word that is no prefix', { ...weighed, text: 'talot' }, { ...weighed, text: 'talo-' }],
  ])('%s weighs more', (_, heavier, lighter) => {
    expect(headwordWeight(heavier)).toBeGreaterThan(headwordWeight(lighter))
  })

  test('a German noun is no name for its capital', () => {
    expect(headwordWeight({ ...weighed, text: 'Haus', lang: 'de' })).toBe(headwordWeight({ ...weighed, text: 'haus', lang: 'de' }))
  })

  test.each([
    ['nothing known of a very long word', { ...weighed, text: 'x'.repeat(200), senses: 0, translations: 0, dictionaries: 1 }, 0],
    ['thousands of translations', { ...weighed, senses: 1e6, translations: 1e6, dictionaries: 30 }, 255],
  ])('%s stays within 0 and 255', (_, headword, weight) => {
    expect(headwordWeight(headword)).toBe(weight)
  })
})

describe('with a frequency list', () => {
  const list = parseFrequencyList('on 1000000\ntalo 5000\ntaloa 700\ntalous 30\nnot a line\n')

  test('the commonest word weighs 255', () => {
    expect(headwordWeight({ ...weighed, text: 'on' }, list)).toBe(255)
  })

  test('commoner words weigh more, and any listed one more than the heaviest that is not', () => {
    const weights = ['on', 'talo', 'taloa', 'talous'].map((text) => headwordWeight({ ...weighed, text }, list))
    expect(weights).toEqual(weights.toSorted((a, b) => b - a))
    const unlisted = headwordWeight({ ...weighed, text: 'tyrni', senses: 1e6, translations: 1e6, dictionaries: 30 }, list)
    expect(unlisted).toBe(95)
    expect(Math.min(...weights)).toBeGreaterThan(unlisted)
  })

  test('a name weighs less than the word that is written like it', () => {
    expect(headwordWeight({ ...weighed, text: 'Talo' }, list)).toBe(headwordWeight(weighed, list) - 16)
    expect(headwordWeight({ ...weighed, text: 'Talous', isName: true }, list)).toBeGreaterThan(95)
  })

  test('case does not matter, forms of one key are summed up', () => {
    const mixed = parseFrequencyList('Talo 10\ntalo 5\r\n')
    expect(mixed.countOf('talo')).toBe(15)
    expect(mixed.highestCount).toBe(15)
  })
})
