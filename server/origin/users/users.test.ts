import { afterAll, describe } from 'vitest'
import { d1Accounts, testAccounts } from '../../../tests/support/test-accounts.ts'
import type { Database } from '../storage/database.ts'
import { deleteAccountContract } from './delete-account.contract.ts'
import { mailLinksContract } from './mail-links.contract.ts'
import { profileContract } from './profile.contract.ts'
import { signUpContract } from './sign-up.contract.ts'

function usersContract(open: () => Promise<Database>): void {
  signUpContract(open)
  mailLinksContract(open)
  profileContract(open)
  deleteAccountContract(open)
}

describe('on node:sqlite', () => usersContract(testAccounts))

describe('on D1 in Miniflare', () => {
  const d1 = d1Accounts()
  afterAll(d1.close)
  usersContract(d1.open)
})
