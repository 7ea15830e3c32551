import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workerSecrets, writeSecretFiles } from './worker-secrets.ts'

const SECRETS = { tokenKeys: ['new token key', 'old token key'], sessionKeys: ['seal'], addressKey: 'address', humanCheckKey: 'human' }

/** The secrets that a worker's configuration names, in its comments. */
const named = (path: string) => {
  const [, comment = ''] = readFileSync(path, 'utf8').split('# Secrets')
  return comment.match(/\b[A-Z_]+_KEYS?\b/g)?.sort()
}

test.each([
  ['edge', 'wrangler.toml'],
  ['origin', 'server/origin/wrangler.toml'],
] as const)('the %s is given the keys that %s names', (worker, path) => {
  expect(Object.keys(workerSecrets(SECRETS)[worker]).sort()).toEqual(named(path))
})

test('secrets lie in files that nobody else reads, until they are sent', () => {
  const files = writeSecretFiles(SECRETS)
  expect(JSON.parse(readFileSync(files.origin, 'utf8')).TOKEN_KEYS).toBe('new token key,old token key')
  for (const path of [files.origin, files.edge]) expect(statSync(path).mode & 0o077).toBe(0)
  files.remove()
  expect([existsSync(files.origin), existsSync(files.edge)]).toEqual([false, false])
})
