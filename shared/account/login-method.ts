import * as v from 'valibot'

/** How somebody signed in. Spec: accounts §3 (SSO-001). */
export const LOGIN_METHODS = ['email', 'magic_link', 'google', 'azure', 'mpassid', 'haka'] as const
export const LoginMethodSchema = v.picklist(LOGIN_METHODS)
export type LoginMethod = (typeof LOGIN_METHODS)[number]

/** The ways that lead to an identity provider. */
export const PROVIDERS = ['google', 'azure', 'mpassid', 'haka'] as const
export const ProviderSchema = v.picklist(PROVIDERS)
export type Provider = (typeof PROVIDERS)[number]

/** A provider's name in pages' URLs and message keys: azure is called microsoft there. Spec: requirements SSO-023. */
export const publicProviderName = (method: string): string => (method === 'azure' ? 'microsoft' : method)

/** Ways of signing in whose accounts have no e-mail address of their own. Spec: accounts §6 (SSO-020). */
export const isEmaillessMethod = (method: LoginMethod | undefined): boolean =>
  method === 'haka' || method === 'azure' || method === 'mpassid'

/** Whether an account has no e-mail address of its own to write to or sign in with. Spec: accounts §6 (SSO-020). */
export const isEmailless = ({ loginMethod, email }: { loginMethod: LoginMethod | undefined; email: string | undefined }): boolean =>
  isEmaillessMethod(loginMethod) || !email
