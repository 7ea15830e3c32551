import { expect, test } from 'vitest'
import { senseBlocks } from './sense-blocks.ts'

test('a list of senses is cut at its numbers', () =>
  expect(senseBlocks(['1. tulla', 'saapua', '2. muuttua', 'alkaa'], false)).toEqual([
    ['tulla', 'saapua'],
    ['muuttua', 'alkaa'],
  ]))

test('a number out of turn is text', () =>
  expect(senseBlocks(['1. vaihto', '4. det som jagas', '2. tavu', '2.1. enhet'], false)).toEqual([
    ['vaihto', '4. det som jagas'],
    ['tavu', '2.1. enhet'],
  ]))

test('a definition where one must stand is no sense, though its number fits', () =>
  expect(senseBlocks(['1. vaihto 2.', '2. att byta', ' 3.', '2. spelarbyte', '2. tavu'], false)).toEqual([
    ['vaihto 2.', '2. att byta', ' 3.', '2. spelarbyte'],
    ['tavu'],
  ]))

test('a lone number is a part of the title', () =>
  expect(senseBlocks(['1. Mooseksen kirja', 'der erste Teil'], false)).toEqual([['1. Mooseksen kirja', 'der erste Teil']]))

test('a lone number is a number in a dictionary that numbers lone senses', () =>
  expect(senseBlocks(['1. midwife, obstetrician'], true)).toEqual([['midwife, obstetrician']]))

test('a number alone on its line begins a sense', () =>
  expect(senseBlocks(['1.', '      "Il faut"', '2. need'], false)).toEqual([['', '      "Il faut"'], ['need']]))

test('no lines, no senses', () => expect(senseBlocks([], true)).toEqual([]))
