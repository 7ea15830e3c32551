import type { CheckSection } from '#client/ui/check-groups.tsx'
import type { Dictionary, DictionaryGroup, LocalizedTitle } from '#shared/dictionary/dictionary.ts'
import { dictionaryTitle } from '#shared/dictionary/dictionary-title.ts'
import { choiceSections } from '#shared/dictionary/picker-sections.ts'
import type { Locale } from '#shared/language/locale.ts'

type Lists = { dictionaries: readonly Dictionary[]; groups: readonly DictionaryGroup[] }
type Reading = { locale: Locale; hasPremium: boolean; labels: { others: string; glossaries: string } }

/** The dictionaries that a reader may take into the own group, by the titles of their groups. Spec: search §2.2 (PICK-015, PICK-024). */
export const checkSections = (lists: Lists, { locale, hasPremium, labels }: Reading): CheckSection[] =>
  choiceSections(lists).map(({ group, dictionaries }) => ({
    title: group === undefined ? labels.others : titleOf(group, labels, locale),
    options: dictionaries.map(({ id, title, dict_type }) => ({
      value: id,
      label: dictionaryTitle(title, locale),
      isLocked: dict_type === 'premium' && !hasPremium,
    })),
  }))

const titleOf = ({ type, title }: { type: string; title: LocalizedTitle }, { glossaries }: Reading['labels'], locale: Locale) =>
  type === 'glossaries' ? glossaries : dictionaryTitle(title, locale)
