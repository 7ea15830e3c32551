import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { debianPackages } from './debian-package.ts'
import type { Progress } from './source.ts'
import { tarOf } from './testing/fixture-archive.ts'

/** Programs that stand in for apt-get, apt-cache and dpkg-deb, so that this runs on any machine; `tests/sources` has the real ones. */
const PACKAGE = tarOf({ 'usr/share/dictd/freedict-fin-swe.index': 'x', 'usr/share/doc/dict-fin-swe/copyright': 'CC-BY-SA-3.0' })
const RECORD = `Package: dict-fin-swe\nVersion: 2-1\nFilename: pool/dict-fin-swe_2-1_all.deb\nSize: ${PACKAGE.body.length}\nSHA256: ${PACKAGE.sha256}\n`

let folder: string
let bin: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'debian-'))
  bin = join(folder, 'bin')
  await mkdir(bin)
  await writeFile(join(folder, 'package'), PACKAGE.body)
  await writeFile(join(folder, 'shown'), RECORD)
  await program(
    'apt-get',
    `echo "$@" >>"${folder}/calls"\ncase "$*" in *download*) cp "${folder}/package" dict-fin-swe_2-1_all.deb; echo "dlstatus:1:50.0:Retrieving" >&3;; esac`,
  )
  await program('apt-cache', `cat "${folder}/shown"`)
  await program('dpkg-deb', 'exec tar -xzf "$2" -C "$3"')
  vi.stubEnv('PATH', `${bin}:${process.env.PATH}`)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

async function program(name: string, script: string): Promise<void> {
  await writeFile(join(bin, name), `#!/bin/sh\n${script}\n`)
  await chmod(join(bin, name), 0o755)
}
const progress: Progress[] = []
const acquire = (...names: string[]) =>
  debianPackages.acquire(names, { folder: join(folder, 'data'), report: (each) => progress.push(each) })
const calls = async () => (await readFile(join(folder, 'calls'), 'utf8')).trim().split('\n')

test('packages are updated, downloaded in one call and unpacked with their licence', async () => {
  const result = await acquire('dict-fin-swe', 'dict-fin-rus')
  const [acquired] = result.ok ? result.value.acquired : []
  expect(acquired).toMatchObject({ name: 'dict-fin-swe', edition: '2-1', checksum: `sha256:${PACKAGE.sha256}` })
  expect(acquired?.files.map((file) => basename(file))).toEqual(['freedict-fin-swe.index', 'copyright'])
  expect(await readFile(acquired?.licenceFile ?? '', 'utf8')).toBe('CC-BY-SA-3.0')
  expect(result.ok && result.value.missing).toEqual([{ name: 'dict-fin-rus', reason: 'not in the package sources of this machine' }])
  const [update, download] = await calls()
  expect(update).toMatch(/ -q update$/)
  expect(download).toMatch(/ -q download dict-fin-swe=2-1$/)
  expect(progress).toContainEqual({
    name: 'dict-fin-swe',
    receivedBytes: Math.round(PACKAGE.body.length / 2),
    totalBytes: PACKAGE.body.length,
  })
})

test('a package that is unpacked in its newest version is not downloaded again', async () => {
  await acquire('dict-fin-swe')
  expect((await acquire('dict-fin-swe')).ok).toBe(true)
  expect((await calls()).filter((call) => call.includes('download'))).toHaveLength(1)
})

test('a newer version replaces the one unpacked', async () => {
  await acquire('dict-fin-swe')
  const newer = tarOf({ 'usr/share/dictd/newer.index': 'y' })
  await writeFile(join(folder, 'package'), newer.body)
  await writeFile(join(folder, 'shown'), RECORD.replace(PACKAGE.sha256, newer.sha256))
  const result = await acquire('dict-fin-swe')
  expect(result.ok && result.value.acquired[0]?.files.map((file) => basename(file))).toEqual(['newer.index'])
})

test('a package whose checksum differs is refused', async () => {
  await writeFile(join(folder, 'package'), 'something else')
  expect(await acquire('dict-fin-swe')).toMatchObject({ ok: false, error: { code: 'offline' } })
})

test('lists that could not be fetched mean offline', async () => {
  await writeFile(join(folder, 'shown'), '')
  await program('apt-get', 'echo "W: Failed to fetch http://deb.debian.org/debian/dists/x/InRelease" >&2')
  expect(await acquire('dict-fin-swe')).toMatchObject({ ok: false, error: { code: 'offline' } })
})

test('lists that have none of the packages do not', async () => {
  await writeFile(join(folder, 'shown'), '')
  expect(await acquire('dict-fin-swe')).toMatchObject({ ok: false, error: { code: 'not-found' } })
})

test('a machine without apt-get is told apart', async () => {
  vi.stubEnv('PATH', join(folder, 'nothing'))
  expect(await acquire('dict-fin-swe')).toMatchObject({ ok: false, error: { code: 'tool-missing' } })
})
