import type { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import * as v from 'valibot'
import { foldKey } from '#shared/search/search-keys.ts'
import type { EntryStage, IndexBuild, IndexPart } from './index-part.ts'
import { insertRows } from './insert-rows.ts'

/** What base forms are worked out from: the analysers' data, and the inflected forms that entries give. Spec: requirements SUG-020. */
export const morphologyPart: IndexPart = {
  name: 'morphology',
  stage(connection): EntryStage {
    connection.exec('CREATE TABLE staging.word_form (lang TEXT, form TEXT, headword TEXT)')
    const rows = insertRows(connection, 'staging.word_form (lang, form, headword)', 3)
    return {
      add({ word: { inflections, headword, lang } }) {
        for (const form of inflections ?? []) {
          const key = foldKey(form, lang)
          if (WHOLE_WORD.test(form) && key !== foldKey(headword, lang)) rows.add(lang, key, headword)
        }
      },
      end: rows.end,
    }
  },
  build(build) {
    writeData(build)
    build.connection.exec(COPY_FORMS)
    const langs = languagesWithForms(build.connection)
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

/** Few dictionaries give any. A form that another entry of the headword gives too is kept once. */
const COPY_FORMS = `
INSERT INTO main.word_form (lang, form, headword)
SELECT DISTINCT lang, form, headword FROM staging.word_form ORDER BY lang, form, headword`

const FormLanguages = v.array(v.object({ lang: v.string() }))

function languagesWithForms(connection: DatabaseSync): string[] {
  const rows = connection.prepare('SELECT DISTINCT lang FROM main.word_form').all()
  return v.parse(FormLanguages, rows).map(({ lang }) => lang)
}

/** *-en* or *~s* is an ending, no form. */
const WHOLE_WORD = /^[\p{L}\p{M}'’][\p{L}\p{M}'’ -]*$/u
