import { scrypt, timingSafeEqual } from 'node:crypto'
import { MAX_PASSWORD_LENGTH } from '#shared/account/credentials.ts'
import type { RandomBytes } from '../ports.ts'
import { isWeaker, parsePhcString, phcString, type ScryptCost } from './phc-string.ts'
import { workQueue } from './work-queue.ts'

/** 128 MiB a hash. Spec: security §3.8. */
export const NODE_COST: ScryptCost = { ln: 17, r: 8, p: 1 }

/** 16 MiB a hash, the same work in less memory, for isolates that have little of it. Spec: security §3.8. */
export const WORKER_COST: ScryptCost = { ln: 14, r: 8, p: 5 }

/** How many sign-ins may wait for their hash. Spec: security §3.8. */
export const MAX_WAITING_HASHES = 50

/** Node's own threads, which hashes share with files, compression and names (libuv's default). */
const NODE_THREADS = 4

/**
 * How many hashes run at the same time on a machine with so many cores: one core stays free for those who read, and half of Node's threads for
 * what else needs them, so that a storm of sign-ins slows nobody's search. Spec: security §3.8 (G06).
 */
export const hashesAtOnce = (cores: number): number => Math.max(1, Math.min(cores - 1, NODE_THREADS / 2))

const SALT_BYTES = 16
const HASH_BYTES = 32

export type PasswordOptions = {
  cost: ScryptCost
  /** Hashes at the same time. */
  running: number
  waiting?: number
  randomBytes: RandomBytes
}

export type Passwords = {
  /** The PHC string of a password. */
  hash: (password: string) => Promise<string>
  /**
   * Whether the password is the one behind a PHC string. Takes as long when there is none (an unknown user, one without a password),
   * so that nobody learns from the time who has an account.
   */
  matches: (password: string, stored: string | null | undefined) => Promise<boolean>
  /** Whether a stored hash is to be made anew with today's cost. */
  isOutdated: (stored: string) => boolean
}

/**
 * Hashing of passwords by scrypt, so many at a time; beyond what may wait, a call throws QueueFullError. Passwords are read in NFC and whole:
 * one that is longer than can be sent throws before any work is done. Spec: security §3.8 (AUTH-074).
 */
export function passwords({ cost, running, waiting = MAX_WAITING_HASHES, randomBytes }: PasswordOptions): Passwords {
  const inTurn = workQueue({ running, waiting })
  const nobody = { cost, salt: randomBytes(SALT_BYTES), hash: new Uint8Array(HASH_BYTES) }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return phcString({ cost, salt, hash: await inTurn(() => derive(password, { salt, cost, length: HASH_BYTES })) })
    },
    async matches(password, stored) {
      const known = parsePhcString(stored ?? '')
      const { salt, hash, cost: madeWith } = known ?? nobody
      const derived = await inTurn(() => derive(password, { salt, cost: madeWith, length: hash.length }))
      return timingSafeEqual(derived, hash) && known !== undefined
    },
    isOutdated(stored) {
      const known = parsePhcString(stored)
      return known === undefined || isWeaker(known.cost, cost)
    },
  }
}

type Derivation = { salt: Uint8Array; cost: ScryptCost; length: number }

function derive(password: string, { salt, cost: { ln, r, p }, length }: Derivation): Promise<Uint8Array> {
  const text = password.normalize('NFC')
  if ([...text].length > MAX_PASSWORD_LENGTH) throw new RangeError('The password is longer than a password can be')
  const options = { N: 2 ** ln, r, p, maxmem: 256 * r * (2 ** ln + p) } // twice what scrypt needs: it refuses at its own limit
  return new Promise((resolve, reject) => {
    scrypt(text, salt, length, options, (error, derived) => (error ? reject(error) : resolve(derived)))
  })
}
