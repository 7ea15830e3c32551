import { networkKey } from '#shared/account/network-key.ts'
import { hashOf } from '../auth/secret-text.ts'
import type { Clock } from '../ports.ts'
import type { Database } from '../storage/database.ts'
import { countTries, isFamiliar, rememberFamiliar, triesUnder } from './recent-try-queries.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Wrong passwords are counted for this long from the first; no lock is longer. */
export const GUESS_WINDOW_MS = 15 * MINUTE_MS
/** After so many for one account no password is right until the window ends: from one network, or from all that are strange to it. */
export const MAX_GUESSES = 10
/** After so many for any accounts a network is told to come again later. Schools and firms share one. */
export const MAX_GUESSES_OF_NETWORK = 100
/** Where an account was signed in to, strangers' guesses lock nobody out for this long. */
export const FAMILIAR_FOR_MS = 90 * DAY_MS

export type Guess = {
  email: string
  /** The visitor's address; empty when nobody vouches for one. */
  address: string
}
type GuessOptions = { accounts: Database; now: Clock }

type Keys = { account: string; pair: string | undefined; network: string | undefined }

/** Only hashes are kept, and the same for accounts that exist and for those that do not. */
async function keysOf({ email, address }: Guess): Promise<Keys> {
  const account = await hashOf(`guess ${email}`)
  if (address === '') return { account, pair: undefined, network: undefined }
  const network = networkKey(address)
  return { account, pair: await hashOf(`guess ${email} ${network}`), network: await hashOf(`guess-of ${network}`) }
}

/** Seconds until a network that has guessed too often may try again; undefined when it may now. */
export async function networkMustWait({ accounts, now }: GuessOptions, guess: Guess): Promise<number | undefined> {
  const { network } = await keysOf(guess)
  if (network === undefined) return undefined
  const tries = await triesUnder(accounts, [network], now())
  return (tries.get(network) ?? 0) >= MAX_GUESSES_OF_NETWORK ? GUESS_WINDOW_MS / 1000 : undefined
}

/**
 * Whether no password is taken for this account from this address just now. Asked after the hash was made, so that of many guesses sent at
 * once only as many count as finish before the limit is reached. Spec: security-tests G04.
 */
export async function isLocked({ accounts, now }: GuessOptions, guess: Guess): Promise<boolean> {
  const { account, pair } = await keysOf(guess)
  const isPlaceKnown = pair !== undefined && (await isFamiliar(accounts, pair, now()))
  const tries = await triesUnder(accounts, pair === undefined ? [account] : [account, pair], now())
  const isFull = (key: string | undefined) => key !== undefined && (tries.get(key) ?? 0) >= MAX_GUESSES
  return isFull(pair) || (!isPlaceKnown && isFull(account))
}

/** Counts a wrong password: for the network, the account from there and, unless the account knows the place, the account at all. */
export async function countWrongGuess({ accounts, now }: GuessOptions, guess: Guess): Promise<void> {
  const { account, pair, network } = await keysOf(guess)
  const isPlaceKnown = pair !== undefined && (await isFamiliar(accounts, pair, now()))
  const keys = [network, pair, isPlaceKnown ? undefined : account].filter((key) => key !== undefined)
  await countTries(accounts, { keys, now: now(), expiresAt: now() + GUESS_WINDOW_MS })
}

/** Remembers from where somebody signed in to the own account, and forgets the mistypings that came before. */
export async function noteSignedIn({ accounts, now }: GuessOptions, { userId, ...guess }: Guess & { userId: string }): Promise<void> {
  const { pair } = await keysOf(guess)
  if (pair === undefined) return
  await rememberFamiliar(accounts, { key: pair, userId, now: now(), expiresAt: now() + FAMILIAR_FOR_MS, forget: [pair] })
}
