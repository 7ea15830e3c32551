import { expect, test } from 'vitest'
import { headingOf, loader } from './content.tsx'
import { viewOf } from './page-data.ts'
import { loaderArgs } from './page-for-tests.ts'

test.each([
  ['<h1>Ohjeet</h1><p>x</p>', 'Ohjeet'],
  ['<h1 id="a">Villkor &amp; <em>priser</em></h1>', 'Villkor & priser'],
  ['<p>Without a heading</p>', ''],
])('META-001 the title of %j is %j', (html, title) => {
  expect(headingOf(html)).toBe(title)
})

test('CONT-007 a content page is asked for in the reader’s language', async () => {
  const asked: string[] = []
  const contentPage = () => {
    asked.push('once')
    return '<h1>Apua</h1>'
  }
  const { data } = await loader(loaderArgs({ url: '/legal/help', params: { page: 'help' }, answers: { contentPage } }))
  expect(viewOf(data).html).toBe('<h1>Apua</h1>')
  expect(asked).toEqual(['once'])
})

test.each([
  ['our-content', ['d']],
  ['help', []],
])('the dictionaries are told of on the page about them: %s', async (page, ids) => {
  const answers = {
    contentPage: () => '<h1>Sisältö</h1>',
    searchDictionaries: () => ({ dictionaries: [{ id: 'd', type: 'biDirectional', title: 'D', langs: ['fi', 'en'] }], groups: [] }),
  }
  const { data } = await loader(loaderArgs({ url: `/legal/${page}`, params: { page }, answers }))
  expect(viewOf(data).dictionaries.map(({ id }) => id)).toEqual(ids)
})

test.each(['help', 'No Such Page'])('CONT-003 %j that cannot be had leads to /forbidden/404', async (page) => {
  const contentPage = () => {
    throw 404
  }
  const thrown: unknown = await loader(loaderArgs({ url: '/legal/help', params: { page }, answers: { contentPage } })).catch(
    (error: unknown) => error,
  )
  expect(thrown).toBeInstanceOf(Response)
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/forbidden/404')
})
