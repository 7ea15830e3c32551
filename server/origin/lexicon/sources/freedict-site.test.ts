import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dictdReleases, freedictSite } from './freedict-site.ts'
import { type FileServer, startFileServer } from './testing/file-server.ts'
import { tarOf } from './testing/fixture-archive.ts'

const ARCHIVE = tarOf({
  'freedict-fin-eng/freedict-fin-eng.index': 'talo\tA\tB\n',
  'freedict-fin-eng/freedict-fin-eng.dict.dz': 'x',
  'freedict-fin-eng/COPYING': 'CC BY-SA 3.0',
})

let server: FileServer
let folder: string
beforeEach(async () => {
  server = await startFileServer()
  folder = await mkdtemp(join(tmpdir(), 'freedict-'))
  server.files.set('/index.json', { body: Buffer.from(JSON.stringify(indexOf(ARCHIVE.sha512))) })
  server.files.set('/freedict-fin-eng-1.2.dictd.tar.xz', { body: ARCHIVE.body, etag: '"1"' })
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const indexOf = (checksum: string) => [
  {
    name: 'fin-eng',
    edition: '1.2',
    headwords: '1',
    releases: [
      { platform: 'src', version: '1.2', URL: `${server.url}/src.tar.xz`, checksum },
      {
        platform: 'dictd',
        version: '1.2',
        size: '1',
        date: '2022-11-18',
        URL: `${server.url}/freedict-fin-eng-1.2.dictd.tar.xz`,
        checksum,
      },
    ],
  },
  { software: { tools: {} } },
]
const acquire = (...names: string[]) => freedictSite(`${server.url}/index.json`).acquire(names, { folder, report: () => {} })

test('the dictd release is fetched, checked and unpacked with its licence', async () => {
  const result = await acquire('fin-eng', 'fin-rus')
  expect(result.ok && result.value.missing).toEqual([{ name: 'fin-rus', reason: 'not in the index' }])
  const [acquired] = result.ok ? result.value.acquired : []
  expect(acquired?.files.map((file) => basename(file))).toEqual(['COPYING', 'freedict-fin-eng.dict.dz', 'freedict-fin-eng.index'])
  expect(acquired).toMatchObject({ name: 'fin-eng', edition: '1.2', checksum: `sha512:${ARCHIVE.sha512}` })
  expect(acquired?.sourceUrl).toBe(`${server.url}/freedict-fin-eng-1.2.dictd.tar.xz`)
  expect(await readFile(acquired?.licenceFile ?? '', 'utf8')).toBe('CC BY-SA 3.0')
})

test('what is unpacked in this version is not fetched again', async () => {
  await acquire('fin-eng')
  const before = server.requests.length
  expect((await acquire('fin-eng')).ok).toBe(true)
  expect(server.requests.slice(before).map(({ path }) => path)).toEqual(['/index.json'])
})

test('an archive that is not what the index says is refused', async () => {
  server.files.set('/freedict-fin-eng-1.2.dictd.tar.xz', { body: Buffer.from('something else') })
  expect(await acquire('fin-eng')).toMatchObject({ ok: false, error: { code: 'checksum-mismatch' } })
})

test('an archive that cannot be unpacked leaves nothing behind', async () => {
  const broken = Buffer.from('no archive')
  const { createHash } = await import('node:crypto')
  server.files.set('/index.json', { body: Buffer.from(JSON.stringify(indexOf(createHash('sha512').update(broken).digest('hex')))) })
  server.files.set('/freedict-fin-eng-1.2.dictd.tar.xz', { body: broken })
  expect(await acquire('fin-eng')).toMatchObject({
    ok: false,
    error: { code: 'broken-package', message: expect.stringContaining('tar could not') },
  })
})

test('an index that is none is a failure', async () => {
  server.files.set('/index.json', { body: Buffer.from('<html>') })
  expect(await acquire('fin-eng')).toMatchObject({ ok: false, error: { code: 'broken-package' } })
})

test('no site means offline', async () => {
  await server.close()
  expect(await acquire('fin-eng')).toMatchObject({ ok: false, error: { code: 'offline' } })
})

test('releases without a checksum or of other kinds are passed over', () => {
  const release = { platform: 'dictd', version: '1', URL: 'https://a.example/x.tar.xz' }
  const index = [
    { name: 'a-b', releases: [release] },
    { name: 'c-d', releases: [{ ...release, checksum: 'A'.repeat(128) }] },
    { name: 'e-f', releases: [{ ...release, platform: 'slob', checksum: 'a'.repeat(128) }] },
  ]
  expect([...dictdReleases(index).keys()]).toEqual(['c-d'])
})
