import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { secretsOf } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sanavirta-secrets-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const path = () => join(folder, 'secrets.json')

test('the first start makes them, for the owner’s eyes only, and later starts keep them', () => {
  const made = secretsOf(folder, {})
  expect(made.tokenKeys[0]).toHaveLength(43)
  expect(new Set([made.tokenKeys[0], made.sessionKeys[0], made.addressKey, made.humanCheckKey]).size).toBe(4)
  expect(statSync(path()).mode & 0o777).toBe(0o600)
  expect(secretsOf(folder, {})).toEqual(made)
})

test('an installation of before a secret was needed gets it, and keeps what it had', () => {
  const old = { tokenKeys: ['t'.repeat(43)] }
  writeFileSync(path(), JSON.stringify(old))
  const made = secretsOf(folder, {})
  expect(made.tokenKeys).toEqual(old.tokenKeys)
  expect(JSON.parse(readFileSync(path(), 'utf8'))).toEqual(made)
})

test('the environment goes before the file, which is not changed by it', () => {
  const made = secretsOf(folder, {})
  const given = { SANAVIRTA_SESSION_KEYS: `${'n'.repeat(43)},${'o'.repeat(43)}` }
  expect(secretsOf(folder, given)).toEqual({ ...made, sessionKeys: ['n'.repeat(43), 'o'.repeat(43)] })
  expect(secretsOf(folder, {})).toEqual(made)
})

test.each(['{"tokenKeys":["short"]}', 'no JSON'])('a file that reads %s is no reason to sign everyone out: the start fails', (text) => {
  writeFileSync(path(), text)
  expect(() => secretsOf(folder, {})).toThrow()
})
