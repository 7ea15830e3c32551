import { expect, test } from 'vitest'
import { GROUPS, optionsOf } from './options.ts'

test.each([
  [[], { groups: GROUPS, hasMillion: true }],
  [['--size=100k'], { groups: GROUPS, hasMillion: false }],
  [['--only=chain,search', '--size=1m'], { groups: ['search', 'chain'], hasMillion: true }],
] as const)('%j', (args, options) => {
  expect(optionsOf(args)).toEqual(options)
})

test.each([['--size=5m'], ['--only=chains'], ['--fast']])('%s is refused', (arg) => {
  expect(() => optionsOf([arg])).toThrow()
})
