import * as v from 'valibot'
import { type LanguageId, LanguageIdSchema } from '#shared/language/language-id.ts'
import { LocaleSchema } from '#shared/language/locale.ts'
import { DEFAULT_DICTIONARY_ORDER, DictionaryOrderSchema, isSameOrder } from './dictionary-order.ts'
import { DEFAULT_SEARCH_LANGS, type Preferences } from './preferences-schema.ts'

/** The cookie that lets the server draw the right view on the first byte. Spec: requirements STORE-039. */
export const PREFS_COOKIE = 'sk_prefs'
const ONE_YEAR_S = 31_536_000
/** An id of 64 characters, each of up to nine when it is encoded, sixty languages, and the rest. */
const MAX_LENGTH = 1100
const MAX_LANGUAGES = 60

/** Of the cookie's text; another version is read as defaults. */
const VERSION = '1'

const LanguagePairSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split('-')),
  v.tuple([LanguageIdSchema, LanguageIdSchema]),
)

/** Joined by a stop, since an id may hold a hyphen (`fa-AF`). */
const LanguagesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split('.')),
  v.array(LanguageIdSchema),
  v.maxLength(MAX_LANGUAGES),
)

/** Each field falls back by itself: the cookie is whatever a browser sends. */
const ReadSchema = v.object({
  language_ui: v.fallback(v.nullable(LocaleSchema), null),
  tab: v.fallback(v.picklist(['langPair', 'dictionary']), 'langPair'),
  /** null: no pair was ever chosen, and the brand's own stands (CONF-023). */
  languages: v.fallback(v.nullable(LanguagePairSchema), null),
  dictId: v.fallback(v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(64))), null),
  /** What was chosen of the languages of `dictId`; none: all that it has. */
  dictLangs: v.fallback(LanguagesSchema, (): LanguageId[] => []),
  view_preference: v.fallback(v.picklist(['normal', 'condensed']), 'normal'),
  show_examples: v.fallback(v.boolean(), true),
  show_v2_language_picker: v.fallback(v.boolean(), true),
  /** null: no choice was made (SRCH-045). */
  hide_customer_data: v.fallback(v.nullable(v.boolean()), null),
  dict_order: DictionaryOrderSchema,
})
/** Preferences that a document is drawn by. Spec: requirements STORE-039. */
export type DisplayPreferences = v.InferOutput<typeof ReadSchema>

/** The part of a visitor's preferences that documents are drawn by. */
export function displayPreferences({ language_ui, local, dictionary }: Preferences): DisplayPreferences {
  const { dictId, view_preference, show_examples, show_v2_language_picker, hide_customer_data, dict_order } = dictionary
  const isChosen = dictionary.search_langs_chosen || dictionary.search_langs !== DEFAULT_SEARCH_LANGS
  const languages = isChosen ? v.parse(ReadSchema.entries.languages, dictionary.search_langs.replace(',', '-')) : null
  const dictLangs = (dictId === null ? undefined : dictionary.dict[dictId]) ?? []
  const shown = { view_preference, show_examples, show_v2_language_picker, hide_customer_data, dict_order }
  return { language_ui, tab: local.tab, languages, dictId, dictLangs: dictLangs.slice(0, MAX_LANGUAGES), ...shown }
}

/** The text of the cookie: characters that a cookie may hold (RFC 6265 §4.1.1), fields in a fixed order. */
export const prefsCookieValue = (display: DisplayPreferences): string =>
  [
    VERSION,
    display.language_ui ?? '',
    display.tab,
    display.languages?.join('-') ?? '',
    display.dictId === null ? '' : encodeURIComponent(display.dictId.toWellFormed()),
    display.view_preference,
    flagText(display.show_examples),
    flagText(display.show_v2_language_picker),
    flagText(display.hide_customer_data),
    ...trailing([display.dictLangs.join('.'), orderText(display.dict_order)]),
  ].join('|')

/** Reads the cookie's text as it was sent; whatever is missing, changed or of another version is its default. Spec: requirements STORE-039. */
export function readPrefsCookie(value: string | undefined): DisplayPreferences {
  const [version, language_ui, tab, languages, dictId, view_preference, examples, picker, customerData, dictLangs, order] =
    value !== undefined && value.length <= MAX_LENGTH ? value.split('|') : []
  if (version !== VERSION) return v.parse(ReadSchema, {})
  return v.parse(ReadSchema, {
    language_ui,
    tab,
    languages,
    dictId: decoded(dictId),
    dictLangs,
    view_preference,
    show_examples: flagOf(examples),
    show_v2_language_picker: flagOf(picker),
    hide_customer_data: flagOf(customerData),
    dict_order: orderOf(order),
  })
}

/** Fields that came later: what is empty at the end is not written, and an older cookie has none of it. */
const trailing = (fields: readonly string[]) => fields.slice(0, fields.findLastIndex((field) => field !== '') + 1)

/** The fields by their first letters; nothing for the default order. */
const orderText = (order: DisplayPreferences['dict_order']) =>
  isSameOrder(order, DEFAULT_DICTIONARY_ORDER) ? '' : order.map((field) => field[0]).join('')
const orderOf = (text = '') => [...text].map((letter) => DEFAULT_DICTIONARY_ORDER.find((field) => field[0] === letter))

const flagText = (flag: boolean | null) => (flag === null ? '' : flag ? '1' : '0')
const flagOf = (text: string | undefined) => (text === '1' ? true : text === '0' ? false : null)

function decoded(text: string | undefined): string | null {
  try {
    return text ? decodeURIComponent(text) : null
  } catch {
    return null // not written by us
  }
}

const ATTRIBUTES = 'Path=/; SameSite=Lax; Secure'

/** The whole cookie, for `Set-Cookie` and for `document.cookie` alike: it holds nothing secret. */
export const prefsCookie = (display: DisplayPreferences): string =>
  `${PREFS_COOKIE}=${prefsCookieValue(display)}; Max-Age=${ONE_YEAR_S}; ${ATTRIBUTES}`

/** Takes the cookie away: on logout preferences are the defaults again. Spec: accounts §4.1 (STORE-033). */
export const CLEARED_PREFS_COOKIE = `${PREFS_COOKIE}=; Max-Age=0; ${ATTRIBUTES}`
