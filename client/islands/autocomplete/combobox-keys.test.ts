import { describe, expect, test } from 'vitest'
import { type ComboboxSituation, type KeyAction, keyAction, type PressedKey, waitsForComposition } from './combobox-keys.ts'

const press = (key: string, fields: Partial<PressedKey> = {}): PressedKey => ({
  key,
  isComposing: false,
  hasAlt: false,
  hasOtherModifier: false,
  ...fields,
})
const open: ComboboxSituation = { isExpanded: true, hasActiveRow: false, hasText: true }
const onRow = { ...open, hasActiveRow: true }
const closed = { ...open, isExpanded: false }
const empty = { ...closed, hasText: false }

describe('A11Y-008 keys of the combobox', () => {
  test.each<[string, PressedKey, ComboboxSituation, KeyAction | undefined]>([
    ['down', press('ArrowDown'), closed, 'next'],
    ['up', press('ArrowUp'), open, 'previous'],
    ['Alt and down', press('ArrowDown', { hasAlt: true }), closed, 'open'],
    ['Alt and up', press('ArrowUp', { hasAlt: true }), open, 'close'],
    ['AC-029 Enter on a row', press('Enter'), onRow, 'choose'],
    ['AC-029 Enter without a row sends the form', press('Enter'), open, undefined],
    ['AC-029 Escape when open', press('Escape'), onRow, 'close'],
    ['Escape when closed', press('Escape'), closed, 'clear'],
    ['Escape when there is nothing', press('Escape'), empty, undefined],
    ['Tab', press('Tab'), onRow, 'leave'],
    ['Home', press('Home'), onRow, 'move-caret'],
    ['End', press('End'), onRow, 'move-caret'],
    ['left', press('ArrowLeft'), onRow, 'move-caret'],
    ['right', press('ArrowRight'), onRow, 'move-caret'],
    ['a letter', press('a'), onRow, undefined],
    ['a shortcut of the browser', press('ArrowDown', { hasOtherModifier: true }), open, undefined],
    ['the Enter that ends a composition', press('Enter', { isComposing: true }), onRow, 'ignore'],
    ['an arrow among the candidates of an input method', press('ArrowDown', { isComposing: true }), open, undefined],
  ])('%s', (_, key, situation, action) => {
    expect(keyAction(key, situation)).toBe(action)
  })
})

test.each<[string, (string | undefined)[], boolean, boolean]>([
  ['a desktop composes with an input method only', ['fi', 'en'], false, true],
  ['a phone composes every word', ['fi', 'en'], true, false],
  ['but Japanese needs its input method there too', ['ja', 'en'], true, true],
  ['as target language too', ['en', 'zh'], true, true],
  ['whatever is not set', [undefined], true, false],
])('composition: %s', (_, langs, isTouch, waits) => {
  expect(waitsForComposition(langs, isTouch)).toBe(waits)
})
