import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import { type GivenPage, loaderArgs } from '#client/routes/page-for-tests.ts'
import { testProfile } from '#shared/account/profile-for-tests.ts'
import { registerPath } from '#shared/permissions/route-guards.ts'
import ProfilePage, { loader } from './profile.tsx'

const open = (given: Partial<GivenPage> = {}) =>
  loader(
    loaderArgs({
      url: '/user/profile',
      visitor: { isAnonymous: false, userId: 'u1' },
      answers: { userProfile: () => testProfile({ haka_organisation: 'Oulu', team_name: 'Kaiku', team_role: 'owner' }) },
      ...given,
    }),
  )

test('USER-005 shows who the reader is', async () => {
  const { data } = await open()
  const drawn = withLocale('en', () => renderToStaticMarkup(<ProfilePage loaderData={data} />))
  for (const text of ['Aino Virtanen', 'aino@example.test', 'Oulu', 'Kaiku · Team owner']) expect(drawn).toContain(`<bdi>${text}</bdi>`)
})

test.each([
  ['USER-005 a brand may hide it', { features: { hideProfile: true } }, '/forbidden/404'],
  ['ROUTE-041 anonymous readers register', { visitor: { isAnonymous: true } }, registerPath('/user/profile')],
])('%s', async (_, given, to) => {
  const thrown = await open(given).catch((error: unknown) => error)
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe(to)
})
