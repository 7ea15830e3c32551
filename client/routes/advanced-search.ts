import type { PageContext } from '#client/page-context.ts'
import { hasAdvancedSearch, passesPacmanGuard, showsTabStrip } from '#shared/permissions/permissions.ts'

export type AdvancedSearch = {
  /** The dictionary tab exists for this visitor (TAB-004). */
  isOn: boolean
  /** The guard of dictionary routes lets the visitor in (PERM-027). */
  mayOpenDictionaries: boolean
  /** The tab strip is drawn (TAB-015). */
  showsTabs: boolean
}

/** What the visitor may do with the dictionary tab, by the claim and the brand's features. */
export function advancedSearch({ visitor, brand }: Pick<PageContext, 'visitor' | 'brand'>): AdvancedSearch {
  const { features } = brand.app
  return {
    isOn: hasAdvancedSearch(visitor, features) && passesPacmanGuard(visitor, features),
    mayOpenDictionaries: passesPacmanGuard(visitor, features),
    showsTabs: showsTabStrip(visitor, features) && features.languageTab,
  }
}
