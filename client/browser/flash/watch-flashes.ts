import { sessionStore } from '../session-store.ts'
import { whenParsed } from '../when-parsed.ts'
import type { FlashRegion } from './flash-region.ts'
import { CARRIED_FLASHES_KEY, type ShownFlash } from './show-flash.ts'

let region: Promise<FlashRegion> | undefined

/** Loads what keeps messages, once there is one: drawn by the server, left by the document before, or shown by an island. */
export function watchFlashes() {
  document.addEventListener('sk-flash', ({ detail }) => void show(detail))
  // The place of messages is at the end of the body.
  whenParsed(() => {
    const place = document.getElementById('flashes')
    if (place && (place.childElementCount > 0 || sessionStore()?.getItem(CARRIED_FLASHES_KEY))) void load(place)
  })
}

async function show(flash: ShownFlash) {
  const place = document.getElementById('flashes')
  if (place) (await load(place)).show(flash)
}

function load(place: HTMLElement): Promise<FlashRegion> {
  region ??= import('./flash-region.ts').then(({ flashRegion }) => flashRegion(place))
  return region
}
