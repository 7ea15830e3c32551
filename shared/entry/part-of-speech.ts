/** Parts of speech as entries store them; each has a message `pos_{value}`. Spec: entries §9 (L10N-009). */
export const PARTS_OF_SPEECH = [
  'noun',
  'proper_noun',
  'verb',
  'adjective',
  'adverb',
  'pronoun',
  'numeral',
  'preposition',
  'postposition',
  'conjunction',
  'interjection',
  'particle',
  'article',
  'determiner',
  'prefix',
  'suffix',
  'affix',
  'abbreviation',
  'phrase',
  'idiom',
  'proverb',
  'letter',
  'symbol',
] as const
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number]

/** Genders as entries store them: masculine, feminine, neuter and the common gender of Swedish. Spec: entries §9 (ENT-023). */
export type GenderCode = 'm' | 'f' | 'n' | 'c'

/** What the sources write, in lower case. FreeDict mixes TEI values, Ding's short forms and spelled-out names. */
const PART_OF_SPEECH_OF: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  noun: 'noun',
  sb: 'noun',
  pn: 'proper_noun',
  propernoun: 'proper_noun',
  name: 'proper_noun',
  v: 'verb',
  vt: 'verb',
  vi: 'verb',
  vr: 'verb',
  vti: 'verb',
  verb: 'verb',
  a: 'adjective',
  adj: 'adjective',
  adjective: 'adjective',
  adv: 'adverb',
  adverb: 'adverb',
  pronominaladverb: 'adverb',
  pron: 'pronoun',
  ppron: 'pronoun',
  pronoun: 'pronoun',
  indefinitepronoun: 'pronoun',
  demonstrativepronoun: 'pronoun',
  interrogativepronoun: 'pronoun',
  personalpronoun: 'pronoun',
  possessivepronoun: 'pronoun',
  relativepronoun: 'pronoun',
  reflexivepronoun: 'pronoun',
  num: 'numeral',
  numeral: 'numeral',
  prep: 'preposition',
  preposition: 'preposition',
  postp: 'postposition',
  postposition: 'postposition',
  conj: 'conjunction',
  conjunction: 'conjunction',
  int: 'interjection',
  interj: 'interjection',
  interjection: 'interjection',
  particle: 'particle',
  art: 'article',
  article: 'article',
  det: 'determiner',
  determiner: 'determiner',
  prefix: 'prefix',
  suffix: 'suffix',
  affix: 'affix',
  abbr: 'abbreviation',
  abbreviation: 'abbreviation',
  phrase: 'phrase',
  phraseologicalunit: 'phrase',
  idiom: 'idiom',
  proverb: 'proverb',
  letter: 'letter',
  symbol: 'symbol',
}

const GENDER_OF: Readonly<Record<string, GenderCode>> = {
  m: 'm',
  masc: 'm',
  masculine: 'm',
  f: 'f',
  fem: 'f',
  feminine: 'f',
  n: 'n',
  neut: 'n',
  neuter: 'n',
  c: 'c',
  ut: 'c',
  utrum: 'c',
  common: 'c',
}

/** The part of speech that a source's label stands for, or undefined when the label is something else. */
export const partOfSpeechOf = (label: string): PartOfSpeech | undefined => ownValue(PART_OF_SPEECH_OF, label)

/** The gender that a source's label stands for, or undefined. A bare `n` means noun in FreeDict: ask `partOfSpeechOf` first. */
export const genderCodeOf = (label: string): GenderCode | undefined => ownValue(GENDER_OF, label)

/** Own properties only, so that a label such as `constructor` finds nothing. */
const ownValue = <Value>(table: Readonly<Record<string, Value>>, label: string): Value | undefined => {
  const key = label.trim().toLowerCase()
  return Object.hasOwn(table, key) ? table[key] : undefined
}
