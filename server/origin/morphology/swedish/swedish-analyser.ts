import type { Analyser, Analysis } from '../analysis.ts'
import { readSuffixRules, type SuffixFinder, suffixFinder } from './affixes.ts'
import { regularStems } from './regular-endings.ts'
import { type SortedLines, sortedLines } from './sorted-lines.ts'
import { type IrregularBase, irregularBases } from './swedish-irregular-forms.ts'

export type SwedishData = {
  /** hunspell's dictionary as sorted lines `word/classes`. */
  dictionary: string
  /** hunspell's `.aff` file. */
  affixes: string
}

/** A word without the classes that forbid it, or make it only a part of others. */
const IS_NO_WORD = /[%¤Z]/

/** Of a word longer than this, no parts are looked for. */
const LONGEST_COMPOUND = 60
const SHORTEST_PART = 2

/** Of so many readings the beginning is divided into its parts too. */
const READINGS_WITH_PARTS = 3

/**
 * Analyses Swedish by hunspell's dictionary and rules, by the list of irregular forms, by the regular endings, and, of what none of them
 * knows whole, by its longest known end: *kyrkogårdsmurarna* is a form of *kyrkogårdsmur*. hunspell's bases are stems at times (*pojk*),
 * so what the endings give is told too: whoever asks keeps what is a headword. Pure. Spec: requirements SUG-020, data §3.5.
 */
export function swedishAnalyser({ dictionary, affixes }: SwedishData): Analyser {
  const rules = readSuffixRules(affixes)
  const known: Known = {
    words: sortedLines(dictionary),
    formsOf: suffixFinder(rules.filter(({ isForCompounds }) => !isForCompounds)),
    headsOf: suffixFinder(rules.filter(({ isForCompounds }) => isForCompounds)),
  }
  return function analyse(word) {
    const whole = uniqueBases(spellings(word).flatMap((spelling) => basesOf(spelling, known)))
    const compounds = word.length > LONGEST_COMPOUND ? [] : compoundReadings(word.toLowerCase(), known)
    const regular = regularStems(word.toLowerCase()).filter((stem) => !whole.some(({ base }) => base === stem))
    return [...whole, ...regular.map((base) => ({ base }))].map(readingOf).concat(compounds)
  }
}

const readingOf = ({ base, pos }: IrregularBase): Analysis => ({ baseForm: base, parts: [base], ...(pos && { pos }) })

type Known = { words: SortedLines; formsOf: SuffixFinder; headsOf: SuffixFinder }

/** Names begin a sentence like any other word, and are typed in small letters. */
function spellings(word: string): string[] {
  const lower = word.toLowerCase()
  return [...new Set([word, lower, lower.charAt(0).toUpperCase() + lower.slice(1)])]
}

function basesOf(form: string, known: Known): IrregularBase[] {
  const regular = regularBases(form, known)
  return [form, ...regular].flatMap((base) => irregularBases(base)).concat(regular.map((base) => ({ base })))
}

function regularBases(form: string, { words, formsOf }: Known): string[] {
  const found = formsOf(form).flatMap(({ base, wordClass }) => (words.valueOf(base)?.includes(wordClass) ? [base] : []))
  return isWord(form, words) ? [...found, form] : found
}

function isWord(word: string, words: SortedLines): boolean {
  const classes = words.valueOf(word)
  return classes !== undefined && !IS_NO_WORD.test(classes)
}

const uniqueBases = (bases: readonly IrregularBase[]): IrregularBase[] =>
  [...Map.groupBy(bases, ({ base }) => base).values()].flatMap((same) => same.find(({ pos }) => pos) ?? same[0] ?? [])

/** By every known end, the longest first. */
function compoundReadings(word: string, known: Known): Analysis[] {
  const readings: Analysis[] = []
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const head = word.slice(0, at)
    for (const { base, pos } of uniqueBases(basesOf(word.slice(at), known))) {
      if (pos === 'pronoun') continue // no compound ends in one
      const heads = readings.length < READINGS_WITH_PARTS ? headParts(head, known) : [head]
      readings.push({ baseForm: head + base, parts: [...heads, base], isGuess: true, ...(pos && { pos }) })
    }
  }
  return readings
}

/** The words that the beginning of a compound is made of, as far as they are known: *kyrkogårds* is *kyrka* and *gård*. */
function headParts(head: string, known: Known): string[] {
  const whole = headBase(head, known)
  if (whole !== undefined) return [whole]
  for (let at = SHORTEST_PART; at <= head.length - SHORTEST_PART; at++) {
    const [first, rest] = [headBase(head.slice(0, at), known), headBase(head.slice(at), known)]
    if (first !== undefined && rest !== undefined) return [first, rest]
  }
  return [head]
}

/** As a word, with the linking s, or in the form that compounds begin with: *skol* of *skola*, *kyrko* of *kyrka*. */
function headBase(head: string, { words, headsOf }: Known): string | undefined {
  if (isWord(head, words)) return head
  if (head.endsWith('s') && isWord(head.slice(0, -1), words)) return head.slice(0, -1)
  const ruled = headsOf(head).find(({ base, wordClass }) => words.valueOf(base)?.includes(wordClass))
  if (ruled) return ruled.base
  return [`${head}a`, `${head}e`, head.replace(/[ou]$/, 'a')].find((base) => base !== head && isWord(base, words))
}
