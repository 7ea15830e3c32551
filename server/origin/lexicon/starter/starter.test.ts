import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { DictionaryGroupSchema } from '#shared/dictionary/dictionary.ts'
import { type Word, WordSchema } from '#shared/entry/entry-schema.ts'
import { PARTS_OF_SPEECH } from '#shared/entry/part-of-speech.ts'
import type { Sense } from '#shared/entry/sense-schema.ts'
import { LOCALES } from '#shared/language/locale.ts'
import { DEFAULT_DICTIONARY_ORDER } from '#shared/preferences/dictionary-order.ts'
import { DictionaryMetaSchema } from '../importers/imported-entry.ts'

const folder = new URL('./', import.meta.url)
const images = new URL('../../content/images/', import.meta.url)
const messagesFolder = new URL('../../../../messages/', import.meta.url)
const readJson = (url: URL): unknown => JSON.parse(readFileSync(url, 'utf8'))

const FileSchema = v.strictObject({ dictionary: DictionaryMetaSchema, entries: v.array(v.unknown()) })
const names = readdirSync(folder).filter((name) => name.endsWith('.json') && name !== 'sanavirta.groups.json')
const files = names.map((name) => ({ name, ...v.parse(FileSchema, readJson(new URL(name, folder))) }))
const { groups } = v.parse(v.strictObject({ groups: v.array(DictionaryGroupSchema) }), readJson(new URL('sanavirta.groups.json', folder)))
const dictionaries = files.map(({ name, dictionary, entries }) => ({
  name,
  dictionary,
  words: entries.map((entry) => v.parse(WordSchema, entry)),
}))
const allWords = dictionaries.flatMap(({ words }) => words)

/** A word with the words of its sub-entries, in its senses as well. */
const withSubentries = (word: Word): Word[] => [
  word,
  ...[word, ...allSenses(word.senses)]
    .flatMap(({ subentry_blocks }) => subentry_blocks.flatMap(({ subentries }) => subentries))
    .flatMap(withSubentries),
]
const allSenses = (senses: readonly Sense[]): Sense[] => senses.flatMap((sense) => [sense, ...allSenses(sense.senses)])

const everyWord = allWords.flatMap(withSubentries)
const everySense = everyWord.flatMap(({ senses }) => allSenses(senses))
const everyExample = everySense.flatMap(({ examples }) => examples)
const everyTranslation = [...everySense, ...everyExample].flatMap(({ translations }) => translations)
const everyVariant = everyWord.flatMap(({ headwordvars }) => headwordvars)
const everyReference = [...everyWord, ...everySense, ...everyExample].flatMap(({ reference }) => reference)

/** Every value below `value` with the key that leads to it. A reference may lead to another dictionary, so it can be left out. */
function* parts(value: unknown, key = '', except: readonly string[] = []): Generator<{ key: string; value: unknown }> {
  if (except.includes(key)) return
  yield { key, value }
  if (typeof value !== 'object' || value === null) return
  for (const [childKey, child] of Object.entries(value)) yield* parts(child, Array.isArray(value) ? key : childKey, except)
}

test('ARCH-007 the starter set has a dictionary of every kind and of every group, and some two hundred entries', () => {
  const kinds = (of: (meta: (typeof dictionaries)[number]['dictionary']) => string) => dictionaries.map(({ dictionary }) => of(dictionary))
  expect(kinds(({ type }) => type)).toEqual(
    expect.arrayContaining(['biDirectional', 'glossary', 'monoDirectional', 'monoLingual', 'multiLingual']),
  )
  expect(kinds(({ dict_type }) => dict_type)).toEqual(expect.arrayContaining(['premium', 'non-premium', 'customer-dicts']))
  expect(kinds(({ dict_group }) => dict_group)).toEqual(expect.arrayContaining([...DEFAULT_DICTIONARY_ORDER]))
  expect(allWords.length).toBeGreaterThanOrEqual(170)
})

test('LANG-054 one pair is of premium dictionaries alone', () => {
  const fromEstonian = dictionaries.filter(({ dictionary: { langs, type } }) => langs.includes('et') && type === 'monoDirectional')
  expect(fromEstonian.map(({ dictionary }) => dictionary.dict_type)).toEqual(['premium'])
})

test('PERM-020 a customer’s dictionary and a glossary are those of a team', () => {
  const owned = dictionaries.filter(({ dictionary: { dict_type, type } }) => dict_type === 'customer-dicts' || type === 'glossary')
  expect(owned.map(({ dictionary }) => dictionary.teams?.length)).toEqual([1, 1])
})

