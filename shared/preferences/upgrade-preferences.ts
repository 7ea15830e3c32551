import { PREFERENCES_VERSION } from './preferences-schema.ts'

/** Names that dictionary preferences had in the first shape. Spec: search §3 (STORE-001 … STORE-006). */
const FIRST_NAMES = {
  showExamples: 'show_examples',
  dictOrder: 'dict_order',
  viewPreference: 'view_preference',
  hideCustomerData: 'hide_customer_data',
  showV2LanguagePicker: 'show_v2_language_picker',
} as const

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A stored document in today's shape, whichever version wrote it; its values are still to be checked. Spec: requirements STORE-040. */
export function currentShape(stored: unknown): unknown {
  if (!isRecord(stored)) return undefined
  const isOlder = typeof stored.version !== 'number' || stored.version < PREFERENCES_VERSION
  return isOlder && isRecord(stored.dictionary) ? { ...stored, dictionary: renamed(stored.dictionary) } : stored
}

function renamed(dictionary: Fields): Fields {
  const older = Object.entries(FIRST_NAMES).filter(([first]) => Object.hasOwn(dictionary, first))
  return { ...Object.fromEntries(older.map(([first, now]) => [now, dictionary[first]])), ...dictionary }
}
