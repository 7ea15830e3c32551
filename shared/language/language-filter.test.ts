import { expect, test } from 'vitest'
import { matchesLanguageFilter } from './language-filter.ts'
import type { LanguageId } from './language-id.ts'

const NAMES: Partial<Record<LanguageId, string[]>> = {
  fi: ['suomi', 'finska', 'Finnish', 'finnish'],
  en: ['englanti', 'engelska', 'English'],
  sv: ['ruotsi', 'svenska', 'Swedish'],
  nb: ['norja (bokmål)', 'bokmål', 'Norwegian Bokmål'],
}
const namesOf = (id: LanguageId) => NAMES[id] ?? []
const fiEn = { fromId: 'fi', toId: 'en', monoDirectional: false } as const
const oneWay = { ...fiEn, monoDirectional: true }

test.each([
  ['LANG-020 an empty filter keeps all', fiEn, '', true],
  ['LANG-020 so does one of separators', fiEn, ' & ', true],
  ['LANG-022 one word: the source in Finnish', fiEn, 'suo', true],
  ['LANG-024 in Swedish', fiEn, 'finska', true],
  ['LANG-024 in English, whatever the case', fiEn, 'FINN', true],
  ['LANG-024 in an alternative name, accents composed or not', { id: 'nb' } as const, 'bokma\u030A', true],
  ['LANG-024 a prefix, not a part', fiEn, 'uomi', false],
  ['LANG-022 one word: never the target', fiEn, 'englanti', false],
  ['LANG-023 but of a one-way pair', oneWay, 'englanti', true],
  ['LANG-023 or its source', oneWay, 'suomi', true],
  ['LANG-021 two words match source and target', fiEn, 'suo eng', true],
  ['LANG-020 joined by &', fiEn, 'suomi&engl', true],
  ['LANG-020 or both', fiEn, '  suomi & engl ', true],
  ['LANG-021 two words in the wrong order', fiEn, 'eng suo', false],
  ['LANG-021 also of a one-way pair', oneWay, 'eng suo', false],
  ['LANG-021 one of two is not enough', fiEn, 'suomi ruotsi', false],
  ['LANG-022 a single language by its own name', { id: 'sv' } as const, 'ruo', true],
  ['LANG-022 not by another', { id: 'sv' } as const, 'suo', false],
  ['LANG-021 a single language has no target', { id: 'sv' } as const, 'ruo suo', false],
])('%s', (_, option, text, expected) => expect(matchesLanguageFilter(option, text, namesOf)).toBe(expected))
