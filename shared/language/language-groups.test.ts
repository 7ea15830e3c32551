import { expect, test } from 'vitest'
import { languageGroups } from './language-groups.ts'
import { LANGUAGE_IDS } from './language-id.ts'

const MANY = LANGUAGE_IDS.slice(0, 40)

test('LANG-030 many languages are grouped: the brand’s first, in its order, then the others in theirs', () => {
  const groups = languageGroups(MANY, ['en', 'de', 'zu'])
  expect(groups?.priority).toEqual(['en', 'de'])
  expect(groups?.others).toEqual(MANY.filter((id) => id !== 'en' && id !== 'de'))
})

test.each([
  ['few languages', MANY.slice(0, 10), [MANY[0] ?? 'af']],
  ['languages that are all the brand’s', MANY, MANY],
  ['languages that the brand has none of', MANY, []],
])('LANG-030 %s are one plain list', (_, ids, priority) => expect(languageGroups(ids, priority)).toBeUndefined())
