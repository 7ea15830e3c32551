import { READER_NAMES, type Reader } from '../support/asking-readers.ts'

/**
 * Every shape of URL in the search area, with every parameter, and what each reader is answered. The readers: anonymous at the brands
 * sanakirja (language tab only), pacman and valter (both tabs); a subscriber at sanakirja (`premium`); a member of the demo university at
 * pacman (`team`). Spec: search §2.1, §5, requirements URL-001 … URL-042.
 *
 * A row is: requirements, path (with query), answer, cookie. An answer is as `search-url-answer.ts` writes it:
 * `status → location`, or `status canonical robots | tab | heading | key of the message in place of words`.
 * In a path or an answer `{glossary}` is the id of the team's glossary and `{251 a}` a word that is one letter too long; in an answer
 * `{pair}` is the language tab, in a strip of both where the reader has both, and `{front}` the brand's heading of the front page.
 */
export type UrlRow = readonly [ids: string, path: string, answer: Answers, cookie?: string]

/** One for all readers, or one for each. */
type Answers = string | Readonly<Record<Reader, string>>

const forReaders = (answerFor: (reader: Reader) => string): Answers =>
  // One entry for each name of the record.
  Object.fromEntries(READER_NAMES.map((reader) => [reader, answerFor(reader)])) as Record<Reader, string>

const hasTab = (reader: Reader) => reader !== 'sanakirja' && reader !== 'premium'

/** For readers without the dictionary tab, and for those with it. */
const withoutAndWithTab = (without: string, withIt: string): Answers => forReaders((reader) => (hasTab(reader) ? withIt : without))
/** The dictionary tab's own pages: others are turned away (URL-042). */
const withTab = (answer: string): Answers => withoutAndWithTab('302 → /forbidden/no-access', answer)
/** What only the team can see is not there for anybody else (URL-036). */
const teamOnly = (answer: string): Answers => forReaders((reader) => (reader === 'team' ? answer : '302 → /forbidden/404'))

const PREFS = 'sk_prefs=1||dictionary|fi-en|sanavirta.nature|normal|1|1|'
const GROUP = 'sk_group=1|sanavirta.fi-en|sanavirta.nature'

