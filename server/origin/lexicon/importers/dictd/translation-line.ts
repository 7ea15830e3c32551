import type { LanguageId } from '#shared/language/language-id.ts'
import { cleanText, withoutWikiResidue } from './clean-text.ts'
import { type GrammarFields, grammarFields } from './grammar-labels.ts'
import { splitList } from './split-list.ts'
import { type UsageFields, usageFields } from './usage-labels.ts'

export type ReadTranslation = { text: string; lang: LanguageId } & GrammarFields & UsageFields

/**
 * Reads a sense's first line: ` [label] translation, translation <grammar> [label], …`. Labels before the first translation
 * are the sense's (`sense`), those after a translation are its own.
 */
export function readTranslations(line: string, lang: LanguageId): { sense: UsageFields; translations: ReadTranslation[] } {
  const { labels, rest } = leadingLabels(withoutWikiResidue(line))
  const translations = splitList(rest).flatMap((item) => readTranslation(item, lang))
  return { sense: usageFields(labels), translations: distinct(translations) }
}

/** Only an indented line begins with labels: `[ˇ]` at its start is a translation. */
function leadingLabels(line: string): { labels: string[]; rest: string } {
  const [before = '', written = ''] = /^ +´? *((?:\[[^[\]]*\]\s*)+)(?=\S)/u.exec(line) ?? []
  return { labels: labelsIn(written), rest: line.slice(before.length) }
}

const labelsIn = (text: string) => [...text.matchAll(/\[([^[\]]*)\]/gu)].map(([, label = '']) => cleanText(label))

function readTranslation(item: string, lang: LanguageId): ReadTranslation[] {
  const { text, groups } = withoutTrailingGroups(item)
  const translation = cleanText(withoutJunk(text))
  if (translation === '' || /^<[^<>]*>$/u.test(translation)) return [] // grammar without a word
  const { grammar = [], ...fields } = grammarFields([...groups.matchAll(/<([^<>]*)>/gu)].flatMap(([, labels = '']) => splitList(labels)))
  const { grammar: usageGrammar = [], ...usage } = usageFields(labelsIn(groups))
  const allGrammar = [...grammar, ...usageGrammar]
  return [{ text: translation, lang, ...fields, ...usage, ...(allGrammar.length > 0 && { grammar: allGrammar }) }]
}

/** `Steuer <fem> [fin.] $` has the groups `<fem> [fin.]`. */
function withoutTrailingGroups(item: string): { text: string; groups: string } {
  let text = item
  let groups = ''
  for (let group = TRAILING_GROUP.exec(text); group; group = TRAILING_GROUP.exec(text)) {
    groups = `${group[1]} ${groups}`
    text = text.slice(0, group.index)
  }
  return { text, groups }
}
const TRAILING_GROUP = /\s(<[^<>]*>|\[[^[\]]*\])(?:\s*[$´])?\s*$/u

/** Ding leaves a `$` or `´` before or after some translations; `60 $` is a sum. */
const withoutJunk = (text: string) => text.replace(/^´\s+(?=\S)/u, '').replace(/(?<=[^\d\s])\s*(?:\s\$|´)\s*$/u, '')

function distinct(translations: readonly ReadTranslation[]): ReadTranslation[] {
  if (translations.length < 2) return [...translations]
  const seen = new Set<string>()
  return translations.filter((translation) => {
    const same = JSON.stringify(translation)
    if (seen.has(same)) return false
    seen.add(same)
    return true
  })
}
