import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { nodeSamlService } from '#server/origin/sso/node-saml-service.ts'
import { type ProvidersConfig, ProvidersConfigSchema } from '#server/origin/sso/provider-config.ts'
import type { SamlService } from '#server/origin/sso/saml-service.ts'

/** `providerOrigins`: where browsers may be sent to sign in. */
export type IdentityProviders = { providers: ProvidersConfig; saml: SamlService | undefined; providerOrigins: readonly string[] }

/** The providers of a configuration file (SANAVIRTA_PROVIDERS); none without one. Throws on a file that cannot be read as one. */
export const identityProvidersOf = (file: string | undefined): IdentityProviders =>
  identityProviders(file === undefined ? {} : v.parse(ProvidersConfigSchema, JSON.parse(readFileSync(file, 'utf8'))))

/** Providers with what reads SAML, where the federation is among them. */
export const identityProviders = (providers: ProvidersConfig): IdentityProviders => ({
  providers,
  saml: providers.haka && nodeSamlService(providers.haka),
  providerOrigins: originsOf(providers),
})

function originsOf({ google, azure, mpassid, haka }: ProvidersConfig): readonly string[] {
  const issuers = [google, azure, mpassid].flatMap((provider) => (provider ? [provider.issuer] : []))
  const entryPoints = haka?.organisations.map(({ entryPoint }) => entryPoint) ?? []
  return [...new Set([...issuers, ...entryPoints].map((address) => new URL(address).origin))]
}
