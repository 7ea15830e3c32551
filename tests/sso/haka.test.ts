import { createHash, generateKeyPairSync } from 'node:crypto'
import { decodeJwt } from 'jose'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { samlResponse } from '#server/runtimes/node/stand-ins/saml-response.ts'
import { type StandIns, startStandIns } from '#server/runtimes/node/stand-ins/start-stand-ins.ts'
import { LoginTokenPayloadSchema } from '#shared/account/login-result.ts'
import { standInBrowser } from '../support/stand-in-browser.ts'
import { begin, callbackOf, counts, type SsoOrigin, signedIn, ssoOrigin } from '../support/stand-in-providers.ts'

const ACS = callbackOf('haka')
const MINUTE = 60_000
const REFUSED = { status: 400, body: { error: 'token_error' } }
const NOTHING = { signIns: 0, users: 0, identities: 0 }

/** Makes the answer and the login token of it. */
const accept = (origin: SsoOrigin, fields: Readonly<Record<string, string>>, brand?: string) =>
  origin.post('/api/auth/haka/acs', { redirect_uri: ACS, ...fields }, brand)
const redeem = (origin: SsoOrigin, token: string, transaction: string, given = { provider: 'haka', brand: 'sanakirja' }) =>
  origin.post(`/api/auth/${given.provider}/login/${token}`, { transaction, device: 'a test' }, given.brand)
const tokenIn = ({ body }: { body: unknown }) => v.parse(v.object({ token: v.string() }), body).token

