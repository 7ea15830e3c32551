import { EncryptJWT, errors, type JWTPayload, jwtDecrypt } from 'jose'
import * as v from 'valibot'
import { base64Url } from '#shared/text/base64-url.ts'

/** What one of our cookies holds. `type` tells kinds apart: what was sealed as one is never opened as another. */
export type SealedKind<Content> = {
  name: string
  type: string
  lifeSeconds: number
  content: v.GenericSchema<unknown, Content>
}

export type Opened<Content> =
  /** `isOldKey`: it was sealed with a key that no longer seals. */
  { status: 'open'; content: Content; isOldKey: boolean } | { status: 'expired' } | { status: 'invalid' }

export type SealedCookies = {
  /** Throws a RangeError when a browser would not keep what comes out. `lifeSeconds` shortens the kind's own life. */
  seal<Content>(kind: SealedKind<Content>, sealed: { brand: string; content: Content; lifeSeconds?: number }): Promise<string>
  /** Never throws: whatever a browser sends is either ours or it is not. */
  open<Content>(kind: SealedKind<Content>, sent: { brand: string; value: string }): Promise<Opened<Content>>
}

/** Browsers promise 4,096 bytes for name, value and attributes together. Spec: security §3.2. */
export const MAX_SEALED_BYTES = 3_800

/** Raised when contents change so that an older build's cookies cannot be read. */
const VERSION = 1

const ALGORITHMS = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] }

type Key = { id: string; key: CryptoKey }

/**
 * Seals cookies by JWE (dir, A256GCM) for one brand each. The first of `keys` seals, all of them open; keys are texts of 256 random bits.
 * Spec: security §3.1, §3.2 (F03, F04); RFC 7516.
 */
export function sealedCookies({ keys, now }: { keys: readonly string[]; now: () => number }): SealedCookies {
  let imported: Promise<Key[]> | undefined
  const importedKeys = () => {
    imported ??= Promise.all(keys.map(keyOf)) // at the first cookie: Workers may not wait for crypto before a request
    return imported
  }

  return {
    async seal({ type, lifeSeconds: kindLife }, { brand, content, lifeSeconds = kindLife }) {
      const [first] = await importedKeys()
      if (!first) throw new Error('There is no key to seal cookies with')
      const seconds = Math.floor(now() / 1000)
      const value = await new EncryptJWT({ ver: VERSION, content })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: first.id, typ: type })
        .setAudience(brand)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + Math.floor(lifeSeconds))
        .encrypt(first.key)
      if (value.length > MAX_SEALED_BYTES) throw new RangeError(`A cookie of ${value.length} bytes`)
      return value
    },

    async open(kind, { brand, value }) {
      if (value.length > MAX_SEALED_BYTES) return INVALID
      const known = await importedKeys()
      const keyOfHeader = ({ kid }: { kid?: string }) => keyNamed(known, kid)
      const options = { ...ALGORITHMS, audience: brand, typ: kind.type, currentDate: new Date(now()), requiredClaims: ['exp', 'aud'] }
      try {
        const { payload, protectedHeader } = await jwtDecrypt(value, keyOfHeader, options)
        return opened(kind, payload, protectedHeader.kid !== known[0]?.id)
      } catch (error) {
        // Forged, another brand's, another kind's, a dropped key's: to the visitor all are the same.
        return error instanceof errors.JWTExpired ? EXPIRED : INVALID
      }
    },
  }
}

const INVALID = { status: 'invalid' } as const
const EXPIRED = { status: 'expired' } as const

function opened<Content>(kind: SealedKind<Content>, payload: JWTPayload, isOldKey: boolean): Opened<Content> {
  if (payload.ver !== VERSION) return INVALID
  const content = v.safeParse(kind.content, payload.content)
  return content.success ? { status: 'open', content: content.output, isOldKey } : INVALID
}

function keyNamed(keys: readonly Key[], kid: string | undefined): CryptoKey {
  const key = keys.find(({ id }) => id === kid)?.key
  if (!key) throw new Error('sealed with an unknown key')
  return key
}

/** A key's id is a digest of it, so that rotation needs no names. */
async function keyOf(text: string): Promise<Key> {
  const secret = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const id = new Uint8Array(await crypto.subtle.digest('SHA-256', secret))
  return { id: base64Url(id.slice(0, 6)), key: await crypto.subtle.importKey('raw', secret, 'AES-GCM', false, ['encrypt', 'decrypt']) }
}
