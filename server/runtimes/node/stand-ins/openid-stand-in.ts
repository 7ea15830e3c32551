import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Configuration, KoaContextWithOIDC, Provider } from 'oidc-provider'
import { isLoopbackAddress } from './loopback-address.ts'
import { memoryAdapter } from './memory-adapter.ts'
import { readForm } from './read-form.ts'
import { choicePage } from './stand-in-page.ts'
import { standInUser } from './stand-in-users.ts'

export type OpenIdStandIn = {
  config: { issuer: string; clientId: string; clientSecret: string }
  /** Answers a request below the issuer's path. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<void>
}

const CLIENT_ID = 'sanavirta'

/** A real OpenID provider with a page to choose a user on. `issuer` has a path of its own. */
export async function openIdStandIn(name: string, issuer: string): Promise<OpenIdStandIn> {
  // Only here: the package is for development.
  const { default: OpenIdProvider } = await import('oidc-provider')
  const config = { issuer, clientId: CLIENT_ID, clientSecret: randomBytes(32).toString('base64url') }
  const provider = new OpenIdProvider(issuer, configurationOf(name, config))
  // The port of the site is not known beforehand.
  provider.Client.prototype.redirectUriAllowed = (address: string) =>
    isLoopbackAddress(address, new RegExp(`^(?:/handle_cb)?/auth/${name}/callback$`))
  const handle = provider.callback()
  const base = new URL(issuer).pathname

  return {
    config,
    async answer(request, response) {
      const path = (request.url ?? '').slice(base.length)
      if (path.startsWith('/interaction/')) return interact(provider, name, request, response)
      // How the package learns that it is mounted below a path.
      Object.assign(request, { originalUrl: request.url, url: path || '/' })
      return handle(request, response)
    },
  }
}

function configurationOf(name: string, { issuer, clientId, clientSecret }: OpenIdStandIn['config']): Configuration {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const cookie = (kind: string) => `stand_in_${name}_${kind}`
  return {
    adapter: memoryAdapter(),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`http://localhost/auth/${name}/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'stand-in', use: 'sig', alg: 'RS256' }] },
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      names: { session: cookie('session'), interaction: cookie('interaction'), resume: cookie('resume') },
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'name'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${new URL(issuer).pathname}/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_, id) => accountOf(id),
    loadExistingGrant: grantEverything,
    ttl: { AccessToken: 600, AuthorizationCode: 60, IdToken: 600, Interaction: 600, Grant: 86_400, Session: 86_400 },
  }
}

function accountOf(id: string) {
  const user = standInUser(id)
  if (!user) return undefined
  const { givenName, familyName, email, isEmailVerified } = user
  const mail = email === undefined ? {} : { email, email_verified: isEmailVerified ?? false }
  return {
    accountId: id,
    claims: async () => ({ sub: id, given_name: givenName, family_name: familyName, name: `${givenName} ${familyName}`, ...mail }),
  }
}

/** Nobody is asked for consent to a stand-in. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider, params } = oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(String(params?.scope ?? 'openid'))
  await grant.save()
  return grant
}

/** The login page, and what was chosen on it. */
async function interact(provider: Provider, name: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(choicePage(name, request.url ?? ''))
    return
  }
  const user = standInUser((await readForm(request)).get('user'))
  const result = user && !user.isRefused ? { login: { accountId: user.id } } : { error: 'access_denied', error_description: 'refused' }
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
}
