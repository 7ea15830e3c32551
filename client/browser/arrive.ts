import { arrivalFocus } from './arrival.ts'
import { SEARCH_INPUT, SEARCH_SENT_KEY, TYPED_TEXT_KEY } from './search-handover.ts'
import { sessionStore } from './session-store.ts'

let arrivedAt: EventTarget | null = null

/** Whether the focus on `target` is the boot's doing: nobody has used the element yet. */
export const isArrivalFocus = (target: EventTarget | null) => target !== null && target === arrivedAt

/** Puts focus where the visitor goes on, and back into the search box what was typed there but not searched. */
export function arrive() {
  const isSent = taken(SEARCH_SENT_KEY) !== null
  const typed = taken(TYPED_TEXT_KEY)
  const isRestored = navigationType() !== 'navigate'
  const focus = arrivalFocus({
    path: location.pathname,
    isFromSearchBox: isSent || typed !== null,
    isFromThisSite: document.referrer.startsWith(`${location.origin}/`) && location.hash === '',
    isRestored,
    isTouch: matchMedia('(pointer: coarse)').matches,
  })
  whenThere(focus === 'heading' ? 'h1[tabindex]' : SEARCH_INPUT, (element) => {
    const input = element instanceof HTMLInputElement ? element : undefined
    if (input && typed) input.value = typed
    if (focus === 'nothing' || document.activeElement !== document.body) return
    arrivedAt = element
    element.focus({ preventScroll: true })
    input?.select()
  })
}

/** Reads what the document before left, for this document only. */
function taken(key: string): string | null {
  const store = sessionStore()
  const value = store?.getItem(key) ?? null
  store?.removeItem(key)
  return value
}

function navigationType() {
  const [navigation] = performance.getEntriesByType('navigation')
  return navigation && 'type' in navigation ? navigation.type : 'navigate'
}

/** The boot may run before the body has been parsed. */
function whenThere(selector: string, then: (element: HTMLElement) => void) {
  const find = () => document.querySelector<HTMLElement>(selector)
  const element = find()
  if (element) return then(element)
  addEventListener('DOMContentLoaded', () => {
    const late = find()
    if (late) then(late)
  })
}
