import * as m from '#messages'
import { Icon } from '../ui/icon.tsx'
import type { IconName } from '../ui/icon-shapes.ts'
import type { Frame } from './frame.ts'
import type { SignedIn } from './signed-in.ts'

/** What button and menu show; each is in the sprite. */
export const profileIcons = (signedIn: SignedIn): IconName[] => ['user-round', 'log-out', ...profileLinks(signedIn).map(({ icon }) => icon)]

/** Opens the profile menu, also without JavaScript (SHELL-005). */
export const ProfileButton = () => (
  <button type="button" className="ib" aria-label={m.NAV_ACCOUNT()} popoverTarget="profile">
    <Icon name="user-round" />
  </button>
)

/** The right sidebar: the reader's own pages and the way out. A popover opens, closes on Esc and returns the focus by itself (SHELL-007, SHELL-008). */
export function ProfileMenu({ frame: { here }, signedIn }: { frame: Frame; signedIn: SignedIn }) {
  const path = here.split('?')[0]
  return (
    // A section: the header of one is no banner of the page.
    <section
      className="drawer right"
      id="profile"
      popover="auto"
      aria-label={m.PROFILE_MENU()}
      data-reader={readerText(signedIn)}
      data-unsaved={m.REPORT_ERROR_UNABLE_TO_SAVE_LOCALSTORE()}
    >
      <header>
        <span>
          <b>{m.PROFILE_MENU()}</b>
          {signedIn.teamRole === undefined ? null : (
            <>
              <br />
              <small>{teamRoleText(signedIn.teamRole)}</small>
            </>
          )}
        </span>
        <button type="button" className="ib" aria-label={m.CLOSE()} popoverTarget="profile" popoverTargetAction="hide">
          <Icon name="x" />
        </button>
      </header>
      <nav aria-label={m.NAV_ACCOUNT()}>
        {profileLinks(signedIn).map(({ href, icon, label }) => (
          <a key={href} className="opt" href={href} aria-current={href === path ? 'true' : undefined}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </nav>
      <hr />
      <form method="post" action="/auth/logout">
        <input type="hidden" name="return" value={here} />
        <button type="submit" className="opt">
          <Icon name="log-out" />
          {m.LOGOUT_SUBMIT()}
        </button>
      </form>
    </section>
  )
}

/** What scripts know of the reader: the display part only (STORE-034). */
const readerText = ({ userId = '', teamRole, preferencesReadOnly }: SignedIn) =>
  JSON.stringify({ userId, teamRole: teamRole ?? null, preferencesReadOnly })

type ProfileLink = { href: string; icon: IconName; label: string }

/** The entries that the reader and the brand have (SHELL-008, TEAM-002, TEAM-003). */
export function profileLinks({ hasProfile, hasOwnWordlists, hasTeamPage, hasTeamPayments }: SignedIn): ProfileLink[] {
  return [
    { href: '/user/settings', icon: 'settings-2', label: m.PROFILE_SETTINGS(), isShown: true } as const,
    { href: '/user/profile', icon: 'user-round', label: m.PROFILE_PROFILE(), isShown: hasProfile } as const,
    { href: '/wordlists/own', icon: 'list', label: m.PROFILE_WORDLISTS(), isShown: hasOwnWordlists } as const,
    { href: '/teamadmin/users', icon: 'users', label: m.PROFILE_TEAM(), isShown: hasTeamPage } as const,
    { href: '/user/teamsettings', icon: 'credit-card', label: m.PROFILE_TEAM_PAYMENTS(), isShown: hasTeamPayments } as const,
  ].flatMap(({ isShown, ...link }) => (isShown ? [link] : []))
}

export function teamRoleText(role: NonNullable<SignedIn['teamRole']>): string {
  return { owner: m.TEAM_ROLE_owner, admin: m.TEAM_ROLE_admin, member: m.TEAM_ROLE_member }[role]()
}
