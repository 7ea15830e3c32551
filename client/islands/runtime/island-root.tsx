import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { queryClient } from '#client/browser/query-client.ts'

/** What stands round every island, on the server and in the browser alike: `useId` counts the components above it. */
export function IslandRoot({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
