/** A signed SAML 2.0 assertion, as far as a sign-in needs it. Times are the texts of its attributes. */
export type SamlAssertion = {
  id: string
  issuer: string
  nameId: { value: string; format: string; nameQualifier: string; spNameQualifier: string } | undefined
  confirmations: readonly SubjectConfirmation[]
  notBefore: string | undefined
  notOnOrAfter: string | undefined
  /** One list for each restriction: the audience must be in every one. */
  audiences: readonly (readonly string[])[]
  /** The first value of each attribute, by its name. */
  attributes: Readonly<Record<string, string>>
}

export type SubjectConfirmation = {
  method: string
  recipient: string | undefined
  inResponseTo: string | undefined
  notBefore: string | undefined
  notOnOrAfter: string | undefined
}

export type Expected = { issuer: string; audience: string; recipient: string; requestId: string }

/** How far the clocks of organisations and ours may be apart. Spec: security §5.1. */
export const CLOCK_TOLERANCE_MS = 3 * 60 * 1000

const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

type Period = { notBefore: string | undefined; notOnOrAfter: string | undefined }

/**
 * What is wrong with a signed assertion as the answer to our request at `now` (ms), or undefined when nothing is.
 * Spec: security §1; SAML profiles §4.1.4.2.
 */
export function assertionFault(assertion: SamlAssertion, expected: Expected, now: number): string | undefined {
  const { audiences } = assertion
  if (assertion.issuer !== expected.issuer) return 'issuer'
  if (!isTime(assertion, now)) return 'time'
  if (audiences.length === 0 || !audiences.every((list) => list.includes(expected.audience))) return 'audience'
  const isOurs = ({ method, recipient, inResponseTo, ...period }: SubjectConfirmation) =>
    method === BEARER && recipient === expected.recipient && inResponseTo === expected.requestId && isTime(period, now)
  return assertion.confirmations.some(isOurs) ? undefined : 'confirmation'
}

/** An end is required: what holds for ever could be replayed for ever. */
function isTime({ notBefore, notOnOrAfter }: Period, now: number): boolean {
  if (notBefore !== undefined && !(timeOf(notBefore) <= now + CLOCK_TOLERANCE_MS)) return false
  return timeOf(notOnOrAfter) > now - CLOCK_TOLERANCE_MS
}

/** Ms since the epoch. SAML's times are in UTC (SAML core §1.3.3); anything else is no time, and compares to nothing. */
function timeOf(text: string | undefined): number {
  return text !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN
}

/** How long an assertion's id is remembered, in ms since the epoch: twice as long as it can still be used. Spec: security-tests G14. */
export const rememberedUntil = ({ notOnOrAfter }: SamlAssertion, now: number): number =>
  now + 2 * (timeOf(notOnOrAfter) + CLOCK_TOLERANCE_MS - now)

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/** Attributes that name a person for good, best first: made for one service, then scoped to the organisation. */
const LASTING_ATTRIBUTES = [
  'urn:oasis:names:tc:SAML:attribute:pairwise-id',
  'urn:oasis:names:tc:SAML:attribute:subject-id',
  'urn:oid:1.3.6.1.4.1.5923.1.1.1.6', // eduPersonPrincipalName
]

/**
 * Who the assertion speaks of, unique among all organisations; undefined when it only has a name for this once (a transient NameID),
 * by which nobody could be known again.
 */
export function lastingSubject({ issuer, nameId, attributes }: SamlAssertion): string | undefined {
  if (nameId?.format === PERSISTENT && nameId.value) {
    return [issuer, 'nameid', nameId.nameQualifier, nameId.spNameQualifier, nameId.value].join(' ')
  }
  const name = LASTING_ATTRIBUTES.find((attribute) => Object.hasOwn(attributes, attribute) && attributes[attribute])
  return name === undefined ? undefined : [issuer, name, attributes[name]].join(' ')
}