export const SEARCH_URLS: readonly UrlRow[] = [
  // The empty path: the front page of a tab, or the search that the query names
  ['URL-008 TAB-010', '/', '200 / index | {pair} | {front}'],
  ['TAB-007 TAB-023', '/?tab=langPair', '200 / index | {pair} | {front}'],
  [
    'TAB-007 TAB-023',
    '/?tab=dictionary',
    withoutAndWithTab('200 / index | {pair} | {front}', '200 / index | dictionary of both | {front}'),
  ],
  ['TAB-012', '/?tab=sideways', '200 / index | {pair} | {front}'],
  [
    'TAB-005',
    '/',
    withoutAndWithTab('200 / index | {pair} | {front}', '200 / index | dictionary of both | {front}'),
    'sk_prefs=1||dictionary|fi-en||normal|1|1|',
  ],
  ['URL-002 TAB-022', '/', withoutAndWithTab('200 / index | {pair} | {front}', '302 → /sanavirta.nature/fi-sv'), `${PREFS}|fi.sv`],
  ['URL-002 URL-025', '/', withoutAndWithTab('200 / index | {pair} | {front}', '302 → /sanavirta.nature/all'), `${PREFS}|fi.es`],
  ['URL-019 TAB-007', '/?tab=langPair', '200 / index | {pair} | {front}', `${PREFS}|fi.sv`],
  ['TAB-012', '/', '200 / index | {pair} | {front}', 'sk_prefs=1||sideways|fi-en|sanavirta.nature|normal|1|1|'],
  [
    'URL-002',
    '/',
    withoutAndWithTab('200 / index | {pair} | {front}', '200 / index | dictionary of both | {front}'),
    'sk_prefs=1||dictionary|fi-en|sanavirta.gone|normal|1|1|',
  ],
  ['URL-019 URL-020', '/?langs=fi-en&key=talo', '301 → /finnish-english/talo'],
  ['URL-019 URL-020', '/?langs=finnish-english&key=talo', '301 → /finnish-english/talo'],
  ['URL-025', '/?langs=klingon&key=talo', '200 / index | {pair} | {front}'],
  ['URL-021', '/?key=talo', '200 / index | {pair} | {front}'],
  ['URL-019', '/?dictionary=sanavirta.nature&langs=all&key=kuusi', '301 → /sanavirta.nature/all/kuusi'],
  ['URL-025', '/?dictionary=sanavirta.nature&langs=fi-es', '301 → /sanavirta.nature/all'],
  ['URL-025', '/?dictionary=sanavirta.gone&langs=fi-en&key=talo', '301 → /finnish-english/talo'],
  [
    'URL-023 URL-040 URL-041',
    '/?langs=fi-en&key=talo&searchMode=nearSearch&unidir=1&linkType=inner-link&workmode=embed&hl=sv',
    '301 → /finnish-english/talo?searchMode=nearSearch&unidir=1&linkType=inner-link&workmode=embed&hl=sv',
  ],

  // {langs}: the language pair without a word
  ['URL-008 URL-011', '/finnish-english', '200 /finnish-english index | {pair} | Finnish → English | DICT_SEARCH_HELP_TEXT'],
  ['URL-039', '/finnish-english/', '301 → /finnish-english'],
  ['URL-034', '/dari-finnish', '200 /dari-finnish index | {pair} | Dari → Finnish | DICT_SEARCH_HELP_TEXT'],
  ['URL-034 URL-039', '/fa-AF-fi', '301 → /dari-finnish'],
  ['URL-034', '/fa-af-fi', '302 → /forbidden/404'],
  ['URL-012', '/all', '302 → /forbidden/404'],
  ['URL-013', '/fi-sv-en', '302 → /forbidden/404'],
  ['URL-031', '/finnish', '302 → /forbidden/404'],
  ['URL-032', '/finnish-klingon', '302 → /forbidden/404'],
  ['URL-010', '/talo', '302 → /forbidden/404'],
  ['URL-024', '/finnish-english?key=talo', '301 → /finnish-english/talo'],
  ['URL-024', '/finnish-english?key=.', '404 – noindex | {pair} | ., Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],

  // {langs}/{key}: a word in a language pair
  ['URL-008 URL-037', '/finnish-english/talo', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['URL-039', '/finnish-english/talo/', '301 → /finnish-english/talo'],
  ['URL-039', '/Finnish-English/talo', '301 → /finnish-english/talo'],
  ['URL-039', '/fi-en/talo', '301 → /finnish-english/talo'],
  ['URL-039', '/FI-EN/talo?hl=sv&x=1', '301 → /finnish-english/talo?hl=sv&x=1'],
  ['URL-031', '/finnish-finnish/talo', '404 – noindex | {pair} | talo, Finnish → Finnish no hits | PAIR_NOT_OFFERED'],
  ['URL-032', '/finnish-klingon/talo', '302 → /forbidden/404'],
  ['URL-031', '/finnish-english-swedish/talo', '302 → /forbidden/404'],
  ['URL-012', '/all/talo', '302 → /forbidden/404'],
  ['URL-007', '/finnish-english/finnish-english/talo', '302 → /forbidden/404'],
  ['SRCH-021', '/english-finnish/talo', '302 → /finnish-english/talo'],
  ['SRCH-021', '/finnish-english/house', '302 → /english-finnish/house'],
  ['URL-041', '/finnish-english/house?unidir=1', '404 – noindex | {pair} | house, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],
  ['URL-041', '/finnish-english/talo?unidir=1', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['URL-041', '/finnish-english/talo?unidir=2', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['URL-008', '/finnish-english/zzqqzz', '404 – noindex | {pair} | zzqqzz, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],
  ['URL-008', '/finnish-english/q', '404 – noindex | {pair} | q, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],
  ['SRCH-033', '/finnish-english/ta*', '200 – noindex | {pair} | ta*, Finnish → English 7 hits | DICT_SEE_SUGGESTIONS_LEFT'],
  ['SRCH-033', '/finnish-english/zq*zq', '200 – noindex | {pair} | zq*zq, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],
  ['SRCH-042', '/finnish-english/*', '400 – noindex | {pair} | *, Finnish → English | DICT_SEARCH_WORD_ERROR'],
  ['URL-024', '/finnish-english/%20talo%20', '301 → /finnish-english/talo'],
  ['URL-024', '/finnish-english/%C3%A4iti', '200 /finnish-english/%C3%A4iti index | {pair} | äiti, Finnish → English 1 hit'],
  ['URL-024', '/finnish-english/a%CC%88iti', '301 → /finnish-english/%C3%A4iti'],
  ['URL-024', '/finnish-english/%E4iti', '400 – noindex | page that could not be shown'],
  ['URL-024', '/finnish-english/%E0%A4%A', '400 – noindex | page that could not be shown'],
  ['URL-024', '/finnish-english/%00talo', '400 – noindex | {pair} | page that does not exist'],
  ['URL-024', '/finnish-english/..%2Ftalo', '404 – noindex | {pair} | ../talo, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],
  ['URL-024', '/finnish-english/a%2Fb%3Fc%23d%25', '200 – noindex | {pair} | a/b?c#d%, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],
  ['URL-024', '/finnish-english/%2574alo', '404 – noindex | {pair} | %74alo, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],
  ['URL-024', '/finnish-english/{251 a}', '400 – noindex | {pair} | {251 a}, Finnish → English | APP_ERROR_KEYWORD_TOO_LONG'],
  ['URL-019', '/finnish-english/talo?key=kuusi', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  [
    'URL-019',
    '/finnish-english/talo?langs=sv-fi&dictionary=sanavirta.nature',
    '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit',
  ],
  ['TAB-006 TAB-010', '/finnish-english/talo?tab=dictionary', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['URL-022', '/finnish-english/talo?linkType=inner-link', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['URL-022', '/finnish-english/talo?linkType=other', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['URL-023', '/finnish-english/talo?workmode=embed', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['URL-023', '/finnish-english/talo?workmode=no%20mode', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['SUG-001', '/finnish-english/talo?suggestions=1', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['META-003', '/finnish-english/talo?hl=sv', '200 /finnish-english/talo index | {pair} | talo, finska → engelska 1 träff'],
  ['META-005', '/finnish-english/talo?utm_source=x', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],

  // searchMode, start and entry in the query
  ['URL-040', '/finnish-english/talo?searchMode=default', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['URL-040', '/finnish-english/talo?searchMode=sideways', '200 /finnish-english/talo index | {pair} | talo, Finnish → English 1 hit'],
  ['URL-040 NEAR-001', '/finnish-english/talo?searchMode=nearSearch', '200 – noindex | {pair} | talo, Finnish → English 1 hit'],
  [
    'URL-040',
    '/finnish-english/zzqqzz?searchMode=nearSearch',
    '200 – noindex | {pair} | zzqqzz, Finnish → English no hits | DICT_SEARCH_NOT_FOUND',
  ],
  [
    'URL-040',
    '/finnish-english/talo?searchMode=fulltext',
    '200 /finnish-english/talo?searchMode=fulltext index | {pair} | talo, full text 1–6 of 6 matches',
  ],
  [
    'URL-040',
    '/finnish-english?searchMode=fulltext',
    '200 /finnish-english?searchMode=fulltext index | {pair} | full text | DICT_SEARCH_HELP_TEXT',
  ],
  ['FT-020', '/finnish-english/zzqqzz?searchMode=fulltext', '404 – noindex | {pair} | zzqqzz, full text no hits | DICT_SEARCH_NOT_FOUND'],
  [
    'FT-009',
    '/finnish-english/talo?searchMode=fulltext&start=20',
    '200 /finnish-english/talo?searchMode=fulltext index | {pair} | talo, full text 1–6 of 6 matches',
  ],
  [
    'FT-009',
    '/finnish-english/talo?searchMode=fulltext&start=-5',
    '200 /finnish-english/talo?searchMode=fulltext index | {pair} | talo, full text 1–6 of 6 matches',
  ],
  [
    'FT-009',
    '/finnish-english/talo?searchMode=fulltext&start=9007199254740993',
    '200 /finnish-english/talo?searchMode=fulltext index | {pair} | talo, full text 1–6 of 6 matches',
  ],
  [
    'FT-009',
    '/finnish-english/talo?searchMode=fulltext&start=x',
    '200 /finnish-english/talo?searchMode=fulltext index | {pair} | talo, full text 1–6 of 6 matches',
  ],
  [
    'FT-007',
    '/finnish-english/talo?searchMode=fulltext&entry=sanavirta.fi-en:fi-talo',
    '200 /finnish-english/talo?searchMode=fulltext index | {pair} | talo, full text 1–6 of 6 matches',
  ],
  [
    'FT-007',
    '/finnish-english/talo?searchMode=fulltext&entry=sanavirta.gone:x',
    '200 /finnish-english/talo?searchMode=fulltext index | {pair} | talo, full text 1–6 of 6 matches',
  ],

  // …/mt
  ['URL-017', '/finnish-english/talo/mt', '200 – noindex | {pair} | talo, Finnish → English 1 hit'],
  ['URL-017', '/finnish-english/zzqqzz/mt', '404 – noindex | {pair} | zzqqzz, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],
  ['URL-018', '/finnish-english/mt', '404 – noindex | {pair} | mt, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'],
  ['URL-017', '/sanavirta.fi-en/finnish-english/talo/mt', withTab('200 – noindex | dictionary of both | talo, Finnish → English 1 hit')],
  [
    'URL-018',
    '/sanavirta.fi-en/finnish-english/mt',
    withTab('404 – noindex | dictionary of both | mt, Finnish → English no hits | DICT_SEARCH_NOT_FOUND'),
  ],
  ['URL-038', '/finnish-english/talo/xx', '302 → /forbidden/404'],
  ['URL-038', '/finnish-english/talo/mt/x', '302 → /forbidden/404'],
  ['URL-038', '/fulltext/sanavirta.fi-en/finnish-english/talo/mt', '302 → /forbidden/404'],

  // {dictionary}/{langs}: a dictionary without a word
  [
    'URL-006 TAB-009 URL-042',
    '/sanavirta.fi-en/finnish-english',
    withTab('200 /sanavirta.fi-en/finnish-english index | dictionary of both | Finnish → English | DICT_SEARCH_HELP_TEXT'),
  ],
  ['URL-006 URL-029', '/sanavirta.fi/fi', withTab('200 /sanavirta.fi/fi index | dictionary of both | Finnish | DICT_SEARCH_HELP_TEXT')],
  [
    'URL-006',
    '/sanavirta.nature/all',
    withTab('200 /sanavirta.nature/all index | dictionary of both | all languages | DICT_SEARCH_HELP_TEXT'),
  ],

  // {dictionary}/{langs}/{key}
  [
    'URL-005 TAB-009 URL-042',
    '/sanavirta.fi-en/finnish-english/talo',
    withTab('200 /sanavirta.fi-en/finnish-english/talo index | dictionary of both | talo, Finnish → English 1 hit'),
  ],
  [
    'URL-028',
    '/sanavirta.fi-en/english-finnish/house',
    withTab('200 /sanavirta.fi-en/english-finnish/house index | dictionary of both | house, English → Finnish 1 hit'),
  ],
  ['URL-039', '/sanavirta.fi-en/fi-en/talo', '301 → /sanavirta.fi-en/finnish-english/talo'],
  ['URL-026', '/sanavirta.fi-en/finnish-swedish/talo', '302 → /forbidden/404'],
  ['URL-026', '/sanavirta.fi-en/finnish-finnish/talo', '302 → /forbidden/404'],
  ['URL-026', '/sanavirta.fi-en/all/talo', '302 → /forbidden/404'],
  ['URL-032', '/sanavirta.fi-en/klingon/talo', '302 → /forbidden/404'],
  [
    'URL-027',
    '/sanavirta.sv-fi/swedish-finnish/hus',
    withTab('200 /sanavirta.sv-fi/swedish-finnish/hus index | dictionary of both | hus, Swedish → Finnish 1 hit'),
  ],
  ['URL-027', '/sanavirta.sv-fi/finnish-swedish/hus', '302 → /sanavirta.sv-fi/swedish-finnish/hus'],
  ['URL-027', '/sanavirta.sv-fi/swedish-english/hus', '302 → /forbidden/404'],
  ['URL-029', '/sanavirta.fi/fi/kuusi', withTab('404 – noindex | dictionary of both | kuusi, Finnish no hits | DICT_SEARCH_NOT_FOUND')],
  ['URL-029', '/sanavirta.fi/en/kuusi', '302 → /forbidden/404'],
  [
    'URL-030',
    '/sanavirta.nature/all/kuusi',
    withTab('200 /sanavirta.nature/all/kuusi index | dictionary of both | kuusi, all languages 1 hit'),
  ],
  [
    'URL-030',
    '/sanavirta.nature/fi-sv/kuusi',
    withTab('200 /sanavirta.nature/fi-sv/kuusi index | dictionary of both | kuusi, Finnish, Swedish 1 hit'),
  ],
  [
    'URL-030',
    '/sanavirta.nature/fi-sv-en/kuusi',
    withTab('200 /sanavirta.nature/fi-sv-en/kuusi index | dictionary of both | kuusi, Finnish, Swedish, English 1 hit'),
  ],
  ['URL-030', '/sanavirta.nature/fi-es/kuusi', '302 → /forbidden/404'],
  ['URL-030', '/sanavirta.nature/sv/kuusi', withTab('404 – noindex | dictionary of both | kuusi, Swedish no hits | DICT_SEARCH_NOT_FOUND')],
  ['URL-020 URL-039', '/sanavirta.nature/finnish-swedish/kuusi', '301 → /sanavirta.nature/fi-sv/kuusi'],
  ['URL-009', '/default/finnish-english/talo', '301 → /finnish-english/talo'],
  ['URL-033', '/sanavirta.gone/finnish-english/talo', '302 → /forbidden/404'],
  ['URL-016', '/oxford.gone/finnish-english/house', '302 → /forbidden/404'],
  [
    'SRCH-049',
    '/sanavirta.law.fi-en/finnish-english/kantaja',
    withTab('200 /sanavirta.law.fi-en/finnish-english/kantaja index | dictionary of both | kantaja, Finnish → English 1 hit'),
  ],
  [
    'URL-040',
    '/sanavirta.fi-en/finnish-english/talo?searchMode=nearSearch',
    withTab('200 – noindex | dictionary of both | talo, Finnish → English 1 hit'),
  ],
  ['URL-015', '/sanavirta.fi-en/finnish-english/talo?searchMode=fulltext', '301 → /fulltext/sanavirta.fi-en/finnish-english/talo'],
  [
    'TAB-013',
    '/sanavirta.fi-en/finnish-english/talo',
    {
      sanakirja: '302 → /finnish-english/talo',
      pacman: '200 /sanavirta.fi-en/finnish-english/talo index | dictionary of both | talo, Finnish → English 1 hit',
      valter: '200 /sanavirta.fi-en/finnish-english/talo index | dictionary of both | talo, Finnish → English 1 hit',
      premium: '302 → /forbidden/no-access',
      team: '200 /sanavirta.fi-en/finnish-english/talo index | dictionary of both | talo, Finnish → English 1 hit',
    },
    'sk_prefs=1||dictionary|fi-en|sanavirta.fi-en|normal|1|1|',
  ],
  [
    'URL-036',
    '/{glossary}/fi-en/opintopiste',
    teamOnly('200 /{glossary}/fi-en/opintopiste index | dictionary of both | opintopiste, Finnish, English 1 hit'),
  ],
  [
    'URL-036',
    '/{glossary}/all/opintopiste',
    teamOnly('200 /{glossary}/all/opintopiste index | dictionary of both | opintopiste, all languages 1 hit'),
  ],
  ['SRCH-004', '/{glossary}/all/opintopiste?searchMode=nearSearch', teamOnly('302 → /{glossary}/all/opintopiste')],
  [
    'URL-036',
    '/sanavirta.customer.studies/finnish-english/kulkukortti',
    teamOnly(
      '200 /sanavirta.customer.studies/finnish-english/kulkukortti index | dictionary of both | kulkukortti, Finnish → English 1 hit',
    ),
  ],

  // Groups of dictionaries, the visitor's own among them
  [
    'URL-014',
    '/sanavirta-all/fi-en/talo',
    withTab('200 /sanavirta-all/fi-en/talo index | dictionary of both | talo, Finnish → English 1 hit'),
  ],
  ['URL-014', '/sanavirta-all/all/talo', withTab('200 /sanavirta-all/all/talo index | dictionary of both | talo, all languages 1 hit')],
  ['URL-014 URL-039', '/sanavirta-all/finnish-english/talo', '301 → /sanavirta-all/fi-en/talo'],
  [
    'URL-006',
    '/sanavirta-fields/fi-en',
    withTab('200 /sanavirta-fields/fi-en index | dictionary of both | Finnish → English | DICT_SEARCH_HELP_TEXT'),
  ],
  ['URL-033', '/sanavirta-editors/fi-en/kuusi', '302 → /forbidden/404'],
  ['URL-033', '/sanavirta-line/fi-en/kuusi', '302 → /forbidden/404'],
  [
    'URL-036',
    '/team-glossaries/fi-en/opintopiste',
    teamOnly('200 /team-glossaries/fi-en/opintopiste index | dictionary of both | opintopiste, Finnish → English 1 hit'),
  ],
  ['URL-014', '/all/fi-en/talo', withTab('200 /all/fi-en/talo index | dictionary of both | talo, Finnish → English 1 hit')],
  ['URL-014', '/all/all/talo', withTab('200 /all/all/talo index | dictionary of both | talo, all languages 1 hit')],
  ['URL-033', '/custom/all/kuusi', '302 → /forbidden/404'],
  ['URL-014', '/custom/all/kuusi', withTab('200 /custom/all/kuusi index | dictionary of both | kuusi, all languages 3 hits'), GROUP],
  ['URL-014', '/custom/fi-sv/kuusi', withTab('200 /custom/fi-sv/kuusi index | dictionary of both | kuusi, Finnish → Swedish 1 hit'), GROUP],
  [
    'URL-014',
    '/custom/fi-sv-de/kuusi',
    withTab('200 /custom/fi-sv-de/kuusi index | dictionary of both | kuusi, Finnish, Swedish, German 1 hit'),
    GROUP,
  ],
  ['URL-025', '/custom/fi-es/kuusi', '302 → /forbidden/404', GROUP],
  ['URL-014 URL-039', '/custom/finnish-swedish/kuusi', '302 → /custom/fi-sv/kuusi', GROUP],
  [
    'URL-036',
    '/custom/fi-en/opintopiste',
    teamOnly('200 /custom/fi-en/opintopiste index | dictionary of both | opintopiste, Finnish → English 1 hit'),
    'sk_group=1|{glossary}',
  ],

  // fulltext/{dictionary}/{langs}[/{key}]
  [
    'URL-004 TAB-008',
    '/fulltext/sanavirta.fi-en/finnish-english',
    withTab('200 /fulltext/sanavirta.fi-en/finnish-english index | dictionary of both | full text | DICT_SEARCH_HELP_TEXT'),
  ],
  [
    'URL-003 TAB-008',
    '/fulltext/sanavirta.fi-en/finnish-english/talo',
    withTab('200 /fulltext/sanavirta.fi-en/finnish-english/talo index | dictionary of both | talo, full text 1–6 of 6 matches'),
  ],
  [
    'FT-020',
    '/fulltext/sanavirta.fi-en/finnish-english/zzqqzz',
    withTab('404 – noindex | dictionary of both | zzqqzz, full text no hits | DICT_SEARCH_NOT_FOUND'),
  ],
  [
    'FT-020',
    '/fulltext/sanavirta.fi-en/finnish-english/ta%3F',
    withTab('404 – noindex | dictionary of both | ta?, full text no hits | DICT_SEARCH_NOT_FOUND'),
  ],
  [
    'URL-003',
    '/fulltext/sanavirta.nature/all/tree',
    withTab('200 /fulltext/sanavirta.nature/all/tree index | dictionary of both | tree, full text 1 hit'),
  ],
  [
    'URL-003',
    '/fulltext/sanavirta-all/fi-en/talo',
    withTab('200 /fulltext/sanavirta-all/fi-en/talo index | dictionary of both | talo, full text 1–6 of 6 matches'),
  ],
  ['URL-009 URL-040', '/fulltext/default/finnish-english/talo', '301 → /finnish-english/talo?searchMode=fulltext'],
  [
    'URL-019',
    '/fulltext/sanavirta.fi-en/finnish-english/talo?searchMode=nearSearch',
    withTab('200 /fulltext/sanavirta.fi-en/finnish-english/talo index | dictionary of both | talo, full text 1–6 of 6 matches'),
  ],
  ['SRCH-004', '/fulltext/{glossary}/all/opintopiste', teamOnly('302 → /{glossary}/all/opintopiste')],
  ['URL-032', '/fulltext/sanavirta.fi-en/klingon/talo', '302 → /forbidden/404'],
  ['URL-033', '/fulltext/sanavirta.gone/finnish-english/talo', '302 → /forbidden/404'],
  ['URL-016', '/fulltext/oxford.gone/finnish-english/house', '302 → /forbidden/404'],
  ['URL-038', '/fulltext/finnish-english/talo', '302 → /forbidden/404'],
  ['URL-038', '/fulltext', '302 → /forbidden/404'],
  ['URL-038', '/fulltext/sanavirta.fi-en', '302 → /forbidden/404'],

  // Anything else
  ['URL-010 URL-035', '/a/b/c', '302 → /forbidden/404'],
  ['URL-010', '/a/b/c/d', '302 → /forbidden/404'],
  ['URL-010', '/a/b/c/d/e', '302 → /forbidden/404'],
  ['URL-010', '/finnish-english//talo', '302 → /forbidden/404'],
  ['URL-010', '//talo', '400 – noindex | {pair} | page that does not exist'],
  ['URL-010', '/constructor/finnish-english/x', '302 → /forbidden/404'],
  ['URL-010', '/__proto__/all/x', '302 → /forbidden/404'],

  // The form of the search box, which leads to the search's own URL
  ['URL-037', '/search?from=fi&to=en&key=talo', '303 → /finnish-english/talo'],
  ['URL-037', '/search?from=fi&to=en&key=', '303 → /finnish-english'],
  // What cannot be read is the brand's own pair.
  [
    'URL-037',
    '/search?from=xx&to=en&key=talo',
    forReaders((reader) => (reader === 'valter' ? '303 → /finnish-swedish/talo' : '303 → /finnish-english/talo')),
  ],
  ['URL-040', '/search?from=fi&to=en&key=talo&searchMode=nearSearch', '303 → /finnish-english/talo?searchMode=nearSearch'],
  ['URL-037', '/search?dictionary=sanavirta.fi-en&from=en&to=fi&key=house', '303 → /sanavirta.fi-en/english-finnish/house'],
  ['URL-015', '/search?dictionary=sanavirta.nature&langs=all&key=kuusi&searchMode=fulltext', '303 → /fulltext/sanavirta.nature/all/kuusi'],
  ['URL-033', '/search?dictionary=sanavirta.gone&from=fi&to=en&key=talo', '303 → /finnish-english/talo'],
]
