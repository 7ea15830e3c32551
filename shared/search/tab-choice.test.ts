import { describe, expect, test } from 'vitest'
import { chooseTab, losesDictionaryTab, storedTabOf } from './tab-choice.ts'

describe('tab choice', () => {
  test.each([
    ['TAB-002 the pair tab is the default', { hasAdvancedSearch: true, route: 'home' }, 'langPair'],
    ['TAB-005 stored, empty path, nothing asked', { hasAdvancedSearch: true, route: 'home', storedTab: 'dictionary' }, 'dictionary'],
    [
      'TAB-005 what is asked beats what is stored',
      { hasAdvancedSearch: true, route: 'home', storedTab: 'dictionary', askedTab: 'langPair' },
      'langPair',
    ],
    [
      'TAB-007 the navigation asks',
      { hasAdvancedSearch: true, route: 'home', storedTab: 'langPair', askedTab: 'dictionary' },
      'dictionary',
    ],
    ['TAB-008 the path is full text', { hasAdvancedSearch: true, route: 'full-text', storedTab: 'langPair' }, 'dictionary'],
    ['TAB-009 the path is a dictionary', { hasAdvancedSearch: true, route: 'dictionary', askedTab: 'langPair' }, 'dictionary'],
    [
      'TAB-010 the path is a pair, whatever is stored',
      { hasAdvancedSearch: true, route: 'language-pair', storedTab: 'dictionary' },
      'langPair',
    ],
    ['TAB-012 an unknown stored tab', { hasAdvancedSearch: true, route: 'home', storedTab: 'fulltext' }, 'langPair'],
    ['TAB-006 being allowed is no reason by itself', { hasAdvancedSearch: true, route: 'home', storedTab: undefined }, 'langPair'],
    ['TAB-006 without advanced search: stored', { hasAdvancedSearch: false, route: 'home', storedTab: 'dictionary' }, 'langPair'],
    ['TAB-006 without advanced search: asked', { hasAdvancedSearch: false, route: 'home', askedTab: 'dictionary' }, 'langPair'],
    ['TAB-006 without advanced search: the path', { hasAdvancedSearch: false, route: 'dictionary' }, 'langPair'],
  ] as const)('%s', (_, question, tab) => expect(chooseTab(question)).toBe(tab))

  test('CONF-026 without the language tab the dictionary tab is the default', () => {
    const question = { hasLanguageTab: false, route: 'home', storedTab: 'langPair' } as const
    expect(chooseTab({ ...question, hasAdvancedSearch: true })).toBe('dictionary')
    expect(chooseTab({ ...question, hasAdvancedSearch: false })).toBe('langPair')
  })

  test.each([
    ['dictionary', 'dictionary'],
    ['langPair', 'langPair'],
    ['constructor', 'langPair'],
    [undefined, 'langPair'],
  ])('TAB-011 TAB-012 stored %s reads as %s', (stored, tab) => expect(storedTabOf(stored)).toBe(tab))

  const lost = { hadDomainLogin: true, hasDomainLogin: false, allowsAnonymous: false }
  test.each([
    ['domain login lost', {}, true],
    ['still there', { hasDomainLogin: true }, false],
    ['never had', { hadDomainLogin: false }, false],
    ['anonymous use allowed', { allowsAnonymous: true }, false],
    ['personal_kp', { plan: 'personal_kp' }, false],
    ['team_plus', { plan: 'team_plus' }, false],
    ['another plan', { plan: 'personal' }, true],
  ])('TAB-013 %s', (_, change, loses) => expect(losesDictionaryTab({ ...lost, ...change })).toBe(loses))
})
