import type { Features } from '#shared/brand/brand-config.ts'
import type { Visitor } from '#shared/permissions/permissions.ts'

/** What the header knows of a reader who is signed in. */
export type SignedIn = {
  userId: string | undefined
  teamRole: 'owner' | 'admin' | 'member' | undefined
  hasProfile: boolean
  hasOwnWordlists: boolean
  hasTeamPage: boolean
  hasTeamPayments: boolean
  /** Preferences are not sent to the account (STORE-031). */
  preferencesReadOnly: boolean
}

/** The reader as the header shows them; nothing for anonymous ones. Spec: accounts §2.1 (SHELL-008, TEAM-002 … TEAM-004). */
export function signedInOf(visitor: Visitor, features: Features): SignedIn | undefined {
  if (visitor.isAnonymous) return undefined
  return {
    userId: visitor.userId,
    teamRole: teamRoleOf(visitor),
    hasProfile: !features.hideProfile,
    hasOwnWordlists: features.wordlists && !features.hideOwnWordlists,
    hasTeamPage: features.teams && visitor.canEditTeam,
    hasTeamPayments: features.teams && visitor.canManageTeamPayments,
    preferencesReadOnly: visitor.viewOnlyIp,
  }
}

/** Owners pay, admins edit, members do neither (TEAM-020). */
function teamRoleOf({ teamId, canEditTeam, canManageTeamPayments }: Visitor): SignedIn['teamRole'] {
  if (teamId === undefined) return undefined
  if (canManageTeamPayments) return 'owner'
  return canEditTeam ? 'admin' : 'member'
}
