import { expect, test } from 'vitest'
import { assertionFault, lastingSubject, rememberedUntil, type SamlAssertion, type SubjectConfirmation } from './saml-assertion.ts'

const NOW = Date.UTC(2030, 0, 1, 12)
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()
const EXPECTED = { issuer: 'idp', audience: 'us', recipient: 'https://site/acs', requestId: '_q' }
const CONFIRMATION: SubjectConfirmation = {
  method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer',
  recipient: EXPECTED.recipient,
  inResponseTo: EXPECTED.requestId,
  notBefore: undefined,
  notOnOrAfter: at(5),
}
const RIGHT: SamlAssertion = {
  id: '_a',
  issuer: 'idp',
  nameId: { value: 'aino', format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent', nameQualifier: 'idp', spNameQualifier: 'us' },
  confirmations: [CONFIRMATION],
  notBefore: at(0),
  notOnOrAfter: at(5),
  audiences: [['us']],
  attributes: {},
}

test('an assertion for us, now, to our request has no fault', () => {
  expect(assertionFault(RIGHT, EXPECTED, NOW)).toBeUndefined()
})

const confirmed = (change: Partial<SubjectConfirmation>) => ({ confirmations: [{ ...CONFIRMATION, ...change }] })

test.each<[string, Partial<SamlAssertion>, string]>([
  ['another issuer', { issuer: 'another' }, 'issuer'],
  ['no end', { notOnOrAfter: undefined }, 'time'],
  ['an end in the past', { notOnOrAfter: at(-3) }, 'time'],
  ['a beginning in the future', { notBefore: at(3.1) }, 'time'],
  ['a beginning that is no time', { notBefore: 'soon' }, 'time'],
  ['a time in another zone', { notOnOrAfter: '2031-01-01T00:00:00+02:00' }, 'time'],
  ['no audience', { audiences: [] }, 'audience'],
  ['an empty restriction', { audiences: [[]] }, 'audience'],
  ['one of two restrictions to others', { audiences: [['us'], ['others']] }, 'audience'],
  ['no confirmation', { confirmations: [] }, 'confirmation'],
  ['a confirmation of another method', confirmed({ method: 'urn:oasis:names:tc:SAML:2.0:cm:sender-vouches' }), 'confirmation'],
  ['another recipient', confirmed({ recipient: 'https://site/acs/' }), 'confirmation'],
  ['no recipient', confirmed({ recipient: undefined }), 'confirmation'],
  ['another request', confirmed({ inResponseTo: '_other' }), 'confirmation'],
  ['no request', confirmed({ inResponseTo: undefined }), 'confirmation'],
  ['a confirmation that ended', confirmed({ notOnOrAfter: at(-3) }), 'confirmation'],
  ['a confirmation without end', confirmed({ notOnOrAfter: undefined }), 'confirmation'],
  ['a confirmation that has not begun', confirmed({ notBefore: at(4) }), 'confirmation'],
])('G14 %s is a fault', (_, change, fault) => {
  expect(assertionFault({ ...RIGHT, ...change }, EXPECTED, NOW)).toBe(fault)
})

test('one confirmation of several, and one audience of a restriction, are enough', () => {
  const several = { ...RIGHT, confirmations: [{ ...CONFIRMATION, recipient: 'elsewhere' }, CONFIRMATION], audiences: [['others', 'us']] }
  expect(assertionFault(several, EXPECTED, NOW)).toBeUndefined()
})

test('clocks may be three minutes apart', () => {
  expect(assertionFault({ ...RIGHT, notBefore: at(3) }, EXPECTED, NOW)).toBeUndefined()
  expect(assertionFault({ ...RIGHT, notOnOrAfter: at(-2.9) }, EXPECTED, NOW)).toBeUndefined()
})

test('an assertion is remembered for twice as long as it can be used', () => {
  expect(rememberedUntil(RIGHT, NOW)).toBe(NOW + 2 * (5 + 3) * 60_000)
})

const EPPN = 'urn:oid:1.3.6.1.4.1.5923.1.1.1.6'
const transient = { value: 'x', format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient', nameQualifier: '', spNameQualifier: '' }

test.each<[string, Partial<SamlAssertion>, string | undefined]>([
  ['a persistent name with its qualifiers', {}, 'idp nameid idp us aino'],
  ['an attribute where the name is for once', { nameId: transient, attributes: { [EPPN]: 'a@b' } }, `idp ${EPPN} a@b`],
  ['nobody by a name for once', { nameId: transient }, undefined],
  ['nobody by an empty attribute', { nameId: transient, attributes: { [EPPN]: '' } }, undefined],
  ['nobody without a name', { nameId: undefined }, undefined],
])('the subject is %s', (_, change, subject) => {
  expect(lastingSubject({ ...RIGHT, ...change })).toBe(subject)
})
