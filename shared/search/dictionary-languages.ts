import type { DictionaryContext } from '#shared/dictionary/dictionary-context.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import type { LanguageSegment } from './language-segment.ts'
import type { SearchLanguages } from './search-route.ts'

/** `isTurned`: the right languages in the order that a one-way dictionary does not have. */
export type AcceptedLanguages = { langs: SearchLanguages; isTurned: boolean }

type Dictionary = Pick<DictionaryContext, 'kind' | 'type' | 'langs'>

/** What a dictionary or group makes of a langs segment, or undefined when it does not have those languages. Spec: search §5 (URL-026 … URL-030). */
export function acceptLanguages(dictionary: Dictionary, segment: LanguageSegment): AcceptedLanguages | undefined {
  switch (directionOf(dictionary)) {
    case 'group':
      return straight(groupLanguages(dictionary, segment))
    case 'many':
      return straight(listLanguages(dictionary, segment))
    case 'one':
      return straight(singleLanguage(dictionary, segment))
    case 'two-way':
      return straight(pairLanguages(dictionary, segment))
    case 'one-way':
      return oneWayLanguages(dictionary, segment)
    case 'none':
      return undefined
  }
}

/** The languages that a dictionary has when the reader chose none: its pair, its one language, or all. */
export function ownLanguages(dictionary: Dictionary): SearchLanguages {
  const [fromId, toId] = dictionary.langs
  const direction = directionOf(dictionary)
  if (direction === 'one') return { type: 'list', ids: dictionary.langs }
  if ((direction === 'two-way' || direction === 'one-way') && fromId && toId) return { type: 'pair', fromId, toId }
  return { type: 'all' }
}

type Direction = 'group' | 'many' | 'one' | 'two-way' | 'one-way' | 'none'

/** A glossary is as many-sided as its languages are. A separator of the picker and the pair tab's own default cannot be asked by id. */
function directionOf({ kind, type, langs }: Dictionary): Direction {
  if (type === 'separator' || type === 'default') return 'none'
  if (kind === 'group' || type === 'user' || type === 'all' || type === 'glossaries') return 'group'
  if (type === 'monoDirectional') return 'one-way'
  if (type === 'biDirectional') return 'two-way'
  if (type === 'monoLingual') return 'one'
  if (type === 'glossary' && langs.length <= 2) return langs.length === 2 ? 'two-way' : 'one'
  return 'many'
}

const straight = (langs: SearchLanguages | undefined): AcceptedLanguages | undefined => langs && { langs, isTurned: false }

const hasAll = (dictionary: Dictionary, ids: readonly LanguageId[]) => ids.every((id) => dictionary.langs.includes(id))

/** all, a pair in a direction, or a list. */
function groupLanguages(dictionary: Dictionary, segment: LanguageSegment): SearchLanguages | undefined {
  if (segment.form === 'all') return { type: 'all' }
  return hasAll(dictionary, segment.ids) ? (pairOf(segment) ?? { type: 'list', ids: segment.ids }) : undefined
}

function listLanguages(dictionary: Dictionary, segment: LanguageSegment): SearchLanguages | undefined {
  if (segment.form === 'all') return { type: 'all' }
  return hasAll(dictionary, segment.ids) ? { type: 'list', ids: segment.ids } : undefined
}

/** One language, as a list with one id; `finnish-finnish` names it too. */
function singleLanguage(dictionary: Dictionary, segment: LanguageSegment): SearchLanguages | undefined {
  if (segment.form === 'all') return undefined
  const ids = [...new Set(segment.ids)]
  return ids.length === 1 && hasAll(dictionary, ids) ? { type: 'list', ids } : undefined
}

function pairLanguages(dictionary: Dictionary, segment: LanguageSegment): SearchLanguages | undefined {
  const pair = pairOf(segment)
  return pair && hasAll(dictionary, [pair.fromId, pair.toId]) ? pair : undefined
}

function oneWayLanguages(dictionary: Dictionary, segment: LanguageSegment): AcceptedLanguages | undefined {
  const given = pairLanguages(dictionary, segment)
  const [fromId, toId] = dictionary.langs
  if (given?.type !== 'pair' || !fromId || !toId) return undefined
  return { langs: { type: 'pair', fromId, toId }, isTurned: given.fromId !== fromId }
}

/** Two different languages, by names or ids. */
function pairOf(segment: LanguageSegment): Extract<SearchLanguages, { type: 'pair' }> | undefined {
  if (segment.form === 'all' || segment.ids.length !== 2) return undefined
  const [fromId, toId] = segment.ids
  return fromId && toId && fromId !== toId ? { type: 'pair', fromId, toId } : undefined
}
