import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OPENID_PROVIDERS, type ProvidersConfig } from '#server/origin/sso/provider-config.ts'
import { openIdStandIn } from './openid-stand-in.ts'
import { samlStandIn } from './saml-stand-in.ts'

export type StandIns = {
  /** As the origin takes it. */
  providers: { [Name in keyof ProvidersConfig]-?: NonNullable<ProvidersConfig[Name]> }
  stop(): Promise<void>
}

const ORGANISATIONS = [
  ['university', { fi: 'Esimerkkiyliopisto', sv: 'Exempeluniversitetet', en: 'Example University' }],
  ['college', { fi: 'Ammattikorkeakoulu Malli', sv: 'Yrkeshögskolan Modell', en: 'Model University of Applied Sciences' }],
] as const

/**
 * Starts identity providers on this machine, for development and tests: a real OpenID provider each for google, azure and mpassid, and a
 * federation of two organisations. Without a port, any free one. Spec: requirements SSO-022.
 */
export async function startStandIns({ port = 0 }: { port?: number } = {}): Promise<StandIns> {
  const server = createServer()
  const origin = await listen(server, port)
  const [google, azure, mpassid] = await Promise.all(OPENID_PROVIDERS.map((name) => openIdStandIn(name, `${origin}/${name}`)))
  if (!google || !azure || !mpassid) throw new TypeError('There is a stand-in for each provider')
  const organisations = ORGANISATIONS.map(([path, names]) => samlStandIn(`${origin}/haka/${path}`, names))
  const mounts = [
    ...[google, azure, mpassid].map(({ config, answer }) => ({ path: new URL(config.issuer).pathname, answer })),
    ...organisations.map(({ organisation, answer }) => ({ path: new URL(organisation.entryPoint).pathname, answer })),
  ]

  server.on('request', (request, response) => {
    const mount = mounts.find(({ path }) => new RegExp(`^${path}(?:[/?]|$)`).test(request.url ?? ''))
    if (!mount) return void response.writeHead(404).end()
    mount.answer(request, response).catch((error: unknown) => {
      console.error(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  const haka = { entityId: 'https://sanavirta.example/saml', organisations: organisations.map(({ organisation }) => organisation) }
  return { providers: { google: google.config, azure: azure.config, mpassid: mpassid.config, haka }, stop: () => stop(server) }
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: own } = server.address() as AddressInfo // a server that listens on TCP has one
  return `http://127.0.0.1:${own}`
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
