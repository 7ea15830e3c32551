import { afterAll, describe } from 'vitest'
import { d1Accounts, testAccounts } from '../../../tests/support/test-accounts.ts'
import { usersContract } from './users.contract.ts'

describe('on node:sqlite', () => usersContract(testAccounts))

describe('on D1 in Miniflare', () => {
  const d1 = d1Accounts()
  afterAll(d1.close)
  usersContract(d1.open)
})
