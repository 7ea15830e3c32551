import { expect, test } from 'vitest'
import { pageData, viewOf } from './page-data.ts'

test('loader data is empty for the encoder, and the renderer gets the view', () => {
  const view = { words: ['talo'], later: Promise.resolve(1) }
  const { data, init } = pageData(view, { status: 404 })
  expect(JSON.stringify(data)).toBe('{}')
  expect(viewOf(data)).toBe(view)
  expect(init).toEqual({ status: 404 })
})

test('other loader data has no view', () => {
  expect(() => viewOf({})).toThrow('pageData')
})
