import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { LanguageIdSchema } from '#shared/language/language-id.ts'
import { foldKey } from '#shared/search/search-keys.ts'
import type { IndexBuild, IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'

/** What base forms are worked out from: the analysers' data, and the inflected forms that entries give. Spec: requirements SUG-020. */
export const morphologyPart: IndexPart = {
  name: 'morphology',
  build(build) {
    writeData(build)
    const langs = writeForms(build)
    const rows = insertRows(build.connection, 'base_form_language (lang, source)', 2)
    for (const { lang, source } of build.morphology) rows.add(lang, JSON.stringify(source))
    for (const lang of langs) if (!build.morphology.some((analysed) => analysed.lang === lang)) rows.add(lang, null)
    rows.end()
  },
}

/** A statement of SQL text holds 100 kB at most, and a database is handed over as such text. */
const PIECE_LENGTH = 60_000

function writeData({ connection, morphology }: IndexBuild): void {
  const rows = insertRows(connection, 'morphology_data (name, number, piece)', 3)
  for (const { name, bytes } of morphology.flatMap(({ data }) => data)) {
    const text = gzipSync(bytes).toString('base64')
    for (let start = 0; start < text.length; start += PIECE_LENGTH)
      rows.add(name, start / PIECE_LENGTH, text.slice(start, start + PIECE_LENGTH))
  }
  rows.end()
}

const FormsRow = v.object({ src: LanguageIdSchema, headword: v.string(), inflections: v.string() })

/** Few dictionaries give any, so their texts are looked through inside SQLite. */
const FORMS = `SELECT src, headword, body ->> '$.inflections' AS inflections FROM staging.entry WHERE instr(body, '"inflections":[') > 0 AND body ->> '$.inflections' IS NOT NULL`

/** Writes the forms and answers the languages that have any. */
function writeForms({ connection }: IndexBuild): string[] {
  const forms = new Map<string, readonly [lang: string, form: string, headword: string]>()
  for (const row of connection.prepare(FORMS).iterate()) {
    const { src, headword, inflections } = v.parse(FormsRow, row)
    for (const form of v.parse(v.array(v.string()), JSON.parse(inflections))) {
      const key = foldKey(form, src)
      if (WHOLE_WORD.test(form) && key !== foldKey(headword, src)) forms.set(`${src} ${key} ${headword}`, [src, key, headword])
    }
  }
  const rows = insertRows(connection, 'word_form (lang, form, headword)', 3)
  for (const form of forms.values()) rows.add(...form)
  rows.end()
  return [...new Set([...forms.values()].map(([lang]) => lang))]
}

/** *-en* or *~s* is an ending, no form. */
const WHOLE_WORD = /^[\p{L}\p{M}'’][\p{L}\p{M}'’ -]*$/u
