import { QueryClient } from '@tanstack/react-query'

const STALE_AFTER_MS = 60_000

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_AFTER_MS, gcTime: 5 * STALE_AFTER_MS, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    },
  })

let ofThisDocument: QueryClient | undefined

/** The query client that all islands of a document share; on the server a new one each time, so nothing passes between visitors. */
export function queryClient(): QueryClient {
  if (typeof document === 'undefined') return newClient()
  ofThisDocument ??= newClient()
  return ofThisDocument
}
