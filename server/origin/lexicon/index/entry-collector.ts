import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import type { DictionaryMeta } from '../importers/imported-entry.ts'
import type { EntryFacts } from './entry-facts.ts'
import { createHeadwordTable, type Headword } from './headword-table.ts'
import { createScopePlan, type Placement, type Scope } from './scope-plan.ts'

/** One placement's uses of headwords: entry `entries[i]` stands under headword `headwords[i]`. */
export type Occurrences = { entries: number[]; headwords: number[] }

/** What is kept in memory of all entries, by number: a few dozen bytes of each. */
export type CollectedEntries = {
  headwords: readonly Headword[]
  scopes: readonly Scope[]
  placements: readonly Placement[]
  /** By number of the placement. */
  occurrences: readonly Occurrences[]
  /** The headword's number, by the entry's sequence (its place in the order of import, from 0). */
  headwordOf: readonly number[]
  isLocked: readonly boolean[]
}

export type EntryCollector = {
  /** Takes the next entry in the order of import and answers its sequence and the number of its placement. */
  add: (dictionary: number, facts: EntryFacts) => { sequence: number; placement: number }
  collected: () => CollectedEntries
}

/** Gathers what ranks and scopes are made of. `dictionaries` are numbered by their place from 1. */
export function createEntryCollector(dictionaries: readonly DictionaryMeta[], groups: readonly DictionaryGroup[]): EntryCollector {
  const table = createHeadwordTable()
  const plan = createScopePlan(dictionaries, groups)
  const occurrences: Occurrences[] = []
  const headwordOf: number[] = []
  const isLocked: boolean[] = []

  return {
    add(dictionary, facts) {
      const sequence = headwordOf.length
      const placement = plan.placementOf(dictionary, facts)
      const uses = listAt(occurrences, placement)
      const numbers = facts.forms.map((form) => table.add(form, dictionary, facts))
      for (const number of numbers) {
        uses.entries.push(sequence)
        uses.headwords.push(number)
      }
      headwordOf.push(numbers[0] ?? 0)
      isLocked.push(facts.isLocked)
      return { sequence, placement }
    },
    collected: () => ({ headwords: table.headwords, scopes: plan.scopes, placements: plan.placements, occurrences, headwordOf, isLocked }),
  }
}

/** Placements are numbered as they come, so a missing list is the next one. */
function listAt(occurrences: Occurrences[], placement: number): Occurrences {
  const list = occurrences[placement] ?? { entries: [], headwords: [] }
  if (placement === occurrences.length) occurrences.push(list)
  return list
}
