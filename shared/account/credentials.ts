import * as v from 'valibot'

/** Spec: accounts §5 (AUTH-064, AUTH-074). Lengths in code points. */
export const MAX_PASSWORD_LENGTH = 75
export const MIN_NEW_PASSWORD_LENGTH = 8
export const MAX_EMAIL_LENGTH = 255

const lengthOf = (text: string) => [...text].length

/** A password as it is typed to sign in. Its messages are message keys. Spec: accounts §5 (AUTH-064). */
export const PasswordSchema = v.pipe(
  v.string(),
  v.nonEmpty('TYPE_PW'),
  v.check((text) => lengthOf(text) <= MAX_PASSWORD_LENGTH, 'VALIDATE_PW_TOO_LONG'),
)

/** A password that is chosen anew. Spec: requirements AUTH-074. */
export const NewPasswordSchema = v.pipe(
  PasswordSchema,
  v.check((text) => lengthOf(text) >= MIN_NEW_PASSWORD_LENGTH, 'VALIDATE_PW_TOO_SHORT'),
)

/** An e-mail address, kept in NFC and lower case. Its messages are message keys. Spec: accounts §5. */
export const EmailSchema = v.pipe(
  v.string(),
  v.transform((text) => text.normalize('NFC').trim().toLowerCase()),
  v.nonEmpty('VALIDATE_EMAIL'),
  v.check((text) => lengthOf(text) <= MAX_EMAIL_LENGTH, 'ERROR_TOO_LONG'),
  v.regex(/^[^\s@<>",;:()[\]\\]+@[^\s@.<>",;:()[\]\\]+(?:\.[^\s@.<>",;:()[\]\\]+)+$/u, 'VALIDATE_WRONG_EMAIL'),
)
