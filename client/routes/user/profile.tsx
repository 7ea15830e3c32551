import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { pageContext } from '#client/page-context.ts'
import { plainMeta } from '#client/routes/document-meta.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import { profileFacts } from '#client/settings/account-facts.ts'
import { Facts } from '#client/settings/facts.tsx'
import * as m from '#messages'
import type { Profile } from '#shared/account/user.ts'
import { callApi } from '#shared/api/call-api.ts'
import { userProfile } from '#shared/api/users.ts'
import { leaveWhenLoggedOut, ownId } from './own-account.ts'
import '#client/styles/pages.css'

type ProfileView = { frame: Frame; profile: Profile }

/** GET /user/profile: what others of the reader's team or organisation know of them. A brand may do without (USER-005). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (page.brand.app.features.hideProfile) throw redirect('/forbidden/404', 302)
  const user_id = ownId(page, request)
  const profile = await callApi(page.api, userProfile, { user_id }).catch((error: unknown) => leaveWhenLoggedOut(error, request))
  return pageData<ProfileView>({ frame: frameOf(page, request), profile })
}

export function meta({ loaderData }: { loaderData: PageData<ProfileView> | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : plainMeta(`${m.PROFILE_PROFILE()} – ${viewOf(loaderData).frame.appName}`)
}

export default function ProfilePage({ loaderData }: { loaderData: PageData<ProfileView> }) {
  const { frame, profile } = viewOf(loaderData)
  return (
    <PageFrame frame={frame} isSolid>
      <div className="wrap text-page stack spacious">
        <h1 tabIndex={-1}>{m.PROFILE_PROFILE()}</h1>
        <Facts facts={profileFacts(profile)} />
        <p className="row">
          <a className="btn" href="/user/settings">
            {m.PROFILE_EDIT()}
          </a>
        </p>
      </div>
    </PageFrame>
  )
}
