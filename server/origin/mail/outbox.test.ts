import { afterAll, describe, expect, test } from 'vitest'
import { d1Accounts, testAccounts } from '../../../tests/support/test-accounts.ts'
import { outboxContract } from './outbox.contract.ts'
import { waitAfter } from './outbox.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('on node:sqlite', () => outboxContract(testAccounts))

describe('on D1 in Miniflare', () => {
  const d1 = d1Accounts()
  afterAll(d1.close)
  outboxContract(d1.open)
})

test.each([
  [1, MINUTE],
  [2, 2 * MINUTE],
  [5, 16 * MINUTE],
  [9, 256 * MINUTE],
  [10, 6 * HOUR],
  [40, 6 * HOUR],
])('after attempt %i the next one waits %i ms', (attempts, wait) => expect(waitAfter(attempts)).toBe(wait))
