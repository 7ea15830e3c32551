import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from '../runtime/island.tsx'
import humanCheck from './human-check.island.tsx'
import type { HumanCheckProps } from './human-check-props.ts'
import { progressText } from './use-human-check.ts'

const LABEL_NAMES = ['offer', 'group', 'box', 'how', 'working', 'success', 'retry', 'error', 'tooMany', 'return', 'frontPage'] as const
// Every label is its own name.
const labels = Object.fromEntries(LABEL_NAMES.map((name) => [name, `[${name}]`])) as HumanCheckProps['labels']

const html = (props: Partial<HumanCheckProps> = {}) =>
  renderToStaticMarkup(<Island is={humanCheck} id="human-check" props={{ labels, ...props }} />).replace(/ props="[^"]*"/, '')

test('UNBL-002 the check is unverified at first: a box that is not ticked, and no word of an outcome', () => {
  const drawn = html()
  expect(drawn).toMatch(/<label[^>]*><input type="checkbox"[^>]*><span>\[box\]/)
  expect(drawn).not.toMatch(/checked|\[success\]|\[retry\]|\[error\]|\[tooMany\]/)
})

test('L09 without JavaScript the ways back are links, and the box is not to be seen', () => {
  const drawn = html({ previous: '/finnish-english/talo?a=1&b=2' })
  expect(drawn).toContain('<a class="btn" href="/finnish-english/talo?a=1&amp;b=2">[return]</a>')
  expect(drawn).toContain('<a class="btn quiet" href="/">[frontPage]</a>')
  expect(drawn).toContain('human-check asleep')
})

test('UNBL-005 the front page is the way on where no page is known', () => {
  expect(html()).toContain('<a class="btn" href="/">[frontPage]</a>')
  expect(html()).not.toContain('[return]')
})

test('L09 the check has a name, and its progress as well; it is a box to tick, not a picture to see', () => {
  const drawn = html()
  expect(drawn).toContain('role="group" aria-label="[group]"')
  expect(drawn).toMatch(/<progress[^>]*aria-label="\[working\]"[^>]*hidden/)
  expect(drawn).not.toMatch(/<img|<canvas|<iframe|style=/)
})

test.each([
  ['fi', 'Tarkistuksesta on tehty 25 prosenttia'],
  ['sv', '25 procent av kontrollen är klar'],
  ['en', '25 percent of the check is done'],
  [undefined, 'Tarkistuksesta on tehty 25 prosenttia'],
] as const)('UNBL-009 L09 progress in %s is told in words, in Finnish without a language', (locale, text) => {
  expect(progressText(25, locale)).toBe(text)
})
