import { useEffect, useId } from 'react'
import { announce } from '#client/browser/announce.ts'
import { markSearchSent } from '#client/browser/search-handover.ts'
import { Combobox } from '#client/ui/combobox.tsx'
import { AUTOCOMPLETE_SUGGESTION_COUNT } from '#messages'
import { cleanKeyword } from '#shared/search/keyword-rules.ts'
import { SEARCH_INPUT_MAX_LENGTH } from '#shared/search/limits.ts'
import { announcement } from './announcement.ts'
import type { AutocompleteProps } from './autocomplete-props.ts'
import { type AutocompleteRow, autocompleteRows } from './autocomplete-rows.ts'
import { waitsForComposition } from './combobox-keys.ts'
import { useAutocomplete } from './use-autocomplete.ts'
import { useCombobox } from './use-combobox.ts'

/** The search input and its suggestions. Without JavaScript it is the field and the button of the form it stands in. */
export function Autocomplete(props: AutocompleteProps) {
  const { keyValue, labels, langs, locale } = props
  const id = useId()
  const { state, dispatch, isAwake, input, clear, eventsFor } = useCombobox({
    initialText: keyValue,
    waitsForComposition: () => waitsForComposition(langs, isTouch()),
  })
  const keyword = cleanKeyword(state.text)
  const { state: suggested, isSettled } = useAutocomplete(keyword, state.isOpen, props)

  const isExpanded = isAwake && state.isOpen && keyword !== ''
  const groups = isExpanded ? autocompleteRows(suggested, { id, keyword, props }) : undefined
  const rows = groups?.flatMap((group) => group.rows) ?? []
  const active = state.active === undefined ? undefined : rows[state.active]

  const spoken = announcement(suggested, { labels, countText: (count) => AUTOCOMPLETE_SUGGESTION_COUNT({ count }, { locale }) })
  useSpoken(isExpanded && isSettled ? spoken : '')
  useShown(active?.id)

  function choose(row: AutocompleteRow) {
    if (input.current) input.current.value = row.text
    dispatch({ type: 'closed' })
    markSearchSent()
    location.assign(row.url)
  }

  return (
    <Combobox
      id={id}
      labels={labels}
      name="key"
      defaultValue={keyValue}
      maxLength={isAwake ? 2 * SEARCH_INPUT_MAX_LENGTH : SEARCH_INPUT_MAX_LENGTH}
      inputRef={input}
      inputEvents={eventsFor({ isExpanded, rowCount: rows.length, choose: () => active && choose(active) })}
      groups={groups}
      activeId={active?.id}
      isSubmitDisabled={isAwake && keyword === ''}
      onClear={isAwake && state.text !== '' ? clear : undefined}
      onChoose={choose}
    />
  )
}

/** On a phone every word is a composition, see `waitsForComposition`. */
const isTouch = () => matchMedia('(pointer: coarse)').matches

function useSpoken(text: string) {
  useEffect(() => {
    if (text !== '') announce(text)
  }, [text])
}

/** Keeps the row with virtual focus in view: the browser scrolls to real focus only. */
function useShown(rowId: string | undefined) {
  useEffect(() => {
    if (rowId !== undefined) document.getElementById(rowId)?.scrollIntoView({ block: 'nearest' })
  }, [rowId])
}
