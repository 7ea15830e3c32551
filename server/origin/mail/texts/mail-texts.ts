/** What mails tell of, each with a text of its own. */
export const MAIL_KINDS = [
  'magic',
  'signup',
  'confirm',
  'alreadyRegistered',
  'reset',
  'resetUnknown',
  'emailChange',
  'emailChangeNotice',
  'deleteAccount',
  'passwordChanged',
] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/** `{brand}` and `{address}` stand for what a mail is filled with. Plain text: markup is added, and escaped, where the mail is made. */
export type MailText = {
  subject: string
  before: readonly string[]
  /** The label of the link. */
  action: string
  after: readonly string[]
}

/** All mails in one language. */
export type MailTexts = Readonly<Record<MailKind, MailText>> & {
  greeting: string
  /** Before the link written out, for those whose mail program does not open it. */
  linkHint: string
  signature: string
}
