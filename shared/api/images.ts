import * as v from 'valibot'
import { defineCall } from './define-call.ts'

/** A name of letters, digits, dots, hyphens and underscores that cannot climb out of a folder. */
const FileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/), v.maxLength(120))

/** GET /api/content/{renderer}/images/: the bytes of an entry's picture. Spec: entries §7 (ENT-038, ENT-040). */
export const entryImage = defineCall({
  name: 'entryImage',
  method: 'GET',
  path: '/api/content/{renderer}/images/',
  aliases: ['/api/content/{renderer}/images'],
  params: v.object({ renderer: v.picklist(['sanakirja', 'valter']) }),
  query: v.object({ file: FileName, dictionary: FileName }),
  answer: v.instance(Uint8Array),
  answerKind: 'bytes',
  access: 'none',
  context: 'tab',
  callers: 'everyone',
})
