import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { browserApi } from '#client/browser/browser-api.ts'
import { type AutocompleteAnswer, searchAutocomplete } from '#shared/api/autocomplete.ts'
import { callApi } from '#shared/api/call-api.ts'
import {
  type AutocompleteState,
  autocompleteState,
  canSuggestFor,
  type KeywordAnswer,
  mayHaveBaseForms,
} from '#shared/search/autocomplete-state.ts'
import { debounceDelay } from '#shared/search/debounce-delay.ts'
import { hasWildcard } from '#shared/search/keyword-rules.ts'
import { AUTOCOMPLETE_LIMIT } from '#shared/search/limits.ts'
import type { AutocompleteProps } from './autocomplete-props.ts'
import { answerFromEarlier } from './earlier-answer.ts'
import { useDebounced } from './use-debounced.ts'

/** What is suggested for a keyword. `isSettled` once the visitor has paused for the debounce: then it is time to say it aloud. */
export type Autocomplete = { state: AutocompleteState; isSettled: boolean }

/**
 * Suggestions for a cleaned keyword while `isOpen`. What the browser holds is shown at once; a request waits for the debounce and is given up
 * when the keyword changes. Words made from an earlier answer are only asked about again for the base forms that may stand beside them. Spec: search §3, §8, §9 (AC-011 … AC-025, AC-029, AC-032, NEAR-002).
 */
export function useAutocomplete(keyword: string, isOpen: boolean, props: AutocompleteProps): Autocomplete {
  const { scope, searchContext, langs, delays, near } = props
  const client = useQueryClient()
  const isSettled = useDebounced(keyword, debounceDelay(keyword, delays)) === keyword

  const keyOf = (text: string) => ['autocomplete', searchContext, scope, near, text]
  const held = (text: string) => client.getQueryData<AutocompleteAnswer>(keyOf(text))
  const known = isOpen ? held(keyword) : undefined
  // What is near a word is not what is near its beginning.
  const narrowed = isOpen && near === undefined && !known ? answerFromEarlier(keyword, scope.keyword_language, held) : undefined
  const inHand = known ?? narrowed
  const isWhole = known !== undefined || (narrowed !== undefined && !mayHaveBaseForms(keyword, narrowed))
  const isAsked = isOpen && isSettled && !isWhole && canSuggestFor(keyword, langs)

  const [latest, setLatest] = useState<KeywordAnswer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the props of an island never change.
  useEffect(() => {
    if (!isAsked) return
    const asking = { queryKey: keyOf(keyword), queryFn: ({ signal }: { signal: AbortSignal }) => suggestions(keyword, props, signal) }
    let isWanted = true
    const take = (answer: KeywordAnswer['answer']) => isWanted && setLatest({ keyword, answer })
    client.fetchQuery(asking).then(take, (error: unknown) => {
      if (isWanted) console.error('Suggestions could not be loaded', error)
      take('failed')
    })
    return () => {
      isWanted = false
      void client.cancelQueries({ queryKey: asking.queryKey })
    }
  }, [isAsked, keyword])

  return { state: autocompleteState(keyword, langs, inHand ? { keyword, answer: inHand } : latest), isSettled }
}

const suggestions = (keyword: string, { scope, searchContext, statusUrl, near }: AutocompleteProps, signal: AbortSignal) =>
  callApi(browserApi({ searchContext, signal, statusUrl }), searchAutocomplete, {
    ...scope,
    keyword,
    search_service: 'ss',
    limit: AUTOCOMPLETE_LIMIT,
    // A pattern has no neighbours: it is matched in every mode.
    ...(hasWildcard(keyword) ? {} : near),
  })
