import { type LibreTranslatorOptions, libreTranslator } from '#server/origin/translate/libre-translator.ts'
import { rememberedTranslator } from '#server/origin/translate/remembered-translator.ts'
import type { Translator } from '#server/origin/translate/translator.ts'

/** The translator that a runtime's settings name, if any. */
export const translatorOf = (settings: Omit<LibreTranslatorOptions, 'fetch'> | undefined): Translator | undefined =>
  settings && rememberedTranslator(libreTranslator({ ...settings, fetch: (request) => fetch(request) }))
