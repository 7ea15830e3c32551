import { type LexiconContext, say } from '../lexicon-context.ts'
import type { LexiconManifest } from '../lexicon-manifest.ts'
import { rebuildLexicon } from '../rebuild-lexicon.ts'
import type { LexiconCommand } from './run-lexicon-command.ts'

/** `remove`: takes dictionaries out and builds. Nothing is done when one of the names is not installed. */
export const removeDictionaries: LexiconCommand = async (names, manifest, context) => {
  const codes = names.map((name) => codeOf(name, manifest))
  const unknown = names.filter((_, at) => codes[at] === undefined)
  for (const name of unknown) say(context, `${name} is not installed. \`npm run lexicon -- list\` shows what is.`)
  if (unknown.length > 0 || names.length === 0) return noNames(names, context)

  const isRemoved = (code: string) => codes.includes(code)
  const removed = manifest.dictionaries.filter(({ code }) => isRemoved(code))
  const starter = removed.flatMap(({ kind, code }) => (kind === 'starter' ? [code] : []))
  const dictionaries = manifest.dictionaries.filter(({ code }) => !isRemoved(code))
  const withoutStarter = [...new Set([...manifest.withoutStarter, ...starter])]
  const isDefaultAcquired = manifest.isDefaultAcquired || removed.some(({ kind }) => kind === 'known') // else the default ones would bring it back
  return rebuildLexicon({ ...manifest, isDefaultAcquired, withoutStarter, dictionaries }, context)
}

function noNames(names: readonly string[], context: LexiconContext): boolean {
  if (names.length === 0) say(context, 'Which one? `npm run lexicon -- list` shows what is installed.')
  return false
}

const codeOf = (name: string, { dictionaries }: LexiconManifest) =>
  dictionaries.find(({ code }) => code === name || code === `freedict.${name}`)?.code
