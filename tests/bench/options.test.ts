import { expect, test } from 'vitest'
import { GROUPS, optionsOf } from './options.ts'

test.each([
  [[], { groups: GROUPS, hasMillion: true, peers: [] }],
  [['--size=100k'], { groups: GROUPS, hasMillion: false, peers: [] }],
  [['--only=chain,search', '--size=1m'], { groups: ['search', 'chain'], hasMillion: true, peers: [] }],
  [['--with=redis,pg'], { groups: GROUPS, hasMillion: true, peers: ['pg', 'redis'] }],
] as const)('%j', (args, options) => {
  expect(optionsOf(args)).toEqual(options)
})

test.each([['--size=5m'], ['--only=chains'], ['--with=oracle'], ['--fast']])('%s is refused', (arg) => {
  expect(() => optionsOf([arg])).toThrow()
})
