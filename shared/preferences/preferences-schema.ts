import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { LocaleSchema } from '#shared/language/locale.ts'
import { DEFAULT_DICTIONARY_ORDER, DictionaryOrderSchema } from './dictionary-order.ts'

/** Names the shape of the stored document; older shapes are converted when they are read. Spec: requirements STORE-040. */
export const PREFERENCES_VERSION = 2

/** Of the document as JSON in UTF-8. Spec: security §1. */
export const MAX_PREFERENCES_BYTES = 16_384

const MAX_ID_LENGTH = 64
const MAX_DICTIONARIES = 200
const MAX_LANGUAGES = 60

const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_ID_LENGTH))
const LanguagesSchema = v.pipe(v.array(LanguageIdSchema), v.maxLength(MAX_LANGUAGES))
const OptionalIdSchema = v.fallback(v.nullable(IdSchema), null)

/** Spec: accounts §9 (STORE-028). */
export const DEFAULT_SEARCH_LANGS = 'fi,en'

/** `from,to`. Spec: accounts §3 (STORE-020, STORE-028). */
const SearchLanguagesSchema = v.pipe(
  v.string(),
  v.check((text) => {
    const ids = text.split(',')
    return ids.length === 2 && ids.every((id) => v.is(LanguageIdSchema, id))
  }),
)

/** Languages by dictionary id; without a prototype, since ids come from outside. */
const LanguagesByDictionarySchema = v.pipe(
  v.record(IdSchema, LanguagesSchema),
  v.maxEntries(MAX_DICTIONARIES),
  v.transform((map): Record<string, v.InferOutput<typeof LanguagesSchema>> => Object.assign(Object.create(null), map)),
)

/** What browsers take as a rate of speech. Spec: accounts §9 (STORE-029). */
const SpeedSchema = v.fallback(v.pipe(v.number(), v.minValue(0.1), v.maxValue(10)), 1)

const flag = (value: boolean) => v.fallback(v.boolean(), value)

/** Preferences as they are stored and sent; what does not fit a field is replaced by its default. Spec: accounts §3 (STORE-001 … STORE-009, STORE-019 … STORE-023). */
export const PreferencesSchema = v.object({
  version: v.fallback(v.literal(PREFERENCES_VERSION), PREFERENCES_VERSION),
  /** null: the visitor has chosen none (L10N-007). */
  language_ui: v.fallback(v.nullable(LocaleSchema), null),
  dictionary: v.object({
    search_langs: v.fallback(SearchLanguagesSchema, DEFAULT_SEARCH_LANGS),
    /** Tells the default pair chosen from one that nobody chose, before which a brand's own pair goes; any other pair was chosen. Spec: requirements CONF-023. */
    search_langs_chosen: flag(false),
    show_examples: flag(true),
    speech_speed: SpeedSchema,
    speech_on: flag(true),
    dict_order: DictionaryOrderSchema,
    view_preference: v.fallback(v.picklist(['normal', 'condensed']), 'normal'),
    /** null: the visitor has made no choice, and the brand's setting decides (SRCH-045). */
    hide_customer_data: v.fallback(v.nullable(v.boolean()), null),
    show_v2_language_picker: flag(true),
    search_mode: v.fallback(v.picklist(['default', 'fulltext']), 'default'),
    dictId: OptionalIdSchema,
    dict: v.fallback(LanguagesByDictionarySchema, {}),
  }),
  wordlist: v.object({ speech_speed: SpeedSchema, speech_on: flag(true) }),
  local: v.object({
    tab: v.fallback(v.picklist(['langPair', 'dictionary']), 'langPair'),
    extDict: OptionalIdSchema,
    extLangs: v.fallback(LanguagesSchema, []),
  }),
  dictgroups: v.object({
    groups: v.object({ custom: v.fallback(v.pipe(v.array(IdSchema), v.maxLength(MAX_DICTIONARIES)), []) }),
  }),
})
export type Preferences = v.InferOutput<typeof PreferencesSchema>

/** What somebody has who has chosen nothing. Spec: search §9, accounts §9 (STORE-006, STORE-008, STORE-028, STORE-029). */
export const defaultPreferences = (): Preferences => ({
  version: PREFERENCES_VERSION,
  language_ui: null,
  dictionary: {
    search_langs: DEFAULT_SEARCH_LANGS,
    search_langs_chosen: false,
    show_examples: true,
    speech_speed: 1,
    speech_on: true,
    dict_order: [...DEFAULT_DICTIONARY_ORDER],
    view_preference: 'normal',
    hide_customer_data: null,
    show_v2_language_picker: true,
    search_mode: 'default',
    dictId: null,
    dict: {},
  },
  wordlist: { speech_speed: 1, speech_on: true },
  local: { tab: 'langPair', extDict: null, extLangs: [] },
  dictgroups: { groups: { custom: [] } },
})
