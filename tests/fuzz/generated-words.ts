import fc from 'fast-check'

/** Words that the starter dictionaries have, or nearly have, in all the shapes that readers and their keyboards give them. */
const KNOWN =
  'talo house kuusi äiti a\u0308iti TALO taloissammekin kirjastotalo kantaja opintopiste hus raamat spruce sapin q hause mother-in-law'.split(
    ' ',
  )

/** What means something to one of the machines on the way: the router, the grammar, SQL, FTS5, HTML, JavaScript. */
const LOADED = [
  ...['', ' ', '.', '..', '...', '/', '//', '\\', '%', '%2F', '%252F', '?', '#', '&', '=', '+', '*', '**', '?*', 'mt', 'all', 'fulltext'],
  ...[
    'x.data',
    '_root.data',
    'custom',
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    'NaN',
    '-0',
    '1e309',
  ],
  ...['"', '""', "'", "a' OR 1=1--", ';--', '%_', 'dog"', 'dog AND', 'NEAR(', 'NEAR(a b, 999999999)', '^a', '-dog', '{open}: a', 'open:a'],
  ...['"><script>alert(1)</script>', '</script>', '<!--', '{{a}}', '{word}', 'javascript:alert(1)', '\u2028', '\u202Eabc', '\uFEFF'],
  ...[
    '\u0000',
    '\u0001',
    '\u007F',
    '\uD800',
    '\uDC00\uD800',
    '\uFFFD',
    '\u0300',
    'a\u0300'.repeat(100),
    '\u200B',
    '👩‍👩‍👧',
    'ﬀ',
    'İ',
    'ß',
    'ſ',
    '日本',
    '한',
  ],
  ...[
    'a'.repeat(249),
    'a'.repeat(250),
    'a'.repeat(251),
    'a '.repeat(125),
    '👩‍👩‍👧'.repeat(50),
    'İ'.repeat(250),
    '*'.repeat(250),
    '?'.repeat(249),
  ],
]

const PATTERN_LETTERS = ['*', '?', '*', 'a', 't', 'l', 'o', 'ä', '日', '\u0300', '-', ' ', '.']
const FULL_TEXT = [
  '"',
  'AND',
  'OR',
  'NOT',
  'NEAR(',
  'NEAR/2',
  '^',
  '*',
  '+',
  '-',
  '(',
  ')',
  '{',
  '}',
  ':',
  ',',
  'talo',
  'house',
  'a',
  'the',
  '日',
]

const letters = (units: readonly string[], maxLength: number) => fc.string({ unit: fc.constantFrom(...units), minLength: 1, maxLength })

/** Any word that a reader, a program or an attacker may look up; lone surrogates and controls among them. */
export const word: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 4, arbitrary: fc.constantFrom(...LOADED) },
  { weight: 3, arbitrary: letters(PATTERN_LETTERS, 24) },
  { weight: 1, arbitrary: letters(PATTERN_LETTERS, 260) },
  { weight: 3, arbitrary: fc.array(fc.constantFrom(...FULL_TEXT), { minLength: 1, maxLength: 12 }).map((parts) => parts.join(' ')) },
  { weight: 2, arbitrary: fc.array(fc.constantFrom(...FULL_TEXT), { minLength: 1, maxLength: 80 }).map((parts) => parts.join('')) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 200, maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 12 }),
  },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...KNOWN), fc.constantFrom(...LOADED), fc.nat(8)).map(inserted) },
)

function inserted([known, part, at]: [string, string, number]): string {
  return known.slice(0, at) + part + known.slice(at)
}

/** A word as a part of a URL: encoded as it should be, or in one of the ways that it should not. */
export const encoded = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 40, arbitrary: text.map((plain) => encodeURIComponent(plain.toWellFormed())) },
    { weight: 2, arbitrary: text.map((plain) => encodeURI(plain.toWellFormed())) },
    { weight: 1, arbitrary: text.map((plain) => encodeURIComponent(encodeURIComponent(plain.toWellFormed()))) },
    { weight: 1, arbitrary: text.map((plain) => encodeURIComponent(plain.toWellFormed()).toLowerCase()) },
    { weight: 1, arbitrary: fc.constantFrom('%', '%E0%A4%A', '%ED%A0%80', '%00', '%zz', '%2e%2e', '%c0%af', '%F8%88%80%80%80', '%u0041') },
  )

const NUMBERS = '0 1 5 20 50 4999 5000 5001 -1 -0 1e9 1e309 0.5 0.65 0.999999999 1e-300 9007199254740993 NaN Infinity 0x10 00 １'.split(' ')

/** A number as queries carry it, and what is none. */
export const number: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 1, arbitrary: fc.double().map(String) },
  { weight: 1, arbitrary: fc.integer().map(String) },
  { weight: 1, arbitrary: word },
)
