import { expect, test } from 'vitest'
import type { LanguageId } from '#shared/language/language-id.ts'
import { askedScopes, MAX_SCOPES, type ScopeRequest } from './asked-scopes.ts'
import type { Catalogue, CatalogueScope } from './catalogue.ts'

const scope = (
  base: number,
  kind: CatalogueScope['kind'],
  src: LanguageId,
  tgt: LanguageId | '*',
  of?: number | string,
): CatalogueScope => ({
  base,
  kind,
  dictionary: typeof of === 'number' ? of : undefined,
  group: typeof of === 'string' ? of : undefined,
  src,
  tgt,
  levels: [undefined, base * 4 + 1, undefined],
})
const dictionary = (id: number, code: string, teams?: string[]) => ({
  id,
  isDefault: true,
  isPremium: false,
  group: 'general',
  rank: 100,
  body: { id: code, type: 'biDirectional' as const, title: code, langs: [], ...(teams ? { teams } : {}) },
})

const catalogue: Catalogue = {
  dictionaries: new Map(
    [dictionary(1, 'pair'), dictionary(2, 'mono'), dictionary(3, 'many'), dictionary(4, 'team', ['7'])].map((one) => [one.id, one]),
  ),
  groups: [{ id: 'law', title: 'Law', type: 'fixed', dictionaries: ['pair', 'team'], langs: [] }],
  scopes: [
    scope(1, 'pair', 'fi', 'en'),
    scope(2, 'pair', 'en', 'fi'),
    scope(3, 'pair', 'sv', 'fi'),
    scope(4, 'pair', 'fi', 'fi'),
    scope(5, 'dictionary', 'fi', 'en', 1),
    scope(6, 'dictionary', 'en', 'fi', 1),
    scope(7, 'dictionary', 'fi', 'fi', 2),
    scope(8, 'dictionary', 'fi', '*', 3),
    scope(9, 'dictionary', 'en', '*', 3),
    scope(10, 'dictionary', 'sv', '*', 3),
    scope(11, 'dictionary', 'fi', 'en', 4),
    scope(12, 'group', 'fi', 'en', 'law'),
    scope(13, 'group', 'en', 'fi', 'law'),
  ],
}

const PAIR = { from: 'fi', to: 'en' } as const

test.each<[string, Partial<ScopeRequest>, string[]]>([
  ['no dictionary means the pair’s default ones, both ways', PAIR, ['1:0', '2:1']],
  ['default means the same', { ...PAIR, dictionaries: ['default'] }, ['1:0', '2:1']],
  ['SRCH-043 one way leaves the opposite direction out', { ...PAIR, isOneWay: true }, ['1:0']],
  ['a pair that goes one way only has no opposite', { from: 'sv', to: 'fi' }, ['3:0']],
  ['asked the wrong way it has only the opposite', { from: 'fi', to: 'sv' }, ['3:1']],
  ['a single language is the monolingual dictionaries', { from: 'fi', to: 'fi' }, ['4:0']],
  ['SRCH-010 a source language alone is every pair of it', { from: 'fi' }, ['1:0', '4:0']],
  ['a target language alone is every pair into it', { to: 'fi' }, ['2:0', '3:0', '4:0']],
  ['a headword alone is every pair', {}, ['1:0', '2:0', '3:0', '4:0']],
  ['a dictionary by its id', { ...PAIR, dictionaries: ['pair'] }, ['5:0', '6:1']],
  ['a monolingual dictionary answers whatever the other language is', { ...PAIR, dictionaries: ['mono'] }, ['7:0']],
  ['a multilingual dictionary in a pair', { ...PAIR, dictionaries: ['many'] }, ['8:0', '9:1']],
  ['the languages of a multilingual search are equals', { entryLangs: ['fi', 'sv'], dictionaries: ['many'] }, ['8:0', '10:0']],
  ['all languages of a multilingual dictionary', { entryLangs: ['all'], dictionaries: ['many'] }, ['8:0', '9:0', '10:0']],
  ['a group of the caller’s own making', { ...PAIR, dictionaries: ['pair', 'mono'] }, ['5:0', '7:0', '6:1']],
  ['a fixed group has scopes of its own', { ...PAIR, dictionaries: ['law'] }, ['12:0', '13:1']],
  ['a team’s dictionaries are added for its members', { ...PAIR, teamId: '7' }, ['1:0', '11:0', '2:1']],
  ['to a group too', { ...PAIR, dictionaries: ['law'], teamId: '7' }, ['12:0', '11:0', '13:1']],
  ['a team’s dictionary is unknown to others', { ...PAIR, dictionaries: ['team'] }, []],
  ['A15 ids that nothing has are passed over', { ...PAIR, dictionaries: ['constructor', '__proto__', 'pair'] }, ['5:0', '6:1']],
])('%s', (_, given, expected) => {
  const request = { from: undefined, to: undefined, dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined, ...given }
  expect(askedScopes(catalogue, request).map(({ levels, side }) => `${((levels[1] ?? 0) - 1) / 4}:${side}`)).toEqual(expected)
})

test('a request for a great many scopes is held within bounds', () => {
  const scopes = Array.from({ length: 500 }, (_, base) => scope(base, 'pair', 'fi', 'en'))
  const request = { ...PAIR, dictionaries: [], entryLangs: [], isOneWay: false, teamId: undefined }
  expect(askedScopes({ ...catalogue, scopes }, request)).toHaveLength(MAX_SCOPES)
})
