import { ADDRESS_HEADER, ADDRESS_SIGNATURE_HEADER, addressSignature, signedAddressText } from '#shared/api/client-address.ts'
import type { CallScope } from '../upstream/upstream.ts'

/** The headers that tell an origin elsewhere the visitor's address, signed. */
export type AddressSigner = (scope: Pick<CallScope, 'brand' | 'clientAddress'>) => Promise<Readonly<Record<string, string>>>

/** Signs addresses with the key that the edge shares with the origin (HMAC-SHA256). Spec: requirements AUTH-037. */
export function addressSigner(addressKey: string, now: () => number): AddressSigner {
  let imported: Promise<CryptoKey> | undefined
  const importedKey = () => {
    const bytes = new TextEncoder().encode(addressKey)
    imported ??= crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return imported
  }

  return async function signAddress({ brand, clientAddress }) {
    if (!clientAddress) return {}
    const seconds = Math.floor(now() / 1000)
    const text = new TextEncoder().encode(signedAddressText({ seconds, brand, address: clientAddress }))
    const digest = new Uint8Array(await crypto.subtle.sign('HMAC', await importedKey(), text))
    const hex = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    return { [ADDRESS_HEADER]: clientAddress, [ADDRESS_SIGNATURE_HEADER]: addressSignature({ seconds, digest: hex }) }
  }
}
