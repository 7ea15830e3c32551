import { createHash, type KeyObject, sign } from 'node:crypto'

export type ResponseContent = {
  issuer: string
  audience: string
  recipient: string
  requestId: string
  responseId: string
  assertionId: string
  /** Ms since the epoch. */
  issuedAt: number
  notBefore: number
  notOnOrAfter: number
  nameId: { value: string; format: string }
  attributes: Readonly<Record<string, string>>
  signs: 'assertion' | 'response' | 'both' | 'nothing'
}

const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion'
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol'
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success'

/** As exclusive canonical XML writes text and attributes. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const time = (ms: number) => new Date(ms).toISOString()

/**
 * A SAML response with one assertion, as XML. Everything is written in exclusive canonical form from the start (namespaces where they
 * are first used, attributes in order, no empty-element tags), so that what is digested is what is sent.
 */
export function samlResponse(content: ResponseContent, key: KeyObject): string {
  const { issuer, recipient, requestId, responseId, issuedAt, signs } = content
  const isAssertionSigned = signs === 'assertion' || signs === 'both'
  const assertion = (signature: string) => assertionXml(content, signature)
  const signedAssertion = isAssertionSigned ? assertion(signatureXml(content.assertionId, assertion(''), key)) : assertion('')
  const response = (signature: string) =>
    `<samlp:Response xmlns:samlp="${PROTOCOL}" Destination="${escaped(recipient)}" ID="${escaped(responseId)}" ` +
    `InResponseTo="${escaped(requestId)}" IssueInstant="${time(issuedAt)}" Version="2.0">` +
    `<saml:Issuer xmlns:saml="${ASSERTION}">${escaped(issuer)}</saml:Issuer>${signature}` +
    `<samlp:Status><samlp:StatusCode Value="${SUCCESS}"></samlp:StatusCode></samlp:Status>${signedAssertion}</samlp:Response>`
  return signs === 'response' || signs === 'both' ? response(signatureXml(responseId, response(''), key)) : response('')
}

/** A response that says that nobody was signed in. */
export const samlRefusal = ({ issuer, recipient, requestId, responseId, issuedAt }: ResponseContent): string =>
  `<samlp:Response xmlns:samlp="${PROTOCOL}" Destination="${escaped(recipient)}" ID="${escaped(responseId)}" ` +
  `InResponseTo="${escaped(requestId)}" IssueInstant="${time(issuedAt)}" Version="2.0">` +
  `<saml:Issuer xmlns:saml="${ASSERTION}">${escaped(issuer)}</saml:Issuer>` +
  `<samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"></samlp:StatusCode></samlp:Status></samlp:Response>`

function assertionXml(content: ResponseContent, signature: string): string {
  const { issuer, audience, recipient, requestId, assertionId, issuedAt, notBefore, notOnOrAfter, nameId, attributes } = content
  const confirmation =
    `<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData ` +
    `InResponseTo="${escaped(requestId)}" NotOnOrAfter="${time(notOnOrAfter)}" Recipient="${escaped(recipient)}">` +
    `</saml:SubjectConfirmationData></saml:SubjectConfirmation>`
  const values = Object.entries(attributes).map(
    ([name, value]) =>
      `<saml:Attribute Name="${escaped(name)}"><saml:AttributeValue>${escaped(value)}</saml:AttributeValue></saml:Attribute>`,
  )
  return (
    `<saml:Assertion xmlns:saml="${ASSERTION}" ID="${escaped(assertionId)}" IssueInstant="${time(issuedAt)}" Version="2.0">` +
    `<saml:Issuer>${escaped(issuer)}</saml:Issuer>${signature}<saml:Subject>` +
    `<saml:NameID Format="${escaped(nameId.format)}">${escaped(nameId.value)}</saml:NameID>${confirmation}</saml:Subject>` +
    `<saml:Conditions NotBefore="${time(notBefore)}" NotOnOrAfter="${time(notOnOrAfter)}"><saml:AudienceRestriction>` +
    `<saml:Audience>${escaped(audience)}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${time(issuedAt)}"></saml:AuthnStatement>` +
    `<saml:AttributeStatement>${values.join('')}</saml:AttributeStatement></saml:Assertion>`
  )
}

/** An enveloped signature (RSA, SHA-256) of an element in canonical form that has none yet. */
function signatureXml(id: string, canonical: string, key: KeyObject): string {
  const digest = createHash('sha256').update(canonical).digest('base64')
  const algorithm = (name: string, uri: string) => `<ds:${name} Algorithm="${uri}"></ds:${name}>`
  const signedInfo = (namespace: string) =>
    `<ds:SignedInfo${namespace}>${algorithm('CanonicalizationMethod', EXCLUSIVE)}` +
    `${algorithm('SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')}<ds:Reference URI="#${escaped(id)}">` +
    `<ds:Transforms>${algorithm('Transform', `${DSIG}enveloped-signature`)}${algorithm('Transform', EXCLUSIVE)}</ds:Transforms>` +
    `${algorithm('DigestMethod', 'http://www.w3.org/2001/04/xmlenc#sha256')}<ds:DigestValue>${digest}</ds:DigestValue>` +
    `</ds:Reference></ds:SignedInfo>`
  const value = sign('sha256', Buffer.from(signedInfo(` xmlns:ds="${DSIG}"`)), key).toString('base64')
  return `<ds:Signature xmlns:ds="${DSIG}">${signedInfo('')}<ds:SignatureValue>${value}</ds:SignatureValue></ds:Signature>`
}
