import { afterEach, expect, test, vi } from 'vitest'
import type { CallScope, Upstream } from '../upstream/upstream.ts'
import { createRefresh, TOKEN_WAIT_MS } from './refresh-tokens.ts'

afterEach(() => void vi.useRealTimers())

const scope: CallScope = { brand: 'a', audience: 'private:1', requestId: '1', waitUntil: () => undefined }
const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count))

test('F14 AUTH-031 an origin in this process, which has no deadline, is waited for 31 s', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hanging: Upstream = () => new Promise(() => {})
  const refreshed = createRefresh({ upstream: hanging, randomBytes, now: () => 0 })(scope, 'r')
  const failed = expect(refreshed).rejects.toMatchObject({ kind: 'timeout' })
  expect(TOKEN_WAIT_MS).toBe(31_000)
  await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS - 1)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await failed
})
