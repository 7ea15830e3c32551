import { expect, test } from 'vitest'
import { hidesCustomerData } from './customer-data.ts'

test.each([
  [null, false, false],
  [null, true, true],
  [true, false, true],
  [false, true, false],
])('SRCH-045 choice %s, brand %s: hidden %s', (choice, hide_customer_data, hidden) =>
  expect(hidesCustomerData(choice, { hide_customer_data })).toBe(hidden),
)
