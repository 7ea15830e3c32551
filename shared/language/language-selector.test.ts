import { expect, test } from 'vitest'
import { isSelectorHidden, selectorModes } from './language-selector.ts'

test.each([
  ['hide', 'hide', false, true],
  ['hide', 'hide', true, false],
  ['hide', 'multi', false, false],
  ['multi', 'hide', false, false],
  ['multi', 'multi', false, false],
  ['multi', 'multi', true, false],
] as const)('LANG-033 from %s, to %s, several %s: hidden %s', (fromMode, toMode, isMultiselect, hidden) =>
  expect(isSelectorHidden({ fromMode, toMode }, isMultiselect)).toBe(hidden),
)

test.each([
  ['monoLingual', ['fi'], 'hide'],
  ['glossary', ['fi'], 'hide'],
  ['monoDirectional', ['fi', 'smn'], 'multi'],
  ['biDirectional', ['fi', 'en'], 'multi'],
  ['multiLingual', ['fi', 'en', 'sv'], 'multi'],
] as const)('LANG-010 the sides of a dictionary of type %s in %j: %s', (type, langs, mode) =>
  expect(selectorModes({ type, langs: [...langs] })).toEqual({ fromMode: mode, toMode: mode }),
)
