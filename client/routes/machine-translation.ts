import type { PageContext } from '#client/page-context.ts'
import { pairOf } from '#client/search/search-languages.ts'
import type { MachineTranslation } from '#client/search/search-outcome.ts'
import type { AnySearch } from '#client/search/search-request.ts'
import { callApi } from '#shared/api/call-api.ts'
import { translateText } from '#shared/api/translate.ts'
import { offersMachineTranslation } from '#shared/search/machine-translation.ts'
import type { ResultStatus } from '#shared/search/result-status.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { searchAccess } from './search-access.ts'

/** The machine's translation that the URL asks for, the offer of one, or undefined where there is neither (MT-001 … MT-005). */
export async function machineTranslation(
  page: PageContext,
  search: AnySearch,
  status: ResultStatus,
): Promise<MachineTranslation | undefined> {
  const pair = pairOf(search)
  const languages = page.brand.app.features.machineTranslationLanguages
  const { hasAdvancedSearch } = searchAccess(page)
  if (pair === undefined || !offersMachineTranslation({ status, hasAdvancedSearch, pair, languages })) return undefined
  if (!search.isMachineTranslated) return { status: 'offered', href: translatedHref(search) }
  return callApi(page.api, translateText, {}, { text: search.key, from: pair.fromId, to: pair.toId }).then(
    ({ translations, provider }) => ({ status: 'translated', translations, provider }),
    () => ({ status: 'error' }),
  )
}

/** The search's own URL with /mt, as a headword search: full text has no such path (MT-004). */
function translatedHref({ linkType: _, ...search }: AnySearch): string {
  const fields = { searchMode: 'default', isMachineTranslated: true } as const
  return buildSearchUrl(search.type === 'language-pair' ? { ...search, ...fields } : { ...search, ...fields, type: 'dictionary' })
}
