import type { Throughput } from './load.ts'
import { median, range, ratios, unrest } from './measure.ts'
import type { Figure } from './report.ts'

/** When hello itself varies more than this between rounds, nothing that is compared with it is judged. */
const MAX_UNREST = 2

export const isRestless = (hello: readonly Throughput[]): boolean => unrest(hello.map(({ perSecond }) => perSecond)) > MAX_UNREST

export function helloFigures(name: string, hello: readonly Throughput[]): Figure[] {
  const perSecond = hello.map((round) => round.perSecond)
  const times = unrest(perSecond)
  const note = `${range(perSecond, 0)}${times > MAX_UNREST ? `: varies ${times.toFixed(1)}×, too restless to judge by` : ''}`
  return [
    { name, value: median(perSecond), unit: 'requests/s', note },
    { name: `${name}: work`, value: median(cpuOf(hello)), unit: 'µs CPU', note: range(cpuOf(hello), 1) },
  ]
}

export type Compared = {
  name: string
  floor?: number
  ours: readonly Throughput[]
  hello: readonly Throughput[]
  isUnsettled: boolean
}

/**
 * The ratio to hello that is gated: the lower of requests per second and of the server's work per request. A server faster than
 * the load generator is not seen at its best by the first; the second does not see what waits.
 */
export function throughputFigures({ name, floor, ours, hello, isUnsettled }: Compared): Figure[] {
  const byRate = ratios(
    ours.map(({ perSecond }) => perSecond),
    hello.map(({ perSecond }) => perSecond),
  )
  const byWork = ratios(cpuOf(hello), cpuOf(ours))
  const value = Math.min(median(byRate), median(byWork))
  const p99 = ratios(
    ours.map(({ p99Ms }) => p99Ms),
    hello.map(({ p99Ms }) => p99Ms),
  )
  const note = [
    `by requests/s ${median(byRate).toFixed(3)} [${range(byRate)}]`,
    `by CPU ${median(byWork).toFixed(3)} [${range(byWork)}]`,
    `${median(ours.map(({ perSecond }) => perSecond)).toFixed(0)} requests/s`,
    `p99 ${median(p99).toFixed(1)}× hello's`,
  ].join(', ')
  return [{ name, value, unit: 'ratio', ...(floor !== undefined && { floor }), note, ...(isUnsettled && { isUnsettled }) }]
}

const cpuOf = (rounds: readonly Throughput[]) => rounds.map(({ cpuMicros }) => cpuMicros ?? Number.NaN)
