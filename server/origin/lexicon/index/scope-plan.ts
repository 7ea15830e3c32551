import type { DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { DictionaryMeta } from '../importers/imported-entry.ts'
import type { EntryFacts } from './entry-facts.ts'

/** What one search looks through, at all key levels. */
export type Scope = {
  base: number
  kind: 'dictionary' | 'pair' | 'group'
  /** Number of the dictionary (kind dictionary). */
  dictionary: number | null
  group: string | null
  src: LanguageId
  tgt: LanguageId | '*'
}

/** The scopes that some entries are in together, by number: entries of one dictionary and direction share a placement. */
export type Placement = readonly Scope[]

type PlacementFacts = Pick<EntryFacts, 'src' | 'tgt' | 'targets'>

export type ScopePlan = {
  /** Answers the number of the placement of an entry of a dictionary; makes the scopes that are missing. */
  placementOf: (dictionary: number, facts: PlacementFacts) => number
  scopes: readonly Scope[]
  placements: readonly Placement[]
}

/** Decides which scopes entries are in. `dictionaries` are numbered by their place from 1. */
export function createScopePlan(dictionaries: readonly DictionaryMeta[], groups: readonly DictionaryGroup[]): ScopePlan {
  const scopes = new Map<string, Scope>()
  const placements: Placement[] = []
  const numbers = new Map<string, number>()

  const scopeOf = (wanted: Omit<Scope, 'base'>): Scope => {
    const name = JSON.stringify(wanted)
    const scope = scopes.get(name) ?? { base: scopes.size + 1, ...wanted }
    scopes.set(name, scope)
    return scope
  }

  const numberOf = (dictionary: number, facts: PlacementFacts) => {
    const name = `${dictionary} ${facts.src} ${facts.tgt} ${facts.targets.join(' ')}`
    const known = numbers.get(name)
    if (known !== undefined) return known
    const placement = wantedScopes(dictionary, facts, { meta: dictionaries[dictionary - 1], groups }).map(scopeOf)
    numbers.set(name, placements.length)
    return placements.push(placement) - 1
  }
  // Nearly every entry is placed like the one before it.
  let last: { dictionary: number; src: string; tgt: string; number: number } | undefined

  return {
    placementOf(dictionary, facts) {
      const { src, tgt } = facts
      if (last?.dictionary === dictionary && last.src === src && last.tgt === tgt && tgt !== '*') return last.number
      last = { dictionary, src, tgt, number: numberOf(dictionary, facts) }
      return last.number
    },
    get scopes() {
      return [...scopes.values()]
    },
    placements,
  }
}

type Membership = { meta: DictionaryMeta | undefined; groups: readonly DictionaryGroup[] }

/** A dictionary with a list of teams is theirs alone, so it is in no scope that everyone shares. */
function wantedScopes(dictionary: number, facts: PlacementFacts, { meta, groups }: Membership): Omit<Scope, 'base'>[] {
  const { src, tgt, targets } = facts
  const own = { kind: 'dictionary', dictionary, group: null, src, tgt } as const
  if (!meta || meta.teams) return [own]

  const pairs = meta.isDefault ? targets.map((target) => ({ kind: 'pair', dictionary: null, group: null, src, tgt: target }) as const) : []
  const grouped = groups
    .filter(({ dictionaries }) => dictionaries.includes(meta.code))
    .flatMap(({ id }) => targets.map((target) => ({ kind: 'group', dictionary: null, group: id, src, tgt: target }) as const))
  return [own, ...pairs, ...grouped]
}