test('the key of every entry is unique in the whole set, sub-entries included', () => {
  const ids = everyWord.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('ENT-006 no key holds the plus sign that would cut it', () => {
  expect(everyWord.filter(({ id }) => String(id).includes('+'))).toEqual([])
})

describe.each(dictionaries)('$name', ({ name, dictionary, words }) => {
  test('is named after its code and carries a licence with its attribution', () => {
    expect(name).toBe(`${dictionary.code}.json`)
    expect(dictionary.licence).toMatchObject({ name: 'CC BY 4.0', attribution: 'Sanavirta starter dictionaries' })
  })

  test('has a title in every language of the interface and a fallback', () => {
    expect(Object.keys(dictionary.title).sort()).toEqual(['*', ...LOCALES].sort())
  })

  test('PICK-001 its headwords and translations are in its languages', () => {
    const langs = words.flatMap((word) => [...parts(word, '', ['reference'])]).flatMap(({ key, value }) => (key === 'lang' ? [value] : []))
    expect([...new Set(langs)].sort()).toEqual([...dictionary.langs].sort())
    expect(words.filter(({ lang }) => !dictionary.langs.includes(lang))).toEqual([])
  })

  test('the key of every entry begins with its code', () => {
    expect(words.filter(({ id }) => !String(id).startsWith(`${dictionary.code}:`))).toEqual([])
  })

  test('homonyms of a headword are numbered from 1 without a gap', () => {
    for (const { headword, lang } of words) {
      const numbers = words.filter((word) => word.headword === headword && word.lang === lang).map(({ homonym }) => homonym)
      expect(numbers).toEqual(numbers.length === 1 ? [undefined] : numbers.map((_, index) => index + 1))
    }
  })

  test('ENT-038 every picture has its file, and the file cannot run anything', () => {
    for (const { filename } of words.flatMap((word) => word.images)) {
      const file = new URL(`${dictionary.code}/${filename}`, images)
      expect(existsSync(file), filename).toBe(true)
      expect(readFileSync(file, 'utf8')).not.toMatch(/<script|\son\w+=|href|style=|<foreignObject/i)
    }
  })
})

test('PICK-004 the groups are of every type that is not made for a caller', () => {
  expect(new Set(groups.map(({ type }) => type))).toEqual(new Set(['all', 'fixed', 'separator', 'internal']))
})

test('PICK-036 a group names dictionaries that exist, and their languages', () => {
  for (const group of groups) {
    const members = dictionaries.filter(({ dictionary }) => group.dictionaries.includes(dictionary.code))
    expect(members.map(({ dictionary }) => dictionary.code).sort()).toEqual([...group.dictionaries].sort())
    expect(new Set(group.langs)).toEqual(new Set(members.flatMap(({ dictionary }) => dictionary.langs)))
  }
})

test('no file writes an empty list or a blank text', () => {
  for (const { name, entries } of files) {
    const empty = [...parts(entries)].filter(
      ({ key, value }) =>
        (Array.isArray(value) && value.length === 0) || (key !== 'target' && typeof value === 'string' && value.trim() === ''),
    )
    expect(empty, name).toEqual([])
  }
})

test('no file writes a field that the schema would drop', () => {
  for (const { name, entries } of files) {
    for (const entry of entries) expect(v.parse(WordSchema, entry), name).toMatchObject(entry as object) // an array of unknown from JSON; parsed here
  }
})

test('every text is NFC, without straight quotes or double spaces', () => {
  for (const { entries } of files) {
    const texts = [...parts(entries)].flatMap(({ value }) => (typeof value === 'string' ? [value.replace(/<[^>]*>/g, '')] : []))
    expect(texts.filter((text) => text !== text.normalize('NFC') || /["'`]| {2}/.test(text))).toEqual([])
  }
})

test('an example holds its headword in <b> and is translated, but in a monolingual dictionary', () => {
  for (const { dictionary, words } of dictionaries) {
    for (const example of words
      .flatMap(withSubentries)
      .flatMap(({ senses }) => allSenses(senses))
      .flatMap(({ examples }) => examples)) {
      expect(example.text).toMatch(/<b>[^<]+<\/b>/)
      expect(example.translations.length > 0, example.text).toBe(dictionary.type !== 'monoLingual')
    }
  }
})

test('every sense says something: a definition, a translation or sub-senses', () => {
  expect(
    everySense.filter(({ definitions, translations, senses }) => definitions.length + translations.length + senses.length === 0),
  ).toEqual([])
})

test('REF-001 every reference without an address of its own leads to a headword of the set', () => {
  const headwords = new Set(allWords.map(({ headword, lang }) => `${lang}:${headword}`))
  const lost = everyReference.filter(
    ({ target, target_url, lang }) => target !== '' && target_url === undefined && !headwords.has(`${lang}:${target}`),
  )
  expect(lost).toEqual([])
})

test('a translation that names a homonym names one that exists', () => {
  for (const { text, lang, normalized_homonym: homonym } of everyTranslation) {
    if (homonym === undefined) continue
    expect(
      allWords.some((word) => word.headword === text && word.lang === lang && word.normalized_homonym === homonym),
      text,
    ).toBe(true)
  }
})

test('every pronunciation comes from an editor and stands without brackets', () => {
  const ipas = [...everyWord, ...everySense, ...everyTranslation, ...everyVariant].flatMap(({ ipa }) => ipa)
  expect(ipas.filter(({ ipa, source }) => source !== 'editor' || /[[\]/]/.test(ipa))).toEqual([])
})

describe.each(LOCALES)('L10N-009 in %s', (locale) => {
  const messages = v.parse(v.record(v.string(), v.string()), readJson(new URL(`${locale}.json`, messagesFolder)))
  const labelled = [...everyWord, ...everySense, ...everyTranslation, ...everyVariant]
  const ipaRegions = labelled.flatMap(({ ipa }) => ipa.flatMap(({ geography = [] }) => geography))
  const genders = [...everyWord, ...everyTranslation, ...everyVariant].flatMap(({ gender }) => gender?.gender.split('/') ?? [])

  test.each([
    ['pos', [...PARTS_OF_SPEECH, ...labelled.flatMap(({ pos }) => pos)]],
    ['scope', [...everyWord, ...everySense, ...everyTranslation].flatMap(({ scopes }) => scopes)],
    ['register', labelled.flatMap(({ registers }) => registers)],
    ['geo', [...labelled.flatMap(({ geography }) => geography), ...ipaRegions]],
    ['gender', genders],
  ])('every value of %s has its label', (prefix, values) => {
    expect(values.length).toBeGreaterThan(0)
    expect([...new Set(values)].filter((value) => !messages[`${prefix}_${value}`]?.trim())).toEqual([])
  })
})

describe('each field of the default renderer occurs', () => {
  /** Fields of the renderers and features that come later: glossary, term bank, editor. */
  const labels = ['pos', 'ipa', 'geography', 'notes', 'inflections', 'grammar', 'registers']
  const relations = ['reference', 'infoboxes', 'synonyms', 'antonyms', 'etymology', 'subentry_blocks', 'senses', 'scopes']
  const cases: [string, readonly object[], string[]][] = [
    [
      'word',
      everyWord,
      [
        ...labels,
        ...relations,
        'gender',
        'homonym',
        'normalized_homonym',
        'inflection_class',
        'headwordvars',
        'images',
        'term_source',
        'project',
      ],
    ],
    ['sense', everySense, [...labels, ...relations, 'senseLabel', 'definitions', 'translations', 'examples']],
    ['translation', everyTranslation, [...labels, 'gender', 'postnotes', 'inflection_class', 'scopes', 'normalized_homonym']],
    ['example', everyExample, ['postnotes', 'translations', 'reference']],
    ['variant', everyVariant, [...labels, 'gender']],
    ['reference', everyReference, ['target', 'target_url', 'prec_text', 'tail']],
    ['ipa', everyWord.flatMap(({ ipa }) => ipa), ['geography', 'notes', 'source']],
    ['infobox', [...everyWord, ...everySense].flatMap(({ infoboxes }) => infoboxes), ['title', 'paragraphs']],
    ['picture', everyWord.flatMap((word) => word.images), ['filename', 'caption']],
    ['block', everyWord.flatMap(({ subentry_blocks }) => subentry_blocks), ['title', 'subentries']],
  ]
  const isFilled = (value: unknown) => value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

  test.each(cases.flatMap(([kind, items, fields]) => fields.map((field) => ({ kind, field, items }))))(
    '$kind.$field',
    ({ field, items }) => {
      const values = items.map((item) => new Map(Object.entries(item)).get(field))
      expect(values.some(isFilled)).toBe(true)
    },
  )

  test('a translation that is no link, and an article before the word', () => {
    expect(everyTranslation.some(({ linkable }) => !linkable)).toBe(true)
    expect(everyTranslation.some(({ gender }) => gender?.offset === -1)).toBe(true)
  })

  test('REF-002 REF-003 REF-007 references of all groups, and one that is only text', () => {
    const kinds = everyReference.map(({ prec_text, target }) => (target === '' ? 'text' : prec_text))
    expect(kinds).toEqual(expect.arrayContaining(['see', 'compare', 'text', 'lainsäädäntö']))
  })

  test('sub-senses and a pronunciation of two regions', () => {
    expect(everySense.some(({ senses }) => senses.length >= 2)).toBe(true)
    expect(everyWord.some(({ ipa }) => ['GB', 'US'].every((region) => ipa.some(({ geography = [] }) => geography.includes(region))))).toBe(
      true,
    )
  })
})
