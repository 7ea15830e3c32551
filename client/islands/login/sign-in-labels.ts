import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'

/**
 * The words of the sign-in forms. The browser asks for them when the dialog opens: as props they would lie in every document that
 * shows a login button.
 */
export function signInLabels(locale: Locale) {
  const own = { locale }
  return {
    title: m.LOGIN_TITLE({}, own),
    organisation: m.LOGIN_ORGANISATION_HEADING({}, own),
    school: m.LOGIN_SCHOOL_HEADING({}, own),
    microsoft: m.LOGIN_MICROSOFT({}, own),
    mpassid: m.LOGIN_MPASSID({}, own),
    haka: m.LOGIN_HAKA_LABEL({}, own),
    hakaChoose: m.LOGIN_HAKA_CHOOSE({}, own),
    hakaHint: m.LOGIN_HAKA_HINT({}, own),
    hakaSubmit: m.LOGIN_HAKA_SUBMIT({}, own),
    emailHeading: m.LOGIN_EMAIL_HEADING({}, own),
    email: m.FIELD_EMAIL({}, own),
    emailPlaceholder: m.FIELD_EMAIL_PLACEHOLDER({}, own),
    password: m.FIELD_PASSWORD({}, own),
    forgot: m.LOGIN_FORGOT({}, own),
    submit: m.LOGIN_SUBMIT({}, own),
    linkHeading: m.LOGIN_LINK_HEADING({}, own),
    linkSubmit: m.LOGIN_LINK_SUBMIT({}, own),
    otherHeading: m.LOGIN_OTHER_HEADING({}, own),
    google: m.LOGIN_GOOGLE({}, own),
    noAccount: m.LOGIN_NO_ACCOUNT({}, own),
    createAccount: m.LOGIN_CREATE_ACCOUNT({}, own),
    withoutAccount: m.LOGIN_WITHOUT_ACCOUNT({}, own),
    loading: m.LOGIN_LOADING({}, own),
    leaving: m.LOGIN_LEAVING({}, own),
    close: m.CLOSE({}, own),
  }
}
export type SignInLabels = ReturnType<typeof signInLabels>
