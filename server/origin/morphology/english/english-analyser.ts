import type { Analyser, Analysis } from '../analysis.ts'

const KINDS = ['noun', 'verb', 'adjective', 'adverb'] as const
export type EnglishKind = (typeof KINDS)[number]

/** Irregular forms: by part of speech, the base forms of a form. */
export type EnglishExceptions = Readonly<Record<EnglishKind, ReadonlyMap<string, readonly string[]>>>

/** An ending and what stands in its place in the base form: Morphy's rules of detachment, WordNet's morphy(7WN). */
const ENDINGS: Readonly<Record<EnglishKind, readonly (readonly [ending: string, instead: string])[]>> = {
  noun: [
    ['s', ''],
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['men', 'man'],
    ['ies', 'y'],
  ],
  verb: [
    ['s', ''],
    ['ies', 'y'],
    ['es', 'e'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  adjective: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
  adverb: [],
}

/**
 * Analyses English by WordNet's Morphy: irregular forms from the lists, regular ones by their endings. What the endings give is not
 * checked: whoever asks keeps what is a headword. Pure. Spec: requirements SUG-020.
 */
export function englishAnalyser(exceptions: EnglishExceptions): Analyser {
  return function analyse(word) {
    const plain = word.toLowerCase().replace(POSSESSIVE, '')
    const own = [plain === word.toLowerCase() ? undefined : plain, OTHER_FORMS[plain]].filter((base) => base !== undefined)
    const bent = KINDS.flatMap((kind) => basesOf(plain, kind, exceptions).map((base) => readingOf(base, kind)))
    return [...own.map((base) => readingOf(base)), ...bent]
  }
}

const readingOf = (baseForm: string, pos?: EnglishKind): Analysis => ({ baseForm, parts: [baseForm], ...(pos && { pos }) })

/** Forms of closed classes, which WordNet has none of. */
const OTHER_FORMS: Readonly<Record<string, string>> = {
  an: 'a',
  me: 'I',
  him: 'he',
  them: 'they',
  us: 'we',
  these: 'this',
  those: 'that',
  whom: 'who',
}

const POSSESSIVE = /(?:['’]s|(?<=s)['’])$/

function basesOf(word: string, kind: EnglishKind, exceptions: EnglishExceptions): readonly string[] {
  const irregular = exceptions[kind].get(word)
  if (irregular) return irregular
  // Neither *ss* nor what would leave a single letter is an ending.
  if (word.endsWith('ss')) return []
  const bases = ENDINGS[kind].flatMap(([ending, instead]) => {
    const stem = word.slice(0, -ending.length)
    return word.endsWith(ending) && stem.length > 1 ? [stem + instead] : []
  })
  return [...new Set(bases)]
}

/** Reads irregular forms as the search database keeps them: a line each, part of speech, form, base forms. */
export function readEnglishExceptions(text: string): EnglishExceptions {
  const lists: Record<EnglishKind, Map<string, readonly string[]>> = {
    noun: new Map(),
    verb: new Map(),
    adjective: new Map(),
    adverb: new Map(),
  }
  for (const line of text.split('\n')) {
    const [name, form, ...bases] = line.split(' ')
    const kind = KINDS.find((known) => known === name)
    if (kind && form !== undefined && bases.length > 0) lists[kind].set(form, bases)
  }
  return lists
}
