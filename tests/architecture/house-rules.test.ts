import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedCode, sourceFiles } from '../support/source-files.ts'

const LONGEST_FILE = 300

/** Tables and SQL may be longer: their length is data. */
const TABLES = /language-id\.ts$|known-dictionaries\.ts$|icon-paths\.ts$|\/starter\//

const pathsWith = (pattern: RegExp, files = shippedCode()) => files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('no file of code is longer than 300 lines', () => {
  const long = shippedCode().filter(({ path, text }) => !TABLES.test(path) && text.split('\n').length > LONGEST_FILE)
  expect(long.map(({ path }) => path)).toEqual([])
})

test('HTML from outside is set in two files only', () => {
  expect(pathsWith(/dangerouslySetInnerHTML=/).toSorted()).toEqual(['client/islands/runtime/island.tsx', 'client/ui/safe-html.tsx'])
})

test('no markup carries an inline style, which the content security policy forbids', () => {
  expect(pathsWith(/\sstyle=[{"']/)).toEqual([])
})

test('no test mocks our own modules', () => {
  const banned = new RegExp(`vi\\.${'mock'}\\(`)
  expect(pathsWith(banned, sourceFiles(['shared', 'server', 'client', 'tests'], /\.tsx?$/))).toEqual([])
})

test('nothing escapes the type checker', () => {
  const loophole = new RegExp(`@ts-${'ignore'}|@ts-${'expect-error'}|\\bas ${'any'}\\b`)
  expect(pathsWith(loophole)).toEqual([])
})

test('the log of a request never names what was searched: console is used in the boots and runtimes only', () => {
  const loud = pathsWith(/\bconsole\.log\(/).filter((path) => !path.startsWith('server/runtimes/'))
  expect(loud).toEqual([])
})

test('versions are pinned exactly', () => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  expect(manifest).toContain('"react": "')
  expect(manifest).not.toMatch(/": "[\^~]/)
})
