import { expect, test } from 'vitest'
import { pageContext } from '#client/page-context.ts'
import { readPairOptions, readSingleOptions } from '#shared/language/option-text.ts'
import { prefsCookieValue, readPrefsCookie } from '#shared/preferences/display-preferences.ts'
import { lastPair } from './last-pair.ts'
import { loaderArgs } from './page-for-tests.ts'

const OPTIONS = { pairs: readPairOptions('fi:en,sv,!de'), singleLanguages: readSingleOptions('sv') }
const FALLBACK = { fromId: 'sv', toId: 'en' } as const

const opened = (storedPreferences: string | undefined) => {
  const { context } = loaderArgs({ url: '/', features: { defaultLanguagePair: FALLBACK }, page: { storedPreferences } })
  return lastPair(context.get(pageContext), OPTIONS)
}
const chosen = (fromId: 'fi' | 'sv', toId: 'en' | 'sv' | 'de' | 'fi') =>
  prefsCookieValue({ ...readPrefsCookie(undefined), languages: [fromId, toId] })

test('STORE-010 STORE-039 the front page opens with the pair that was chosen last', () => {
  expect(opened(chosen('fi', 'sv'))).toEqual({ fromId: 'fi', toId: 'sv' })
  expect(opened(chosen('sv', 'sv'))).toEqual({ fromId: 'sv', toId: 'sv' })
})

test.each([
  ['nobody has chosen', undefined],
  [
    'CONF-014 CONF-023 nobody has chosen, though other things were',
    prefsCookieValue({ ...readPrefsCookie(undefined), view_preference: 'condensed' }),
  ],
  ['is not offered', chosen('sv', 'en')],
  ['is locked', chosen('fi', 'de')],
])('STORE-010 a pair that %s is the brand’s own', (_, cookie) => expect(opened(cookie)).toEqual(FALLBACK))
