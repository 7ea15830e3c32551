import { sessionStore } from './session-store.ts'

/** What one document leaves for the next. */
export const SEARCH_SENT_KEY = 'sk_search_sent'
export const TYPED_TEXT_KEY = 'sk_typed_text'

export const SEARCH_INPUT = '.combo > input'

/** The next document belongs to a search from the box. Spec: NAV-021. */
export const markSearchSent = () => sessionStore()?.setItem(SEARCH_SENT_KEY, '1')

/**
 * Watches the search box of every page, awake or not. Links beside the input (languages, tabs, modes) open another document:
 * what was typed and not searched goes with the visitor. Spec: NAV-021, AC-033.
 */
export function watchSearchBox() {
  addEventListener('submit', ({ target }) => {
    if (inputIn(target)) markSearchSent()
  })
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event
    if (ctrlKey || metaKey || shiftKey || !(target instanceof Element) || !target.closest('a')) return
    const input = inputIn(target.closest('search'))
    if (!input) return
    markSearchSent()
    if (input.value !== input.defaultValue) sessionStore()?.setItem(TYPED_TEXT_KEY, input.value)
  })
}

const inputIn = (target: EventTarget | null) => (target instanceof Element ? target.querySelector<HTMLInputElement>(SEARCH_INPUT) : null)
