import { describe, expect, test } from 'vitest'
import { type Figure, notRun, numberText, tableOf, verdictOf } from './report.ts'

const figure = (fields: Partial<Figure>): Figure => ({ name: 'figure', unit: 'ratio', ...fields })

describe('a figure is judged', () => {
  test.each([
    ['without bounds: not at all', { value: 1 }, ''],
    ['at its floor: passes', { value: 0.5, floor: 0.5 }, 'pass'],
    ['under its floor: fails', { value: 0.49, floor: 0.5 }, 'FAIL'],
    ['at its ceiling: passes', { value: 2, atMost: 2 }, 'pass'],
    ['over its ceiling: fails', { value: 2.01, atMost: 2 }, 'FAIL'],
    ['zero at most zero: passes', { value: 0, atMost: 0 }, 'pass'],
    ['that could not be computed: fails', { value: Number.NaN, floor: 0.5 }, 'FAIL'],
    ['of a restless machine: not gated', { value: 0.1, floor: 0.5, isUnsettled: true }, 'not gated'],
    ['that was not run: never as passed', { floor: 0.5 }, 'not run'],
  ] as const)('%s', (_, fields, verdict) => {
    expect(verdictOf(figure(fields))).toBe(verdict)
  })
})

test('the table shows every figure, what was not run included, with its bounds and verdict', () => {
  const table = tableOf([figure({ name: 'import', value: 0.3, floor: 0.25, note: 'quick' }), notRun('peer', 'not here')])
  expect(table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))).toEqual([
    ['name', 'value', 'unit', 'floor/at most', 'pass', 'note'],
    expect.anything(),
    ['import', '0.3', 'ratio', '≥ 0.25', 'pass', 'quick'],
    ['peer', 'not run', '', '', '', 'not here'],
  ])
})

test.each([
  [0.123456, '0.123'],
  [12.34, '12.3'],
  [1234.5, '1,235'],
  [42, '42'],
  [0, '0'],
])('%d is written as %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})
