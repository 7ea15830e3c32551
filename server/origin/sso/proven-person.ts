import * as v from 'valibot'
import { EmailSchema } from '#shared/account/credentials.ts'
import type { Provider } from '#shared/account/login-method.ts'
import { MAX_NAME_LENGTH } from '#shared/account/user.ts'

/** Somebody whom an identity provider vouches for. */
export type ProvenPerson = {
  provider: Provider
  /** Unique at the provider, for good. */
  subject: string
  givenName: string
  familyName: string
  /** Only an address that the provider itself has verified, in the form accounts keep. */
  verifiedEmail: string | undefined
  hakaOrganisation: string | undefined
}

/** A name as an account keeps it: one line, cut to the longest there is. */
export function personName(text: string | undefined): string {
  const line = (text ?? '')
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
  return [...line].slice(0, MAX_NAME_LENGTH).join('')
}

const ClaimsSchema = v.object({
  iss: v.string(),
  sub: v.pipe(v.string(), v.nonEmpty(), v.maxLength(255)), // OpenID Connect core §2
  email: v.optional(v.unknown()),
  email_verified: v.optional(v.unknown()),
  given_name: v.fallback(v.optional(v.string()), undefined),
  family_name: v.fallback(v.optional(v.string()), undefined),
  name: v.fallback(v.optional(v.string()), undefined),
})

/**
 * The person of an ID token's claims. An e-mail address counts only from Google, and only as `email_verified: true`: directories of
 * organisations let their administrators write any address. Undefined when the claims name nobody. Spec: security §1.
 */
export function personOfClaims(provider: Provider, claims: unknown): ProvenPerson | undefined {
  const parsed = v.safeParse(ClaimsSchema, claims)
  if (!parsed.success) return undefined
  const { iss, sub, email, email_verified, given_name, family_name, name } = parsed.output
  const isWhole = given_name === undefined && family_name === undefined
  return {
    provider,
    subject: `${iss} ${sub}`,
    givenName: personName(isWhole ? name : given_name),
    familyName: personName(family_name),
    verifiedEmail: provider === 'google' && email_verified === true ? emailOf(email) : undefined,
    hakaOrganisation: undefined,
  }
}

function emailOf(text: unknown): string | undefined {
  const parsed = v.safeParse(EmailSchema, text)
  return parsed.success ? parsed.output : undefined
}
