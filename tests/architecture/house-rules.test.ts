import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shippedCode, sourceFiles } from '../support/source-files.ts'

const LONGEST_FILE = 300

/** Tables and SQL may be longer: their length is data. */
const TABLES = /language-id\.ts$|known-dictionaries\.ts$|common-password-list\.ts$|icon-paths\.ts$|\/starter\//

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

/** Whatever a page redirects to, the edge lets it lead within this site only; what it redirects to itself comes through `reply.ts`. */
const WRITERS_OF_LOCATION = ['server/edge/render/document-reply.ts', 'server/edge/reply.ts']

test('H10 where an answer leads is written in two files of the edge only, one of which checks what pages say', () => {
  const edge = shippedCode().filter(({ path }) => path.startsWith('server/edge/'))
  expect(pathsWith(/headers\.location|['"{ ]location['"]?[:,}]|Response\.redirect\(/, edge).toSorted()).toEqual(WRITERS_OF_LOCATION)
  expect(pathsWith(/\bsafeReturnPath\(location/, edge)).toEqual([WRITERS_OF_LOCATION[0]])
})

/** A redirect whose target is what a visitor sent, as it came. */
const RAW = /\bredirect\(\s*(?:visit,\s*)?[^,;]*(?:searchParams\.get|params\.\w+ ?[,)]|formData|field\('|headers\.get|request\.url)/

test('H10 nobody is redirected to what they sent, as it came', () => {
  expect(pathsWith(RAW)).toEqual([])
  for (const code of ["redirect(field('to'), 303)", "redirect(url.searchParams.get('x') ?? '/')", 'redirect(visit, params.to, 302)'])
    expect(RAW.test(code)).toBe(true)
})

test('C13 no page about an account, nor the one that unblocks, is indexed', () => {
  const pages = sourceFiles(['client/routes'], /^client\/routes\/(?:(?:auth|user)\/[\w-]+|unblock|delete-account)\.tsx$/).filter(
    ({ text }) => /export default function/.test(text),
  )
  expect(pages.length).toBeGreaterThan(12)
  expect(pages.filter(({ text }) => !/\b(?:authMeta|plainMeta)\(/.test(text)).map(({ path }) => path)).toEqual([])
  const [authPage, documentMeta] = ['client/routes/auth/auth-page.tsx', 'client/routes/document-meta.ts'].map((path) =>
    readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8'),
  )
  expect([authPage?.includes('plainMeta('), /plainMeta = .*noIndex/.test(documentMeta ?? '')]).toEqual([true, true])
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

test("no request is made with redirect: 'error', which workerd throws at", () => {
  expect(pathsWith(/\bredirect: 'error'/)).toEqual([])
})

test('versions are pinned exactly', () => {
  const manifest = readFileSync(new URL('../../package.json', import.meta.url), 'utf8')
  expect(manifest).toContain('"react": "')
  expect(manifest).not.toMatch(/": "[\^~]/)
})
