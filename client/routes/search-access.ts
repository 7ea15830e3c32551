import type { PageContext } from '#client/page-context.ts'
import type { SearchAccess } from '#shared/dictionary/user-type.ts'
import { hasAdvancedSearch, passesPacmanGuard } from '#shared/permissions/permissions.ts'

type Given = Pick<PageContext, 'visitor' | 'brand'>

/** What searches say of the visitor, by the claims and the brand's features (TAB-004, SRCH-029). */
export const searchAccess = ({ visitor, brand }: Given): SearchAccess => ({
  hasAdvancedSearch: hasAdvancedSearch(visitor, brand.app.features),
  canAccessPremium: visitor.canAccessPremium,
})

/** Whether a dictionary's own URL lets the visitor in; links lead there only then (PERM-027, URL-042). */
export const mayOpenDictionaries = ({ visitor, brand }: Given): boolean => passesPacmanGuard(visitor, brand.app.features)
