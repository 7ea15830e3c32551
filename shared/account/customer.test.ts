import { expect, test } from 'vitest'
import { CUSTOMER_TYPES, customerListOf, customerOf } from './customer.ts'

test.each([
  [undefined, 'none', { type: 'none', isDisabled: false }],
  ['none', 'free', { type: 'none', isDisabled: false }],
  ['xl', 'none', { type: 'xl', isDisabled: false }],
  ['pacman', 'none', { type: 'pacman', isDisabled: false }],
  ['disabled_pacman_by_ip', 'none', { type: 'disabled_pacman_by_ip', isDisabled: true }],
  ['disabled_pacman_by_ip', 'personal_kp', { type: 'disabled_pacman_by_ip', isDisabled: true }],
  ['disabled_pacman_by_ip', 'team', { type: 'disabled_pacman_by_ip', isDisabled: true }],
  ['disabled_pacman_by_ip', 'team_plus', { type: 'none', isDisabled: false }],
] as const)('AUTH-036 customer %s, subscription %s: %j', (type, subscription, customer) =>
  expect(customerOf(type, subscription)).toEqual(customer),
)

test('ORG-004 each type has its list, a disabled customer none', () =>
  expect(CUSTOMER_TYPES.map(customerListOf)).toEqual(['mot', 'xl', 'pacman', undefined]))
