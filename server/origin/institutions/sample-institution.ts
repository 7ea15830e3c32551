import type { Institution } from './institution-commands.ts'

/** An institution whose network is this very machine, for trying the IP login. Only for the demo: it lets whoever is here in. */
export const SAMPLE_INSTITUTION: Institution = {
  id: 'sample-library',
  brand: 'pacman',
  name: 'Sanavirta Sample Library',
  customerType: 'pacman',
  claims: ['hasPremiumContent', 'canAccessPacman'],
  ranges: ['127.0.0.0/8', '::1/128'],
}
