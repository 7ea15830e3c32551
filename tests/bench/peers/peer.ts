/** Another engine with the same rows, in a process of its own on this machine. It is started and stopped by the bench. */
export type Peer = {
  /** Its own protocol's least question (`SELECT 1`, `PING`): what no query can be under. */
  floor: () => Promise<unknown>
  /** By name: each answers one keyword. */
  works: Readonly<Record<string, (keyword: string) => Promise<readonly string[]>>>
  stop: () => Promise<void>
}

/** A headword at the folded level, with its weight. */
export type PeerRow = { key: string; headword: string; weight: number }

/** The ready-made first ten of a prefix of many. */
export type PeerPrefix = { prefix: string; first: string }

export type PeerData = { folder: string; rows: readonly PeerRow[]; prefixes: readonly PeerPrefix[] }

/** Says that the peer is not on this machine. */
export class PeerMissing extends Error {}

/** Past every text that begins with a prefix. */
export const LAST_CHARACTER = '\u{10FFFF}'
