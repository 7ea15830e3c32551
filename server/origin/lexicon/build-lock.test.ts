import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withBuildLock } from './build-lock.ts'
import { type TestFolder, testFolder } from './testing/data-folder.ts'

let data: TestFolder
beforeEach(() => {
  data = testFolder()
})
afterEach(() => data.remove())

/** Holds the lock until the file `go` is there, or is killed. */
const HOLDER = `
const { DatabaseSync } = require('node:sqlite'); const { existsSync } = require('node:fs')
const lock = new DatabaseSync('lexicon.lock'); lock.exec('BEGIN EXCLUSIVE'); console.log('held')
const timer = setInterval(() => { if (existsSync('go')) { clearInterval(timer); lock.close() } }, 5)`

async function holder() {
  const child = spawn(process.execPath, ['-e', HOLDER], { cwd: data.folder, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

test('waits for another process to end its change, and says so', async () => {
  const child = await holder()
  const said: string[] = []
  const onWait = () => {
    said.push('waiting')
    writeFileSync(join(data.folder, 'go'), '')
  }
  expect(await withBuildLock(data.folder, onWait, async () => 'done')).toBe('done')
  expect(said).toEqual(['waiting'])
  await once(child, 'close')
})

test('is free again when its holder dies', async () => {
  const child = await holder()
  child.kill('SIGKILL')
  await once(child, 'close')
  const said: string[] = []
  await withBuildLock(
    data.folder,
    () => said.push('waiting'),
    async () => {},
  )
  expect(said).toEqual([])
})

test('is free again when the work fails', async () => {
  const broken = withBuildLock(
    data.folder,
    () => {},
    () => Promise.reject(new Error('no')),
  )
  await expect(broken).rejects.toThrow('no')
  await withBuildLock(
    data.folder,
    () => expect.unreachable(),
    async () => {},
  )
})
