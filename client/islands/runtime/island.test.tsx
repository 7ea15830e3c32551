import { useId } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { defineIsland } from './define-island.ts'
import { Island } from './island.tsx'

const Props = v.object({ word: v.string() })

function Greeting({ word }: { word: string }) {
  if (word === 'throw') throw new Error('broken')
  return <p id={useId()}>{word}</p>
}

const greeting = defineIsland({ name: 'greeting', props: Props, wakeOn: 'visible', component: Greeting })

afterEach(() => vi.restoreAllMocks())

test('an island is an element with its name, props, wake strategy, own ids and an end marker', () => {
  const html = renderToStaticMarkup(<Island is={greeting} id="g1" props={{ word: 'hei & "moi"' }} />)
  expect(html).toMatch(
    /^<app-island id="g1" name="greeting" wake-on="visible" props="\{&quot;word&quot;:&quot;hei &amp; \\&quot;moi\\&quot;&quot;\}">/,
  )
  expect(html).toMatch(/<p id="[^"]*g1[^"]*">hei &amp; &quot;moi&quot;<\/p><!--island-end--><\/app-island>$/)
})

test('what a page hands over beyond the schema is not sent', () => {
  const props = { word: 'hei', token: 'secret' }
  expect(renderToStaticMarkup(<Island is={greeting} id="g1" props={props} />)).not.toContain('secret')
})

test.each([
  ['throws', { word: 'throw' }],
  // A page that has not been type-checked, or data that turned out otherwise.
  ['gets props it does not take', JSON.parse('{"word":5}')],
])('an island that %s is reported by name and its fallback drawn', (_, props) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = renderToStaticMarkup(<Island is={greeting} id="g1" props={props} fallback={<a href="/greeting">hei</a>} />)
  expect(html).toBe('<a href="/greeting">hei</a>')
  expect(reported).toHaveBeenCalledWith('Island "greeting" could not be drawn', expect.any(Error))
})
