import * as v from 'valibot'
import { type BaseFormLanguage, BaseFormLanguageSchema } from '#shared/api/search.ts'
import { type LanguageId, LanguageIdSchema } from '#shared/language/language-id.ts'
import type { Database } from '../../storage/database.ts'

/** One analyser's data is some megabytes at most: a few dozen pieces. */
export const MORPHOLOGY_DATA_SQL = 'SELECT piece FROM morphology_data WHERE name = ?1 ORDER BY number LIMIT 1000'

export const BASE_FORM_LANGUAGES_SQL = 'SELECT lang, source FROM base_form_language ORDER BY lang LIMIT 300'

/** The headwords that a form is given for, by language. */
export const WORD_FORMS_SQL = `
WITH asked(lang, form) AS MATERIALIZED (SELECT value ->> 0, value ->> 1 FROM json_each(?1))
SELECT word_form.lang, word_form.headword
  FROM asked CROSS JOIN word_form ON word_form.lang = asked.lang AND word_form.form = asked.form
 LIMIT 100`

/** The headwords of keys in scopes, each once for a number. */
export const HEADWORDS_OF_KEYS_SQL = `
WITH asked(number, scope, key) AS MATERIALIZED (SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1))
SELECT asked.number, found.headword, max(found.weight) AS weight, min(found.lock) AS lock
  FROM asked CROSS JOIN headword_scope AS found ON found.scope = asked.scope AND found.key = asked.key
 GROUP BY asked.number, found.headword
 LIMIT 1000`

/** One analyser's data as it is stored: base64 text, or nothing when there is none. */
export async function morphologyData(lexicon: Database, name: string): Promise<string> {
  const rows = v.parse(v.array(v.object({ piece: v.string() })), await lexicon.all(MORPHOLOGY_DATA_SQL, [name]))
  return rows.map(({ piece }) => piece).join('')
}

const LanguageRow = v.object({ lang: v.string(), source: v.nullable(v.string()) })

/** The languages that have an analyser or at least entries with forms, and the sources of the analysers. */
export async function baseFormLanguages(lexicon: Database): Promise<BaseFormLanguage[]> {
  const rows = v.parse(v.array(LanguageRow), await lexicon.all(BASE_FORM_LANGUAGES_SQL, []))
  return rows.map(({ lang, source }) => v.parse(BaseFormLanguageSchema, { lang, ...(source !== null && { source: JSON.parse(source) }) }))
}

const WordFormRow = v.object({ lang: LanguageIdSchema, headword: v.string() })

/** Headwords whose entries give one of the forms; `forms` are folded. */
export async function headwordsOfForms(lexicon: Database, forms: readonly (readonly [LanguageId, string])[]) {
  return v.parse(v.array(WordFormRow), await lexicon.all(WORD_FORMS_SQL, [JSON.stringify(forms)]))
}

const FoundRow = v.object({ number: v.number(), headword: v.string(), weight: v.number(), lock: v.number() })
export type FoundHeadword = v.InferOutput<typeof FoundRow>

/** The headwords that stand in scopes under keys; `number` is the caller's own. */
export async function headwordsOfKeys(
  lexicon: Database,
  asked: readonly (readonly [number: number, scope: number, key: string])[],
): Promise<FoundHeadword[]> {
  return asked.length === 0 ? [] : v.parse(v.array(FoundRow), await lexicon.all(HEADWORDS_OF_KEYS_SQL, [JSON.stringify(asked)]))
}
