import type { PageContext } from '#client/page-context.ts'
import { optionOf } from '#client/search/language-choices.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import { pairOfOption } from '#shared/language/picker-option.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import type { SearchLists } from './search-lists.ts'

type Given = Pick<PageContext, 'storedPreferences' | 'brand'>
type Options = Pick<SearchLists, 'pairs' | 'singleLanguages'>

/**
 * What the language tab opens with: the pair that was chosen last, as far as it is still offered and open to the visitor, or the brand's
 * own. Spec: search §3, requirements STORE-010, STORE-028, STORE-039, CONF-023.
 */
export function lastPair({ storedPreferences, brand }: Given, { pairs, singleLanguages }: Options): LanguagePair {
  const fallback = brand.app.features.defaultLanguagePair
  const { languages } = readPrefsCookie(storedPreferences)
  if (languages === null) return fallback
  const [fromId, toId] = languages
  const stored = { fromId, toId }
  const option = optionOf([...pairs, ...singleLanguages.map((one) => ({ ...pairOfOption(one), locked: one.locked }))], stored)
  return option === undefined || option.locked ? fallback : stored
}
