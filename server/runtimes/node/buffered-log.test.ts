import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bufferedLog } from './buffered-log.ts'

test('lines of one turn are written together, in order, each as JSON', async () => {
  const written: string[] = []
  const log = bufferedLog((text) => written.push(text))
  log({ event: 'notice', code: 'a', subject: 'x' })
  log({ event: 'notice', code: 'b', subject: 'y' })
  expect(written).toEqual([])
  await nextTurn()
  log({ event: 'notice', code: 'c', subject: 'z' })
  await nextTurn()
  expect(
    written.map((text) =>
      text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).code),
    ),
  ).toEqual([['a', 'b'], ['c']])
})
