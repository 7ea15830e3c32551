import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mergePreferences } from '#shared/preferences/merge-preferences.ts'
import { preferencesSaver, SAVE_DELAY_MS } from './preferences-saver.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const withSpeed = (speech_speed: number) => mergePreferences({ dictionary: { speech_speed } })

function saver(isReadOnly = false) {
  const kept: number[] = []
  const sent: [speed: number, isLast: boolean][] = []
  const { changed, leave } = preferencesSaver({
    keep: ({ dictionary }) => kept.push(dictionary.speech_speed),
    send: async ({ dictionary }, isLast) => void sent.push([dictionary.speech_speed, isLast]),
    isReadOnly: () => isReadOnly,
  })
  return { change: (speed: number) => changed(withSpeed(speed)), leave, kept, sent }
}

test('STORE-030 preferences are sent once, 500 ms after the last change, and kept here at once', () => {
  const { change, kept, sent } = saver()
  expect(SAVE_DELAY_MS).toBe(500)
  change(2)
  vi.advanceTimersByTime(400)
  change(3)
  vi.advanceTimersByTime(499)
  expect([kept, sent]).toEqual([[2, 3], []])
  vi.advanceTimersByTime(1)
  expect(sent).toEqual([[3, false]])
  vi.advanceTimersByTime(10_000)
  expect(sent).toHaveLength(1)
})

test('STORE-041 a change that still waits is sent when the document is left, and only then', async () => {
  const { change, leave, sent } = saver()
  await leave()
  expect(sent).toEqual([])
  change(2)
  await leave()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([[2, true]])
})

test('STORE-031 preferences that are only read are kept here and not sent', async () => {
  const { change, leave, kept, sent } = saver(true)
  change(2)
  vi.advanceTimersByTime(500)
  change(3)
  await leave()
  expect([kept, sent]).toEqual([[2, 3], []])
})
