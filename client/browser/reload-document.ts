import { keepTypedText } from './search-handover.ts'

/**
 * Loads this document anew at the same URL, so that what depends on who is signed in appears at once. The browser keeps the scroll
 * position; what is typed into the search box is kept here. Spec: requirements AUTH-061.
 */
export function reloadDocument() {
  keepTypedText()
  location.reload()
}
