import type { PageContext } from '#client/page-context.ts'
import * as m from '#messages'
import { callApi } from '#shared/api/call-api.ts'
import { editorDictionaries } from '#shared/api/editor.ts'
import { type BaseFormLanguage, type LanguagePairOption, searchDictionaries, searchLanguages } from '#shared/api/search.ts'
import type { Dictionary, DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { customGroup } from '#shared/dictionary/dictionary-context.ts'
import { TEAM_GLOSSARIES_ID, teamGlossaries, withTeamGlossaries } from '#shared/dictionary/team-glossary.ts'
import type { SingleOption } from '#shared/language/picker-option.ts'
import { readGroupCookie } from '#shared/preferences/group-cookie.ts'

/** What can be searched: every page with a search box needs it, and the edge keeps it ready. */
export type SearchLists = {
  dictionaries: readonly Dictionary[]
  groups: readonly DictionaryGroup[]
  pairs: readonly LanguagePairOption[]
  singleLanguages: readonly SingleOption[]
  /** The languages with base forms; absent where the back end does not tell. */
  baseForms?: readonly BaseFormLanguage[]
}

export const NO_LISTS: SearchLists = { dictionaries: [], groups: [], pairs: [], singleLanguages: [] }

/** The reader's own group is among the groups. A list that cannot be had is empty: the search box then offers the pair in hand, and the words decide the page's status. */
export async function searchLists(page: PageContext): Promise<SearchLists> {
  const { api, storedGroup } = page
  const [listed, { languagePairs, singleLanguages, baseForms }] = await Promise.all([
    callApi(api, searchDictionaries, {}).catch(() => ({ dictionaries: [], groups: [] })),
    callApi(api, searchLanguages, { search_service: 'ss' }).catch(() => ({ languagePairs: [], singleLanguages: [], baseForms: undefined })),
  ])
  const { dictionaries, groups } = await withGlossaries(page, listed)
  const custom = customGroup(readGroupCookie(storedGroup), dictionaries, m.DICT_GROUP_CUSTOM())
  return {
    dictionaries,
    groups: custom === undefined ? groups : [...groups, custom],
    pairs: languagePairs,
    singleLanguages,
    ...(baseForms && { baseForms }),
  }
}

type Listed = Pick<SearchLists, 'dictionaries' | 'groups'>

/** A back end that does not list a team's glossaries with the rest has them in its editor (PICK-008, PICK-009). */
async function withGlossaries({ api, visitor }: PageContext, listed: Listed): Promise<Listed> {
  if (visitor.teamId === undefined || listed.groups.some(({ id }) => id === TEAM_GLOSSARIES_ID)) return listed
  const { dictionaries } = await callApi(api, editorDictionaries, {}).catch(() => ({ dictionaries: [] }))
  return withTeamGlossaries(listed, teamGlossaries(dictionaries, visitor.teamId))
}
