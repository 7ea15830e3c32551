import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { DictionaryOrderSchema } from '#shared/preferences/dictionary-order.ts'
import { isOversized } from '#shared/preferences/merge-preferences.ts'
import type { SearchTab } from '#shared/search/search-route.ts'
import { storedTabOf } from '#shared/search/tab-choice.ts'
import type { LocalStore } from './local-store.ts'

/** Where this browser keeps the selections of the two tabs. Spec: search §3 (STORE-010 … STORE-014). */
export const STORED_SEARCH_KEYS = {
  languageTab: 'sk_langtab_data2',
  dictionaryTab: 'sk_dictionary_data',
  preferences: 'sk_dictionary_preferences',
  tab: 'sk_search_tab',
} as const

const MAX_IDS = 200
const MAX_LANGUAGES = 60
const IdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64))
const IdsSchema = v.pipe(v.array(IdSchema), v.maxLength(MAX_IDS))

const LanguageTabSchema = v.object({
  languages: v.object({ fromId: v.union([LanguageIdSchema, v.literal('detect')]), toId: LanguageIdSchema }),
  isMonoDirectional: v.fallback(v.boolean(), false),
})
/** The pair of the language tab. Spec: search §3 (STORE-010). */
export type LanguageTabData = v.InferOutput<typeof LanguageTabSchema>

const DictionaryDataSchema = v.object({
  dictionaryId: v.fallback(v.nullable(IdSchema), null),
  userDictionaryIds: v.fallback(IdsSchema, []),
  /** By dictionary id; without a prototype, since anybody at this browser can write it. */
  dictionaryLanguages: v.fallback(
    v.pipe(
      v.record(IdSchema, v.pipe(v.array(LanguageIdSchema), v.maxLength(MAX_LANGUAGES))),
      v.maxEntries(MAX_IDS),
      v.transform((map): Record<string, v.InferOutput<typeof LanguageIdSchema>[]> => Object.assign(Object.create(null), map)),
    ),
    {},
  ),
})
/** The dictionary tab: what was searched last, the reader's own group, and the languages chosen for each dictionary. Spec: search §3 (STORE-011). */
export type DictionaryData = v.InferOutput<typeof DictionaryDataSchema>

const DictionaryPreferencesSchema = v.object({
  showExamples: v.fallback(v.boolean(), true),
  dictOrder: DictionaryOrderSchema,
  viewPreference: v.fallback(v.picklist(['normal', 'condensed']), 'normal'),
  /** Only once the reader has made a choice (SRCH-045). */
  hideCustomerData: v.optional(v.fallback(v.boolean(), false)),
  showV2LanguagePicker: v.fallback(v.boolean(), true),
})
/** How entries are shown. Spec: search §3 (STORE-001 … STORE-006, STORE-012). */
export type DictionaryPreferences = v.InferOutput<typeof DictionaryPreferencesSchema>

export const readLanguageTab = (store: LocalStore | undefined): LanguageTabData | undefined =>
  read(store, STORED_SEARCH_KEYS.languageTab, LanguageTabSchema)
export const writeLanguageTab = (store: LocalStore | undefined, data: LanguageTabData): boolean =>
  write(store, STORED_SEARCH_KEYS.languageTab, JSON.stringify(data))

export const emptyDictionaryData = (): DictionaryData => ({ dictionaryId: null, userDictionaryIds: [], dictionaryLanguages: {} })
export const readDictionaryData = (store: LocalStore | undefined): DictionaryData =>
  read(store, STORED_SEARCH_KEYS.dictionaryTab, DictionaryDataSchema) ?? emptyDictionaryData()
export const writeDictionaryData = (store: LocalStore | undefined, data: DictionaryData): boolean =>
  write(store, STORED_SEARCH_KEYS.dictionaryTab, JSON.stringify(data))

export const readDictionaryPreferences = (store: LocalStore | undefined): DictionaryPreferences | undefined =>
  read(store, STORED_SEARCH_KEYS.preferences, DictionaryPreferencesSchema)
export const writeDictionaryPreferences = (store: LocalStore | undefined, data: DictionaryPreferences): boolean =>
  write(store, STORED_SEARCH_KEYS.preferences, JSON.stringify(data))

/** Spec: search §2.1 (TAB-011, TAB-012). */
export const readSearchTab = (store: LocalStore | undefined): SearchTab => storedTabOf(textOf(store, STORED_SEARCH_KEYS.tab))
export const writeSearchTab = (store: LocalStore | undefined, tab: SearchTab): boolean => write(store, STORED_SEARCH_KEYS.tab, tab)

/** Takes all of it away, as a logout does. Spec: accounts §4.1 (STORE-033). */
export function clearStoredSearches(store: LocalStore | undefined): void {
  for (const key of Object.values(STORED_SEARCH_KEYS)) {
    try {
      store?.removeItem(key)
    } catch {
      return // it cannot be written, so nothing of ours is in it
    }
  }
}

/** Parsed, or undefined when there is nothing that could be. Spec: search §5 (STORE-009, STORE-018). */
function read<Schema extends v.GenericSchema>(
  store: LocalStore | undefined,
  key: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const text = textOf(store, key)
  if (text === undefined || isOversized(text)) return undefined
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined // written by hand, or cut off
  }
}

function textOf(store: LocalStore | undefined, key: string): string | undefined {
  try {
    return store?.getItem(key) ?? undefined
  } catch {
    return undefined // turned off
  }
}

/** False when this browser does not keep it. */
function write(store: LocalStore | undefined, key: string, text: string): boolean {
  try {
    store?.setItem(key, text)
    return store !== undefined
  } catch {
    return false // full, or turned off
  }
}
