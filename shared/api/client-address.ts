/** The visitor's address, for calls that need it; it counts only with its signature. */
export const ADDRESS_HEADER = 'x-sk-client-address'
/** `t=<seconds>,v1=<HMAC-SHA256 in hex>` */
export const ADDRESS_SIGNATURE_HEADER = 'x-sk-client-signature'

/** A signature is good for so long before and after its time. */
export const ADDRESS_SIGNATURE_SECONDS = 5 * 60

/** What is signed: an address for one brand at one time, in seconds since 1970. */
export const signedAddressText = ({ seconds, brand, address }: { seconds: number; brand: string; address: string }): string =>
  `${seconds}\n${brand}\n${address}`

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** The parts of a signature header; undefined for anything else. */
export function readAddressSignature(header: string): { seconds: number; digest: string } | undefined {
  const [, seconds, digest] = SIGNATURE.exec(header) ?? []
  return seconds === undefined || digest === undefined ? undefined : { seconds: Number(seconds), digest }
}

/** A signature as its header has it. */
export const addressSignature = ({ seconds, digest }: { seconds: number; digest: string }): string => `t=${seconds},v1=${digest}`
