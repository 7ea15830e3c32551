import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveFlashes } from './live-flashes.ts'
import type { ShownFlash } from './show-flash.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const flash = (messageL10nId: string, remainingMs: number | null = 5000): ShownFlash => ({
  type: 'info',
  messageL10nId,
  params: {},
  text: messageL10nId,
  remainingMs,
})

/** Messages on a list that stands for the document. */
function shown() {
  const there: string[] = []
  const live = liveFlashes(Date.now)
  const add = (message: ShownFlash) => {
    there.push(message.messageL10nId)
    return live.add(message, { remove: () => there.splice(there.indexOf(message.messageL10nId), 1) })
  }
  return { ...live, add, there }
}

test('FLASH-003 FLASH-004 a message goes when its time is over, an indefinite one stays', () => {
  const { add, there } = shown()
  add(flash('A'))
  add(flash('B', null))
  vi.advanceTimersByTime(4999)
  expect(there).toEqual(['A', 'B'])
  vi.advanceTimersByTime(1)
  expect(there).toEqual(['B'])
  vi.advanceTimersByTime(1e9)
  expect(there).toEqual(['B'])
})

test('FLASH-002 FLASH-010 a repeat is shown once and starts again', () => {
  const { add, there } = shown()
  add(flash('A'))
  vi.advanceTimersByTime(4000)
  add(flash('A'))
  vi.advanceTimersByTime(4000)
  expect(there).toEqual(['A'])
  vi.advanceTimersByTime(1000)
  expect(there).toEqual([])
})

test('FLASH-003 a message that is read waits, and then has the rest of its time', () => {
  const { add, hold, goOn, there } = shown()
  add(flash('A'))
  vi.advanceTimersByTime(3000)
  hold()
  vi.advanceTimersByTime(60_000)
  expect(there).toEqual(['A'])
  goOn()
  vi.advanceTimersByTime(1999)
  expect(there).toEqual(['A'])
  vi.advanceTimersByTime(1)
  expect(there).toEqual([])
})

test('a message can be dismissed', () => {
  const { add, all, there } = shown()
  const dismiss = add(flash('A', null))
  dismiss()
  expect([there, all()]).toEqual([[], []])
})

test('FLASH-011 what is left of each goes along, and the document left behind has none', () => {
  const { add, all, clear, there } = shown()
  add(flash('A'))
  add(flash('B', null))
  vi.advanceTimersByTime(1500)
  expect(all().map(({ remainingMs }) => remainingMs)).toEqual([3500, null])
  clear()
  expect(there).toEqual([])
})
