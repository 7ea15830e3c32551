import * as v from 'valibot'

/** Spec: search §9 (STORE-002, STORE-008). */
export const DEFAULT_DICTIONARY_ORDER = ['general', 'law', 'medicine', 'tech_commerce'] as const

/** Stored orders may still say `teka`. Spec: search §3 (STORE-003). */
const FieldSchema = v.pipe(
  v.string(),
  v.transform((field) => (field === 'teka' ? 'tech_commerce' : field)),
  v.picklist(DEFAULT_DICTIONARY_ORDER),
)

/**
 * A stored order of the four fields, each once; anything else is replaced by the default order.
 * Spec: search §3, §5 (STORE-002, STORE-003, STORE-007, STORE-008).
 */
export const DictionaryOrderSchema = v.fallback(
  v.pipe(
    v.array(FieldSchema),
    v.length(DEFAULT_DICTIONARY_ORDER.length),
    v.check((order) => new Set(order).size === order.length),
  ),
  () => [...DEFAULT_DICTIONARY_ORDER],
)

/** Whether two orders are the same; the default order is not sent. */
export const isSameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((field, index) => field === other[index])
