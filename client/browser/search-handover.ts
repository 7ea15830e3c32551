import { sessionStore } from './session-store.ts'

/** What one document leaves for the next. */
export const SEARCH_SENT_KEY = 'sk_search_sent'
export const TYPED_TEXT_KEY = 'sk_typed_text'

export const SEARCH_INPUT = '.combo > input'

/** The next document belongs to a search from the box. Spec: NAV-021. */
export const markSearchSent = () => sessionStore()?.setItem(SEARCH_SENT_KEY, '1')

/** What was typed and not searched goes on to the next document. Spec: AC-033. */
export function keepTypedText(input = document.querySelector<HTMLInputElement>(SEARCH_INPUT)) {
  if (input && input.value !== input.defaultValue) sessionStore()?.setItem(TYPED_TEXT_KEY, input.value)
}

/**
 * Watches the search box of every page, awake or not. Links beside the input (languages, tabs, dictionaries) and the forms of dialogs open
 * another document, unless an island answers them itself: what was typed goes with the visitor. Spec: NAV-021, AC-033.
 */
export function watchSearchBox() {
  addEventListener('submit', ({ target, defaultPrevented }) => {
    if (inputIn(target)) markSearchSent()
    else if (!defaultPrevented) keepTypedText()
  })
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
    if (defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof Element) || !target.closest('a')) return
    const input = inputIn(target.closest('search'))
    if (!input) return
    markSearchSent()
    keepTypedText(input)
  })
}

const inputIn = (target: EventTarget | null) => (target instanceof Element ? target.querySelector<HTMLInputElement>(SEARCH_INPUT) : null)
