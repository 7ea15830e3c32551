import type { LanguagePairOption } from '#shared/api/search.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { type Catalogue, type CatalogueDictionary, isVisibleTo } from './catalogue.ts'

export type LanguageOptions = { languagePairs: LanguagePairOption[]; singleLanguages: { id: LanguageId; locked: boolean }[] }
export type OptionsViewer = { teamId: string | undefined; hasPremium: boolean }

/**
 * The pairs and single languages that the default dictionaries visible to the viewer can be searched in. A pair is mono-directional
 * when none of them goes the other way, locked when all of them are premium and the viewer is not, and a glossary's when they all are.
 * Spec: search §3, §7 (LANG-007 … LANG-011, LANG-054).
 */
export function languageOptions(catalogue: Catalogue, { teamId, hasPremium }: OptionsViewer): LanguageOptions {
  const directions = searchableDirections(catalogue, teamId)
  const isLocked = ({ dictionaries }: Direction) => !hasPremium && dictionaries.every(({ isPremium }) => isPremium)
  const canGo = (from: LanguageId, to: LanguageId) => directions.some((direction) => direction.from === from && direction.to === to)

  return {
    languagePairs: directions
      .filter(({ from, to }) => from !== to)
      .map((direction) => ({
        fromId: direction.from,
        toId: direction.to,
        monoDirectional: !canGo(direction.to, direction.from),
        locked: isLocked(direction),
        ...(direction.dictionaries.every(({ body }) => body.type === 'glossary') ? { isGlossaryDictionary: true } : {}),
      })),
    singleLanguages: directions
      .filter(({ from, to }) => from === to)
      .map((direction) => ({ id: direction.from, locked: isLocked(direction) })),
  }
}

type Direction = { from: LanguageId; to: LanguageId; dictionaries: CatalogueDictionary[] }

function searchableDirections({ dictionaries, scopes }: Catalogue, teamId: string | undefined): Direction[] {
  const found = new Map<string, Direction>()
  const pairs = new Set(scopes.filter(({ kind }) => kind === 'pair').map(({ src, tgt }) => `${src} ${tgt}`))
  for (const { dictionary: id, src, tgt } of scopes) {
    const dictionary = id === undefined ? undefined : dictionaries.get(id)
    if (!dictionary?.isDefault || !isVisibleTo(teamId, dictionary)) continue
    for (const to of tgt === '*' ? dictionary.body.langs.filter((lang) => lang !== src) : [tgt]) {
      // Of a multilingual dictionary that everyone may see, only the directions that some entry really has are pairs.
      if (tgt === '*' && dictionary.body.teams === undefined && !pairs.has(`${src} ${to}`)) continue
      const direction = found.get(`${src} ${to}`) ?? { from: src, to, dictionaries: [] }
      direction.dictionaries.push(dictionary)
      found.set(`${src} ${to}`, direction)
    }
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, direction]) => direction)
}
