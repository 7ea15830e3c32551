import { INTL_LOCALE, LOCALES, type Locale } from '#shared/language/locale.ts'
import { hashOf } from '../auth/secret-text.ts'
import { accountOfPerson } from './account-of-person.ts'
import { signLoginToken } from './login-token.ts'
import { type ProvenPerson, personName } from './proven-person.ts'
import type { HakaConfig, Organisation } from './provider-config.ts'
import { findUnderWay, spendUnderWay, type UnderWay } from './provider-sign-in.ts'
import { assertionFault, lastingSubject, rememberedUntil, type SamlAssertion } from './saml-assertion.ts'
import type { SamlService } from './saml-service.ts'
import { isSeenFirst } from './seen-once-queries.ts'
import type { SsoOptions } from './sso-options.ts'

/** The federation, where both its configuration and its service are there. */
export type Haka = { config: HakaConfig; saml: SamlService }

export const hakaOf = ({ providers, saml }: SsoOptions): Haka | undefined =>
  providers.haka && providers.haka.organisations.length > 0 && saml ? { config: providers.haka, saml } : undefined

/** Organisations by language, in the language's own order. Spec: accounts §7.2 (SSO-009). */
export const organisationsByLanguage = (haka: Haka | undefined): Record<Locale, { name: string; idp: string }[]> => {
  const namedIn = (locale: Locale) =>
    (haka?.config.organisations ?? [])
      .map(({ idp, names }) => ({ name: names[locale], idp }))
      .toSorted((a, b) => a.name.localeCompare(b.name, INTL_LOCALE[locale]))
  const [fi, sv, en] = LOCALES.map(namedIn)
  return { fi: fi ?? [], sv: sv ?? [], en: en ?? [] }
}

/** The chosen organisation; only those of our own list are ever sent to. */
export const organisationOf = ({ config }: Haka, idp: string | undefined): Organisation | undefined =>
  config.organisations.find((organisation) => organisation.idp === idp)

/** The request's ID names the sign-in by its hash; an XML id begins with a letter or `_`. */
export const requestIdOf = (transactionHash: string) => `_${transactionHash}`

export type Posted = { response: string; relayState: string; redirectUri: string; brand: string }

const PROVIDER = 'haka'
const GIVEN_NAME = 'urn:oid:2.5.4.42'
const SURNAME = 'urn:oid:2.5.4.4'

/**
 * Takes a response that an organisation had the browser post: the relay state names the sign-in (its hash), whose organisation must
 * have signed the assertion, which must answer our very request. The browser proves that it began it when it redeems the token.
 * Answers undefined when anything about it is wrong. Spec: security §1 (SSO return).
 */
export async function loginTokenForResponse(options: SsoOptions, haka: Haka, posted: Posted): Promise<string | undefined> {
  const { relayState: transactionHash, redirectUri, brand } = posted
  const place = { provider: PROVIDER, brand } as const
  const found = await findUnderWay(options, transactionHash, place)
  const underWay = found.type === 'under-way' && found.underWay.redirectUri === redirectUri ? found.underWay : undefined
  const organisation = organisationOf(haka, underWay?.idp)
  if (!underWay || !organisation) return undefined

  const person = await provenPerson(options, haka, { organisation, underWay, transactionHash, response: posted.response })
  if (!person || (await spendUnderWay(options, transactionHash, place)).type !== 'under-way') return undefined
  const account = await accountOfPerson(options, person, { brand, language: underWay.language })
  return signLoginToken(options, { ...account, provider: PROVIDER, brand, transactionHash, returnState: underWay.returnState })
}

type Answered = { organisation: Organisation; underWay: UnderWay; transactionHash: string; response: string }

async function provenPerson({ accounts, now }: SsoOptions, { config, saml }: Haka, answered: Answered): Promise<ProvenPerson | undefined> {
  const { organisation, underWay, transactionHash, response } = answered
  const assertion = await saml.signedAssertion(organisation, response)
  if (!assertion) return undefined

  const requestId = requestIdOf(transactionHash)
  const expected = { issuer: organisation.idp, audience: config.entityId, recipient: underWay.redirectUri, requestId }
  const subject = lastingSubject(assertion)
  if (assertionFault(assertion, expected, now()) !== undefined || subject === undefined) return undefined

  const id = `saml ${await hashOf(`${assertion.issuer} ${assertion.id}`)}`
  if (!(await isSeenFirst(accounts, { id, expiresAt: rememberedUntil(assertion, now()), now: now() }))) return undefined
  return {
    provider: PROVIDER,
    subject,
    ...namesOf(assertion),
    verifiedEmail: undefined,
    hakaOrganisation: organisation.names[underWay.language],
  }
}

const namesOf = ({ attributes }: SamlAssertion) => ({
  givenName: personName(attributes[GIVEN_NAME]),
  familyName: personName(attributes[SURNAME]),
})
