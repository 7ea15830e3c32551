import { expect, test } from 'vitest'
import { sourceAnchor, sourceHref } from './source-link.ts'

test.each([
  ['freedict.fin-eng', 'dictionary-freedict.fin-eng', '/legal/our-content#dictionary-freedict.fin-eng'],
  ['team:3 sanasto', 'dictionary-team:3_sanasto', '/legal/our-content#dictionary-team%3A3_sanasto'],
])('ENT-037 the licence of an entry of %s is told under %s', (id, anchor, href) => {
  expect(sourceAnchor(id)).toBe(anchor)
  expect(sourceHref(id)).toBe(href)
})
