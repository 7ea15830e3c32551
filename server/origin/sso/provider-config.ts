import * as v from 'valibot'

/** The providers that speak OpenID Connect; the federation speaks SAML. */
export const OPENID_PROVIDERS = ['google', 'azure', 'mpassid'] as const
export type OpenIdProvider = (typeof OPENID_PROVIDERS)[number]

const Text = v.pipe(v.string(), v.nonEmpty())

/** Whether the host is this very machine, where a provider may be spoken to without TLS. */
export const isLoopback = (hostname: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)

const SafeUrl = v.pipe(
  v.string(),
  v.url(),
  v.check((text) => {
    const { protocol, hostname } = new URL(text)
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
  }, 'must be https://…'),
)

/** An OpenID provider as it has registered us. */
export const OpenIdConfigSchema = v.strictObject({ issuer: SafeUrl, clientId: Text, clientSecret: Text })
export type OpenIdConfig = v.InferOutput<typeof OpenIdConfigSchema>

/** One organisation of the federation, out of the federation's metadata. */
export const OrganisationSchema = v.strictObject({
  /** Its entity id. */
  idp: Text,
  /** Where browsers are sent, by HTTP-Redirect. */
  entryPoint: SafeUrl,
  /** What it signs with: certificates or public keys in PEM. */
  certificates: v.pipe(v.array(Text), v.minLength(1)),
  names: v.strictObject({ fi: Text, sv: Text, en: Text }),
})
export type Organisation = v.InferOutput<typeof OrganisationSchema>

/** Keys are PEM. */
export const HakaConfigSchema = v.strictObject({
  /** Our own entity id in the federation. */
  entityId: Text,
  organisations: v.array(OrganisationSchema),
  /** Signs our requests. */
  privateKey: v.optional(Text),
  /** Opens encrypted assertions. */
  decryptionKey: v.optional(Text),
})
export type HakaConfig = v.InferOutput<typeof HakaConfigSchema>

/** An installation's identity providers; one that is missing is not offered. Spec: requirements SSO-022. */
export const ProvidersConfigSchema = v.strictObject({
  google: v.optional(OpenIdConfigSchema),
  azure: v.optional(OpenIdConfigSchema),
  mpassid: v.optional(OpenIdConfigSchema),
  haka: v.optional(HakaConfigSchema),
})
export type ProvidersConfig = v.InferOutput<typeof ProvidersConfigSchema>
