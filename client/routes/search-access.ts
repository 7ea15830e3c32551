import type { PageContext } from '#client/page-context.ts'
import type { SearchAccess } from '#shared/dictionary/user-type.ts'
import { hasAdvancedSearch, passesPacmanGuard, showsTabStrip } from '#shared/permissions/permissions.ts'
import { losesDictionaryTab } from '#shared/search/tab-choice.ts'

type Given = Pick<PageContext, 'visitor' | 'brand'>

/** What searches say of the visitor, by the claims and the brand's features (TAB-004, SRCH-029). */
export const searchAccess = ({ visitor, brand }: Given): SearchAccess => ({
  hasAdvancedSearch: hasAdvancedSearch(visitor, brand.app.features),
  canAccessPremium: visitor.canAccessPremium,
})

/** Whether a dictionary's own URL lets the visitor in; links lead there only then (PERM-027, URL-042). */
export const mayOpenDictionaries = ({ visitor, brand }: Given): boolean => passesPacmanGuard(visitor, brand.app.features)

/** Whether the visitor has both tabs: the brand has the language tab, and the dictionary tab would let them in (TAB-015, CONF-026). */
export const showsTabs = ({ visitor, brand }: Given): boolean =>
  brand.app.features.languageTab && showsTabStrip(visitor, brand.app.features)

type Visited = Given & Pick<PageContext, 'hadDomainLogin' | 'storedTab'>

/**
 * Whether a visitor who asks for a dictionary has had the tab by their network's login and has it no longer. The stored tab tells of a
 * login whose cookie the browser has dropped by now: nobody else who is not signed in was ever let in (TAB-013).
 */
export const hasLostDictionaryTab = ({ visitor, brand, hadDomainLogin, storedTab }: Visited): boolean =>
  losesDictionaryTab({
    hadDomainLogin: hadDomainLogin || (visitor.isAnonymous && storedTab === 'dictionary'),
    hasDomainLogin: visitor.hasDomainLogin,
    allowsAnonymous: brand.app.features.anonymous,
    plan: visitor.subscriptionType,
  })
