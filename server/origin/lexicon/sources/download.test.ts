import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { downloadFile } from './download.ts'
import type { Progress } from './source.ts'
import { type FileServer, startFileServer } from './testing/file-server.ts'

const BODY = randomBytes(300_000)
const SHA512 = createHash('sha512').update(BODY).digest('hex')

let server: FileServer
let folder: string
let progress: Progress[]
let stops: number[]
beforeEach(async () => {
  server = await startFileServer()
  folder = await mkdtemp(join(tmpdir(), 'download-'))
  progress = []
  stops = []
})
afterEach(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

/** Breaks the connection once everything has come that a stopped answer sends. */
function report(each: Progress): void {
  progress.push(each)
  if (stops.includes(each.receivedBytes)) {
    stops = stops.filter((bytes) => bytes !== each.receivedBytes)
    server.breakOff()
  }
}

const download = (checksum: string | undefined = SHA512, signal?: AbortSignal) =>
  downloadFile({ url: `${server.url}/words.tar.xz`, target: join(folder, 'words.tar.xz'), checksum }, { report, ...(signal && { signal }) })
const serve = (file: Partial<Parameters<FileServer['files']['set']>[1]> = {}) =>
  server.files.set('/words.tar.xz', { body: BODY, etag: '"1"', ...file })
const downloaded = () => readFile(join(folder, 'words.tar.xz'))

test('a file is fetched, checked and reported with its size', async () => {
  serve()
  expect(await download()).toEqual({ ok: true, value: { checksum: `sha512:${SHA512}` } })
  expect(BODY.equals(await downloaded())).toBe(true)
  expect(progress.at(-1)).toEqual({ name: 'words.tar.xz', receivedBytes: BODY.length, totalBytes: BODY.length })
  expect(await readdir(folder)).toEqual(['words.tar.xz'])
})

test('a broken connection is gone on from where it broke', async () => {
  serve({ stopAfter: [100_000] })
  stops = [100_000]
  expect((await download()).ok).toBe(true)
  expect(BODY.equals(await downloaded())).toBe(true)
  expect(server.requests).toHaveLength(2)
  expect(server.requests[1]?.range).toBe('bytes=100000-')
  expect(progress.at(-1)?.totalBytes).toBe(BODY.length)
})

test('the next call goes on too, when every attempt of this one broke', async () => {
  serve({ stopAfter: [50_000, 50_000, 50_000] })
  stops = [50_000, 100_000, 150_000]
  expect(await download()).toMatchObject({ ok: false, error: { code: 'offline' } })
  expect((await download()).ok).toBe(true)
  expect(BODY.equals(await downloaded())).toBe(true)
  expect(server.requests.at(-1)?.range).toBe('bytes=150000-')
})

test('a server that cannot send ranges sends the whole file again', async () => {
  serve({ stopAfter: [100_000], ignoresRange: true })
  stops = [100_000]
  expect((await download()).ok).toBe(true)
  expect(BODY.equals(await downloaded())).toBe(true)
})

test('a file that has changed meanwhile is fetched whole', async () => {
  await writeFile(join(folder, 'words.tar.xz.partial'), 'the old beginning')
  await writeFile(join(folder, 'words.tar.xz.partial.etag'), '"0"')
  serve()
  expect((await download()).ok).toBe(true)
  expect(BODY.equals(await downloaded())).toBe(true)
})

test('parts that do not make the file are thrown away and it is fetched whole', async () => {
  await writeFile(join(folder, 'words.tar.xz.partial'), 'not the beginning')
  await writeFile(join(folder, 'words.tar.xz.partial.etag'), '"1"')
  serve()
  expect((await download()).ok).toBe(true)
  expect(BODY.equals(await downloaded())).toBe(true)
  expect(server.requests.map(({ range }) => range)).toEqual(['bytes=17-', undefined])
})

test('a part longer than the file is thrown away', async () => {
  await writeFile(join(folder, 'words.tar.xz.partial'), Buffer.alloc(BODY.length + 1))
  await writeFile(join(folder, 'words.tar.xz.partial.etag'), '"1"')
  serve()
  expect((await download()).ok).toBe(true)
  expect(BODY.equals(await downloaded())).toBe(true)
})

test('a wrong file is refused and nothing of it is kept', async () => {
  serve({ body: randomBytes(1000) })
  expect(await download()).toMatchObject({
    ok: false,
    error: { code: 'checksum-mismatch', message: expect.stringContaining('words.tar.xz') },
  })
  expect(await readdir(folder)).toEqual([])
  expect(server.requests).toHaveLength(1)
})

test('a file that is there with the right checksum is not fetched', async () => {
  await writeFile(join(folder, 'words.tar.xz'), BODY)
  expect((await download(SHA512.toUpperCase())).ok).toBe(true)
  expect(server.requests).toEqual([])
})

test('without a checksum to compare, the one found is told', async () => {
  serve()
  const url = `${server.url}/words.tar.xz`
  const found = await downloadFile({ url, target: join(folder, 'a') }, { report: () => {} })
  expect(found).toEqual({ ok: true, value: { checksum: `sha512:${SHA512}` } })
})

test('a missing file is not found', async () =>
  expect(await download()).toMatchObject({ ok: false, error: { code: 'not-found', message: expect.stringContaining('404') } }))

test('a server that is not there means offline', async () => {
  await server.close()
  expect(await download()).toMatchObject({ ok: false, error: { code: 'offline' } })
})

test('a stopped download says so', async () => {
  serve()
  expect(await download(SHA512, AbortSignal.abort())).toMatchObject({ ok: false, error: { code: 'aborted' } })
})
