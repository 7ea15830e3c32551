import type { Provider } from '#shared/account/login-method.ts'

/** Where a provider may send browsers back to, below the site's own origin. */
const CALLBACK_PATHS: Readonly<Record<Provider, RegExp>> = {
  google: /^(?:\/handle_cb)?\/auth\/google\/callback$/,
  azure: /^(?:\/handle_cb)?\/auth\/azure\/callback$/,
  mpassid: /^(?:\/handle_cb)?\/auth\/mpassid\/callback$/,
  haka: /^\/api\/auth\/haka\/acs$/,
}

/** Whether the address is one of ours for that provider, with nothing added to it. */
export function isCallbackAddress(provider: Provider, address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, origin, pathname } = new URL(address)
  return /^https?:$/.test(protocol) && CALLBACK_PATHS[provider].test(pathname) && address === origin + pathname
}

/** The address the provider has called, when it is the very one that was given to it, whatever its query. */
export function calledAddress(callbackUrl: string, redirectUri: string): URL | undefined {
  if (!URL.canParse(callbackUrl)) return undefined
  const url = new URL(callbackUrl)
  return url.origin + url.pathname === redirectUri && !url.username && !url.password ? url : undefined
}
