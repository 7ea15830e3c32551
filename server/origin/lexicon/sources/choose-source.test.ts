import { expect, test } from 'vitest'
import { fail, ok } from '#shared/result.ts'
import { acquireKnown, type KnownSource } from './choose-source.ts'
import { KNOWN_DICTIONARIES } from './known-dictionaries.ts'
import type { SourceFailure } from './source.ts'

const WANTED = KNOWN_DICTIONARIES.filter(({ meta }) => /swe-eng|eng-swe|fin-swe/.test(meta.code))
const CONTEXT = { folder: '/nowhere', report: () => {} }

/** A source that has the named things, or fails. */
function sourceWith(name: 'debian' | 'freedict', has: readonly string[] | SourceFailure['code']): KnownSource & { asked: string[][] } {
  const asked: string[][] = []
  return {
    asked,
    nameOf: (known) => (name === 'debian' ? known.debianPackage : known.freedictName),
    source: {
      name,
      acquire: async (names) => {
        asked.push([...names])
        if (typeof has === 'string') return fail({ code: has as SourceFailure['code'], message: `${name} says ${has}.` }) // the arm without a list
        const acquired = names.filter((each) => has.includes(each)).map((each) => ({ name: each, files: [`${each}.index`] }))
        return ok({ acquired, missing: names.filter((each) => !has.includes(each)).map((each) => ({ name: each, reason: 'lacking' })) })
      },
    },
  }
}
const codesOf = (result: Awaited<ReturnType<typeof acquireKnown>>) =>
  result.ok ? result.value.dictionaries.map(({ known }) => known.meta.code) : []

test('one package serves a dictionary and the one made from it, and is asked for once', async () => {
  const debian = sourceWith('debian', ['dict-freedict-swe-eng', 'dict-freedict-fin-swe'])
  const freedict = sourceWith('freedict', [])
  expect(codesOf(await acquireKnown(WANTED, CONTEXT, [debian, freedict]))).toEqual([
    'freedict.fin-swe',
    'freedict.swe-eng',
    'freedict.eng-swe',
  ])
  expect(debian.asked).toEqual([['dict-freedict-fin-swe', 'dict-freedict-swe-eng']])
  expect(freedict.asked).toEqual([])
})

test('the next source is asked for what the first has not', async () => {
  const freedict = sourceWith('freedict', ['swe-eng'])
  const result = await acquireKnown(WANTED, CONTEXT, [sourceWith('debian', ['dict-freedict-fin-swe']), freedict])
  expect(codesOf(result)).toHaveLength(3)
  expect(freedict.asked).toEqual([['swe-eng']])
})

test('what nobody has is missing, with the last reason', async () => {
  const result = await acquireKnown(WANTED, CONTEXT, [sourceWith('debian', ['dict-freedict-fin-swe']), sourceWith('freedict', 'offline')])
  expect(result.ok && result.value.missing).toEqual([
    { name: 'freedict.swe-eng', reason: 'debian: lacking' },
    { name: 'freedict.eng-swe', reason: 'debian: lacking' },
  ])
})

test.each([
  ['offline', ['tool-missing', 'offline'], 'served alone'],
  ['offline', ['offline', 'not-found'], 'debian says offline'],
  ['not-found', ['tool-missing', 'not-found'], 'freedict says'],
  ['aborted', ['aborted', 'offline'], 'debian says aborted'],
] as const)('nothing at all is %s after %j', async (code, [first, second], message) => {
  const result = await acquireKnown(WANTED, CONTEXT, [sourceWith('debian', first), sourceWith('freedict', second)])
  expect(result).toMatchObject({ ok: false, error: { code, message: expect.stringContaining(message) } })
})
