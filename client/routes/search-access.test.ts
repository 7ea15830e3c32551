import { expect, test } from 'vitest'
import { pageContext } from '#client/page-context.ts'
import { tierOf } from '#client/search/search-request.ts'
import { prefsCookieValue, readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { loaderArgs } from './page-for-tests.ts'
import { searchAccess } from './search-access.ts'

type Given = { ofTeam: boolean; brandHides: boolean; choice: boolean | null }

/** What the searches of a page say of the team's own data. */
function userDataFor({ ofTeam, brandHides, choice }: Given) {
  const storedPreferences = prefsCookieValue({ ...readPrefsCookie(undefined), hide_customer_data: choice })
  const { context } = loaderArgs({
    url: '/',
    features: { dictionarySettings: { hide_customer_data: brandHides } },
    visitor: { canAccessTeamContent: ofTeam },
    page: { storedPreferences },
  })
  return tierOf(searchAccess(context.get(pageContext))).user_data
}

test.each<[string, Given, false | undefined]>([
  ['is shown where nobody hides it', { ofTeam: true, brandHides: false, choice: null }, undefined],
  ['is hidden where the brand says so', { ofTeam: true, brandHides: true, choice: null }, false],
  ['but for a reader who chose to see it', { ofTeam: true, brandHides: true, choice: false }, undefined],
  ['is hidden for a reader who chose so', { ofTeam: true, brandHides: false, choice: true }, false],
  ['is nothing to readers without a team', { ofTeam: false, brandHides: true, choice: null }, undefined],
])('SRCH-045 AC-027 customer data %s', (_, given, sent) => expect(userDataFor(given)).toBe(sent))
