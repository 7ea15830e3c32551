import type { PageContext } from '#client/page-context.ts'
import { hidesCustomerData } from '#shared/dictionary/customer-data.ts'
import type { SearchAccess } from '#shared/dictionary/user-type.ts'
import { hasAdvancedSearch, passesPacmanGuard, showsTabStrip } from '#shared/permissions/permissions.ts'
import { readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { losesDictionaryTab } from '#shared/search/tab-choice.ts'

type Given = Pick<PageContext, 'visitor' | 'brand'>

/** What searches say of the visitor, by the claims, the brand's features and the visitor's own choice (TAB-004, SRCH-029, SRCH-045). */
export const searchAccess = ({ visitor, brand, storedPreferences }: Given & Pick<PageContext, 'storedPreferences'>): SearchAccess => ({
  hasAdvancedSearch: hasAdvancedSearch(visitor, brand.app.features),
  canAccessPremium: visitor.canAccessPremium,
  // Only who has a team's content has any to hide.
  hidesCustomerData:
    visitor.canAccessTeamContent &&
    hidesCustomerData(readPrefsCookie(storedPreferences).hide_customer_data, brand.app.features.dictionarySettings),
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
