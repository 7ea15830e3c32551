import type * as v from 'valibot'
import { fullTextCount, fullTextEntry, fullTextSearch } from '#shared/api/full-text.ts'
import type { OnCall } from '../../route/answer-call.ts'
import type { Caller } from '../../route/caller.ts'
import { answer } from '../../route/reply.ts'
import type { Database } from '../../storage/database.ts'
import type { AskedScope, ScopeRequest } from '../asked-scopes.ts'
import type { Catalogue } from '../catalogue.ts'
import { scopeRequest } from '../scope-request.ts'
import { fullTextEntryOf, fullTextHitCount, fullTextHits } from './full-text.ts'

export type FullTextOptions = {
  lexicon: Database
  catalogueOf: () => Promise<Catalogue>
  scopesOf: (catalogue: Catalogue, request: ScopeRequest) => readonly AskedScope[]
}

/** The full-text calls. No query says one way only: both directions of the pair are searched, since what an entry says it says whichever way it is read. Spec: search §7. */
export function fullTextRoutes(on: OnCall, { lexicon, catalogueOf, scopesOf }: FullTextOptions): void {
  const requestOf = async (query: FullTextQuery, caller: Caller | undefined) => {
    const catalogue = await catalogueOf()
    const scopes = scopesOf(catalogue, scopeRequest(query, caller))
    return { catalogue, scopes, keyword: query.keyword, hasPremium: caller?.hasPremium ?? false }
  }

  on(fullTextSearch, async ({ query, caller }) => {
    const { start, limit, context_limit: contextLimit } = query
    const kwicList = await fullTextHits(lexicon, await requestOf(query, caller), { start, limit, contextLimit })
    return answer({ count: kwicList.length, kwicList })
  })

  on(fullTextCount, async ({ query, caller }) => answer({ totalCount: await fullTextHitCount(lexicon, await requestOf(query, caller)) }))

  on(fullTextEntry, async ({ query, caller }) => {
    const reader = { catalogue: await catalogueOf(), teamId: caller?.teamId, hasPremium: caller?.hasPremium ?? false }
    const word = await fullTextEntryOf(lexicon, query.source, reader)
    return answer({ data: word === undefined ? [] : [word] })
  })
}

type FullTextQuery = v.InferOutput<typeof fullTextCount.query>
