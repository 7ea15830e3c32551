import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { ensureBuilt } from '../support/built.ts'

/** Requests that nobody wrote, to the whole product: pages of the search area and the calls that search. Spec: search §2.1, §5, §7. */
const isFull = process.env.SANAVIRTA_FULL !== undefined
const COUNT = isFull ? 100_000 : 3_000
/** Other requests every time; `SANAVIRTA_SEED` sends those of a run that failed. */
const seed = Number(process.env.SANAVIRTA_SEED ?? Date.now() % 2 ** 31)

const HANGS_AFTER_MS = 30_000
const LONGEST_MS = isFull ? 40 * 60_000 : 180_000

beforeAll(ensureBuilt, 180_000)

test(`URL-010 SRCH-042 ${COUNT} generated requests are answered, none with an error of ours`, { timeout: LONGEST_MS }, async () => {
  const { code, output, last } = await sendGenerated()
  expect(code, `SANAVIRTA_SEED=${seed}; the last one was ${last}\n${output}`).toBe(0)
  expect(output).toMatch(/"sent":\d{4,}/)
})

type Ended = { code: number | null; output: string; last: string }

/** Runs the sender in a process of its own, which is ended when it says nothing for long: a query that hangs holds its whole process. */
function sendGenerated(): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const program = fileURLToPath(new URL('send-generated.ts', import.meta.url))
    const child = fork(program, [String(COUNT), String(seed)], { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] })
    let output = ''
    let last = ''
    const hang = setTimeout(() => child.kill('SIGKILL'), HANGS_AFTER_MS)
    const keep = (chunk: Buffer) => {
      output = `${output}${chunk}`.slice(-20_000)
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('message', (message) => {
      last = JSON.stringify(message)
      hang.refresh()
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      clearTimeout(hang)
      resolve({ code, output, last })
    })
  })
}
