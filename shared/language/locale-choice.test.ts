import { expect, test } from 'vitest'
import { chooseLocale } from './locale-choice.ts'

test.each([
  ['nothing said: English', {}, 'en'],
  ['hl beats all', { hl: 'sv', preference: 'fi', cookie: 'fi', acceptLanguage: 'fi' }, 'sv'],
  ['a preference beats the cookie', { preference: 'sv', cookie: 'fi', acceptLanguage: 'en' }, 'sv'],
  ['the cookie beats the browser', { cookie: 'fi', acceptLanguage: 'sv' }, 'fi'],
  ['nonsense is passed over', { hl: 'de', preference: 'constructor', cookie: '', acceptLanguage: 'sv' }, 'sv'],
])('L10N-007 %s', (_, sources, locale) => expect(chooseLocale(sources)).toBe(locale))

test.each([
  ['fi', 'fi'],
  ['sv-FI, fi;q=0.9', 'sv'],
  ['FI-fi', 'fi'],
  ['de, fr;q=0.9', 'en'],
  ['de, fr;q=0.9, fi;q=0.1', 'fi'],
  ['en;q=0.5, fi;q=0.8', 'fi'],
  ['fi;q=0, sv;q=0.2', 'sv'],
  ['fi;q=0', 'en'],
  ['en, fi', 'en'],
  ['fi ; q=0.3 , sv ; q=0.4', 'sv'],
  ['fi;q=oops, sv;q=0.1', 'sv'],
  ['fi;q=2', 'en'],
  ['*', 'en'],
  ['*, fi;q=0.1', 'fi'],
  ['fil', 'en'],
  [',;;q=,', 'en'],
  ['', 'en'],
])('L10N-002 the browser says "%s": %s', (acceptLanguage, locale) => expect(chooseLocale({ acceptLanguage })).toBe(locale))

test('L10N-002 an endless header is not read to its end', () => {
  expect(chooseLocale({ acceptLanguage: `${'de,'.repeat(400)}fi` })).toBe('en')
})
