import { ADDRESS_SIGNATURE_SECONDS, readAddressSignature, signedAddressText } from '#shared/api/client-address.ts'
import type { Clock } from '../ports.ts'

export type SignedAddress = { address: string | undefined; signature: string | undefined; brand: string }

/** The visitor's address as the edge vouches for it; undefined when nobody does. */
export type AddressReader = (signed: SignedAddress) => Promise<string | undefined>

/**
 * Believes an address whose signature is the edge's, for this brand and not older than five minutes. The comparison takes the same time
 * however much of a signature is right. Spec: requirements AUTH-037; security §3.7.
 */
export function addressReader({ addressKey, now }: { addressKey: string; now: Clock }): AddressReader {
  let imported: Promise<CryptoKey> | undefined
  const importedKey = () => {
    const bytes = new TextEncoder().encode(addressKey)
    imported ??= crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
    return imported
  }

  return async function readAddress({ address, signature, brand }) {
    const read = signature === undefined ? undefined : readAddressSignature(signature)
    if (!address || !read || Math.abs(now() / 1000 - read.seconds) > ADDRESS_SIGNATURE_SECONDS) return undefined
    const text = new TextEncoder().encode(signedAddressText({ seconds: read.seconds, brand, address }))
    const isOurs = await crypto.subtle.verify('HMAC', await importedKey(), bytesOf(read.digest), text)
    return isOurs ? address : undefined
  }
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
