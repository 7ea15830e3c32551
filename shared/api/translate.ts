import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { KeywordSchema } from '#shared/search/keyword-rules.ts'
import { defineCall } from './define-call.ts'
import { NoParams } from './wire.ts'

/** POST /api/search/api/sk/translate: a machine's translation; 501 `mt_not_configured` without a provider. Spec: requirements MT-008. */
export const translateText = defineCall({
  name: 'translateText',
  method: 'POST',
  path: '/api/search/api/sk/translate',
  params: NoParams,
  query: v.object({}),
  body: v.object({ text: KeywordSchema, from: LanguageIdSchema, to: LanguageIdSchema }),
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
