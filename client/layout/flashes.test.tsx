import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { withLocale } from '#client/i18n/with-locale.ts'
import { FlashSchema } from '#shared/flash/flash-message.ts'
import { flashOf, successFlash } from '#shared/flash/known-flashes.ts'
import { Flashes } from './flashes.tsx'
import { testFrame } from './frame-for-tests.ts'

const html = (...flashes: Parameters<typeof v.parse<typeof FlashSchema>>[1][]) =>
  withLocale('en', () =>
    renderToStaticMarkup(<Flashes frame={testFrame({ flashes: flashes.map((flash) => v.parse(FlashSchema, flash)) })} />),
  )

describe('a message drawn by the server', () => {
  test.each([
    ['info', 'class="flash"', 'role="status"', '#i-info'],
    ['success', 'class="flash ok"', 'role="status"', '#i-circle-check'],
    ['warning', 'class="flash warn"', 'role="alert"', '#i-triangle-alert'],
    ['error', 'class="flash warn"', 'role="alert"', '#i-triangle-alert'],
  ])('FLASH-001 of type %s', (type, ...parts) => {
    const drawn = html({ type, messageL10nId: 'TEAM_SUB_RENEWED' })
    for (const part of parts) expect(drawn).toContain(part)
    expect(drawn).toContain('Your team’s subscription has been renewed.')
    expect(drawn).toContain('aria-label="Messages"')
  })

  test('FLASH-003 says what it is and for how long, and closes without a script', () => {
    const drawn = html(flashOf('TEAM_SUB_RENEWED'))
    expect(drawn).toContain('&quot;duration&quot;:8000')
    expect(drawn).toContain('<a class="ib" href="/finnish-english/talo" aria-label="Close the message"')
  })

  test('FLASH-001 may have a link beside it', () => {
    const drawn = html({ ...flashOf('log_out_first'), reaction: { labelId: 'FRONT_PAGE', href: '/' } })
    expect(drawn).toContain('<a class="btn quiet" href="/">')
  })

  test('FLASH-002 FLASH-010 is there once, newest last', () => {
    const drawn = html(
      flashOf('TEAM_REMOVED', { teamName: 'A' }),
      successFlash('log_out_first'),
      flashOf('TEAM_REMOVED', { teamName: 'A' }),
    )
    expect(drawn.match(/data-flash/g)).toHaveLength(2)
    expect(drawn.indexOf('The team A')).toBeGreaterThan(drawn.indexOf('You are logged in'))
  })

  test('M06 what a user has written is text, never a parameter or markup', () => {
    const drawn = html(flashOf('TEAM_REMOVED', { teamName: '{teamName}<img src=x>\u202Eevil' }))
    expect(drawn).toContain('The team {teamName}&lt;img src=x&gt;\u202Eevil has been deleted.')
    expect(drawn).toContain('dir="auto"')
  })

  test('none is an empty place without a name, where later ones go', () => {
    expect(html()).toBe(
      '<section class="flashes" id="flashes" data-label="Messages" data-close="Close the message" data-here="/finnish-english/talo"></section>',
    )
  })
})

test.each(['fi', 'sv', 'en'] as const)('L10N-006 every known message has a text in %s', (locale) => {
  const keys = ['TEAM_SUB_RENEWED', 'TEAM_JOIN_FAILED', 'SOCIAL_LOGIN_ERROR', 'APP_ERROR', 'APP_ERROR_NO_TRIAL_ALLOWED', 'ACCOUNT_REMOVED']
  const drawn = withLocale(locale, () =>
    renderToStaticMarkup(<Flashes frame={testFrame({ flashes: keys.map((key) => v.parse(FlashSchema, flashOf(key))) })} />),
  )
  for (const key of keys) expect(drawn).not.toContain(`>${key}<`)
})
