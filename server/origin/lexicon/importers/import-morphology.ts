import { readFileSync } from 'node:fs'
import type { Licence } from '#shared/dictionary/dictionary.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { fail, ok, type Result } from '#shared/result.ts'
import type { KnownMorphology } from '../sources/known-morphology.ts'

/** What an analyser of a language is made of. */
export type ImportedMorphology = {
  lang: LanguageId
  source: { name: string; edition?: string; licence: Licence }
  data: readonly { name: MorphologyDataName; bytes: Uint8Array }[]
}

/** Names of the analysers' data in the search database. */
export type MorphologyDataName = 'fi.transducer' | 'sv.dictionary' | 'sv.affixes' | 'en.exceptions'

type Failure = { code: 'unreadable'; message: string }

/** Reads what is needed from a package's files. Fails, naming the file, when one is missing or cannot be read. */
export function importMorphology(known: KnownMorphology, files: readonly string[], edition?: string): Result<ImportedMorphology, Failure> {
  const fileOf = (ending: string) => {
    const path = files.find((file) => file.endsWith(ending))
    if (path === undefined) throw new Error(`it has no file …${ending}`)
    return readFileSync(path)
  }
  try {
    const data = READERS[known.code](fileOf)
    return ok({ lang: known.lang, source: { name: known.code, ...(edition !== undefined && { edition }), licence: known.licence }, data })
  } catch (error) {
    return fail({ code: 'unreadable', message: error instanceof Error ? error.message : String(error) })
  }
}

type Reader = (fileOf: (ending: string) => Buffer) => ImportedMorphology['data']

const READERS: Readonly<Record<KnownMorphology['code'], Reader>> = {
  'voikko-fi': (fileOf) => [{ name: 'fi.transducer', bytes: fileOf('/mor.vfst') }],
  'hunspell-sv': (fileOf) => [
    { name: 'sv.dictionary', bytes: Buffer.from(sortedDictionary(fileOf('/sv_SE.dic').toString('utf8'))) },
    { name: 'sv.affixes', bytes: fileOf('/sv_SE.aff') },
  ],
  'wordnet-base': (fileOf) => [
    {
      name: 'en.exceptions',
      bytes: Buffer.from([...EXCEPTION_FILES].flatMap(([ending, pos]) => exceptionLines(fileOf(ending).toString('utf8'), pos)).join('\n')),
    },
  ],
}

const EXCEPTION_FILES: ReadonlyMap<string, string> = new Map([
  ['/noun.exc', 'noun'],
  ['/verb.exc', 'verb'],
  ['/adj.exc', 'adjective'],
  ['/adv.exc', 'adverb'],
])

const exceptionLines = (text: string, pos: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [`${pos} ${line.trim()}`]))

/** hunspell's `.dic` (its first line counts the rest) as lines `word/classes` sorted by word, each word once with all its classes. */
export function sortedDictionary(dic: string): string {
  const classesOf = new Map<string, string>()
  for (const line of dic.split(/\r?\n/).slice(1)) {
    const [, word = '', classes = ''] = /^([^\s/]+)(?:\/(\S+))?/.exec(line) ?? []
    if (word !== '') classesOf.set(word, (classesOf.get(word) ?? '') + classes)
  }
  const words = [...classesOf.keys()].sort()
  return words.map((word) => `${word}/${classesOf.get(word) ?? ''}`).join('\n')
}
