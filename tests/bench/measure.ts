/** Microseconds, unless said otherwise. */
export type Spread = { p50: number; p99: number; mean: number }

/** Microseconds of each call of `work` over `inputs`. */
export async function timesOf<Input>(inputs: readonly Input[], work: (input: Input) => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (const input of inputs) {
    const started = performance.now()
    await work(input)
    times.push((performance.now() - started) * 1000)
  }
  return times
}

export function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), mean: sorted.reduce((sum, time) => sum + time, 0) / Math.max(1, sorted.length) }
}

/** The middle value; of an even number of them the mean of the two in the middle. 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 1 ? upper : upper - 1], sorted[upper]]
  return (low + high) / 2
}

/** `work` over the names, `rounds` times, every other round in the opposite order, so that what drifts in the machine falls on all alike. */
export async function interleaved<Name extends string, Measured>(
  names: readonly Name[],
  rounds: number,
  work: (name: Name, round: number) => Promise<Measured>,
): Promise<Record<Name, Measured[]>> {
  // Each name gets its list right here.
  const measured = Object.fromEntries(names.map((name) => [name, [] as Measured[]])) as Record<Name, Measured[]>
  for (let round = 0; round < rounds; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) measured[name].push(await work(name, round))
  }
  return measured
}

/** Ratios of the same rounds: `ours[i] / theirs[i]`. */
export const ratios = (ours: readonly number[], theirs: readonly number[]): number[] =>
  ours.map((value, round) => value / (theirs[round] ?? Number.NaN))

/** `min..max` for a note. */
export const range = (values: readonly number[], digits = 2): string =>
  `${Math.min(...values).toFixed(digits)}..${Math.max(...values).toFixed(digits)}`

/** How much the largest value is of the smallest: how restless the machine was. */
export const unrest = (values: readonly number[]): number => Math.max(...values) / Math.min(...values)
