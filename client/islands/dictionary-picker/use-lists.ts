import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '#client/browser/browser-api.ts'
import { callApi } from '#shared/api/call-api.ts'
import { searchDictionaries } from '#shared/api/search.ts'
import type { Dictionary, DictionaryGroup } from '#shared/dictionary/dictionary.ts'

type Lists = { dictionaries: readonly Dictionary[]; groups: readonly DictionaryGroup[] }

/** All dictionaries and groups that the visitor can see; undefined while they are asked for. `onFailed` when they cannot be had. */
export function useLists(onFailed: () => void): Lists | undefined {
  const client = useQueryClient()
  const [lists, setLists] = useState<Lists>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens.
  useEffect(() => {
    let isClosed = false
    const queryFn = () => callApi(browserApi({ searchContext: 'dictionary' }), searchDictionaries, {})
    client.fetchQuery({ queryKey: ['dictionaries'], queryFn }).then(
      (answer) => isClosed || setLists(answer),
      () => isClosed || onFailed(),
    )
    return () => {
      isClosed = true
    }
  }, [])
  return lists
}
