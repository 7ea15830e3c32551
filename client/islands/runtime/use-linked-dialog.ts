import { type ComponentType, type MouseEvent, useState } from 'react'
import { loadWithRetry } from './load-with-retry.ts'
import { followsLink } from './wake/press.ts'

/**
 * A link to a page with a form that opens the same form in a dialog instead. Give `open` to the link and draw `Dialog` once there is one,
 * with `close` as its `onClosed`: a closed dialog is gone with all that was set in it.
 */
export function useLinkedDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>()

  async function open(event: MouseEvent<HTMLAnchorElement>) {
    if (followsLink(event.nativeEvent)) return
    event.preventDefault()
    const { href } = event.currentTarget
    try {
      const loaded = await loadWithRetry(load)
      setDialog(() => loaded)
    } catch {
      location.assign(href) // the page has the same form
    }
  }

  return { Dialog, open, close: () => setDialog(undefined) }
}
