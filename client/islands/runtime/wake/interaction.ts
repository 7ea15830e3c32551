import { isArrivalFocus } from '#client/browser/arrive.ts'
import type { WakeStrategy } from './wake-strategy.ts'

/** Scrolling and the pointer passing over are no interaction. */
const INTERACTIONS = ['focusin', 'keydown', 'input', 'click']

/**
 * When the visitor first uses it. Focus that is inside already counts, since it may have come before the boot;
 * focus that the boot itself put there does not (NAV-004, NAV-021): the first key does.
 */
export const onInteraction: WakeStrategy = (element, wake) => {
  const { activeElement } = document
  if (activeElement && element.contains(activeElement) && !isArrivalFocus(activeElement)) return wake()

  const use = (event: Event) => {
    if (event.type === 'focusin' && isArrivalFocus(event.target)) return
    for (const type of INTERACTIONS) element.removeEventListener(type, use)
    wake()
  }
  for (const type of INTERACTIONS) element.addEventListener(type, use, { passive: true })
}
