import { expect, test } from 'vitest'
import { sourceFiles } from '../support/source-files.ts'
import { PARTLY_HELD, PLANNED_IDS, POSTPONED } from './postponed.ts'

/** A text that begins with ids of requirements or tests, as the names of tests and the first cells of their tables do. */
const NAME = /(['"`])((?:(?:[A-Z][A-Z0-9]*-\d{3}|[A-N]\d\d)\b[ ,]*)+)/g
const ID = /\b[A-N]\d\d\b/g

/** The ids that the names of tests carry, browser journeys included. */
function idsHeld(): Set<string> {
  const files = sourceFiles(['shared', 'server', 'client', 'tests'], /\.(?:test|spec|contract)\.tsx?$/).filter(
    ({ path }) => !path.endsWith('security/coverage.test.ts'),
  )
  return new Set(files.flatMap(({ text }) => [...text.matchAll(NAME)].flatMap(([, , ids]) => ids?.match(ID) ?? [])))
}

test('every planned security test is written or postponed with its reason', () => {
  const held = idsHeld()
  expect(PLANNED_IDS.filter((id) => !held.has(id) && !(id in POSTPONED))).toEqual([])
})

test('nothing is called postponed that is written', () => {
  const held = idsHeld()
  expect(Object.keys(POSTPONED).filter((id) => held.has(id))).toEqual([])
})

test('what is held in part is tested, and not postponed', () => {
  const held = idsHeld()
  expect(Object.keys(PARTLY_HELD).filter((id) => !held.has(id) || id in POSTPONED)).toEqual([])
})

test('only planned ids are postponed or held in part', () => {
  expect(Object.keys({ ...POSTPONED, ...PARTLY_HELD }).filter((id) => !PLANNED_IDS.includes(id))).toEqual([])
})
