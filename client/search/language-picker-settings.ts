import type { LanguageId } from '#shared/language/language-id.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import type { SingleOption } from '#shared/language/picker-option.ts'

/** What the language pickers of a page go by, beside the pairs. */
export type PickerSettings = {
  /** The popup; else two selects (LANG-052). */
  isVersion2: boolean
  singles: readonly SingleOption[]
  /** The brand's, first first (LANG-053). */
  priority: readonly LanguageId[]
  /** What version 1 offers in place of a pair that it cannot (LANG-034). */
  fallback: LanguagePair
  /** Of this answer's scripts. */
  nonce: string
}
