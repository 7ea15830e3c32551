import { type LoaderFunctionArgs, type MetaDescriptor, redirect } from 'react-router'
import { languageOptions } from '#client/islands/language-list/language-options.ts'
import { listLabels } from '#client/islands/language-list/list-labels.ts'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { pageContext } from '#client/page-context.ts'
import { plainMeta } from '#client/routes/document-meta.ts'
import { frameOf } from '#client/routes/frame-of.ts'
import { type PageData, pageData, viewOf } from '#client/routes/page-data.ts'
import { mayOpenDictionaries } from '#client/routes/search-access.ts'
import { searchLists } from '#client/routes/search-lists.ts'
import { CheckGroups } from '#client/ui/check-groups.tsx'
import { FormError } from '#client/ui/form-error.tsx'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import { type DictionaryContext, dictionaryLookup } from '#shared/dictionary/dictionary-context.ts'
import { acceptLanguages, ownLanguages } from '#shared/search/dictionary-languages.ts'
import { cleanKeyword } from '#shared/search/keyword-rules.ts'
import { chosenLanguages, hasLanguageList, requiredLanguages, tickedLanguages } from '#shared/search/language-list.ts'
import { readLanguageSegment } from '#shared/search/language-segment.ts'
import { type DictionarySearch, SEARCH_MODES, type SearchLanguages } from '#shared/search/search-route.ts'
import { modeAfterPick } from '#shared/search/search-type.ts'
import { buildSearchUrl, type SearchTarget } from '#shared/search/search-url.ts'
import '#client/styles/pages.css'

type LanguagesView = {
  frame: Frame
  dictionary: DictionaryContext
  langs: SearchLanguages
  key: string
  searchMode: DictionarySearch['searchMode']
  isRefused: boolean
  back: string
}

/**
 * GET /search/languages?dictionary={id}: the languages of a dictionary that has many, as the form of the dialog `lang-picker`; what is
 * ticked in it comes back with `use`, and leads to the search (LANG-039 … LANG-045, LANG-048).
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  if (!mayOpenDictionaries(page)) throw redirect('/forbidden/no-access', 302)
  const { searchParams } = new URL(request.url)
  const dictionary = dictionaryLookup(await searchLists(page))(searchParams.get('dictionary') ?? '')
  if (!dictionary || !hasLanguageList(dictionary)) throw redirect('/forbidden/404', 302)

  const key = cleanKeyword(searchParams.get('key') ?? '')
  const searchMode = modeAfterPick(dictionary, SEARCH_MODES.find((mode) => mode === searchParams.get('searchMode')) ?? 'default')
  const segment = readLanguageSegment(searchParams.get('langs') ?? '')
  const langs = (segment && acceptLanguages(dictionary, segment)?.langs) ?? ownLanguages(dictionary)
  const urlWith = (chosen: SearchLanguages) => buildSearchUrl(targetOf(dictionary, { key, searchMode, langs: chosen }))

  const isSent = searchParams.has('use')
  const chosen = isSent ? chosenLanguages(searchParams.getAll('lang'), dictionary) : undefined
  if (chosen) throw redirect(urlWith(chosen), 303)
  const view = { frame: frameOf(page, request), dictionary, langs, key, searchMode, isRefused: isSent, back: urlWith(langs) }
  return pageData<LanguagesView>(view, { status: isSent ? 422 : 200 })
}

const targetOf = ({ id, kind }: DictionaryContext, search: Pick<DictionarySearch, 'key' | 'searchMode' | 'langs'>): SearchTarget => ({
  type: 'dictionary',
  dictionaryId: id,
  kind,
  ...search,
})

export function meta({ loaderData }: { loaderData: PageData<LanguagesView> | undefined }): MetaDescriptor[] {
  return loaderData === undefined ? [] : plainMeta(`${m.CHOOSE_LANGUAGES()} – ${viewOf(loaderData).frame.appName}`)
}

export default function SearchLanguagesPage({ loaderData }: { loaderData: PageData<LanguagesView> }) {
  const { frame, dictionary, langs, key, searchMode, isRefused, back } = viewOf(loaderData)
  const labels = listLabels(frame.locale)
  const required = requiredLanguages(dictionary)
  const sections = [{ title: labels.languages, options: languageOptions(dictionary.langs, required, frame.locale) }]
  return (
    <PageFrame frame={frame} icons={['info', 'triangle-alert']} isSolid>
      <div className="wrap text-page stack">
        <h1 tabIndex={isRefused ? undefined : -1}>{labels.title}</h1>
        {isRefused ? <FormError text={labels.nothingSelected} isFocused /> : null}
        {required.length === 0 ? null : (
          <p className="note">
            <Icon name="info" />
            <span>{labels.required(required)}</span>
          </p>
        )}
        <form className="stack" action="/search/languages">
          <input type="hidden" name="use" value="1" />
          <input type="hidden" name="dictionary" value={dictionary.id} />
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="searchMode" value={searchMode} />
          <CheckGroups name="lang" sections={sections} ticked={isRefused ? [] : tickedLanguages(langs, dictionary)} labels={labels} />
          <p className="row">
            <button type="submit" className="btn pri">
              {labels.done}
            </button>
            <a className="btn" href={back}>
              {m.CANCEL()}
            </a>
          </p>
        </form>
      </div>
    </PageFrame>
  )
}
