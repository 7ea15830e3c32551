import type { LoaderFunctionArgs } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { pageContext } from '#client/page-context.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import * as m from '#messages'
import { returnPathOf } from '#shared/account/login-return.ts'
import { AuthPage, authMeta } from './auth-page.tsx'
import '#client/styles/pages.css'

type View = { frame: Frame; next: string }

/** GET /auth/welcome?return={path}: the first page of a new user, on the way to where they were going. Spec: accounts §4.2 (AUTH-046). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const next = returnPathOf(new URL(request.url).searchParams.get('return') ?? undefined, page.origin) ?? '/auth/success/free'
  return pageData<View>({ frame: frameOf(page, request), next })
}

export const meta = ({ loaderData }: { loaderData: PageData<View> | undefined }) => authMeta(loaderData, m.WELCOME_TITLE)

export default function Welcome({ loaderData }: { loaderData: PageData<View> }) {
  const { frame, next } = viewOf(loaderData)
  return (
    <AuthPage frame={frame} title={m.WELCOME_TITLE()} isNarrow>
      <p>{m.WELCOME_TEXT()}</p>
      <p className="row">
        <a className="btn pri" href={next}>
          {m.WELCOME_CONTINUE()}
        </a>
      </p>
    </AuthPage>
  )
}
