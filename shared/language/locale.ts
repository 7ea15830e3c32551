import * as v from 'valibot'

/** The languages of the user interface. Spec: search §9 (L10N-001). */
export const LOCALES = ['fi', 'sv', 'en'] as const
export const LocaleSchema = v.picklist(LOCALES)
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'en'

/** For Intl and og:locale. Spec: accounts §1 (META-003, Contradictions C16). */
export const INTL_LOCALE = { fi: 'fi-FI', sv: 'sv-SE', en: 'en-GB' } as const satisfies Record<Locale, string>
export const OG_LOCALE = { fi: 'fi_FI', sv: 'sv_SE', en: 'en_GB' } as const satisfies Record<Locale, string>
