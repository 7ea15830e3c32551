import type { ComboboxGroup, ComboboxRow } from '#client/ui/combobox.tsx'
import type { Suggestion } from '#shared/api/autocomplete.ts'
import type { AutocompleteState } from '#shared/search/autocomplete-state.ts'
import { wordUrl } from '#shared/search/path-segment.ts'
import { isSuggestionLocked } from '#shared/search/suggestion-groups.ts'
import type { AutocompleteProps } from './autocomplete-props.ts'
import { splitTyped } from './split-typed.ts'
import { type SuggestionGroup, suggestionGroups } from './suggestion-groups.ts'

/** A row and where choosing it leads; `text` is what the input then holds. */
export type AutocompleteRow = ComboboxRow & { url: string; text: string }

type Drawing = { id: string; keyword: string; props: AutocompleteProps }

/** The list that a state is drawn as. `id` begins the ids of its rows and headings. Spec: search §8 (AC-019 … AC-023, AC-026, AC-028). */
export function autocompleteRows(state: AutocompleteState, drawing: Drawing): ComboboxGroup<AutocompleteRow>[] {
  const { id, props } = drawing
  const note = (text: string, rows: AutocompleteRow[] = []) => [{ id: `${id}note`, note: text, rows }]
  switch (state.status) {
    case 'loading':
      return note(props.labels.loading)
    case 'length-too-short':
      return note(props.labels.tooShort)
    case 'not-found':
      return note(props.labels.notFound, state.isWildcard ? [] : requestRows(drawing))
    case 'success':
      return suggestionGroups(state, props.scope).map((group, index, groups) => ({
        id: `${id}g${index}`,
        heading: headingOf(group, groups, props),
        rows: group.suggestions.map((suggestion, row) => ({
          ...rowOf(suggestion, { ...drawing, id: `${id}o${index}-${row}` }),
          description: descriptionOf(group, suggestion, props),
        })),
      }))
  }
  return state satisfies never
}

/** Base forms of one language need no name; those of several are told apart by it. */
function headingOf(
  { kind, lang }: SuggestionGroup,
  groups: readonly SuggestionGroup[],
  { labels, languageNames, locale }: AutocompleteProps,
): string {
  const name = languageNames[lang] ?? new Intl.DisplayNames(locale, { type: 'language' }).of(lang) ?? lang
  if (kind === 'words') return name
  return groups.filter((group) => group.kind === kind).length > 1 ? `${labels.baseForms}: ${name}` : labels.baseForms
}

/** What a listener cannot tell from the word alone: that it is the very word, or the base form of what was typed. */
function descriptionOf({ kind }: SuggestionGroup, { is_match }: Suggestion, { labels }: AutocompleteProps): string | undefined {
  if (kind === 'base-forms') return labels.baseForm
  return is_match ? labels.exactMatch : undefined
}

function rowOf(suggestion: Suggestion, { id, keyword, props }: Drawing): AutocompleteRow {
  const { headword, lang } = suggestion
  const isLocked = isSuggestionLocked(suggestion, { canAccessPremium: !props.showsLocks })
  return {
    id,
    lang,
    ...splitTyped(headword, keyword),
    ...(isLocked ? { lock: props.labels.premium } : {}),
    url: wordUrl(props.wordUrls[lang] ?? props.wordUrls['*'] ?? '/', headword),
    text: headword,
  }
}

function requestRows({ id, keyword, props }: Drawing): AutocompleteRow[] {
  if (props.translationRequestUrl === undefined) return []
  const url = props.translationRequestUrl + encodeURIComponent(keyword)
  const word = { lang: props.scope.keyword_language, typed: '', completed: keyword }
  return [{ id: `${id}request`, action: props.labels.requestTranslation, ...word, url, text: keyword }]
}
