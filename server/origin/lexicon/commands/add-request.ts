import { isLanguageId, type LanguageId } from '#shared/language/language-id.ts'
import type { LexiconManifest } from '../lexicon-manifest.ts'
import { KNOWN_DICTIONARIES, type KnownDictionary, knownDictionaryOf } from '../sources/known-dictionaries.ts'

/** What the operator says of a dictd dictionary that we do not know. */
export type FileDescription = { from?: LanguageId; to?: LanguageId; title?: string; licence?: string; checksum?: string }

export type AddRequest = {
  known: KnownDictionary[]
  /** Codes of our own dictionaries that had been removed. */
  starter: string[]
  locations: string[]
  description: FileDescription
  /** For the operator: why the request cannot be met. */
  problems: string[]
}

/** Sorts the arguments of `add`: known names, our own, paths and addresses, and `--name=value` descriptions. Pure. */
export function readAddRequest(args: readonly string[], { withoutStarter }: LexiconManifest): AddRequest {
  const request: AddRequest = { known: [], starter: [], locations: [], description: {}, problems: [] }
  for (const name of args) {
    const known = knownDictionaryOf(name)
    if (name.startsWith('--')) describe(name, request)
    else if (name === 'default') request.known.push(...KNOWN_DICTIONARIES)
    else if (known) request.known.push(known)
    else if (withoutStarter.includes(name)) request.starter.push(name)
    else if (isLocation(name)) request.locations.push(name)
    else request.problems.push(`${name} is no dictionary we know. \`npm run lexicon -- list\` shows what could be added.`)
  }
  const isEmpty = request.known.length + request.starter.length + request.locations.length + request.problems.length === 0
  if (isEmpty) request.problems.push('Which one? `npm run lexicon -- list` shows what could be added.')
  return request
}

const isLocation = (name: string) => /^https?:\/\//i.test(name) || /[./\\]/.test(name)

function describe(argument: string, { description, problems }: AddRequest): void {
  const [, name, value = ''] = /^--(\w+)=(.+)$/s.exec(argument) ?? []
  if (name === 'from' || name === 'to') {
    if (isLanguageId(value)) description[name] = value
    else problems.push(`${argument}: ${value} is not a language id`)
  } else if (name === 'title' || name === 'licence' || name === 'checksum') description[name] = value
  else problems.push(`${argument}: unknown option`)
}
