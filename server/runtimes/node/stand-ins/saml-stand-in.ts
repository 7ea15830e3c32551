import { generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inflateRawSync } from 'node:zlib'
import type { Organisation } from '#server/origin/sso/provider-config.ts'
import { isLoopbackAddress } from './loopback-address.ts'
import { readForm } from './read-form.ts'
import { type ResponseContent, samlRefusal, samlResponse } from './saml-response.ts'
import { choicePage, errorPage, postPage } from './stand-in-page.ts'
import { type StandInUser, standInUser } from './stand-in-users.ts'

export type SamlStandIn = {
  organisation: Organisation
  /** Answers a request below `entryPoint`. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

const LIFE_MS = 5 * 60 * 1000
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/** An organisation of the federation with a page to choose a user on. It signs assertions. */
export function samlStandIn(entryPoint: string, names: Organisation['names']): SamlStandIn {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const organisation = {
    idp: `${entryPoint}/metadata`,
    entryPoint,
    certificates: [publicKey.export({ format: 'pem', type: 'spki' }).toString()],
    names,
  }
  return { organisation, answer: (request, response) => answer(organisation, privateKey, request, response) }
}

async function answer(organisation: Organisation, key: KeyObject, request: IncomingMessage, response: ServerResponse) {
  const name = organisation.names.en
  const isPost = request.method === 'POST'
  const fields = isPost ? await readForm(request) : new URL(request.url ?? '', organisation.entryPoint).searchParams
  const [samlRequest, relayState] = [fields.get('SAMLRequest') ?? '', fields.get('RelayState') ?? '']
  const asked = askedBy(samlRequest)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  if (!asked) {
    response.statusCode = 400
    response.end(errorPage(name, 'This is no request of a site on this machine.'))
    return
  }
  if (!isPost) {
    response.end(choicePage(name, organisation.entryPoint, { SAMLRequest: samlRequest, RelayState: relayState }))
    return
  }
  const xml = responseFor(standInUser(fields.get('user')), { ...asked, issuer: organisation.idp }, key)
  const answered = { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState }
  response.end(postPage(name, asked.recipient, answered))
}

type Asked = Pick<ResponseContent, 'audience' | 'recipient' | 'requestId'>

/** What a request by HTTP-Redirect asks; undefined when it is none, or asks to post to another machine. */
function askedBy(samlRequest: string): Asked | undefined {
  const xml = inflated(samlRequest)
  const [, requestId] = /\sID="([\w-]+)"/.exec(xml) ?? []
  const [, recipient] = /\sAssertionConsumerServiceURL="([^"&<]+)"/.exec(xml) ?? []
  const [, audience] = /<(?:\w+:)?Issuer[^>]*>([^<&]+)</.exec(xml) ?? []
  const isWhole = requestId !== undefined && recipient !== undefined && audience !== undefined
  return isWhole && isLoopbackAddress(recipient, /^\/api\/auth\/haka\/acs$/) ? { requestId, recipient, audience } : undefined
}

function inflated(text: string): string {
  try {
    return inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: 65_536 }).toString('utf8')
  } catch {
    return '' // nothing was compressed: it asks nothing
  }
}

function responseFor(user: StandInUser | undefined, asked: Asked & { issuer: string }, key: KeyObject): string {
  const id = () => `_${randomBytes(16).toString('hex')}`
  const now = Date.now()
  const content: ResponseContent = {
    ...asked,
    responseId: id(),
    assertionId: id(),
    issuedAt: now,
    notBefore: now,
    notOnOrAfter: now + LIFE_MS,
    nameId: { value: user?.id ?? '', format: PERSISTENT },
    attributes: { 'urn:oid:2.5.4.42': user?.givenName ?? '', 'urn:oid:2.5.4.4': user?.familyName ?? '' },
    signs: 'assertion',
  }
  return user && !user.isRefused ? samlResponse(content, key) : samlRefusal(content)
}
