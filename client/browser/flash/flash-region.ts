import * as v from 'valibot'
import { FlashSchema } from '#shared/flash/flash-message.ts'
import { announce } from '../announce.ts'
import { sessionStore } from '../session-store.ts'
import { carriedText, readCarried } from './carried-flashes.ts'
import { flashElement } from './flash-element.ts'
import { type LiveFlashes, liveFlashes } from './live-flashes.ts'
import { CARRIED_FLASHES_KEY, type ShownFlash } from './show-flash.ts'

/** The place of a document's messages. */
export type FlashRegion = { show: (flash: ShownFlash) => void }

/**
 * Takes over the messages that the server drew in `region`, after those that the document before left: each goes when its time is over,
 * waits while it is read, and goes along to the next document. Spec: accounts §4.3 (FLASH-002, FLASH-003, FLASH-011).
 */
export function flashRegion(region: HTMLElement): FlashRegion {
  const live = liveFlashes(Date.now)
  const labels = { close: region.dataset.close ?? '', here: region.dataset.here ?? location.pathname }
  const take = (flash: ShownFlash, element: HTMLElement) => {
    if (flash.type === 'info' || flash.type === 'success') announce(flash.text) // alerts say themselves
    const dismiss = live.add(flash, element)
    region.ariaLabel = region.dataset.label ?? null
    region.append(element)
    onDismissed(element, () => {
      dismiss()
      goOn(region, live)
    })
  }
  const show = (flash: ShownFlash) => take(flash, flashElement(flash, labels))

  const drawn = [...region.querySelectorAll<HTMLElement>('[data-flash]')]
  for (const flash of readCarried(taken(), Date.now())) show(flash)
  for (const element of drawn) {
    const flash = drawnFlash(element)
    if (flash) take(flash, element)
  }
  holdWhileRead(region, live)
  carryOn(live)
  return { show }
}

/** The link to dismiss a message leads, without a script, to this document without it. */
function onDismissed(element: HTMLElement, dismiss: () => void) {
  element.querySelector('.ib')?.addEventListener('click', (event) => {
    event.preventDefault()
    dismiss()
  })
}

function drawnFlash(element: HTMLElement): ShownFlash | undefined {
  const said = v.safeParse(FlashSchema, JSON.parse(element.dataset.flash ?? '{}'))
  if (!said.success) return undefined
  const { type, messageL10nId, params, duration } = said.output
  const text = element.querySelector('[role]')?.textContent ?? ''
  const link = element.querySelector('a.btn')
  const reaction = link ? { label: link.textContent ?? '', href: link.getAttribute('href') ?? '/' } : undefined
  return { type, messageL10nId, params, text, remainingMs: duration, ...(reaction ? { reaction } : {}) }
}

function holdWhileRead(region: HTMLElement, live: LiveFlashes) {
  for (const type of ['mouseover', 'focusin']) region.addEventListener(type, live.hold)
  // Once the pointer or the focus has arrived elsewhere.
  for (const type of ['mouseout', 'focusout']) region.addEventListener(type, () => setTimeout(() => goOn(region, live)))
}

function goOn(region: HTMLElement, live: LiveFlashes) {
  if (!region.matches(':hover, :focus-within')) live.goOn()
}

function carryOn(live: LiveFlashes) {
  addEventListener('pagehide', () => {
    const text = carriedText(live.all(), Date.now())
    if (text !== undefined) leave(text)
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) live.clear() // they went along with the visitor
  })
}

function taken(): string | null {
  const store = sessionStore()
  const text = store?.getItem(CARRIED_FLASHES_KEY) ?? null
  store?.removeItem(CARRIED_FLASHES_KEY)
  return text
}

function leave(text: string) {
  try {
    sessionStore()?.setItem(CARRIED_FLASHES_KEY, text)
  } catch {
    // The tab's storage is full: the message ends with its document.
  }
}
