import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Institution } from '../../server/origin/institutions/institution-commands.ts'

/** The data folder of the server that the browser tests run against, at a port of their own. */
export const e2eData = (port: string) => join(tmpdir(), `sanavirta-e2e-${port}`)

/** An institution that the server of the browser tests knows. */
export const LIBRARY: Institution = {
  id: 'e2e-library',
  brand: 'pacman',
  name: 'Library of the journeys',
  customerType: 'pacman',
  claims: ['hasPremiumContent', 'canAccessPacman'],
  ranges: ['192.0.2.0/24'],
}

/** Readers of teams, whom registering does not make. Each journey that changes something has one of its own. */
export const TEAM_READERS = [
  // The team that the glossary and the dictionary of a customer in the starter set belong to.
  ...['member', 'chooser', 'owner-of-a-group'].map((name) => ({ name, team: '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e02' })),
  { name: 'stranger', team: '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e99' },
].map(({ name, team }) => ({ team, email: `${name}@teams.example`, password: 'seitsemän veljestä' }))

export const teamReader = (name: string) => {
  const reader = TEAM_READERS.find(({ email }) => email.startsWith(`${name}@`))
  if (!reader) throw new TypeError(`There is no ${name}`)
  return reader
}

/** Where the library's readers come from. */
export const LIBRARY_ADDRESS = '192.0.2.7'

/** Headers of a reader whom no limit counts together with others: an address of its own. */
export const fromOwnAddress = (): Record<string, string> => {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3))
  return fromAddress(`10.${a}.${b}.${c}`)
}

/** Headers of a reader at an address, which the server of the browser tests believes. */
export const fromAddress = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
