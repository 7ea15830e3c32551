import type { Suggestion } from '#shared/api/autocomplete.ts'
import type { LanguageId } from '#shared/language/language-id.ts'

type BaseForm = Pick<Suggestion, 'headword' | 'lang' | 'dict_type'>

export type BaseFormGroup<Form extends BaseForm = BaseForm> = { lang: LanguageId; baseForms: Form[] }

/**
 * Base forms by language: the languages in the order asked, then the others as they come; a repeated form once.
 * Spec: search §3 (AC-028, SUG-018).
 */
export function baseFormsByLanguage<Form extends BaseForm>(
  baseForms: readonly Form[],
  langs: readonly LanguageId[],
): BaseFormGroup<Form>[] {
  const groups = new Map<LanguageId, Map<string, Form>>(langs.map((lang) => [lang, new Map()]))
  for (const baseForm of baseForms) {
    const group = groups.get(baseForm.lang) ?? new Map<string, Form>()
    if (!group.has(baseForm.headword)) group.set(baseForm.headword, baseForm)
    groups.set(baseForm.lang, group)
  }
  return [...groups].filter(([, group]) => group.size > 0).map(([lang, group]) => ({ lang, baseForms: [...group.values()] }))
}

/** A premium suggestion is drawn with a lock for everyone without premium, anonymous visitors included. Spec: search §6 (AC-026, Contradictions C03). */
export const isSuggestionLocked = (suggestion: Pick<Suggestion, 'dict_type'>, visitor: { canAccessPremium: boolean }): boolean =>
  suggestion.dict_type === 'premium' && !visitor.canAccessPremium

/** The pair that a chosen suggestion is searched in: its own language becomes the source. Spec: search §4 (SUG-006). */
export function pairOfSuggestion(lang: LanguageId, current: { fromId: LanguageId; toId: LanguageId }) {
  if (lang === current.fromId) return { fromId: current.fromId, toId: current.toId }
  return { fromId: lang, toId: lang === current.toId ? current.fromId : current.toId }
}
