import type { WakeStrategy } from './wake-strategy.ts'

/** Whether a click is for the browser: into another tab or window. */
export const followsLink = ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  ctrlKey || metaKey || shiftKey

/**
 * When its link or button is pressed. The press is held until the island is awake and then made again: React answers it, or, where the
 * island did not wake, the browser follows the link or opens the button's popover.
 */
export const onPress: WakeStrategy = (element, wake) => {
  let isHeld = false
  const hold = async (event: MouseEvent) => {
    if (followsLink(event)) return
    event.preventDefault()
    if (isHeld) return
    isHeld = true
    await wake()
    element.removeEventListener('click', hold)
    element.querySelector<HTMLElement>('a,button')?.click()
  }
  element.addEventListener('click', hold)
}
