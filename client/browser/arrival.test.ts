import { expect, test } from 'vitest'
import { type Arrival, type ArrivalFocus, arrivalFocus } from './arrival.ts'

const outside: Arrival = { path: '/finnish-english/talo', isFromSearchBox: false, isFromThisSite: false, isRestored: false, isTouch: false }

test.each<[string, Partial<Arrival>, ArrivalFocus]>([
  ['A11Y-002 a page opened from outside keeps the browser’s focus', {}, 'nothing'],
  ['A11Y-002 a link of the site focuses the heading', { isFromThisSite: true }, 'heading'],
  ['A11Y-002 on touch devices too', { isFromThisSite: true, isTouch: true }, 'heading'],
  ['A11Y-002 Back and reload keep what the browser had', { isFromThisSite: true, isRestored: true }, 'nothing'],
  ['NAV-021 a search from the box', { isFromSearchBox: true, isFromThisSite: true }, 'search-input'],
  ['NAV-021 but no on-screen keyboard', { isFromSearchBox: true, isFromThisSite: true, isTouch: true }, 'nothing'],
  ['NAV-004 the front page', { path: '/' }, 'search-input'],
  ['NAV-004 the front page on touch devices', { path: '/', isTouch: true }, 'nothing'],
])('%s', (_, fields, focus) => {
  expect(arrivalFocus({ ...outside, ...fields })).toBe(focus)
})
