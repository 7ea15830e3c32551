import { expect, test } from 'vitest'
import { offersMachineTranslation } from './machine-translation.ts'

const OFFERED = {
  status: 'no_results',
  hasAdvancedSearch: true,
  pair: { fromId: 'fi', toId: 'en' },
  languages: ['fi', 'en'],
} as const

test('MT-001, MT-002, MT-003 is offered', () => {
  expect(offersMachineTranslation(OFFERED)).toBe(true)
})

test.each([
  ['MT-001 with words', { status: 'has-results' }],
  ['MT-001 after an error', { status: 'has-error' }],
  ['MT-001 for wildcards', { status: 'wildcard-search' }],
  ['MT-001 in near search', { status: 'near-search' }],
  ['MT-002 without advanced search', { hasAdvancedSearch: false }],
  ['MT-003 into the same language', { pair: { fromId: 'fi', toId: 'fi' } }],
  ['MT-003 into a language no machine knows', { pair: { fromId: 'fi', toId: 'smn' } }],
  ['MT-003 from a language no machine knows', { pair: { fromId: 'smn', toId: 'en' } }],
  ['MT-003 for no pair', { pair: undefined }],
  ['MT-007 without a provider', { languages: [] }],
] as const)('%s it is not offered', (_, change) => {
  expect(offersMachineTranslation({ ...OFFERED, ...change })).toBe(false)
})
