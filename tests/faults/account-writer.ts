/**
 * A process that registers people, signs them in, renews and signs out as fast as it can, and tells of each thing only once it is done.
 * It is there to be killed: `node account-writer.ts <accounts.db> <name>`.
 */
import { randomBytes, randomInt } from 'node:crypto'
import { writeSync } from 'node:fs'
import { renewTokens } from '#server/origin/auth/renew-tokens.ts'
import { beginSignIn } from '#server/origin/auth/sign-in.ts'
import { statementsToEndSignIn } from '#server/origin/auth/sign-in-queries.ts'
import { openNodeSqliteDatabase } from '#server/origin/storage/node-sqlite-database.ts'
import { addUser, tokenOptions } from '../support/users-for-tests.ts'
import { type Done, sidOf } from './account-history.ts'

/** Several under way at a time, as in a server. */
const CROWD = 4

const [, , path = '', name = ''] = process.argv
const accounts = openNodeSqliteDatabase(path, { synchronous: 'FULL' })
const options = tokenOptions(accounts, Date.now)

/** Written at once: what was told of was done. */
const tell = (done: Done) => void writeSync(1, `${JSON.stringify(done)}\n`)

async function live(user: string): Promise<void> {
  await addUser(accounts, user)
  tell({ type: 'registered', user })

  const { access_token = '', refresh_token = '' } = await beginSignIn(options, {
    userId: user,
    brand: 'sanakirja',
    loginMethod: 'email',
    device: '',
  })
  const sid = sidOf(access_token)
  tell({ type: 'signed-in', user, sid, token: refresh_token })

  let token = refresh_token
  for (let renewals = randomInt(4); renewals > 0; renewals -= 1) {
    const renewal = await renewTokens(options, token, 'sanakirja')
    if (!renewal.ok) throw new Error(renewal.error.code)
    token = renewal.value.refresh_token
    tell({ type: 'renewed', sid, token })
  }
  if (randomInt(3) > 0) return
  await accounts.batch(statementsToEndSignIn({ sid, now: Date.now() }))
  tell({ type: 'signed-out', sid, token })
}

async function liveOn(place: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    await live(`${name}-${place}-${count}-${randomBytes(4).toString('hex')}`).catch((error: unknown) =>
      tell({ type: 'failed', reason: String(error) }),
    )
  }
}

await Promise.all(Array.from({ length: CROWD }, (_, place) => liveOn(place)))
