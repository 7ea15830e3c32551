import { plainTitle } from '#shared/dictionary/dictionary-title.ts'
import type { EditorDictionary } from '#shared/dictionary/team-glossary.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { type Catalogue, isVisibleTo } from './catalogue.ts'

type NamedDictionary = EditorDictionary & { languages: LanguageId[] }

/** The dictionaries of a team's editor: the glossaries that are this one team's. Without a team there are none. Spec: requirements PICK-008, PICK-009. */
export function editorDictionariesOf({ dictionaries }: Catalogue, teamId: string | undefined): NamedDictionary[] {
  return [...dictionaries.values()]
    .filter((dictionary) => dictionary.body.type === 'glossary' && dictionary.body.teams?.length === 1 && isVisibleTo(teamId, dictionary))
    .map(({ body }) => ({ name: plainTitle(body.title), languages: body.langs }))
}
