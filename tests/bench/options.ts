import { parseArgs } from 'node:util'

/** The groups of figures in the order in which they are run. */
export const GROUPS = ['search', 'patterns', 'd1', 'import', 'chain', 'page', 'weight', 'start'] as const
export type Group = (typeof GROUPS)[number]

export type BenchOptions = { groups: readonly Group[]; hasMillion: boolean }

/** Reads `--only=search,chain` and `--size=100k|1m`. Throws, naming what is wrong, for anything else. */
export function optionsOf(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' }, size: { type: 'string' } } })
  const size = values.size ?? '1m'
  if (size !== '100k' && size !== '1m') throw new Error(`--size is 100k or 1m, not ${size}`)
  return { groups: groupsOf(values.only), hasMillion: size === '1m' }
}

function groupsOf(only: string | undefined): readonly Group[] {
  if (only === undefined) return GROUPS
  const asked = only.split(',').filter(Boolean)
  const unknown = asked.filter((name) => !GROUPS.some((group) => group === name))
  if (unknown.length > 0) throw new Error(`--only knows ${GROUPS.join(', ')}; not ${unknown.join(', ')}`)
  return GROUPS.filter((group) => asked.includes(group))
}
