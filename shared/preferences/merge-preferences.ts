import * as v from 'valibot'
import { defaultPreferences, MAX_PREFERENCES_BYTES, type Preferences, PreferencesSchema } from './preferences-schema.ts'
import { currentShape } from './upgrade-preferences.ts'

/**
 * Preferences as they were stored or sent, by any version or by anybody, as a whole document: whatever is missing, of another type or not
 * allowed is its default, and names that no preference has are dropped. Never throws. Spec: accounts §3 (STORE-009, STORE-024 … STORE-027, STORE-040).
 */
export const mergePreferences = (stored: unknown): Preferences =>
  v.parse(PreferencesSchema, mergeWithDefaults(defaultPreferences(), currentShape(stored)))

/** The same for a stored text of JSON; anything else is the defaults. Spec: search §5 (STORE-009). */
export function readPreferences(text: string | null | undefined): Preferences {
  if (!text || isOversized(text)) return defaultPreferences()
  try {
    return mergePreferences(JSON.parse(text))
  } catch {
    return defaultPreferences() // written by hand or cut off
  }
}

/** Whether a text is longer in UTF-8 than a document of preferences may be. */
export function isOversized(text: string): boolean {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes > MAX_PREFERENCES_BYTES
}

/**
 * A stored value over its default, field by field. A type that differs gives the default; a default of null takes what is stored; an array is
 * taken when either is empty or their first elements are of one type. Objects come without a prototype, with the default's names only; an
 * empty default object takes all names but those that reach a prototype. Spec: accounts §3 (STORE-025 … STORE-027), security-tests M01.
 */
export function mergeWithDefaults(fallback: unknown, stored: unknown): unknown {
  if (stored === undefined) return fallback
  if (fallback === null) return stored
  if (Array.isArray(fallback)) return Array.isArray(stored) && isLikeArray(fallback, stored) ? stored : fallback
  if (typeof fallback === 'object') return isRecord(fallback) && isRecord(stored) ? mergedRecord(fallback, stored) : fallback
  return typeof stored === typeof fallback ? stored : fallback
}

const isLikeArray = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === 0 || other.length === 0 || typeof one[0] === typeof other[0]

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const REACHING_PROTOTYPES: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function mergedRecord(fallback: Fields, stored: Fields): Fields {
  const isMap = Object.keys(fallback).length === 0
  const names = Object.keys(isMap ? stored : fallback).filter((name) => !REACHING_PROTOTYPES.has(name))
  const own = (name: string) => (Object.hasOwn(stored, name) ? stored[name] : undefined)
  const merged: Record<string, unknown> = Object.create(null)
  for (const name of names) merged[name] = isMap ? own(name) : mergeWithDefaults(fallback[name], own(name))
  return merged
}
