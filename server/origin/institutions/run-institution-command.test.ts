import { beforeEach, describe, expect, test } from 'vitest'
import { testAccounts } from '../../../tests/support/test-accounts.ts'
import type { Database } from '../storage/database.ts'
import { runInstitutionCommand } from './run-institution-command.ts'

let accounts: Database
beforeEach(async () => {
  accounts = await testAccounts()
})

const LIBRARY = { id: 'library', brand: 'pacman', name: 'City Library', customerType: 'pacman', ranges: ['192.0.2.0/24'] }

async function run(argv: string, files: Record<string, unknown> = {}) {
  const lines: string[] = []
  const readText = async (path: string) => {
    const file = files[path]
    if (file === undefined) throw new Error(`ENOENT: ${path}`)
    return typeof file === 'string' ? file : JSON.stringify(file)
  }
  const code = await runInstitutionCommand(argv.split(' '), { accounts, readText, say: (line) => lines.push(line) })
  return { code, said: lines.join('\n') }
}

test('AUTH-035 an institution is written, listed, turned off and on, and taken out', async () => {
  expect(await run('list')).toEqual({ code: 0, said: 'No institution' })
  expect((await run('write library.json', { 'library.json': LIBRARY })).code).toBe(0)
  expect((await run('list')).said).toBe('library  pacman  City Library  1 ranges')
  await run('disable library')
  expect((await run('list')).said).toContain('disabled')
  await run('enable library')
  expect((await run('list')).said).not.toContain('disabled')
  expect((await run('remove library')).code).toBe(0)
  expect((await run('list')).said).toBe('No institution')
})

test('a file may hold many, and one that is written again has the new ranges only', async () => {
  const other = { ...LIBRARY, id: 'school', ranges: ['198.51.100.0/24', '2001:db8::/48'] }
  await run('write all.json', { 'all.json': [LIBRARY, other] })
  await run('write all.json', { 'all.json': { ...other, ranges: ['203.0.113.7/32'] } })
  expect((await run('list')).said).toBe('library  pacman  City Library  1 ranges\nschool  pacman  City Library  1 ranges')
})

describe('what is wrong is said, and nothing is changed', () => {
  test.each([
    ['no such file', 'write nothing.json', {}, 'ENOENT'],
    ['no JSON', 'write a.json', { 'a.json': '{' }, 'a.json:'],
    ['a field that is missing', 'write a.json', { 'a.json': { ...LIBRARY, name: undefined } }, 'name'],
    ['a field that is misspelt', 'write a.json', { 'a.json': { ...LIBRARY, range: [] } }, 'range'],
    ['a range that is none', 'write a.json', { 'a.json': { ...LIBRARY, ranges: ['192.0.2.1/24'] } }, 'CIDR'],
    ['one good file and one bad', 'write a.json b.json', { 'a.json': LIBRARY, 'b.json': { ...LIBRARY, id: 'B!' } }, 'b.json: id'],
    ['an unknown id', 'disable nobody', {}, 'There is no institution nobody'],
    ['no names', 'remove', {}, 'npm run institution'],
    ['an unknown command', 'toString library', {}, 'npm run institution'],
  ])('%s', async (_, argv, files, said) => {
    const result = await run(argv, files)
    expect(result.code).toBe(1)
    expect(result.said).toContain(said)
    expect((await run('list')).said).toBe('No institution')
  })

  test('help is no fault', async () => expect((await run('--help')).code).toBe(0))
})
