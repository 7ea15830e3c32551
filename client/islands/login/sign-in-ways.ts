import type { Provider } from '#shared/account/login-method.ts'

/** An organisation of the academic federation. */
export type Organisation = { name: string; idp: string }

/** Which ways to sign in there are beside e-mail. */
export type SignInWays = {
  providers: readonly Provider[]
  /** Of the academic federation; empty without it. */
  organisations: readonly Organisation[]
}

export const NO_WAYS: SignInWays = { providers: [], organisations: [] }

/** The school pass and the academic federation are for brands with schools. Spec: accounts §2.2 (AUTH-055). */
export const providersFor = (providers: readonly Provider[], hasSchools: boolean): Provider[] =>
  providers.filter((provider) => hasSchools || (provider !== 'mpassid' && provider !== 'haka'))

/** Organisations in the reader's language, else in English, else in whatever language there is. Spec: accounts §7.2 (SSO-009). */
export const organisationsIn = (byLanguage: Readonly<Record<string, readonly Organisation[]>>, locale: string): readonly Organisation[] =>
  [locale, 'en', ...Object.keys(byLanguage)]
    .map((language) => (Object.hasOwn(byLanguage, language) ? byLanguage[language] : undefined))
    .find((organisations) => organisations !== undefined && organisations.length > 0) ?? []
