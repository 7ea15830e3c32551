/** Engines that the bench can compare with where they are installed: `--with=pg,dictd,redis`. */
export const PEERS = ['pg', 'dictd', 'redis'] as const
export type PeerName = (typeof PEERS)[number]
