import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { login } from '#shared/api/auth.ts'
import { type BenchServer, startBenchServer } from './bench-server.ts'
import { autocompletePath } from './chain-targets.ts'
import { interleaved, median, range, ratios, spread, unrest } from './measure.ts'
import { openLoop, type TimedAnswer } from './open-loop.ts'
import type { Figure } from './report.ts'

const ROUNDS = 3
const SECONDS = 6
const KEYSTROKES_PER_SECOND = 100
/** All at once, then so many a second: more than any machine hashes, so that as many wait as may. Each round of it waits for them all. */
const LOGINS_AT_ONCE = 200
const LOGINS_PER_SECOND = 20

/** A hash made on the thread that answers everybody would be its work for a quarter of a second and more. */
const MOST_WORK_PER_HASHED_SIGN_IN_MS = 100

/** Security-tests G06. */
const MOST_TIMES_SLOWER = 1.5
/** When suggestions alone vary more than this between rounds, nothing is judged by them. */
const MAX_UNREST = 2
/** A suggestion takes a millisecond or two: when one in a hundred waits longer than this in the calm, it waits for somebody else's work. */
const MAX_CALM_P99_MS = 20

const ALPHABET = [...'abcdefghijklmnopqrstuvwxyzåäö']

/** `cpuMicros` is what the thread that answers everybody has worked. */
type Round = { p50: number; p99: number; cpuMicros: number; keystrokes: TimedAnswer[]; logins: TimedAnswer[] }

/**
 * How much slower suggestions are while far more people sign in than passwords can be hashed: the built server, keystrokes at a steady
 * pace (open loop), with the storm and without in turn. Every visitor and every sign-in has an address of its own, as the limits allow.
 */
export async function loginStormFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sanavirta-bench-storm-'))
  const variables = { PORT: '0', HOST: '127.0.0.1', SANAVIRTA_DATA: folder, SANAVIRTA_STARTER_ONLY: '1', SANAVIRTA_TRUSTED_HOPS: '1' }
  const server = await startBenchServer('build/server/node.js', [], variables)
  try {
    await measured(server, 'calm') // code compiled
    return figuresOf(await interleaved(['calm', 'storm'], ROUNDS, (name) => measured(server, name)))
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured({ base, cpu }: BenchServer, name: 'calm' | 'storm'): Promise<Round> {
  const before = await cpu()
  const storm = name === 'storm' ? startStorm(base) : undefined
  const keystrokes = await openLoop({ base, perSecond: KEYSTROKES_PER_SECOND, seconds: SECONDS, nextRequest: keystroke })
  const logins = (await storm) ?? []
  const { p50, p99 } = spread(keystrokes.map(({ milliseconds }) => milliseconds))
  return { p50, p99, cpuMicros: (await cpu()) - before, keystrokes, logins }
}

async function startStorm(base: string): Promise<TimedAnswer[]> {
  const storms = [
    openLoop({ base, perSecond: LOGINS_AT_ONCE * 1000, seconds: 1 / 1000, nextRequest: signIn }),
    openLoop({ base, perSecond: LOGINS_PER_SECOND, seconds: SECONDS, nextRequest: signIn }),
  ]
  return (await Promise.all(storms)).flat()
}

let visitors = 0
const fromOwnAddress = () => {
  visitors += 1
  return { 'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}` }
}

/** No two in a row are alike, so that most are asked of the dictionaries. */
const keystroke = () => {
  const headers = fromOwnAddress()
  const keyword = [1, 29, 841].map((place) => ALPHABET[Math.floor(visitors / place) % ALPHABET.length]).join('')
  return { path: autocompletePath(keyword), headers }
}

const signIn = () => {
  const headers = fromOwnAddress()
  return { path: login.path, body: { email: `storm-${visitors}@example.org`, password: 'kahdeksan surmanluotia' }, headers }
}

function figuresOf({ calm, storm }: Record<'calm' | 'storm', Round[]>): Figure[] {
  const p99 = (rounds: readonly Round[]) => rounds.map((round) => round.p99)
  const slower = ratios(p99(storm), p99(calm))
  const logins = storm.flatMap((round) => round.logins)
  const count = (answers: readonly TimedAnswer[], status: number) => answers.filter((answer) => answer.status === status).length
  const keystrokes = [...calm, ...storm].flatMap((round) => round.keystrokes)
  const [hashed, refused, served] = [count(logins, 401), count(logins, 503), count(keystrokes, 200)]
  if (hashed === 0 || refused === 0 || hashed + refused < logins.length)
    throw new Error(`This was no storm: of ${logins.length} sign-ins ${hashed} were hashed and ${refused} sent away`)
  const isUnsettled = unrest(p99(calm)) > MAX_UNREST || median(p99(calm)) > MAX_CALM_P99_MS
  const work = (rounds: readonly Round[]) => rounds.reduce((sum, { cpuMicros }) => sum + cpuMicros, 0) / 1000
  return [
    {
      name: 'G06 suggestions’ p99 while logins storm / calm',
      value: median(slower),
      unit: 'ratio',
      atMost: MOST_TIMES_SLOWER,
      note: `[${range(slower)}], p99 ${median(p99(calm)).toFixed(1)} → ${median(p99(storm)).toFixed(1)} ms, p50 ${median(calm.map(({ p50 }) => p50)).toFixed(1)} → ${median(storm.map(({ p50 }) => p50)).toFixed(1)} ms`,
      ...(isUnsettled && { isUnsettled }),
    },
    {
      name: 'main thread’s work for each hashed sign-in, and those sent away beside it',
      value: (work(storm) - work(calm)) / hashed,
      unit: 'ms CPU',
      atMost: MOST_WORK_PER_HASHED_SIGN_IN_MS,
    },
    { name: 'suggestions answered with 200 meanwhile', value: served / keystrokes.length, unit: 'share', floor: 1 },
    {
      name: 'sign-ins told to come again (503)',
      value: refused / logins.length,
      unit: 'share',
      note: `${refused} of ${logins.length}; ${hashed} hashed in their turn`,
    },
  ]
}