describe('with the organisations that stand in', () => {
  let standIns: StandIns
  let origin: SsoOrigin
  let now: number
  beforeAll(async () => {
    standIns = await startStandIns()
  })
  afterAll(() => standIns.stop())
  beforeEach(async () => {
    now = Date.now()
    origin = await ssoOrigin(standIns.providers, () => now)
  })

  async function postedBy(user: string, index = 0) {
    const idp = standIns.providers.haka.organisations[index]?.idp
    const { url, transaction } = await begin(origin, 'haka', { idp, return_state: '/wordlists', language_ui: 'sv' })
    const end = await standInBrowser().signInAs(user, url)
    if (end.type !== 'form') throw new Error('No form came back')
    expect(end.action).toBe(ACS)
    return { transaction, fields: end.fields }
  }

  test('SSO-010, SSO-019, AUTH-006 a whole sign-in ends in a token that only its browser can redeem, once', async () => {
    const { transaction, fields } = await postedBy('aino')
    const token = tokenIn(await accept(origin, fields))
    const payload = v.parse(LoginTokenPayloadSchema, decodeJwt(token))
    expect(payload).toEqual({ loginMethod: 'haka', provider: 'haka', isNew: true, returnState: '/wordlists' })

    expect(await redeem(origin, token, 'another browser')).toEqual(REFUSED)
    expect(await redeem(origin, token, '')).toEqual(REFUSED)
    const result = signedIn(await redeem(origin, token, transaction))
    expect(result).toMatchObject({ login_method: 'haka', is_new: true, return_state: '/wordlists', auth_check: false })
    expect(await redeem(origin, token, transaction)).toEqual(REFUSED)
    expect(await counts(origin.accounts)).toEqual({ signIns: 1, users: 1, identities: 1 })
  })

  test('SSO-020, SSO-021 the account has the names, no address, and the organisation in the visitor’s language', async () => {
    tokenIn(await accept(origin, (await postedBy('aino')).fields))
    const rows = await origin.accounts.all('SELECT given_name, family_name, email, haka_organisation, language_ui FROM user', [])
    expect(rows).toEqual([
      { given_name: 'Aino', family_name: 'Virtanen', email: null, haka_organisation: 'Exempeluniversitetet', language_ui: 'sv' },
    ])
  })

  test('somebody is known again, and the same name at another organisation is somebody else', async () => {
    const userOf = async (index: number) => {
      const { transaction, fields } = await postedBy('aino', index)
      return signedIn(await redeem(origin, tokenIn(await accept(origin, fields)), transaction))
    }
    const first = await userOf(0)
    expect(await userOf(0)).toMatchObject({ is_new: false, user_data: { user_id: first.user_data.user_id } })
    expect((await userOf(1)).user_data.user_id).not.toBe(first.user_data.user_id)
  })

  test('somebody whom the organisation refuses is not signed in', async () => {
    expect(await accept(origin, (await postedBy('erkki')).fields)).toEqual(REFUSED)
    expect(await counts(origin.accounts)).toEqual(NOTHING)
  })

  test('a sign-in that took more than ten minutes is refused', async () => {
    const { fields } = await postedBy('aino')
    now += 10 * MINUTE
    expect(await accept(origin, fields)).toEqual(REFUSED)
  })

  test('a login token holds for two minutes, for its own provider and brand only', async () => {
    const { transaction, fields } = await postedBy('aino')
    const token = tokenIn(await accept(origin, fields))
    expect(await redeem(origin, token, transaction, { provider: 'google', brand: 'sanakirja' })).toEqual(REFUSED)
    expect(await redeem(origin, token, transaction, { provider: 'haka', brand: 'pacman' })).toEqual(REFUSED)
    expect(await redeem(origin, `${token.slice(0, -4)}AAAA`, transaction)).toEqual(REFUSED)
    now += 2 * MINUTE
    expect(await redeem(origin, token, transaction)).toEqual(REFUSED)
  })

  test('G14 a response that is posted again is refused', async () => {
    const { fields } = await postedBy('aino')
    expect(await accept(origin, fields)).toMatchObject({ status: 200 })
    expect(await accept(origin, fields)).toEqual(REFUSED)
  })

  test('G14 of one response posted several times at the same time one is taken', async () => {
    const { fields } = await postedBy('aino')
    const answers = await Promise.all([1, 2, 3].map(() => accept(origin, fields)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
  })

  test('G14 a response is refused for another sign-in, another brand or another address', async () => {
    const [mine, other] = [await postedBy('aino'), await postedBy('carol')]
    expect(await accept(origin, { ...mine.fields, RelayState: other.fields.RelayState ?? '' })).toEqual(REFUSED)
    expect(await accept(origin, { ...mine.fields, RelayState: '' })).toEqual(REFUSED)
    expect(await accept(origin, mine.fields, 'pacman')).toEqual(REFUSED)
    expect(await accept(origin, { ...mine.fields, redirect_uri: 'https://evil.test/api/auth/haka/acs' })).toEqual(REFUSED)
    expect(await accept(origin, mine.fields)).toMatchObject({ status: 200 }) // none of it spent the sign-in
  })

  test('the federation does not end at the address of OpenID Connect', async () => {
    const { transaction } = await postedBy('aino')
    expect(await origin.post('/api/auth/haka/finish', { transaction, callback_url: ACS, language_ui: 'fi' })).toEqual(REFUSED)
  })
})

describe('with responses made for the test', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const IDP = 'https://idp.example.test/metadata'
  const ENTITY = 'https://sanavirta.example/saml'
  const organisation = {
    idp: IDP,
    entryPoint: 'https://idp.example.test/sso',
    certificates: [publicKey.export({ format: 'pem', type: 'spki' }).toString()],
    names: { fi: 'Testi', sv: 'Test', en: 'Test' },
  }
  const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
  const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient'
  type Content = Parameters<typeof samlResponse>[0]

  let origin: SsoOrigin
  let now: number
  let relayState: string
  beforeEach(async () => {
    now = Date.UTC(2030, 0, 2, 3, 4, 5)
    origin = await ssoOrigin({ haka: { entityId: ENTITY, organisations: [organisation] } }, () => now)
    const { transaction } = await begin(origin, 'haka', { idp: IDP })
    relayState = createHash('sha256').update(transaction).digest('base64url')
  })

  /** All that is right about an answer to the sign-in that was begun. */
  const right = (): Content => ({
    issuer: IDP,
    audience: ENTITY,
    recipient: ACS,
    requestId: `_${relayState}`,
    responseId: '_response',
    assertionId: '_assertion',
    issuedAt: now,
    notBefore: now,
    notOnOrAfter: now + 5 * MINUTE,
    nameId: { value: 'aino', format: PERSISTENT },
    attributes: {},
    signs: 'assertion',
  })
  const made = (change: Partial<Content> = {}, key = privateKey) => samlResponse({ ...right(), ...change }, key)
  const post = (xml: string) => accept(origin, { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState })
  const refused = async (xml: string) => {
    expect(await post(xml)).toEqual(REFUSED)
    expect(await counts(origin.accounts)).toEqual(NOTHING)
  }

  test.each(['assertion', 'response', 'both'] as const)('one with the %s signed is taken', async (signs) => {
    expect(await post(made({ signs }))).toMatchObject({ status: 200 })
  })

  test('G14 one that is not signed at all is refused', () => refused(made({ signs: 'nothing' })))
  test('G14 one signed with another key is refused', () => refused(made({}, another.privateKey)))

  test.each<[string, Partial<Content>]>([
    ['for another audience', { audience: 'https://another.example/saml' }],
    ['for another recipient', { recipient: 'https://another.example/api/auth/haka/acs' }],
    ['by another issuer', { issuer: 'https://another.example/metadata' }],
    ['to an unknown request', { requestId: '_unknown' }],
    ['to no request', { requestId: '' }],
    ['with a name for this once only', { nameId: { value: 'aino', format: TRANSIENT } }],
    ['with no name', { nameId: { value: '', format: PERSISTENT } }],
  ])('G14 one %s is refused', (_, change) => refused(made(change)))

  test.each([
    ['begins in three minutes', 3 * MINUTE, 8 * MINUTE, 200],
    ['begins later than that', 3 * MINUTE + 1, 8 * MINUTE, 400],
    ['ended less than three minutes ago', -5 * MINUTE, -3 * MINUTE + 1, 200],
    ['ended three minutes ago', -5 * MINUTE, -3 * MINUTE, 400],
  ])('G14 one that %s', async (_, begins, ends, status) => {
    expect(await post(made({ notBefore: now + begins, notOnOrAfter: now + ends }))).toMatchObject({ status })
  })

  test('a name that lasts may be an attribute; the best one counts', async () => {
    const attributes = {
      'urn:oid:1.3.6.1.4.1.5923.1.1.1.6': 'aino@example.test',
      'urn:oasis:names:tc:SAML:attribute:pairwise-id': 'a1b2@example.test',
    }
    expect(await post(made({ nameId: { value: 'once', format: TRANSIENT }, attributes }))).toMatchObject({ status: 200 })
    const rows = await origin.accounts.all('SELECT subject FROM identity', [])
    expect(rows).toEqual([{ subject: `${IDP} urn:oasis:names:tc:SAML:attribute:pairwise-id a1b2@example.test` }])
  })

  test('G14 an assertion is remembered for twice as long as it holds, whatever sign-in it comes with', async () => {
    await post(made())
    const [row] = await origin.accounts.all<{ expires_at: number }>('SELECT expires_at FROM seen_once', [])
    expect(row?.expires_at).toBe(now + 2 * (5 + 3) * MINUTE)
    const { transaction } = await begin(origin, 'haka', { idp: IDP })
    relayState = createHash('sha256').update(transaction).digest('base64url')
    expect(await post(made())).toEqual(REFUSED)
  })

  describe('what was altered', () => {
    /** The parts of a response whose assertion is signed. */
    const parts = () => {
      const xml = made()
      const [assertion = ''] = /<saml:Assertion[\s\S]*<\/saml:Assertion>/.exec(xml) ?? []
      const [signature = ''] = /<ds:Signature[\s\S]*<\/ds:Signature>/.exec(assertion) ?? []
      const evil = (id: string) => assertion.replace(signature, '').replace('"_assertion"', `"${id}"`).replace('>aino<', '>admin<')
      const unsigned = assertion.replace(signature, '')
      return { xml, assertion, signature, evil, unsigned, inResponse: (inner: string) => xml.replace(assertion, inner) }
    }
    const addBefore = (end: string, xml: string, added: string) => xml.replace(end, `${added}${end}`)

    test.each<[string, () => string]>([
      ['another name in it', () => made().replace('>aino<', '>admin<')],
      ['another end', () => made().replaceAll(/NotOnOrAfter="[^"]*"/g, 'NotOnOrAfter="2099-01-01T00:00:00.000Z"')],
      ['no end of its conditions', () => made().replace(/(<saml:Conditions[^>]*) NotOnOrAfter="[^"]*"/, '$1')],
      [
        'its digest for other content',
        () => made().replace(/<ds:DigestValue>[^<]*/, `<ds:DigestValue>${createHash('sha256').update('x').digest('base64')}`),
      ],
      ['an attribute added', () => addBefore('</saml:AttributeStatement>', made(), '<saml:Attribute Name="x"></saml:Attribute>')],
    ])('G14 one with %s is refused', (_, altered) => refused(altered()))

    test.each<[string, () => string]>([
      [
        'XSW1: a forged response around the signed one',
        () => {
          const xml = made({ signs: 'response' })
          const [signature = ''] = /<ds:Signature[\s\S]*?<\/ds:Signature>/.exec(xml) ?? []
          const inside = signature.replace('</ds:Signature>', `<ds:Object>${xml.replace(signature, '')}</ds:Object></ds:Signature>`)
          return xml.replace('"_response"', '"_evil"').replace('>aino<', '>admin<').replace(signature, inside)
        },
      ],
      [
        'XSW2: a forged response beside the signed one, which goes before',
        () => {
          const xml = made({ signs: 'response' })
          const [signature = ''] = /<ds:Signature[\s\S]*?<\/ds:Signature>/.exec(xml) ?? []
          return xml
            .replace('"_response"', '"_evil"')
            .replace('>aino<', '>admin<')
            .replace(signature, `${xml.replace(signature, '')}${signature}`)
        },
      ],
      ['XSW3: a forged assertion before the signed one', () => parts().inResponse(parts().evil('_evil') + parts().assertion)],
      [
        'XSW4: the signed assertion inside the forged one',
        () => parts().inResponse(addBefore('</saml:Assertion>', parts().evil('_evil'), parts().assertion)),
      ],
      [
        'XSW5: the signature on a forged assertion, the signed one at the end',
        () => {
          const { evil, signature, unsigned, xml, assertion } = parts()
          const forged = evil('_evil').replace('</saml:Issuer>', `</saml:Issuer>${signature}`)
          return addBefore('</samlp:Response>', xml.replace(assertion, forged), unsigned)
        },
      ],
      [
        'XSW6: the signed assertion inside the signature of the forged one',
        () => {
          const { evil, signature, unsigned, inResponse } = parts()
          const holding = signature.replace('</ds:Signature>', `${unsigned}</ds:Signature>`)
          return inResponse(evil('_evil').replace('</saml:Issuer>', `</saml:Issuer>${holding}`))
        },
      ],
      [
        'XSW7: the forged assertion in extensions',
        () => parts().inResponse(`<samlp:Extensions>${parts().evil('_evil')}</samlp:Extensions>${parts().assertion}`),
      ],
      [
        'XSW8: the signed assertion in an object of the signature of the forged one',
        () => {
          const { evil, signature, unsigned, inResponse } = parts()
          const holding = signature.replace('</ds:Signature>', `<ds:Object>${unsigned}</ds:Object></ds:Signature>`)
          return inResponse(evil('_evil').replace('</saml:Issuer>', `</saml:Issuer>${holding}`))
        },
      ],
      ['two elements of one ID', () => parts().inResponse(parts().evil('_assertion') + parts().assertion)],
      ['the signed assertion under another root', () => `<x>${made()}</x>`],
    ])('G14 %s is refused', (_, forged) => refused(forged()))

    const DOCTYPE = '<!DOCTYPE r [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
    test.each<[string, () => string]>([
      ['a document type', () => `<!DOCTYPE r>${made()}`],
      ['an external entity', () => DOCTYPE + made().replace('>aino<', '>&e;<')],
      ['entities that grow', () => `<!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${made()}`],
      ['a comment in the name', () => made({ nameId: { value: 'admin@x.evil', format: PERSISTENT } }).replace('admin@x', 'admin@x<!---->')],
      ['a processing instruction in the name', () => made().replace('>aino<', '>ai<?x?>no<')],
      ['character data in the name', () => made().replace('>aino<', '>ai<![CDATA[no]]><')],
    ])('G14 one with %s is refused', (_, xml) => refused(xml()))

    test.each([
      ['nothing', ''],
      ['no XML', 'hello'],
      ['other XML', '<html></html>'],
      ['half of it', ''],
    ])('G14 %s is refused', async (what, text) => refused(what === 'half of it' ? made().slice(0, 1500) : text))
  })
})
