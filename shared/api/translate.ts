import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { KeywordSchema } from '#shared/search/keyword-rules.ts'
import { defineCall } from './define-call.ts'
import { NoParams } from './wire.ts'

/** What is to be translated, and between which languages. */
export const TranslationSchema = v.object({ text: KeywordSchema, from: LanguageIdSchema, to: LanguageIdSchema })

/** POST /api/search/api/sk/translate: a machine's translation; 501 `mt_not_configured` without a provider. Spec: requirements MT-008. */
export const translateText = defineCall({
  name: 'translateText',
  method: 'POST',
  path: '/api/search/api/sk/translate',
  params: NoParams,
  query: v.object({}),
  body: TranslationSchema,
  answer: v.object({
    translations: v.array(v.string()),
    /** Who translated, as it is shown to readers. */
    provider: v.string(),
  }),
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})
