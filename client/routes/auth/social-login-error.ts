import { type LoaderFunctionArgs, redirect } from 'react-router'
import { hasMessage } from '#client/i18n/message-by-key.ts'
import { pageContext } from '#client/page-context.ts'
import { flashOf } from '#shared/flash/known-flashes.ts'

/** GET /social-login-error?code={code}&provider={provider}: the front page, with the message over it. Spec: accounts §2.4, §8 (SSO-014 … SSO-018). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const revoked = searchParams.get('revoke')
  const failure =
    revoked === null ? { code: searchParams.get('code'), provider: searchParams.get('provider') } : { code: revoked, provider: 'microsoft' }
  context.get(pageContext).addFlash(flashOf(socialErrorKey(failure)))
  return redirect('/', 302)
}

type Failure = { code: string | null; provider: string | null }

/** The first key that has a text. Characters that no key has are written `_`. Spec: accounts §8 (SSO-017). */
export function socialErrorKey({ code, provider }: Failure): string {
  const parts = [provider, code].map((part) => part?.replace(/[^A-Za-z0-9]+/g, '_').slice(0, MAX_PART_LENGTH))
  const [byProvider, byCode] = [parts.slice(0, 1), parts].map((named) => ['SOCIAL_LOGIN_ERROR', ...named].join('_'))
  return [byCode, byProvider].find((key) => key !== undefined && hasMessage(key)) ?? 'SOCIAL_LOGIN_ERROR'
}

const MAX_PART_LENGTH = 40
