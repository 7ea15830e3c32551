import * as v from 'valibot'
import { LanguageIdSchema } from './language-id.ts'
import { optionKey, type PickerOption } from './picker-option.ts'

/** Per picker, pinned ones included. Spec: search §9 (LANG-050). */
export const MAX_RECENT_LANGUAGES = 6

/** Nobody has this many; what follows in a text written by hand is not looked at. */
const MOST_READ = 100

/** Spec: search §3 (STORE-015). */
export const recentLanguagesKey = (pickerId: string) => `sk_language_picker_recent_${pickerId}`

const pinned = v.fallback(v.boolean(), false)
const locked = v.fallback(v.boolean(), false)
const RecentSchema = v.union([
  v.object({ fromId: LanguageIdSchema, toId: LanguageIdSchema, monoDirectional: v.fallback(v.boolean(), false), locked, pinned }),
  v.object({ id: LanguageIdSchema, locked, pinned }),
])
/** An option that was chosen lately. Spec: search §3. */
export type RecentLanguage = PickerOption & { pinned: boolean }

/** The stored entries, pinned ones first; none where the text is no array, and without whatever is no entry. Spec: search §8 (LANG-050, LANG-051), security-tests M08. */
export function readRecentLanguages(text: string | null | undefined): RecentLanguage[] {
  if (!text) return []
  try {
    const stored: unknown = JSON.parse(text)
    if (!Array.isArray(stored)) return []
    const entries = stored.slice(0, MOST_READ).flatMap((one: unknown) => {
      const entry = v.safeParse(RecentSchema, one)
      return entry.success ? [entry.output] : []
    })
    return ordered(withoutDoubles(entries))
  } catch {
    return [] // written by hand or cut off
  }
}

/** The option first among the unpinned; the oldest unpinned entry goes when there would be more than six. Spec: LANG-056. */
export function withChosen(recents: readonly RecentLanguage[], option: PickerOption): RecentLanguage[] {
  const isPinned = recents.some((recent) => recent.pinned && isSame(recent, option))
  if (isPinned) return [...recents]
  return ordered([{ ...option, pinned: false }, ...recents.filter((recent) => !isSame(recent, option))])
}

/** The entry pinned or no longer pinned; a seventh pin is refused. Spec: search §4 (LANG-049, LANG-056). */
export function withPinToggled(recents: readonly RecentLanguage[], option: PickerOption): RecentLanguage[] {
  const others = recents.filter((recent) => !isSame(recent, option))
  if (recents.some((recent) => recent.pinned && isSame(recent, option))) return ordered([{ ...option, pinned: false }, ...others])
  const isFull = others.filter((recent) => recent.pinned).length >= MAX_RECENT_LANGUAGES
  return isFull ? [...recents] : ordered([...others, { ...option, pinned: true }])
}

/**
 * The entries that the picker offers today, as it offers them: what was stored may be locked or gone by now.
 * Spec: search §3 (STORE-015).
 */
export const offeredRecents = (recents: readonly RecentLanguage[], options: readonly PickerOption[]): RecentLanguage[] =>
  recents.flatMap((recent) => {
    const option = options.find((one) => isSame(one, recent))
    return option === undefined ? [] : [{ ...option, pinned: recent.pinned }]
  })

const isSame = (one: PickerOption, other: PickerOption) => optionKey(one) === optionKey(other)

const ordered = (recents: readonly RecentLanguage[]): RecentLanguage[] =>
  recents.toSorted((a, b) => Number(b.pinned) - Number(a.pinned)).slice(0, MAX_RECENT_LANGUAGES)

const withoutDoubles = (recents: readonly RecentLanguage[]) =>
  recents.filter((recent, index) => recents.findIndex((other) => isSame(other, recent)) === index)
