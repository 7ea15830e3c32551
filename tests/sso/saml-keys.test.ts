import { createCipheriv, createHash, generateKeyPairSync, type KeyObject, publicEncrypt, randomBytes, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { samlResponse } from '#server/runtimes/node/stand-ins/saml-response.ts'
import { begin, callbackOf, type SsoOrigin, ssoOrigin } from '../support/stand-in-providers.ts'

const rsa = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [idpKeys, ourKeys] = [rsa(), rsa()]
const pem = (key: KeyObject) => key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }).toString()
const IDP = 'https://idp.example.test/metadata'
const ENTITY = 'https://sanavirta.example/saml'
const organisation = {
  idp: IDP,
  entryPoint: 'https://idp.example.test/sso',
  certificates: [pem(rsa().publicKey), pem(idpKeys.publicKey)],
  names: { fi: 'Testi', sv: 'Test', en: 'Test' },
}
const haka = { entityId: ENTITY, organisations: [organisation] }

async function responseTo(origin: SsoOrigin, transform: (assertion: string) => string = (assertion) => assertion) {
  const { transaction } = await begin(origin, 'haka', { idp: IDP })
  const relayState = createHash('sha256').update(transaction).digest('base64url')
  const now = Date.now()
  const content = {
    issuer: IDP,
    audience: ENTITY,
    recipient: callbackOf('haka'),
    requestId: `_${relayState}`,
    responseId: '_response',
    assertionId: '_assertion',
    issuedAt: now,
    notBefore: now,
    notOnOrAfter: now + 60_000,
    nameId: { value: 'aino', format: 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent' },
    attributes: { 'urn:oid:2.5.4.42': 'Aino' },
    signs: 'assertion',
  } as const
  const xml = samlResponse(content, idpKeys.privateKey).replace(/<saml:Assertion[\s\S]*<\/saml:Assertion>/, transform)
  const fields = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState }
  return origin.post('/api/auth/haka/acs', { redirect_uri: callbackOf('haka'), ...fields })
}

/** XML encryption of an assertion: AES-256-GCM, its key by RSA-OAEP. */
function encrypted(assertion: string, to: KeyObject): string {
  const [key, iv] = [randomBytes(32), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const data = Buffer.concat([iv, cipher.update(assertion, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64')
  const wrapped = publicEncrypt({ key: to, oaepHash: 'sha1' }, key).toString('base64')
  const method = (name: string, inner = '') => `<xenc:EncryptionMethod Algorithm="${name}">${inner}</xenc:EncryptionMethod>`
  const value = (text: string) => `<xenc:CipherData><xenc:CipherValue>${text}</xenc:CipherValue></xenc:CipherData>`
  const digest = '<ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"></ds:DigestMethod>'
  return (
    '<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">' +
    '<xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#" Type="http://www.w3.org/2001/04/xmlenc#Element">' +
    method('http://www.w3.org/2009/xmlenc11#aes256-gcm') +
    '<ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><xenc:EncryptedKey>' +
    `${method('http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p', digest)}${value(wrapped)}</xenc:EncryptedKey></ds:KeyInfo>` +
    `${value(data)}</xenc:EncryptedData></saml:EncryptedAssertion>`
  )
}

test('any of an organisation’s keys may have signed, while it changes from one to the next', async () => {
  expect(await responseTo(await ssoOrigin({ haka }))).toMatchObject({ status: 200 })
})

test('an assertion that is encrypted for us is read', async () => {
  const origin = await ssoOrigin({ haka: { ...haka, decryptionKey: pem(ourKeys.privateKey) } })
  expect(await responseTo(origin, (assertion) => encrypted(assertion, ourKeys.publicKey))).toMatchObject({ status: 200 })
  expect(await origin.accounts.all('SELECT given_name FROM user', [])).toEqual([{ given_name: 'Aino' }])
})

test.each<[string, string | undefined, (assertion: string) => string]>([
  ['encrypted for somebody else', pem(ourKeys.privateKey), (assertion) => encrypted(assertion, rsa().publicKey)],
  ['encrypted where we have no key', undefined, (assertion) => encrypted(assertion, ourKeys.publicKey)],
  [
    'encrypted by somebody who cannot sign',
    pem(ourKeys.privateKey),
    (assertion) => encrypted(assertion.replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, ''), ourKeys.publicKey),
  ],
  [
    'encrypted with another name in it',
    pem(ourKeys.privateKey),
    (assertion) => encrypted(assertion.replace('>aino<', '>admin<'), ourKeys.publicKey),
  ],
])('G14 one that is %s is refused', async (_, decryptionKey, transform) => {
  const origin = await ssoOrigin({ haka: { ...haka, ...(decryptionKey === undefined ? {} : { decryptionKey }) } })
  expect(await responseTo(origin, transform)).toEqual({ status: 400, body: { error: 'token_error' } })
  expect(await origin.accounts.all('SELECT id FROM user', [])).toEqual([])
})

test('requests are signed where we have a key to sign with', async () => {
  const { url } = await begin(await ssoOrigin({ haka: { ...haka, privateKey: pem(ourKeys.privateKey) } }), 'haka', { idp: IDP })
  const [, signed = '', signature = ''] = /\?(.*)&Signature=(.*)$/.exec(url) ?? []
  expect(new URLSearchParams(signed).get('SigAlg')).toBe('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')
  const bytes = Buffer.from(decodeURIComponent(signature), 'base64')
  expect(verify('sha256', Buffer.from(signed), ourKeys.publicKey, bytes)).toBe(true)
})
