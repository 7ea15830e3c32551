import * as v from 'valibot'
import { type Dictionary, type DictionaryGroup, DictionaryGroupSchema, DictionarySchema } from '#shared/dictionary/dictionary.ts'
import { plainTitle } from '#shared/dictionary/dictionary-title.ts'
import { teamGlossaryId } from '#shared/dictionary/team-glossary.ts'
import type { Database } from '../storage/database.ts'
import type { CatalogueDictionary } from './catalogue.ts'

export const DICTIONARIES_SQL = 'SELECT id, is_default, dict_type, dict_group, rank, body FROM dictionary ORDER BY rank, id'
export const GROUPS_SQL = 'SELECT body FROM dictionary_group ORDER BY place, id'

const json = v.pipe(v.string(), v.parseJson())

const DictionaryRow = v.object({
  id: v.number(),
  is_default: v.number(),
  dict_type: v.string(),
  dict_group: v.string(),
  rank: v.number(),
  body: v.pipe(json, DictionarySchema),
})

/** Every dictionary of the generation, in the order in which equals are shown. */
export async function allDictionaries(lexicon: Database): Promise<CatalogueDictionary[]> {
  const rows = v.parse(v.array(DictionaryRow), await lexicon.all(DICTIONARIES_SQL, []))
  return rows.map(({ is_default, dict_type, dict_group, body, ...row }) => ({
    ...row,
    body: withTeamsOwnId(body),
    isDefault: is_default === 1,
    isPremium: dict_type === 'premium',
    group: dict_group,
  }))
}

/**
 * A glossary of one team is a dictionary of its editor, and its id everywhere is the one that is made of the team's id and its name.
 * Spec: search §3 (PICK-006).
 */
function withTeamsOwnId(body: Dictionary): Dictionary {
  const [team, ...others] = body.teams ?? []
  if (body.type !== 'glossary' || team === undefined || others.length > 0) return body
  return { ...body, id: teamGlossaryId(String(team), plainTitle(body.title)), disableSearchFeatures: true }
}

/** Every group of dictionaries, in the order of its file. */
export async function allGroups(lexicon: Database): Promise<DictionaryGroup[]> {
  const rows = v.parse(v.array(v.object({ body: v.pipe(json, DictionaryGroupSchema) })), await lexicon.all(GROUPS_SQL, []))
  return rows.map(({ body }) => body)
}
