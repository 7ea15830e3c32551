import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A word of a text and the base form that people have given it. */
export type GoldToken = { form: string; lemma: string }

/** The words of all CoNLL-U files (`*.conllu`, or packed as `*.conllu.xz`) of a language in a folder: those with the language between `_` or `-`, or as a beginning. */
export function goldTokens(folder: string, lang: string): GoldToken[] {
  const isOfLanguage = new RegExp(`(?:^|[_-])${lang}(?:[_-][^/]*)?\\.conllu(?:\\.xz)?$`)
  return readdirSync(folder)
    .filter((name) => isOfLanguage.test(name))
    .sort()
    .flatMap((name) => readTokens(textOf(join(folder, name))))
}

function textOf(path: string): string {
  if (!path.endsWith('.xz')) return readFileSync(path, 'utf8')
  return execFileSync('xz', ['-dc', path], { encoding: 'utf8', maxBuffer: 2 ** 30 })
}

/** Reads CoNLL-U: ten columns, of which the second is the form, the third the lemma, the fourth the class. Punctuation and joined words (`3-4`) are left out. */
export function readTokens(text: string): GoldToken[] {
  return text.split('\n').flatMap((line) => {
    const [number = '', form = '', lemma = '', wordClass = ''] = line.split('\t')
    if (!/^\d+$/.test(number) || wordClass === 'PUNCT' || wordClass === 'SYM') return []
    return [{ form, lemma: lemma.replaceAll(COMPOUND_MARK, '') }]
  })
}

/** Finnish treebanks divide the parts of a compound in its lemma. */
const COMPOUND_MARK = /(?<=.)#(?=.)/g
