import type { Flash } from '#shared/flash/flash-message.ts'

/** What a document leaves for the next, in the tab's storage. */
export const CARRIED_FLASHES_KEY = 'sk_flashes'

/** A message as it is shown: in the reader's language already. */
export type ShownFlash = Pick<Flash, 'type' | 'messageL10nId' | 'params'> & {
  text: string
  /** How much longer, in ms; null: until it is dismissed. */
  remainingMs: number | null
  reaction?: { label: string; href: string } | undefined
}

declare global {
  interface DocumentEventMap {
    'sk-flash': CustomEvent<ShownFlash>
  }
}

/** Shows a message over the page: for islands. A message that is there already starts again. Spec: accounts §4.3 (FLASH-002). */
export const showFlash = (flash: ShownFlash) => document.dispatchEvent(new CustomEvent('sk-flash', { detail: flash }))
