import { describe, expect, test } from 'vitest'
import { carriedText, readCarried } from './carried-flashes.ts'
import type { ShownFlash } from './show-flash.ts'

const flash = (fields: Partial<ShownFlash> = {}): ShownFlash => ({
  type: 'info',
  messageL10nId: 'A',
  params: {},
  text: 'Tallennettu',
  remainingMs: 3000,
  ...fields,
})

describe('FLASH-011 what the next document shows', () => {
  test('a message that still runs, for its remaining time, with its link', () => {
    const message = flash({ params: { name: 'x' }, reaction: { label: 'Avaa', href: '/a' } })
    expect(readCarried(carriedText([message], 1000), 2000)).toEqual([message])
  })

  test('not one whose time is over', () => {
    expect(carriedText([flash({ remainingMs: 0 })], 1000)).toBeUndefined()
  })

  test('an indefinite one until it is dismissed, and after a long absence only that', () => {
    const text = carriedText([flash(), flash({ messageL10nId: 'B', remainingMs: null })], 0)
    expect(readCarried(text, 60_000).map(({ messageL10nId }) => messageL10nId)).toEqual(['A', 'B'])
    expect(readCarried(text, 60_001).map(({ messageL10nId }) => messageL10nId)).toEqual(['B'])
  })

  test('the five newest', () => {
    const many = Array.from({ length: 9 }, (_, index) => flash({ messageL10nId: `M${index}` }))
    expect(readCarried(carriedText(many, 0), 0).map(({ messageL10nId }) => messageL10nId)).toEqual(['M4', 'M5', 'M6', 'M7', 'M8'])
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another shape', '[]'],
    ['a link elsewhere', JSON.stringify({ leftAt: 0, flashes: [{ ...flash(), reaction: { label: 'x', href: 'javascript:alert(1)' } }] })],
    ['an endless text', JSON.stringify({ leftAt: 0, flashes: [flash({ text: 'x'.repeat(1001) })] })],
  ])('M03 nothing by %s', (_, text) => expect(readCarried(text, 0)).toEqual([]))
})
