/** The queue is full: nothing more is taken on until some of it is done. */
export class QueueFullError extends Error {
  readonly code = 'too_busy'
}

export type QueueOptions = {
  /** How many pieces of work run at the same time. */
  running: number
  /** How many may wait for their turn. */
  waiting: number
}

/** Runs work in the order it came, so much at a time. Beyond what may wait it throws QueueFullError at once. Spec: security §3.8 (G06). */
export function workQueue({ running, waiting }: QueueOptions): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = running
  const turns: (() => void)[] = []

  const done = () => {
    const next = turns.shift()
    if (next) next()
    else free += 1
  }
  const turn = async () => {
    if (free > 0) {
      free -= 1
      return
    }
    if (turns.length >= waiting) throw new QueueFullError('Too much is waiting already')
    await new Promise<void>((resolve) => turns.push(resolve))
  }

  return async function inTurn(work) {
    await turn()
    try {
      return await work()
    } finally {
      done()
    }
  }
}
