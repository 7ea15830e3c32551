import * as v from 'valibot'
import { defineCall } from './define-call.ts'

const Segment = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/))

/** GET /api/content/{project}/{language}/{page}: one content page as HTML, never drawn unsanitised. Spec: accounts §7.2 (CONT-001). */
export const contentPage = defineCall({
  name: 'contentPage',
  method: 'GET',
  path: '/api/content/{project}/{language}/{page}',
  params: v.object({ project: Segment, language: v.picklist(['fi', 'sv', 'en']), page: Segment }),
  query: v.object({}),
  answer: v.string(),
  answerKind: 'html',
  access: 'none',
  context: 'tab',
  callers: 'everyone',
})
