import type { LanguageId } from '#shared/language/language-id.ts'

export type Translation = { text: string; from: LanguageId; to: LanguageId }

/** Translates texts by machine. Rejects with a `TranslatorError` when it cannot; answers the likeliest translation first. */
export interface Translator {
  /** Who translates, as it is shown to readers. */
  name: string
  translate(asked: Translation): Promise<readonly string[]>
}

/** `unsupported`: the service does not have this pair of languages. `unavailable`: it is down, busy, too slow, or answers nonsense. */
export type TranslatorErrorCode = 'unsupported' | 'unavailable'

/** The service gave no translation. */
export class TranslatorError extends Error {
  readonly code: TranslatorErrorCode
  constructor(code: TranslatorErrorCode, detail: string) {
    super(`No machine translation: ${detail}`)
    this.name = 'TranslatorError'
    this.code = code
  }
}
