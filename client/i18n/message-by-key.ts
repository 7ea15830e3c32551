import * as messages from '#messages'

export type MessageParameters = Readonly<Record<string, string | number>>
type Message = (parameters?: MessageParameters) => string

// Only the compiled messages are functions by key; the namespace also holds `m`, which no key is called.
const byKey = messages as unknown as Readonly<Record<string, Message | undefined>>

const find = (key: string): Message | undefined => {
  const found = byKey[key]
  return typeof found === 'function' ? found : undefined
}

/** Whether a key made at run time has a text. */
export const hasMessage = (key: string): boolean => find(key) !== undefined

export type MessageOptions = { parameters?: MessageParameters; brand?: string }

/**
 * The text of a key made at run time, a brand's own wording (`KEY__brand`) first. Server only: it holds every message.
 * A key without a text is shown as it is and logged. Spec: requirements L10N-006.
 */
export function messageByKey(key: string, { parameters, brand }: MessageOptions = {}): string {
  const message = (brand === undefined ? undefined : find(`${key}__${brand}`)) ?? find(key)
  if (message) return message(parameters)
  console.error(JSON.stringify({ event: 'message_missing', key }))
  return key
}

/** Kinds of labels that have messages. Spec: entries §9 (ENT-072). */
export type LabelPrefix =
  | 'tag'
  | 'lang'
  | 'pos'
  | 'geo'
  | 'gender'
  | 'cat'
  | 'scope'
  | 'register'
  | 'game'
  | 'prefix'
  | 'dictionary'
  | 'more'

/** A label in the reader's language; an unknown label shows as the source wrote it. Spec: requirements L10N-009. */
export function labelText(prefix: LabelPrefix, value: string): string {
  const key = labelKey(prefix, value)
  return (find(key) ?? find(key.toLowerCase()))?.() ?? value
}

/** `pos`, `proper noun` → `pos_proper_noun`. */
export const labelKey = (prefix: LabelPrefix, value: string) => `${prefix}_${value.trim().replace(/[^\p{L}\p{N}]+/gu, '_')}`
