import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

export type Keys = Awaited<ReturnType<typeof rogueKeys>>
export type IdToken = (claims: JWTPayload, keys: Keys) => Promise<string> | string

/** A provider that says of itself and of people whatever the test wants. */
export type RogueProvider = {
  issuer: string
  /** Makes the ID token out of claims that are all right. */
  idToken: IdToken
  /** Changes what it says of itself. */
  metadata: Record<string, unknown>
  /** Status of its token endpoint. */
  tokenStatus: number
  /** How often it was asked what it says of itself. */
  discoveries: number
  /** The nonce it was sent. */
  nonce: string
  stop(): Promise<void>
}

const CLIENT_ID = 'rogue-client'

async function rogueKeys() {
  const [own, other] = [await generateKeyPair('RS256', { extractable: true }), await generateKeyPair('RS256')]
  return { own, other, publicPem: await exportSPKI(own.publicKey) }
}

/** An ID token as it should be, but for the changes. */
export const signed =
  (change: { claims?: JWTPayload; kid?: string; isOtherKey?: boolean } = {}): IdToken =>
  (claims, { own, other }) =>
    new SignJWT({ ...claims, ...change.claims })
      .setProtectedHeader({ alg: 'RS256', kid: change.kid ?? 'k' })
      .sign(change.isOtherKey ? other.privateKey : own.privateKey)

export async function startRogueProvider(): Promise<RogueProvider> {
  const keys = await rogueKeys()
  const jwk = { ...(await exportJWK(keys.own.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a server that listens on TCP has one
  const rogue: RogueProvider = {
    issuer,
    idToken: signed(),
    metadata: {},
    tokenStatus: 200,
    discoveries: 0,
    nonce: '',
    stop: () => stop(server),
  }

  server.on('request', async ({ url }, response) => {
    const json = (value: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (url === '/.well-known/openid-configuration') {
      rogue.discoveries += 1
      return json({ ...metadataOf(issuer), ...rogue.metadata })
    }
    if (url === '/jwks') return json({ keys: [jwk] })
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: CLIENT_ID, sub: 'somebody', nonce: rogue.nonce, iat: now, exp: now + 300 }
    return json({ access_token: 'a', token_type: 'Bearer', id_token: await rogue.idToken(claims, keys) }, rogue.tokenStatus)
  })
  return rogue
}

/** As the origin is configured for it. */
export const rogueConfig = ({ issuer }: RogueProvider) => ({ issuer, clientId: CLIENT_ID, clientSecret: 'a secret of the rogue client' })

const metadataOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
})

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
