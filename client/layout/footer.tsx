import * as m from '#messages'
import { Icon } from '../ui/icon.tsx'
import type { Frame } from './frame.ts'
import { LanguageLinks } from './language-links.tsx'

type FooterLink = readonly [href: string, label: string]

/** Sections of links, the language of the interface and the copyright line (SHELL-009). */
export function Footer({ frame, isWide }: { frame: Frame; isWide: boolean }) {
  return (
    <footer className="foot">
      <div className={isWide ? 'wrap wide' : 'wrap'}>
        <div className="grid">
          <FooterSection heading={m.FOOTER_SERVICE()} links={serviceLinks(frame)} />
          <FooterSection heading={m.FOOTER_SUPPORT()} links={supportLinks()} />
          <FooterSection heading={m.FOOTER_ABOUT()} links={aboutLinks()} />
          <LanguageLinks frame={frame} />
        </div>
        <div className="end row between">
          <span className="row">
            <Icon name="shield-check" />
            {m.FOOTER_SEARCHES_NOT_LOGGED()}
          </span>
          <span>{`© ${frame.year} ${frame.appName}`}</span>
        </div>
      </div>
    </footer>
  )
}

function FooterSection({ heading, links }: { heading: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul className="links">
        {links.map(([href, label]) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const serviceLinks = ({ offersAccess }: Frame): FooterLink[] => [
  ['/', m.NAV_DICTIONARY()],
  ...(offersAccess ? [['/get-access', m.NAV_GET_ACCESS()] as const] : []),
]

const supportLinks = (): FooterLink[] => [
  ['/legal/help', m.NAV_HELP()],
  ['/legal/contact', m.FOOTER_CONTACT()],
  ['/legal/accessibility', m.FOOTER_ACCESSIBILITY()],
]

const aboutLinks = (): FooterLink[] => [
  ['/legal/our-content', m.NAV_OUR_CONTENT()],
  ['/legal/terms', m.FOOTER_TERMS()],
  ['/legal/privacy', m.FOOTER_PRIVACY()],
  ['/legal/data-security', m.FOOTER_DATA_SECURITY()],
  ['/legal/cookies', m.FOOTER_COOKIES()],
]
