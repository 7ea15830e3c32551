import { type AskedScope, askedScopes, type ScopeRequest } from './asked-scopes.ts'
import type { Catalogue } from './catalogue.ts'

const MAX_KEPT = 2_000

/** `askedScopes` that keeps its answers for as long as the catalogue is the same: callers ask for the same few pairs all day. */
export function rememberedScopes(): (catalogue: Catalogue, request: ScopeRequest) => readonly AskedScope[] {
  let of: Catalogue | undefined
  const kept = new Map<string, readonly AskedScope[]>()

  return (catalogue, request) => {
    if (of !== catalogue || kept.size >= MAX_KEPT) kept.clear()
    of = catalogue
    const key = JSON.stringify([
      request.from,
      request.to,
      request.dictionaries,
      request.entryLangs,
      request.isOneWay,
      request.teamId,
      request.hidesCustomerData,
    ])
    const known = kept.get(key)
    if (known) return known
    const scopes = askedScopes(catalogue, request)
    kept.set(key, scopes)
    return scopes
  }
}
