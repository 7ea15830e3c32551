import * as m from '#messages'
import { Icon } from '../ui/icon.tsx'
import type { Frame } from './frame.ts'
import { InstitutionLine } from './institution-note.tsx'
import { siteLinks } from './site-links.ts'

/** The menu of narrow screens: a popover, so it opens, closes on Esc and returns the focus without JavaScript. */
export function NarrowMenu({ frame }: { frame: Frame }) {
  return (
    <section className="drawer" id="menu" popover="auto" aria-label={m.NAV_MENU()}>
      <header>
        <b>{m.NAV_MENU()}</b>
        <button type="button" className="ib" aria-label={m.CLOSE()} popoverTarget="menu" popoverTargetAction="hide">
          <Icon name="x" />
        </button>
      </header>
      <InstitutionLine frame={frame} />
      <nav aria-label={m.NAV_MENU_NARROW()}>
        {siteLinks(frame).map(({ href, label, isCurrent }) => (
          <a key={href} className="opt" href={href} aria-current={isCurrent ? 'true' : undefined}>
            {label}
          </a>
        ))}
        {frame.offersAccess ? (
          <a className="opt" href="/get-access">
            {m.NAV_GET_ACCESS()}
          </a>
        ) : null}
      </nav>
    </section>
  )
}
