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

/** Where its readers come from. */
export const LIBRARY_ADDRESS = '192.0.2.7'

/** Headers of a reader whom no limit counts together with others: an address of its own. */
export const fromOwnAddress = (): Record<string, string> => {
  const [a = 0, b = 0, c = 0] = crypto.getRandomValues(new Uint8Array(3))
  return fromAddress(`10.${a}.${b}.${c}`)
}

/** Headers of a reader at an address, which the server of the browser tests believes. */
export const fromAddress = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })
