import fc from 'fast-check'
import { LANGUAGE_IDS } from '#shared/language/language-id.ts'
import { languageNameOfId } from '#shared/language/language-url-name.ts'
import { encoded, number, word } from './generated-words.ts'

/** Who asks; `send-generated.ts` has their sessions. */
export const ASKERS = ['anonymous', 'premium', 'team'] as const
export type GeneratedRequest = {
  host: string
  asker: (typeof ASKERS)[number]
  /** Path and query, encoded. */
  url: string
  cookie: string
  /** There for the call that is sent by POST. */
  body?: string
}

/** Twice the one where everybody may open dictionaries. */
const HOSTS = ['localhost', 'pacman.localhost', 'pacman.localhost', 'valter.localhost']
const UNIVERSITY = '7d0a5f0e-3c61-4a8e-9a55-6f1d0c2b8e02'
const DICTIONARIES = [
  ...['sanavirta.fi-en', 'sanavirta.sv-fi', 'sanavirta.fi', 'sanavirta.nature', 'sanavirta.law.fi-en', 'sanavirta.et-fi'],
  ...['sanavirta-all', 'sanavirta-fields', 'sanavirta-line', 'sanavirta-editors', 'team-glossaries', 'all', 'custom', 'default'],
  ...[`${UNIVERSITY}study terms`, 'sanavirta.customer.studies', 'oxford.en', 'separator', 'glossaries', 'user'],
]

const languageId = fc.constantFrom(...LANGUAGE_IDS, ...COMMON(), 'fa-AF', 'detect', 'all', 'xx')
const languageName = fc.oneof(fc.constantFrom('finnish', 'english', 'swedish'), fc.constantFrom(...LANGUAGE_IDS).map(languageNameOfId))

/** The languages that dictionaries have, more often than the hundred others. */
function COMMON(): string[] {
  return Array.from({ length: 30 }, () => ['fi', 'en', 'sv', 'et', 'de', 'fr']).flat()
}

const mixedCase = (text: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 20, arbitrary: text }, { weight: 1, arbitrary: text.map((plain) => plain.toUpperCase()) })

const langs = mixedCase(
  fc.oneof(
    {
      weight: 14,
      arbitrary: fc.constantFrom(
        'finnish-english',
        'finnish-english',
        'english-finnish',
        'swedish-finnish',
        'fi-en',
        'all',
        'fi-sv-en-de-fr',
        'fi',
      ),
    },
    { weight: 2, arbitrary: fc.tuple(languageName, languageName).map((pair) => pair.join('-')) },
    { weight: 2, arbitrary: fc.array(languageId, { minLength: 1, maxLength: 6 }).map((ids) => ids.join('-')) },
    { weight: 1, arbitrary: fc.array(languageId, { minLength: 20, maxLength: 90 }).map((ids) => ids.join('-')) },
    { weight: 1, arbitrary: word },
  ),
)
const dictionary = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...DICTIONARIES) }, { weight: 1, arbitrary: word })
const list = (item: fc.Arbitrary<string>) => fc.array(item, { maxLength: 70 }).map((items) => items.join(','))

const segments = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts.map(encoded)).map((written) => `/${written.join('/')}`)
const fixed = (...paths: string[]) => fc.constantFrom(...paths)

/** Mostly a pair that there is. */
const pair = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('finnish-english', 'english-finnish', 'swedish-finnish') },
  { weight: 1, arbitrary: langs },
)

/** Mostly a dictionary or group in languages that it has. */
const place = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ['sanavirta.fi-en', 'finnish-english'],
      ['sanavirta.sv-fi', 'swedish-finnish'],
      ['sanavirta.law.fi-en', 'english-finnish'],
      ['sanavirta.fi', 'fi'],
      ['sanavirta.nature', 'all'],
      ['sanavirta.nature', 'fi-sv-de'],
      ['sanavirta-all', 'fi-en'],
      ['all', 'all'],
      ['custom', 'fi-sv'],
      [`${UNIVERSITY}study terms`, 'all'],
    ),
  },
  { weight: 1, arbitrary: fc.tuple(dictionary, langs).map((parts) => [...parts]) },
)
const inPlace = (...rest: fc.Arbitrary<string>[]) =>
  fc
    .tuple(place, segments(...rest))
    .map(([parts, end]) => `/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}${end}`)

const path = fc
  .tuple(
    fc.oneof(
      { weight: 1, arbitrary: fixed('/', '/search', '/search/dictionaries', '/search/languages', '/search/settings', '/language') },
      { weight: 2, arbitrary: segments(pair) },
      { weight: 8, arbitrary: segments(pair, word) },
      { weight: 2, arbitrary: segments(pair, word, fc.constant('mt')) },
      { weight: 1, arbitrary: segments(dictionary, langs) },
      { weight: 8, arbitrary: inPlace(word) },
      { weight: 1, arbitrary: inPlace(word, fc.constant('mt')) },
      { weight: 1, arbitrary: segments(fc.constant('fulltext'), dictionary, langs) },
      { weight: 4, arbitrary: inPlace(word).map((rest) => `/fulltext${rest}`) },
      { weight: 1, arbitrary: segments(fc.constant('fulltext'), dictionary, langs, word) },
      {
        weight: 1,
        arbitrary: fc.array(encoded(fc.oneof(word, langs, dictionary)), { maxLength: 7 }).map((parts) => `/${parts.join('/')}`),
      },
    ),
    fixed(...Array.from({ length: 20 }, () => ''), '/', '//', '/.', '.data'),
  )
  .map((parts) => parts.join(''))

const mode = fixed('default', 'fulltext', 'nearSearch', 'wildcard', '')
const flag = fixed('1', '0', 'true', 'false', '')

