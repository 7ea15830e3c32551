import { SEARCH_INPUT, TYPED_TEXT_KEY } from './search-handover.ts'
import { sessionStore } from './session-store.ts'

/**
 * Loads this document anew at the same URL, so that what depends on who is signed in appears at once. The browser keeps the scroll
 * position; what is typed into the search box is kept here. Spec: requirements AUTH-061.
 */
export function reloadDocument() {
  const input = document.querySelector<HTMLInputElement>(SEARCH_INPUT)
  if (input && input.value !== input.defaultValue) sessionStore()?.setItem(TYPED_TEXT_KEY, input.value)
  location.reload()
}
