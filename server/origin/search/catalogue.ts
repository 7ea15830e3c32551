import type { Dictionary, DictionaryGroup } from '#shared/dictionary/dictionary.ts'
import { isVisibleTo as isVisible } from '#shared/dictionary/visible-dictionaries.ts'
import type { LanguageId } from '#shared/language/language-id.ts'

/** A dictionary as the search sees it. */
export type CatalogueDictionary = {
  /** Private to a generation; `body.id` is the public one. */
  id: number
  isDefault: boolean
  isPremium: boolean
  /** general, law, medicine or tech_commerce. */
  group: string
  /** Order among equals. */
  rank: number
  body: Dictionary
}

/** Ids of a scope's key levels: raw, fold, loose; undefined where no word needs that level. */
export type ScopeLevels = readonly [number | undefined, number | undefined, number | undefined]

/** What one search can look through: a dictionary, a language pair's default dictionaries or a fixed group, in one direction. */
export type CatalogueScope = {
  base: number
  kind: 'dictionary' | 'pair' | 'group'
  /** Of kind dictionary. */
  dictionary: number | undefined
  /** Of kind group. */
  group: string | undefined
  src: LanguageId
  /** `*`: many languages; same as `src`: monolingual. */
  tgt: LanguageId | '*'
  levels: ScopeLevels
}

/** All dictionaries, groups and scopes of one generation: a few hundred rows that are read once. */
export type Catalogue = {
  dictionaries: ReadonlyMap<number, CatalogueDictionary>
  groups: readonly DictionaryGroup[]
  scopes: readonly CatalogueScope[]
}

/** Whether a caller of that team may know of the dictionary at all. Spec: search §6 (PICK-012, PICK-013). */
export const isVisibleTo = (teamId: string | undefined, { body }: CatalogueDictionary): boolean => isVisible(body, teamId)

/** Whether the dictionary is a customer's own, which is hidden from the default dictionary on request. Spec: search §6 (AC-027). */
export const isCustomerData = ({ body }: CatalogueDictionary): boolean => body.dict_type === CUSTOMER_DICTS

/** Spec: entries §3 (ENT-015). */
export const CUSTOMER_DICTS = 'customer-dicts'
