import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { defineCall } from './define-call.ts'
import { NoParams } from './wire.ts'

/** A dictionary of the caller's team, as its editor names it. Spec: search §3 (PICK-006). */
export const EditorDictionarySchema = v.object({ name: v.string(), languages: v.array(LanguageIdSchema) })

/** GET /api/editor/dictionaries: the dictionaries of the caller's team; none for a caller without a team. Spec: search §7 (PICK-008, PICK-009). */
export const editorDictionaries = defineCall({
  name: 'editorDictionaries',
  method: 'GET',
  path: '/api/editor/dictionaries',
  params: NoParams,
  query: v.object({}),
  answer: v.object({ dictionaries: v.array(EditorDictionarySchema) }),
  answerKind: 'json',
  access: 'any',
  context: 'tab',
  callers: 'everyone',
})
