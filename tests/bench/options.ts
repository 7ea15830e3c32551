import { parseArgs } from 'node:util'
import { PEERS, type PeerName } from './peers/peer-names.ts'

/** The groups of figures in the order in which they are run. */
export const GROUPS = ['search', 'patterns', 'groups', 'd1', 'import', 'chain', 'page', 'login-storm', 'weight', 'start', 'peers'] as const
export type Group = (typeof GROUPS)[number]

export type BenchOptions = { groups: readonly Group[]; hasMillion: boolean; peers: readonly PeerName[] }

/** Reads `--only=search,chain`, `--size=100k|1m` and `--with=pg,dictd,redis`. Throws, naming what is wrong, for anything else. */
export function optionsOf(args: readonly string[]): BenchOptions {
  const options = { only: { type: 'string' }, size: { type: 'string' }, with: { type: 'string', default: '' } } as const
  const { values } = parseArgs({ args: [...args], options })
  const size = values.size ?? '1m'
  if (size !== '100k' && size !== '1m') throw new Error(`--size is 100k or 1m, not ${size}`)
  const groups = values.only === undefined ? GROUPS : namedIn(values.only, GROUPS, '--only')
  return { groups, hasMillion: size === '1m', peers: namedIn(values.with, PEERS, '--with') }
}

function namedIn<Name extends string>(list: string, names: readonly Name[], option: string): readonly Name[] {
  const asked = list.split(',').filter(Boolean)
  const unknown = asked.filter((name) => !names.some((known) => known === name))
  if (unknown.length > 0) throw new Error(`${option} knows ${names.join(', ')}; not ${unknown.join(', ')}`)
  return names.filter((name) => asked.includes(name))
}
