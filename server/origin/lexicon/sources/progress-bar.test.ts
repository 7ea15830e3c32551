import { expect, test } from 'vitest'
import { barText, lineText, progressBar, sizeText } from './progress-bar.ts'

const drawn = (isTTY: boolean, times: number[], progress: [string, number, number?][]) => {
  const written: string[] = []
  const bar = progressBar({ isTTY, columns: 60, write: (text) => written.push(text) }, () => times.shift() ?? 10_000)
  for (const [name, receivedBytes, totalBytes] of progress)
    bar.report({ name, receivedBytes, ...(totalBytes !== undefined && { totalBytes }) })
  bar.end()
  return written
}

test('a terminal has one bar that is redrawn in place, not too often, and is left standing', () => {
  const written = drawn(
    true,
    [0, 0, 50, 200, 200],
    [
      ['a', 0, 100],
      ['a', 10, 100],
      ['a', 20, 100],
      ['a', 100, 100],
    ],
  )
  expect(written.every((text) => text === '\n' || text.startsWith('\r\u001b[K'))).toBe(true)
  expect(written.filter((text) => text.includes('100 %')).length).toBeGreaterThan(0)
  expect(written.length).toBeLessThan(7)
  expect(written.at(-1)).toBe('\n')
})

test('the next name begins a line of its own', () => {
  const written = drawn(
    true,
    [],
    [
      ['a', 5, 10],
      ['b', 5, 10],
    ],
  )
  expect(written.join('')).toMatch(/a {2}5 B of 10 B[^\n]*\n[^\n]*b {2}5 B of 10 B/)
})

test('elsewhere there are plain lines at the quarters', () =>
  expect(
    drawn(
      false,
      [],
      [
        ['a', 0, 100],
        ['a', 10, 100],
        ['a', 30, 100],
        ['a', 31, 100],
        ['a', 100, 100],
      ],
    ),
  ).toEqual(['a  0 B of 100 B  0 %\n', 'a  30 B of 100 B  30 %\n', 'a  100 B of 100 B  100 %\n']))

test('an unknown total is left out', () => expect(lineText({ name: 'a', receivedBytes: 4200 })).toBe('a  4.2 kB'))

test.each([
  [20, 'words  50 B of 100 B'.slice(0, 19)],
  [60, /^words {2}50 B of 100 B {2}50 % {2}\[#{14,15}\.{14,15}\]$/],
])('a bar keeps within %d columns', (columns, expected) => {
  const text = barText({ name: 'words', receivedBytes: 50, totalBytes: 100 }, columns)
  expect(text.length).toBeLessThan(columns)
  expect(text).toMatch(expected)
})

test.each([
  [812, '812 B'],
  [4_200, '4.2 kB'],
  [16_000_000, '16.0 MB'],
])('%d bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))
