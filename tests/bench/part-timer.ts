import type { IndexPart } from '#server/origin/lexicon/index/index-part.ts'

/** The same part, and how long it has worked so far, ms: with each entry as it is read, and in building its tables. */
export type TimedPart = { part: IndexPart; spent: () => number }

/** Puts a clock around a part. Reading it costs a little too, so parts are timed apart from what is gated. */
export function timedPart({ name, stage, build }: IndexPart): TimedPart {
  let spent = 0
  const timed = <Result>(work: () => Result): Result => {
    const started = performance.now()
    const result = work()
    spent += performance.now() - started
    return result
  }
  const part: IndexPart = { name, build: (all) => timed(() => build(all)) }
  if (stage) {
    part.stage = (connection) => {
      const { add, end } = timed(() => stage(connection))
      return { add: (entry) => timed(() => add(entry)), end: () => timed(end) }
    }
  }
  return { part, spent: () => spent }
}
