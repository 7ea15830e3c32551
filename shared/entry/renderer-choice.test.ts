import { expect, test } from 'vitest'
import { rendererOf } from './renderer-choice.ts'

test.each([
  ['glossary', undefined, 'glossary'],
  ['glossary', 'valter', 'glossary'],
  ['biDirectional', 'valter', 'valter'],
  ['biDirectional', 'teaser', 'default'],
  ['multiLingual', undefined, 'default'],
])('ENT-002 type %s, custom %s: %s', (type, custom, renderer) => expect(rendererOf(type, custom)).toBe(renderer))
