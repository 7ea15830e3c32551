import type { Frequencies } from './frequency-list.ts'
import type { Headword } from './headword-table.ts'
import { headwordWeight, MAX_WEIGHT } from './headword-weight.ts'
import { type HeadwordKeys, headwordKeys, isInLevel, type KeyLevel } from './search-key-levels.ts'

/** All distinct headwords with their keys, weights and orders, each list by the headword's number. */
export type HeadwordIndex = {
  headwords: readonly Headword[]
  keys: readonly HeadwordKeys[]
  weights: Uint8Array
  /** The place in the order of suggestions: heavier, then shorter, then by code point. */
  ranks: Int32Array
  /** By level: the numbers of the headwords that are in it, sorted by key and then by headword. */
  sorted: ByLevel
  /** By level and the headword's number: its place in `sorted`, −1 when it is not in the level. */
  places: ByLevel
}
type ByLevel = readonly [Int32Array, Int32Array, Int32Array]

/** Weighs and sorts the headwords. A million of them take some seconds and 300 MB. */
export function indexHeadwords(headwords: readonly Headword[], frequencies: Frequencies): HeadwordIndex {
  const keys = headwords.map(({ text, lang }) => headwordKeys(text, lang))
  const weights = Uint8Array.from(headwords, (headword) => headwordWeight(headword, frequencies[headword.lang]))
  const alphabetical = alphabeticalOrder(headwords)
  const sorted: ByLevel = [sortedByKey(alphabetical, keys, 0), sortedByKey(alphabetical, keys, 1), sortedByKey(alphabetical, keys, 2)]
  const placesAt = (level: KeyLevel) => placesOf(sorted[level], headwords.length)
  const ranks = suggestionRanks(headwords, weights, alphabetical)
  return { headwords, keys, weights, ranks, sorted, places: [placesAt(0), placesAt(1), placesAt(2)] }
}

function placesOf(order: Int32Array, headwords: number): Int32Array {
  const places = new Int32Array(headwords).fill(-1)
  for (const [place, headword] of order.entries()) places[headword] = place
  return places
}

/** Headwords of equal keys keep their alphabetical order. Most keys are the headword itself, and what is nearly in order sorts in no time. */
function sortedByKey(alphabetical: Int32Array, keys: readonly HeadwordKeys[], level: KeyLevel): Int32Array {
  const atLevel = keys.map((all) => all[level])
  const members = Array.from(alphabetical).filter((number) => isInLevel(keys[number] ?? NO_KEYS, level))
  return Int32Array.from(members.sort((a, b) => compareCodeUnits(atLevel[a] ?? '', atLevel[b] ?? '')))
}

const NO_KEYS: HeadwordKeys = ['', '', '']

const compareCodeUnits = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The three criteria are numbers of 8, 16 and 27 bits, put into one so that they sort as numbers: ten times as fast as comparing. */
function suggestionRanks(headwords: readonly Headword[], weights: Uint8Array, alphabetical: Int32Array): Int32Array {
  const places = placesOf(alphabetical, headwords.length)
  const sortable = Float64Array.from(headwords, ({ text }, number) => {
    const worse = (MAX_WEIGHT - (weights[number] ?? 0)) * LENGTHS + Math.min([...text].length, LENGTHS - 1)
    return worse * PLACES + (places[number] ?? 0)
  })
  return placesOf(
    Int32Array.from(sortable.sort(), (value) => alphabetical[value % PLACES] ?? 0),
    headwords.length,
  )
}

const LENGTHS = 2 ** 16
const PLACES = 2 ** 27

function alphabeticalOrder(headwords: readonly Headword[]): Int32Array {
  const texts = headwords.map(({ text }) => text)
  const compare = texts.some((text) => SURROGATE.test(text)) ? compareCodePoints : compareCodeUnits
  return Int32Array.from([...texts.keys()].sort((a, b) => compare(texts[a] ?? '', texts[b] ?? '')))
}

const SURROGATE = /[\uD800-\uDFFF]/

/** SQLite compares by UTF-8 bytes, which is by code point; JavaScript compares code units, and a surrogate's is below U+E000. */
export function compareCodePoints(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let index = 0; index < length; index++) {
    const [ofA, ofB] = [a.charCodeAt(index), b.charCodeAt(index)]
    if (ofA !== ofB) return codePointOrder(ofA) - codePointOrder(ofB)
  }
  return a.length - b.length
}

const codePointOrder = (unit: number) => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit)
