import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireLocal } from './local-file.ts'
import { startFileServer } from './testing/file-server.ts'
import { tarOf } from './testing/fixture-archive.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-'))
})
afterEach(() => rm(folder, { recursive: true }))

const acquire = (location: string, checksum?: string) =>
  acquireLocal({ location, checksum }, { folder: join(folder, 'data'), report: () => {} })
const namesOf = (result: Awaited<ReturnType<typeof acquire>>) =>
  result.ok ? result.value.files.map((file) => basename(file)) : result.error

test('a dictd index is taken with the text beside it', async () => {
  await writeFile(join(folder, 'my.index'), 'x')
  await writeFile(join(folder, 'my.dict'), 'y')
  expect(namesOf(await acquire(join(folder, 'my.index')))).toEqual(['my.index', 'my.dict'])
})

test('an archive is unpacked', async () => {
  await writeFile(join(folder, 'my.tar.gz'), tarOf({ 'a/my.index': 'x' }).body)
  expect(namesOf(await acquire(join(folder, 'my.tar.gz')))).toEqual(['my.index'])
})

test('a checksum is compared, SHA-256 and SHA-512 alike', async () => {
  const path = join(folder, 'words.json')
  await writeFile(path, '{}')
  for (const algorithm of ['sha256', 'sha512']) {
    const checksum = createHash(algorithm).update('{}').digest('hex')
    expect(await acquire(path, checksum)).toMatchObject({ ok: true, value: { checksum: `${algorithm}:${checksum}` } })
    expect(
      await acquire(
        path,
        checksum.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
      ),
    ).toMatchObject({ ok: false, error: { code: 'checksum-mismatch' } })
  }
  expect(await acquire(path, 'abc')).toMatchObject({ ok: false, error: { message: expect.stringContaining('neither') } })
})

test('an address is downloaded first', async () => {
  const server = await startFileServer()
  server.files.set('/a/..%2f..%2fwords.json', { body: Buffer.from('{}') })
  const result = await acquire(`${server.url}/a/..%2f..%2fwords.json`)
  await server.close()
  expect(result).toMatchObject({ ok: true, value: { sourceUrl: expect.stringContaining('words.json') } })
  expect(result.ok && result.value.files.every((file) => file.startsWith(join(folder, 'data', 'files', '')))).toBe(true)
})

test.each(['nowhere.index', '.'])('%s is no file', async (name) =>
  expect(await acquire(join(folder, name))).toMatchObject({ ok: false, error: { code: 'not-found' } }),
)
