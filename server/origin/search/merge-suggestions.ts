import type { LanguageId } from '#shared/language/language-id.ts'

/** How a headword came to be found: its whole key is the typed one, or it begins with it at the raw, the folded or the loose level. */
export type MatchStep = 0 | 1 | 2 | 3

/** `side * 4 + step`: what is found in the asked direction (side 0) before the opposite one, and in each by step. */
export const placeOf = (side: 0 | 1, step: MatchStep): number => side * 4 + step
export const sideOfPlace = (place: number): number => place >> 2
export const stepOfPlace = (place: number): number => place & 3

/** A distinct (headword, language). `weight` is 0..255; `lock` 1: in premium dictionaries only. */
export type SuggestionRow = { headword: string; lang: LanguageId; place: number; weight: number; lock: number }

/** What one scope has: JSON lists of `[headword, weight, lock]`, in `rows` with 1 when the whole key was typed. `first` null: no ready-made list. */
export type FoundLists = { lang: LanguageId; place: number; first: string | null; rest: string | null; rows: string }

type Item = readonly [headword: string, weight: number, lock: number, isWhole?: number]

/**
 * The best headwords of several scopes, each once: with its best place, and locked only if it is locked wherever it is.
 * Cut in the order in which the index cuts its lists: heavier, shorter, by code.
 */
export function mergeLists(lists: readonly FoundLists[], typed: string, limit: number): SuggestionRow[] {
  const merged = new Map<string, SuggestionRow>()
  for (const { lang, place, first, rest, rows } of lists) {
    for (const list of [first, rest, rows]) {
      if (list === null || list === '[]') continue
      // Written by our own statement and index, in this shape.
      for (const item of JSON.parse(list) as Item[]) addItem(merged, item, { lang, place })
    }
  }
  const all = [...merged.values()]
  return all.length <= limit ? all : all.sort((a, b) => byCut(a, b, typed)).slice(0, limit)
}

function addItem(
  merged: Map<string, SuggestionRow>,
  [headword, weight, lock, isWhole]: Item,
  { lang, place }: Pick<FoundLists, 'lang' | 'place'>,
) {
  const ownPlace = isWhole === 1 ? placeOf(place < 4 ? 0 : 1, 0) : place
  const key = `${lang} ${headword}`
  const known = merged.get(key)
  if (known === undefined) {
    merged.set(key, { headword, lang, place: ownPlace, weight, lock })
    return
  }
  if (ownPlace < known.place) known.place = ownPlace
  if (lock < known.lock) known.lock = lock
}

const byCut = (a: SuggestionRow, b: SuggestionRow, typed: string): number =>
  Number(b.headword === typed) - Number(a.headword === typed) ||
  a.place - b.place ||
  b.weight - a.weight ||
  lengthOf(a.headword) - lengthOf(b.headword) ||
  (a.headword < b.headword ? -1 : 1)

/** In code points. */
export function lengthOf(text: string): number {
  let length = text.length
  for (let index = 1; index < text.length; index++) if (isSurrogatePair(text, index)) length--
  return length
}

const isSurrogatePair = (text: string, index: number) =>
  (text.charCodeAt(index) & 0xfc00) === 0xdc00 && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800
