import * as m from '#messages'
import { Icon } from '../ui/icon.tsx'
import type { Frame } from './frame.ts'
import { InstitutionNote } from './institution-note.tsx'
import { LoginLink } from './login-link.tsx'
import { Logo } from './logo.tsx'
import { ProfileButton } from './profile-menu.tsx'
import { siteLinks } from './site-links.ts'

type HeaderProps = { frame: Frame; isWide: boolean; isSolid: boolean }

/** The fixed header: logo, links, and on narrow screens a menu that opens without JavaScript (SHELL-001 … SHELL-005). */
export function Header({ frame, isWide, isSolid }: HeaderProps) {
  const links = siteLinks(frame)
  return (
    <header className="bar" data-solid={isSolid ? '' : undefined}>
      <div className={isWide ? 'wrap wide' : 'wrap'}>
        <button type="button" className="ib only-narrow" aria-label={m.NAV_MENU()} popoverTarget="menu">
          <Icon name="menu" />
        </button>
        <Logo appName={frame.appName} />
        <nav className="only-wide" aria-label={m.NAV_MENU()}>
          {links.map(({ href, label, isCurrent }) => (
            <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
              {label}
            </a>
          ))}
        </nav>
        <div className="end">
          <InstitutionNote frame={frame} />
          {frame.offersAccess ? (
            <a className="only-wide" href="/get-access">
              {m.NAV_GET_ACCESS()}
            </a>
          ) : null}
          {frame.signedIn === undefined ? <LoginLink frame={frame} /> : <ProfileButton />}
        </div>
      </div>
    </header>
  )
}
