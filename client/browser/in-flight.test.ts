import { expect, test } from 'vitest'
import { shareInFlight } from './in-flight.ts'

function sharing({ maxEntries = 5, windowMs = 2000 } = {}) {
  const started: { key: string; signal: AbortSignal; answer: (text: string) => void; fail: (error: Error) => void }[] = []
  let time = 0
  const share = shareInFlight<string>({ maxEntries, windowMs, now: () => time })
  const ask = (key: string, signal?: AbortSignal) =>
    share({
      key,
      signal,
      start: (ofWork) => {
        const { promise, resolve, reject } = Promise.withResolvers<string>()
        started.push({ key, signal: ofWork, answer: resolve, fail: reject })
        return promise
      },
    })
  return { ask, started, wait: (ms: number) => (time += ms) }
}

test('API-012 equal calls in flight are one', async () => {
  const { ask, started } = sharing()
  const both = Promise.all([ask('a'), ask('a')])
  started[0]?.answer('once')
  expect(await both).toEqual(['once', 'once'])
  expect(started).toHaveLength(1)
})

test('API-012 a call that is over is made again', async () => {
  const { ask, started } = sharing()
  const first = ask('a')
  started[0]?.answer('first')
  await first
  void ask('a')
  expect(started).toHaveLength(2)
})

test('API-012 a failure is not kept', async () => {
  const { ask, started } = sharing()
  const first = ask('a')
  started[0]?.fail(new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  void ask('a')
  expect(started).toHaveLength(2)
})

test('API-012 after 2 s nobody joins', () => {
  const { ask, started, wait } = sharing()
  void ask('a')
  wait(2000)
  void ask('a')
  expect(started).toHaveLength(2)
})

test('API-012 beyond five entries calls are made but not shared', () => {
  const { ask, started } = sharing()
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'f', 'a']) void ask(key)
  expect(started.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'f'])
})

test('one who leaves takes nothing from the others; the work stops when all have left', async () => {
  const { ask, started } = sharing()
  const [first, second] = [new AbortController(), new AbortController()]
  const left = ask('a', first.signal)
  const stays = ask('a', second.signal)
  first.abort()
  await expect(left).rejects.toThrow()
  expect(started[0]?.signal.aborted).toBe(false)
  second.abort()
  await expect(stays).rejects.toThrow()
  expect(started[0]?.signal.aborted).toBe(true)
})

test('work that was given up is not joined', async () => {
  const { ask, started } = sharing()
  const controller = new AbortController()
  const left = ask('a', controller.signal)
  controller.abort()
  await expect(left).rejects.toThrow()
  void ask('a')
  expect(started).toHaveLength(2)
})