const PARAMETERS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  key: word,
  searchMode: mode,
  unidir: flag,
  workmode: fc.oneof(fixed('normal', 'embed', 'a b'), word),
  linkType: fixed('inner-link', 'x'),
  tab: fixed('langPair', 'dictionary', 'x'),
  dictionary,
  langs,
  start: number,
  entry: fc.oneof(fixed('sanavirta.fi-en:fi-talo', 'sanavirta.fi-en:'), word),
  hl: fixed('fi', 'sv', 'en', 'xx', ''),
  suggestions: flag,
  from: languageId,
  to: languageId,
  return: fc.oneof(fixed('/finnish-english/talo', '//evil.test', '/\\evil.test'), word),
  login: fixed('haka-expired'),
}

const asQuery = (parameters: Readonly<Record<string, fc.Arbitrary<string>>>, maxLength: number) => {
  const pair = fc
    .constantFrom(...Object.keys(parameters))
    .chain((name) => encoded(parameters[name] ?? word).map((value) => `${name}=${value}`))
  const strange = fc.tuple(encoded(word), encoded(word)).map(([name, value]) => `${name}=${value}`)
  const one = fc.oneof({ weight: 12, arbitrary: pair }, { weight: 1, arbitrary: strange })
  return fc.array(one, { maxLength }).map((pairs) => (pairs.length === 0 ? '' : `?${pairs.join('&')}`))
}

/** Fields of our cookies, joined by their bar, each as it should be or not. */
const fields = (...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts.map((part) => fc.oneof(part, part, part, encoded(word)))).map((all) => all.join('|'))
const stored: Readonly<Record<string, fc.Arbitrary<string>>> = {
  sk_prefs: fields(
    fixed('1', '1', '1', '2'),
    fixed('fi', 'sv', 'en', ''),
    fixed('langPair', 'dictionary', 'dictionary'),
    fixed('fi-en', 'en-sv', 'xx-fi', 'fa-AF'),
    encoded(dictionary),
    fixed('normal', 'condensed'),
    flag,
    flag,
    flag,
    fixed('fi.en', 'sv.fi', 'fi.sv.en.de', 'fa-AF.fi', ''),
  ),
  sk_group: fc.array(encoded(dictionary), { maxLength: 80 }).map((ids) => ['1', ...ids].join('|')),
  sk_keys: fields(encoded(word), encoded(word)),
  lang: fixed('fi', 'sv', 'en', 'xx'),
  '__Host-sid': encoded(word),
  '__Host-flash': encoded(word),
}
const cookie = fc
  .array(
    fc.constantFrom(...Object.keys(stored)).chain((name) => (stored[name] ?? word).map((value) => `${name}=${inCookie(value)}`)),
    { maxLength: 3 },
  )
  .map((cookies) => cookies.join('; '))

/** What may stand in a header at all; servers refuse the rest before us. */
const inCookie = (value: string) => value.replace(/[^\x20-\x7e]/g, '~')

const SCOPE: Readonly<Record<string, fc.Arbitrary<string>>> = {
  dictionaries: fc.oneof(dictionary, list(dictionary)),
  entry_langs: list(languageId),
  unidir: flag,
  free_premium: flag,
  user_data: flag,
  user_type: fixed('pacman', 'premium', 'free', 'x'),
  multilang: flag,
  gamification: flag,
  dict_order: fixed('general,law,medicine,tech_commerce', 'law', 'law,law', 'x,y,z,w,v'),
  wl_filter: word,
  limit: number,
  similarity: number,
  prefix: number,
  start: number,
  context_limit: number,
  languages: fc.oneof(
    list(languageId),
    fc.tuple(languageId, languageId).map((pair) => pair.join(',')),
  ),
  search_service: fixed('ss', 'nss'),
  source: word,
  keyword: word,
}

const CALLS = ['search', 'autocomplete', 'lemmas', 'fulltext_search', 'fulltext_count', 'fulltext_entry', 'ways_on'] as const

/** The call with what it cannot do without, mostly, and anything else. */
const call = fc
  .tuple(fc.constantFrom(...CALLS), encoded(word), languageId, languageId, asQuery(SCOPE, 5))
  .map(([name, keyword, from, to, rest]) => `/api/search/api/sk/${name}?${neededBy(name, keyword, from, to)}${rest.replace('?', '&')}`)

function neededBy(name: (typeof CALLS)[number], keyword: string, from: string, to: string): string {
  if (name === 'fulltext_entry') return `source=${keyword}`
  const languages = name === 'lemmas' ? `languages=${from},${to}` : `keyword_language=${from}&target_language=${to}`
  return `search_service=ss&keyword=${keyword}&${languages}`
}

const strangeCall = fc
  .tuple(fc.constantFrom(...CALLS, 'dictionaries', 'search/languages'), asQuery(SCOPE, 12))
  .map((parts) => `/api/search/api/sk/${parts.join('')}`)

const translation = fc
  .record({ text: fc.oneof(word, fc.jsonValue()), from: languageId, to: languageId }, { requiredKeys: ['from'] })
  .map((body) => JSON.stringify(body))

const asker = { host: fc.constantFrom(...HOSTS), asker: fc.constantFrom(...ASKERS, 'anonymous' as const), cookie }

/** One request to a page of the search area, or to a call that searches. */
export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc.oneof(
  { weight: 14, arbitrary: fc.record({ ...asker, url: fc.tuple(path, asQuery(PARAMETERS, 4)).map((parts) => parts.join('')) }) },
  { weight: 8, arbitrary: fc.record({ ...asker, url: call }) },
  { weight: 1, arbitrary: fc.record({ ...asker, url: strangeCall }) },
  { weight: 1, arbitrary: fc.record({ ...asker, url: fc.constant('/api/search/api/sk/translate'), body: translation }) },
)
