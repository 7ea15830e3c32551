import { statementsToRemoveInstitution, statementsToWriteInstitution } from '#server/origin/institutions/institution-commands.ts'
import { SAMPLE_INSTITUTION } from '#server/origin/institutions/sample-institution.ts'
import { type DemoOptions, type DemoUser, makeDemoUsers, removeDemoUsers } from '#server/origin/users/demo-users.ts'

const LOOPBACK_HOSTS = new Set(['127.0.0.1', 'localhost', '::1'])

/**
 * Users for trying, one of each kind, and an institution whose network is this machine: with `--demo` they are made and their passwords
 * answered, without it they are taken away. Throws where others than this machine could use them. Spec: decisions ("Users for trying").
 */
export async function prepareDemo(options: DemoOptions & { isDemo: boolean; host: string }): Promise<DemoUser[]> {
  const { isDemo, host, accounts, now } = options
  if (!isDemo) {
    await removeDemoUsers(accounts, now())
    await accounts.batch(statementsToRemoveInstitution(SAMPLE_INSTITUTION.id))
    return []
  }
  if (!LOOPBACK_HOSTS.has(host)) throw new Error(`--demo is for this machine alone: HOST is ${host}, not 127.0.0.1`)
  await accounts.batch(statementsToWriteInstitution(SAMPLE_INSTITUTION))
  return makeDemoUsers(options)
}

/** What is printed of them at the start. */
export const demoLines = (users: readonly DemoUser[]): string =>
  users.map(({ kind, email, password }) => `  ${kind.padEnd(13)} ${email.padEnd(27)} ${password}`).join('\n')
