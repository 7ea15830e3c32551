import type { BrandConfig } from '#shared/brand/brand-config.ts'
import type { Locale } from '#shared/language/locale.ts'

/** Milliseconds since the epoch. */
export type Clock = () => number

/** That many bytes from a cryptographic source. */
export type RandomBytes = (length: number) => Uint8Array

/** The brand with that id, or undefined. */
export type BrandById = (id: string) => Promise<BrandConfig | undefined>

/** Takes note of a failure that the caller only sees as `app_error`. */
export type Report = (error: unknown) => void

/** A key that signs and checks access tokens. `id` travels in the token (`kid`); `secret` is at least 32 bytes. */
export type TokenKey = { id: string; secret: Uint8Array }

export type ContentPageName = { project: string; language: Locale; page: string }
export type ImageName = { renderer: string; dictionary: string; file: string }

/** Content pages (HTML) and the pictures of entries. Spec: accounts §7.2, entries §7. */
export interface ContentStore {
  page(name: ContentPageName): Promise<string | undefined>
  image(name: ImageName): Promise<string | Uint8Array | undefined>
}

/** One mail, ready to be sent. `id` stays the same when it is sent again; `sender` is `"Name" <address>`. */
export type Mail = { id: string; sender: string; recipient: string; subject: string; text: string; html: string }

/** Hands a mail on. Rejects when it could not be; with a `MailRefusedError` when trying again would be of no use. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** The mail server will never take this mail: its recipient or its content was refused. */
export class MailRefusedError extends Error {
  readonly code = 'mail_refused'
}
