import type { LanguageId } from './language-id.ts'

/** The brand's base-form languages, reduced to those the origin can analyse. Spec: search §5 (SUG-017). */
export const baseFormLanguages = (wanted: readonly LanguageId[], analysed: readonly LanguageId[]): LanguageId[] =>
  wanted.filter((id) => analysed.includes(id))
