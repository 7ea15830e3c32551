export type InFlightOptions = { maxEntries: number; windowMs: number; now: () => number }

export type ShareOptions<Value> = { key: string; start: (signal: AbortSignal) => Promise<Value>; signal?: AbortSignal | undefined }

type Running<Value> = { answer: Promise<Value>; startedAt: number; waiting: number; controller: AbortController }

/**
 * Shares one promise among equal calls that are in flight at the same time.
 * The work is aborted when everyone who waited for it has gone. Spec: accounts §7.1 (API-012).
 */
export function shareInFlight<Value>({ maxEntries, windowMs, now }: InFlightOptions) {
  const inFlight = new Map<string, Running<Value>>()

  return function share({ key, start, signal }: ShareOptions<Value>): Promise<Value> {
    const running = inFlight.get(key)
    const isShared = running && now() - running.startedAt < windowMs && !running.controller.signal.aborted
    return isShared ? join(running, signal) : join(begin(key, start), signal)
  }

  function begin(key: string, start: (signal: AbortSignal) => Promise<Value>): Running<Value> {
    const controller = new AbortController()
    const running = { answer: start(controller.signal), startedAt: now(), waiting: 0, controller }
    const forget = () => {
      if (inFlight.get(key) === running) inFlight.delete(key)
    }
    running.answer.then(forget, forget)
    if (inFlight.size < maxEntries || inFlight.has(key)) inFlight.set(key, running)
    return running
  }
}

/** Waits for the running work, or until `signal` says the caller no longer cares. */
function join<Value>(running: Running<Value>, signal: AbortSignal | undefined): Promise<Value> {
  running.waiting += 1
  if (!signal) return running.answer
  const { promise, resolve, reject } = Promise.withResolvers<Value>()
  const leave = () => {
    running.waiting -= 1
    if (running.waiting === 0) running.controller.abort()
    reject(signal.reason)
  }
  signal.addEventListener('abort', leave, { once: true })
  running.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave))
  if (signal.aborted) leave()
  return promise
}
