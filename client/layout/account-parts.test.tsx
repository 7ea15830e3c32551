import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import { FeaturesSchema } from '#shared/brand/brand-config.ts'
import { visitorOf } from '#shared/permissions/permissions.ts'
import type { Frame } from './frame.ts'
import { testFrame, testReader } from './frame-for-tests.ts'
import { loginHref } from './login-link.tsx'
import { PageFrame } from './page-frame.tsx'
import { profileLinks } from './profile-menu.tsx'
import { signedInOf } from './signed-in.ts'

const html = (fields: Partial<Frame> = {}) =>
  withLocale('en', () => renderToStaticMarkup(<PageFrame frame={testFrame(fields)}>page</PageFrame>))

describe('the header', () => {
  test('SHELL-001 has the logo, which leads home', () => {
    expect(html()).toContain('<a class="logo" href="/">')
  })

  test('SHELL-005 anonymous readers can log in and come back', () => {
    expect(html()).toContain('href="/auth/login?return=%2Ffinnish-english%2Ftalo"')
    expect(html()).not.toContain('id="profile"')
  })

  test('SHELL-005 signed-in readers have a profile menu instead, which opens without a script', () => {
    const drawn = html({ signedIn: testReader() })
    expect(drawn).not.toContain('/auth/login')
    expect(drawn).toContain('popoverTarget="profile"')
    expect(drawn).toMatch(/<section class="drawer right" id="profile" popover="auto"/)
    expect(drawn).toContain('<form action="/auth/logout" method="post"><input type="hidden" name="return" value="/finnish-english/talo"/>')
  })

  test.each([
    ['SHELL-004 offers access', true],
    ['SHELL-004 offers none', false],
  ])('%s', (_, offersAccess) => {
    expect(html({ offersAccess }).includes('/get-access')).toBe(offersAccess)
  })

  test.each([true, false])('SHELL-003 says that the network has signed the reader in: %s', (hasDomainLogin) => {
    expect(html({ hasDomainLogin }).includes('Organisation network')).toBe(hasDomainLogin)
  })

  test('SHELL-003 names the institution, on narrow screens in the menu, as text', () => {
    const drawn = html({ hasDomainLogin: true, institution: 'City <Library>' })
    const named = '<bdi>City &lt;Library&gt;</bdi>'
    const menu = drawn.slice(drawn.indexOf('id="menu"'))
    expect([drawn.includes(named), menu.includes(named)]).toEqual([true, true])
    expect(html({ institution: 'City Library' })).not.toContain('City Library')
  })

  test('every icon that is shown is drawn once', () => {
    const drawn = html({ signedIn: testReader({ hasTeamPage: true, hasTeamPayments: true, hasProfile: true }), hasDomainLogin: true })
    const shown = [...drawn.matchAll(/href="#(i-[\w-]+)"/g)].map(([, id]) => id)
    for (const id of shown) expect(drawn.split(`id="${id}"`)).toHaveLength(2)
  })
})

describe('the login link', () => {
  test.each([
    ['/', '/auth/login'],
    ['/auth/register/x', '/auth/login'],
    ['/user/settings', '/auth/login'],
    ['/authors-english/x?hl=sv', '/auth/login?return=%2Fauthors-english%2Fx%3Fhl%3Dsv'],
  ])('SHELL-005 on %s is %s', (here, href) => expect(loginHref(here)).toBe(href))
})

describe('the profile menu', () => {
  const hrefs = (fields: Parameters<typeof testReader>[0]) => profileLinks(testReader(fields)).map(({ href }) => href)

  test.each([
    ['SHELL-008 always the settings', {}, ['/user/settings']],
    ['SHELL-008 the profile', { hasProfile: true }, ['/user/settings', '/user/profile']],
    ['SHELL-008 own word lists', { hasOwnWordlists: true }, ['/user/settings', '/wordlists/own']],
    ['TEAM-002 the team page', { hasTeamPage: true }, ['/user/settings', '/teamadmin/users']],
    ['TEAM-003 the team account', { hasTeamPayments: true }, ['/user/settings', '/user/teamsettings']],
  ])('%s', (_, fields, expected) => expect(hrefs(fields)).toEqual(expected))

  test.each([
    ['owner', 'Team owner'],
    ['admin', 'Team administrator'],
    ['member', 'Team member'],
  ] as const)('TEAM-004 tells the role %s', (teamRole, text) => {
    expect(html({ signedIn: testReader({ teamRole }) })).toContain(`<small>${text}</small>`)
  })

  test('STORE-034 F02 scripts are told the display part only', () => {
    const told = /data-reader="([^"]*)"/.exec(html({ signedIn: testReader({ teamRole: 'admin' }) }))?.[1]
    expect(JSON.parse(told?.replaceAll('&quot;', '"') ?? '')).toEqual({ userId: 'u1', teamRole: 'admin', preferencesReadOnly: false })
  })

  test('marks the page it is open on', () => {
    expect(html({ signedIn: testReader(), here: '/user/settings?x=1' })).toContain('href="/user/settings" aria-current="true"')
  })
})

describe('the reader', () => {
  const features = (given: object = {}) => v.parse(FeaturesSchema, given)
  const reader = (claims: object, given: object = {}) =>
    signedInOf(
      visitorOf({ user: { role: 'user', user_claims: [], sub: 'u1', identity: { team_id: 't1' }, ...claims }, features: features(given) }),
      features(given),
    )

  test('is nobody when anonymous', () => {
    expect(signedInOf(visitorOf({ features: features() }), features())).toBeUndefined()
  })

  test.each([
    ['owner', 'owner'],
    ['admin', 'admin'],
    ['member', 'member'],
    [undefined, 'member'],
  ])('TEAM-020 of team role %s is shown as %s', (team_role, shown) => {
    expect(reader(team_role === undefined ? {} : { team_role })?.teamRole).toBe(shown)
  })

  test('has no role without a team', () => {
    expect(reader({ identity: {} })?.teamRole).toBeUndefined()
  })

  test.each([
    ['TEAM-002 hasTeamPage', 'admin', { teams: true }, { hasTeamPage: true, hasTeamPayments: false }],
    ['TEAM-003 hasTeamPayments', 'owner', { teams: true }, { hasTeamPage: true, hasTeamPayments: true }],
    ['TEAM-002 not for members', 'member', { teams: true }, { hasTeamPage: false, hasTeamPayments: false }],
    ['TEAM-001 not where a brand has no teams', 'owner', {}, { hasTeamPage: false, hasTeamPayments: false }],
    ['CONF-024 a hidden profile', 'member', { hideProfile: true }, { hasProfile: false }],
    ['CONF-024 word lists', 'member', { wordlists: true }, { hasOwnWordlists: true }],
    ['CONF-024 hidden word lists', 'member', { wordlists: true, hideOwnWordlists: true }, { hasOwnWordlists: false }],
  ])('%s', (_, team_role, given, expected) => {
    expect(reader({ team_role }, given)).toMatchObject(expected)
  })

  test('STORE-031 whose network opens for viewing only sends no preferences', () => {
    expect(reader({ user_claims: ['viewOnlyIp'] })?.preferencesReadOnly).toBe(true)
    expect(reader({})?.preferencesReadOnly).toBe(false)
  })
})
