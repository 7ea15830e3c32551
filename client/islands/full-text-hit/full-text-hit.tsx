import { type MouseEvent, useRef, useState } from 'react'
import { KwicRow } from '#client/ui/kwic-row.tsx'
import { followsLink } from '../runtime/wake/press.ts'
import { entryOfPage } from './entry-of-page.ts'
import type { HitProps } from './hit-props.ts'

/**
 * A full-text hit whose entry opens under it, taken from the page that the link leads to. Where that cannot be had the link is followed.
 * Spec: requirements FT-019.
 */
export function FullTextHit({ hit, href, closedHref }: HitProps) {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed')

  function show(isOpen: boolean) {
    setState(isOpen ? 'open' : 'closed')
    // A reload, and Back from a word of the entry, find the list as it was left.
    history.replaceState(history.state, '', isOpen ? href : closedHref)
  }

  async function open() {
    setState('loading')
    try {
      place.current?.replaceChildren(await entryOfPage(href))
      show(true)
    } catch {
      location.assign(href) // the page says what is the matter
    }
  }

  function press(event: MouseEvent) {
    if (followsLink(event.nativeEvent)) return
    event.preventDefault()
    if (state === 'loading') return
    if (state === 'open') return show(false)
    if (place.current?.hasChildNodes()) return show(true)
    void open()
  }

  return (
    <>
      <KwicRow hit={hit} href={href} isOpen={state === 'open'} isBusy={state === 'loading'} onPress={press} />
      <div ref={place} hidden={state !== 'open'} />
    </>
  )
}
