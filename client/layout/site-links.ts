import * as m from '#messages'
import type { Frame } from './frame.ts'

/** Everything else is the dictionary: the front page and the search area. */
const OTHER_AREAS = /^\/(?:legal|get-access|forbidden|offline|unblock|auth|user|delete-account|debug)(?:\/|$)/

export type SiteLink = { href: string; label: string; isCurrent: boolean }

/** The links of the header. Areas that a brand does not have are no links. */
export function siteLinks({ here }: Pick<Frame, 'here'>): SiteLink[] {
  const path = here.split('?')[0] ?? '/'
  return [
    { href: '/', label: m.NAV_DICTIONARY() },
    { href: '/legal/our-content', label: m.NAV_OUR_CONTENT() },
    { href: '/legal/help', label: m.NAV_HELP() },
  ].map((link) => ({ ...link, isCurrent: link.href === '/' ? !OTHER_AREAS.test(path) : link.href === path }))
}
