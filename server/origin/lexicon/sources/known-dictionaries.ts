import * as v from 'valibot'
import type { LanguageId } from '#shared/language/language-id.ts'
import { type DictionaryMeta, DictionaryMetaSchema } from '../importers/imported-entry.ts'

/** A dictionary that we know where to get and how to read. */
export type KnownDictionary = {
  meta: DictionaryMeta
  /** The pair as FreeDict names it, `fin-eng`; of an inverted dictionary, the pair it is made from. */
  freedictName: string
  debianPackage: string
  /** FreeDict's own is corrupt, so this one is made by turning `freedictName` round. */
  isInverted: boolean
  /** `plainIpa`: where a pronunciation between single slashes comes from. `numbersLoneSense`: it writes `1.` before a lone sense. */
  reading: { plainIpa: 'wiktionary' | 'machine'; numbersLoneSense: boolean }
  /** A: always acquired. B: acquired unless the operator asks for less. */
  set: 'A' | 'B'
}

type Row = {
  pair: string
  set: KnownDictionary['set']
  origin: 'wikdict' | 'ergane'
  plainIpa: KnownDictionary['reading']['plainIpa']
  madeFrom?: string
}

/**
 * espeak spoke every word of the Finnish and Swedish dictionaries and those words of the English one that Wiktionary has no
 * pronunciation of; Ergane's are "machine generated from MBRODICT". The German and French ones have Wiktionary's.
 */
const ROWS: readonly Row[] = [
  { pair: 'fin-swe', set: 'A', origin: 'wikdict', plainIpa: 'machine' },
  { pair: 'swe-fin', set: 'A', origin: 'wikdict', plainIpa: 'machine' },
  { pair: 'fin-eng', set: 'A', origin: 'wikdict', plainIpa: 'machine' },
  { pair: 'eng-fin', set: 'A', origin: 'wikdict', plainIpa: 'machine' },
  { pair: 'swe-eng', set: 'A', origin: 'ergane', plainIpa: 'machine' },
  { pair: 'eng-swe', set: 'A', origin: 'ergane', plainIpa: 'machine', madeFrom: 'swe-eng' },
  { pair: 'fin-deu', set: 'B', origin: 'wikdict', plainIpa: 'machine' },
  { pair: 'deu-fin', set: 'B', origin: 'wikdict', plainIpa: 'wiktionary' },
  { pair: 'swe-deu', set: 'B', origin: 'wikdict', plainIpa: 'machine' },
  { pair: 'deu-swe', set: 'B', origin: 'wikdict', plainIpa: 'wiktionary' },
  { pair: 'fin-fra', set: 'B', origin: 'wikdict', plainIpa: 'machine' },
  { pair: 'fra-fin', set: 'B', origin: 'wikdict', plainIpa: 'wiktionary' },
  { pair: 'swe-fra', set: 'B', origin: 'wikdict', plainIpa: 'machine' },
  { pair: 'fra-swe', set: 'B', origin: 'wikdict', plainIpa: 'wiktionary' },
  { pair: 'eng-fra', set: 'B', origin: 'ergane', plainIpa: 'machine' },
  { pair: 'fra-eng', set: 'B', origin: 'ergane', plainIpa: 'machine' },
]

const LANGUAGE_OF: ReadonlyMap<string, LanguageId> = new Map([
  ['fin', 'fi'],
  ['swe', 'sv'],
  ['eng', 'en'],
  ['deu', 'de'],
  ['fra', 'fr'],
])

const NAMES: Record<'fi' | 'sv' | 'en', Partial<Record<LanguageId, string>>> = {
  fi: { fi: 'suomi', sv: 'ruotsi', en: 'englanti', de: 'saksa', fr: 'ranska' },
  sv: { fi: 'finska', sv: 'svenska', en: 'engelska', de: 'tyska', fr: 'franska' },
  en: { fi: 'Finnish', sv: 'Swedish', en: 'English', de: 'German', fr: 'French' },
}

const ORIGINS = {
  wikdict: {
    rank: 110,
    licence: {
      name: 'CC BY-SA 3.0',
      url: 'https://creativecommons.org/licenses/by-sa/3.0/',
      attribution: 'WikDict (Karl Bartel, wikdict.com) / FreeDict, from Wiktionary.org by way of DBnary',
    },
  },
  ergane: {
    rank: 120,
    licence: {
      name: 'GPL-2.0-or-later',
      url: 'https://www.gnu.org/licenses/old-licenses/gpl-2.0.html',
      attribution: 'FreeDict contributors, from Ergane (travlang.com)',
    },
  },
}

/** The dictionaries of the default sets, in the order in which they are imported. */
export const KNOWN_DICTIONARIES: readonly KnownDictionary[] = ROWS.map(knownDictionary)

/** A known dictionary by its code (`freedict.fin-eng`) or FreeDict's name for it (`fin-eng`), or undefined. */
export const knownDictionaryOf = (name: string): KnownDictionary | undefined =>
  KNOWN_DICTIONARIES.find(({ meta }) => meta.code === name || meta.code === `freedict.${name}`)

function knownDictionary({ pair, set, origin, plainIpa, madeFrom }: Row): KnownDictionary {
  const langs = pair.split('-').map((code) => LANGUAGE_OF.get(code) ?? code)
  const { rank, licence } = ORIGINS[origin]
  const attribution = madeFrom === undefined ? licence.attribution : `${licence.attribution}; made by inverting the dictionary ${madeFrom}`
  const freedictName = madeFrom ?? pair
  const meta = v.parse(DictionaryMetaSchema, {
    code: `freedict.${pair}`,
    type: 'monoDirectional', // one direction of the pair; the other is a dictionary of its own
    title: titlesOf(langs),
    langs,
    isDefault: true,
    rank,
    licence: { ...licence, attribution },
    sourceUrl: 'https://freedict.org/',
  })
  return {
    meta,
    freedictName,
    debianPackage: `dict-freedict-${freedictName}`,
    isInverted: madeFrom !== undefined,
    reading: { plainIpa, numbersLoneSense: origin === 'ergane' },
    set,
  }
}

function titlesOf(langs: readonly string[]): Record<string, string> {
  const titleIn = (locale: keyof typeof NAMES) => {
    const title = langs.map((lang) => NAMES[locale][lang as LanguageId] ?? lang).join('–') // the schema below refuses what is no language
    return `${title.charAt(0).toUpperCase()}${title.slice(1)} (FreeDict)`
  }
  return { fi: titleIn('fi'), sv: titleIn('sv'), en: titleIn('en'), '*': titleIn('en') }
}
