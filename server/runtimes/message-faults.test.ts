import { expect, test } from 'vitest'
import { messageFaults } from './message-faults.ts'

test('whole messages have no faults', () => {
  expect(messageFaults({ fi: { A: 'Hei {name}' }, sv: { A: 'Hej {name}' }, en: { A: 'Hi {name}' } })).toEqual([])
})

test.each([
  ['L10N-006 a key that a language lacks', { fi: { A: 'x' }, sv: {}, en: { A: 'x' } }, 'A: no text in sv'],
  ['an empty text', { fi: { A: ' ' }, sv: { A: 'x' }, en: { A: 'x' } }, 'A: no text in fi'],
  ['another parameter', { fi: { A: '{n}' }, sv: { A: '{m}' }, en: { A: '{n}' } }, 'A: other parameters in sv than {n}'],
])('%s is a fault', (_, messages, fault) => {
  expect(messageFaults(messages as unknown as Record<string, Record<string, string>>)).toEqual([fault])
})
