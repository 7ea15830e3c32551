import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import { SettingsFields } from '#client/islands/dictionary-settings/settings-fields.tsx'
import { settingsLabels } from '#client/islands/dictionary-settings/settings-labels.ts'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { plainMeta } from '#client/routes/document-meta.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import { rememberPreferences } from '#client/routes/remember-search.ts'
import * as m from '#messages'
import { type DisplayPreferences, readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'
import { changePreferences } from './change-preferences.ts'
import '#client/styles/pages.css'

type SettingsView = { frame: Frame; view: DisplayPreferences; back: string }

/** GET /search/settings: how the dictionary is shown, as the form of the modal `dictionary-settings-modal` (TAB-016). */
export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  refuseWhereDisabled(page)
  const { searchParams, origin } = new URL(request.url)
  const back = safeReturnPath(searchParams.get('return'), origin) ?? '/'
  return pageData<SettingsView>({ frame: frameOf(page, request), view: readPrefsCookie(page.storedPreferences), back })
}

/** POST: for this browser, and for the account of a reader who has one (SET-007). */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  refuseWhereDisabled(page)
  const form = await request.formData()
  const view = {
    view_preference: form.get('view_preference') === 'condensed' ? ('condensed' as const) : ('normal' as const),
    show_examples: form.get('show_examples') !== null,
  }
  await changePreferences(page, (stored) => ({ ...stored, dictionary: { ...stored.dictionary, ...view } }))
  const headers = rememberPreferences(page, { ...readPrefsCookie(page.storedPreferences), ...view })
  return redirect(safeReturnPath(String(form.get('return') ?? ''), new URL(request.url).origin) ?? '/', { status: 303, headers })
}

/** A brand may have its settings fixed. */
function refuseWhereDisabled({ brand }: PageContext): void {
  if (brand.app.features.disableSettings) throw redirect('/forbidden/404', 302)
}

export function meta({ loaderData }: { loaderData: PageData<SettingsView> | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : plainMeta(`${m.DICT_SETTINGS()} – ${viewOf(loaderData).frame.appName}`)
}

export default function DictionarySettings({ loaderData }: { loaderData: PageData<SettingsView> }) {
  const { frame, view, back } = viewOf(loaderData)
  const labels = settingsLabels(frame.locale)
  return (
    <PageFrame frame={frame} isSolid>
      <div className="wrap text-page stack">
        <h1 tabIndex={-1}>{labels.title}</h1>
        <form className="stack" method="post" action="/search/settings">
          <SettingsFields view={view} back={back} labels={labels} />
          <p className="row">
            <button type="submit" className="btn pri">
              {labels.done}
            </button>
            <a className="btn" href={back}>
              {labels.cancel}
            </a>
          </p>
        </form>
      </div>
    </PageFrame>
  )
}
