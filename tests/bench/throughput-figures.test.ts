import { expect, test } from 'vitest'
import { helloFigures, isRestless, throughputFigures } from './throughput-figures.ts'

const round = (perSecond: number, cpuMicros: number) => ({ perSecond, p99Ms: 1, cpuMicros })
const hello = [round(1000, 10), round(1000, 10), round(1000, 10)]

test.each([
  ['requests per second', [round(400, 20), round(500, 20), round(450, 20)], 0.45],
  ['work per request', [round(900, 40), round(900, 40), round(900, 40)], 0.25],
])('the lower ratio is the figure: %s', (_, ours, value) => {
  const [figure] = throughputFigures({ name: 'chain', floor: 0.5, ours, hello, isUnsettled: false })
  expect(figure).toMatchObject({ name: 'chain', value, floor: 0.5 })
})

test('when hello varies more than twofold, nothing is judged and the table says so', () => {
  const restless = [round(1000, 10), round(450, 10)]
  expect(isRestless(restless)).toBe(true)
  expect(isRestless([round(1000, 10), round(500, 10)])).toBe(false)
  expect(helloFigures('hello', restless)[0]?.note).toContain('too restless')
  expect(throughputFigures({ name: 'chain', floor: 0.5, ours: restless, hello: restless, isUnsettled: true })[0]).toMatchObject({
    isUnsettled: true,
  })
})
