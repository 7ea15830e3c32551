import { type Challenge, createChallenge, verifySolution } from 'altcha-lib'
// The Web Crypto one: the same on Node and on Workers, which refuse more than 100,000 rounds.
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import * as v from 'valibot'
import { networkKey } from '#shared/account/network-key.ts'
import { type HumanChallenge, HumanChallengeSchema } from '#shared/api/auth.ts'
import { base64Url } from '#shared/text/base64-url.ts'
import type { Clock, RandomBytes } from '../ports.ts'
import type { Database } from '../storage/database.ts'
import { spendOnce } from './human-check-queries.ts'

export type HumanCheckOptions = {
  accounts: Database
  now: Clock
  randomBytes: RandomBytes
  /** Signs the puzzles: 256 random bits as text. */
  humanCheckKey: string
  /** How hard the puzzles are; as below unless a test says otherwise. */
  difficulty?: Difficulty
}

/** `cost`: rounds of PBKDF2 a try. The try that solves lies between the two counts, evenly spread. */
export type Difficulty = { cost: number; minTries: number; maxTries: number }

/** Between half a second on a laptop and some seconds on an old phone. */
const DIFFICULTY: Difficulty = { cost: 20_000, minTries: 150, maxTries: 350 }

/** Spec: security-tests L02. */
export const CHALLENGE_LIFE_MS = 5 * 60_000

/** Whom a puzzle is for: it is worth nothing to another brand or from another network. */
export type Asker = { brand: string; address: string }

const ALGORITHM = 'PBKDF2/SHA-256'

/**
 * A new puzzle, signed together with whom it is for and when it ends (in `data`, so that the passed clock decides). `maxTries` is there to
 * show how far a solver has come. Spec: requirements UNBL-011.
 */
export async function newChallenge(options: HumanCheckOptions, asker: Asker): Promise<HumanChallenge> {
  const { cost, minTries, maxTries } = options.difficulty ?? DIFFICULTY
  const secrets = secretsOf(options)
  const challenge = await createChallenge({
    algorithm: ALGORITHM,
    cost,
    counter: between(minTries, maxTries, options.randomBytes),
    deriveKey,
    data: {
      brand: asker.brand,
      network: await networkMark(options, asker),
      expiresAt: options.now() + CHALLENGE_LIFE_MS,
      maxTries,
    },
    ...secrets,
  })
  return v.parse(HumanChallengeSchema, challenge)
}

const SolvedSchema = v.object({
  challenge: v.object({
    ...HumanChallengeSchema.entries,
    parameters: v.looseObject({
      ...HumanChallengeSchema.entries.parameters.entries,
      algorithm: v.literal(ALGORITHM),
      keySignature: v.string(),
      data: v.looseObject({ brand: v.string(), network: v.string(), expiresAt: v.number() }),
    }),
  }),
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
})

/**
 * Whether a solution, as base64 of JSON `{ challenge, solution }`, is right: of a puzzle of ours, for this brand and network, in time, and for the
 * first time. Never throws on anything a caller can send. Spec: security-tests L02, L03.
 */
export async function isHuman(options: HumanCheckOptions, asker: Asker, providerIdentifier: string): Promise<boolean> {
  const parsed = v.safeParse(SolvedSchema, jsonOfBase64(providerIdentifier))
  if (!parsed.success) return false
  const { challenge, solution } = parsed.output
  const { brand, network, expiresAt } = challenge.parameters.data
  const now = options.now()
  if (now >= expiresAt || brand !== asker.brand || network !== (await networkMark(options, asker))) return false

  // The solution is compared by its signature, made with the puzzle: nothing is derived anew for whoever sends rubbish.
  // What the schema leaves open is signed by us or refused with the signature.
  const { verified } = await verifySolution({ challenge: challenge as Challenge, solution, deriveKey, ...secretsOf(options) })
  return verified && spendOnce(options.accounts, { id: `human ${challenge.signature}`, expiresAt, now })
}

const secretsOf = ({ humanCheckKey }: HumanCheckOptions) => ({
  hmacSignatureSecret: `${humanCheckKey} challenge`,
  hmacKeySignatureSecret: `${humanCheckKey} solution`,
})

/** Evenly from `from` to `to`, both included; 32 bits over a few hundred values lean by nothing that matters. */
function between(from: number, to: number, randomBytes: RandomBytes): number {
  const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4)
  const share = (a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d) / 2 ** 32
  return from + Math.floor(share * (to - from + 1))
}

/** The asker's network, told to nobody: its keyed digest. */
async function networkMark({ humanCheckKey }: HumanCheckOptions, { address }: Asker): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(`${humanCheckKey} network`), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const mark = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(networkKey(address))))
  return base64Url(mark.subarray(0, 16))
}

function jsonOfBase64(text: string): unknown {
  try {
    return JSON.parse(atob(text))
  } catch {
    return undefined // no base64 or no JSON: no solution
  }
}
