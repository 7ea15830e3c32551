import type { Frame } from './frame.ts'
import type { SignedIn } from './signed-in.ts'

/** A frame of an anonymous reader in English. For tests. */
export const testFrame = (fields: Partial<Frame> = {}): Frame => ({
  locale: 'en',
  brand: 'sanakirja',
  appName: 'Sanavirta',
  here: '/finnish-english/talo',
  offersAccess: true,
  hasSchools: false,
  signedIn: undefined,
  hasDomainLogin: false,
  flashes: [],
  showsDataSecurityNotice: false,
  year: 2026,
  ...fields,
})

/** A reader without a team, on a brand that offers nothing but the dictionary. For tests. */
export const testReader = (fields: Partial<SignedIn> = {}): SignedIn => ({
  userId: 'u1',
  teamRole: undefined,
  hasProfile: false,
  hasOwnWordlists: false,
  hasTeamPage: false,
  hasTeamPayments: false,
  preferencesReadOnly: false,
  ...fields,
})
