/** Somebody to sign in as at the stand-ins. */
export type StandInUser = {
  id: string
  givenName: string
  familyName: string
  email?: string
  isEmailVerified?: boolean
  /** The provider refuses this one. */
  isRefused?: boolean
}

export const STAND_IN_USERS: readonly StandInUser[] = [
  { id: 'aino', givenName: 'Aino', familyName: 'Virtanen', email: 'aino.virtanen@example.test', isEmailVerified: true },
  { id: 'bertil', givenName: 'Bertil', familyName: 'Lund', email: 'bertil.lund@example.test', isEmailVerified: false },
  { id: 'carol', givenName: 'Carol', familyName: 'Smith' },
  { id: 'erkki', givenName: 'Erkki', familyName: 'Este', isRefused: true },
]

/** The user of that id: one of those above, or whoever `new-…` names, whom no site has seen before. Undefined when it names nobody. */
export function standInUser(id: string | null): StandInUser | undefined {
  if (id !== null && /^new-[\w-]{1,60}$/.test(id)) {
    return { id, givenName: 'Uuno', familyName: 'Uusi', email: `${id}@example.test`, isEmailVerified: true }
  }
  return STAND_IN_USERS.find((user) => user.id === id)
}
