import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import { checkSections } from '#client/islands/dictionary-picker/check-sections.ts'
import { groupProblem } from '#client/islands/dictionary-picker/group-problem.ts'
import { pickerLabels } from '#client/islands/dictionary-picker/picker-labels.ts'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { type PageContext, pageContext } from '#client/page-context.ts'
import { plainMeta } from '#client/routes/document-meta.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import { mayOpenDictionaries } from '#client/routes/search-access.ts'
import { searchLists } from '#client/routes/search-lists.ts'
import { CheckGroups, type CheckSection } from '#client/ui/check-groups.tsx'
import { FormError } from '#client/ui/form-error.tsx'
import * as m from '#messages'
import { customGroup } from '#shared/dictionary/dictionary-context.ts'
import { groupCookie, readGroupCookie } from '#shared/preferences/group-cookie.ts'
import { cleanKeyword } from '#shared/search/keyword-rules.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { safeReturnPath } from '#shared/text/safe-return-path.ts'
import { changePreferences } from './change-preferences.ts'
import '#client/styles/pages.css'

type GroupView = { frame: Frame; sections: readonly CheckSection[]; ticked: readonly string[]; key: string; back: string }

/** GET /search/dictionaries: the reader's own group, as the form of the dialog `dictionary-picker` (PICK-024, PICK-027). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (!mayOpenDictionaries(page)) throw redirect('/forbidden/no-access', 302)
  const { searchParams } = new URL(request.url)
  return pageData<GroupView>({
    frame: frameOf(page, request),
    sections: await sectionsFor(page),
    ticked: readGroupCookie(page.storedGroup),
    ...carried(request, (name) => searchParams.get(name)),
  })
}

/** The word that goes along, and the way back for those who change nothing. */
const carried = ({ url }: Request, field: (name: string) => string | null) => ({
  key: cleanKeyword(field('key') ?? ''),
  back: safeReturnPath(field('return'), new URL(url).origin) ?? '/?tab=dictionary',
})

const sectionsFor = async (page: PageContext) =>
  checkSections(await searchLists(page), {
    locale: page.locale,
    hasPremium: page.visitor.canAccessPremium,
    labels: pickerLabels(page.locale),
  })

type Refused = { problem: string; ticked: readonly string[]; key: string; back: string }

/** POST: keeps the group in this browser, and with the account of a reader who has one, and searches in it (PICK-023, PICK-028, PICK-037). */
export async function action({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  if (!mayOpenDictionaries(page)) throw redirect('/forbidden/no-access', 302)
  const form = await request.formData()
  const asked = form.getAll('id').map(String)
  const { dictionaries } = await searchLists(page)
  const group = customGroup([...new Set(asked)], dictionaries, '')
  const ids = group?.dictionaries ?? []
  const problem = groupProblem(ids.length, pickerLabels(page.locale))
  const { key, back } = carried(request, (name) => String(form.get(name) ?? ''))
  if (group === undefined || problem !== undefined)
    return pageData<Refused>({ problem: problem ?? m.DICT_PICKER_NOTHING_SELECTED(), ticked: ids, key, back }, { status: 422 })

  await changePreferences(page, (stored) => ({ ...stored, dictgroups: { groups: { custom: ids } } }))
  const search = { type: 'dictionary', dictionaryId: group.id, kind: 'group', langs: { type: 'all' }, key } as const
  return redirect(buildSearchUrl(search), { status: 303, headers: { 'set-cookie': groupCookie(ids) } })
}

export function meta({ loaderData }: { loaderData: PageData<GroupView> | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : plainMeta(`${m.DICT_PICKER_TITLE()} – ${viewOf(loaderData).frame.appName}`)
}

type Props = { loaderData: PageData<GroupView>; actionData?: PageData<Refused> | undefined }

export default function GroupDictionaries({ loaderData, actionData }: Props) {
  const { frame, sections, ...asked } = viewOf(loaderData)
  const refused = actionData && viewOf(actionData)
  const { ticked, key, back } = refused ?? asked
  const labels = pickerLabels(frame.locale)
  return (
    <PageFrame frame={frame} icons={['lock', 'triangle-alert']} isSolid>
      <div className="wrap text-page stack">
        <h1 tabIndex={refused === undefined ? -1 : undefined}>{labels.title}</h1>
        {refused === undefined ? null : <FormError text={refused.problem} isFocused />}
        <form className="stack" method="post" action="/search/dictionaries">
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="return" value={back} />
          <CheckGroups name="id" sections={sections} ticked={ticked} labels={labels} />
          {frame.signedIn === undefined ? <p className="muted">{m.DICT_PICKER_SAVED_HERE()}</p> : null}
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
