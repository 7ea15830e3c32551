import type { AskedScope } from '../asked-scopes.ts'
import { type TypedKeys, typedKeys } from '../typed-keys.ts'
import type { ScopeAsked } from './lex-queries.ts'

/** Scopes of one direction in whose languages the typed text has the same key: they are asked together. */
export type LexGroup = { side: 0 | 1; key: string; scopes: readonly ScopeAsked[] }

/** The folded level of headwords, or the loose one, which is asked only where nothing typed has a mark that is a letter of its own. */
export type LexLevel = 1 | 2

/** The asked scopes of a level, those of the direction asked for first. A language whose letters differ has a group of its own. */
export function lexGroups(scopes: readonly AskedScope[], level: LexLevel, typed: string): LexGroup[] {
  const keysOf = typedKeys(typed)
  const groups = new Map<string, { side: 0 | 1; key: string; scopes: ScopeAsked[] }>()
  for (const { side, lang, levels } of scopes) {
    const scope = levels[level]
    const key = keyAt(level, keysOf(lang))
    if (scope === undefined || key === undefined || key === '') continue
    const group = groups.get(`${side} ${key}`) ?? { side, key, scopes: [] }
    groups.set(`${side} ${key}`, group)
    group.scopes.push({ scope, lang })
  }
  return [...groups.values()].toSorted((a, b) => a.side - b.side)
}

const keyAt = (level: LexLevel, { fold, loose }: TypedKeys): string | undefined => {
  if (level === 1) return fold
  return fold === loose ? loose : undefined
}

/** The ids of a group's scopes. */
export const scopeIds = ({ scopes }: LexGroup): number[] => scopes.map(({ scope }) => scope)
