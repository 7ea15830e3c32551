import type { WakeOn } from './define-island.ts'
import { hasEndMarker } from './end-marker.ts'
import { loadWithRetry } from './load-with-retry.ts'
import { onIdle } from './wake/idle.ts'
import { onInteraction } from './wake/interaction.ts'
import { onLoad } from './wake/load.ts'
import { onPress } from './wake/press.ts'
import { onVisible } from './wake/visible.ts'
import type { WakeStrategy } from './wake/wake-strategy.ts'

const STRATEGIES: Record<WakeOn, WakeStrategy> = {
  load: onLoad,
  idle: onIdle,
  visible: onVisible,
  interaction: onInteraction,
  press: onPress,
}

/**
 * The element round an island. It is armed once, when it is whole and where it will stay: streamed content is first connected
 * inside `[hidden]`, taken out and connected again, and an element is connected before its children are parsed.
 */
class AppIsland extends HTMLElement {
  #isArmed = false
  #stopWaiting: (() => void) | undefined

  connectedCallback() {
    if (this.#isArmed || this.closest('[hidden]')) return
    this.#stopWaiting = whenWhole(this, () => this.#arm())
  }

  disconnectedCallback() {
    this.#stopWaiting?.()
  }

  #arm() {
    this.#isArmed = true
    // The server wrote the attribute from the same union.
    const wakeOn = this.getAttribute('wake-on') as WakeOn
    STRATEGIES[wakeOn](this, () => wake(this))
  }
}

/** Calls `then` once all of the element has been parsed. Gives the way to stop waiting. */
function whenWhole(element: Element, then: () => void): () => void {
  const isWhole = () => hasEndMarker(element) || document.readyState !== 'loading'
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('DOMContentLoaded', check)
  }
  const check = () => {
    if (!isWhole()) return
    stop()
    then()
  }
  const observer = new MutationObserver(check)
  observer.observe(element, { childList: true })
  document.addEventListener('DOMContentLoaded', check)
  check()
  return stop
}

async function wake(element: HTMLElement) {
  try {
    const { wakeIsland } = await loadWithRetry(() => import('./wake-island.ts'))
    await wakeIsland(element)
  } catch (error) {
    // The server's form or link goes on working.
    console.error(`Island "${element.getAttribute('name')}" did not wake`, error)
  }
}

/** Lets the browser find the islands of this document, those that are still to be parsed included. */
export const defineAppIsland = () => customElements.define('app-island', AppIsland)
