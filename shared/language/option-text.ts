import { isLanguageId, type LanguageId } from './language-id.ts'
import type { PairOption, SingleOption } from './picker-option.ts'

const LOCKED = '!'
const ONE_WAY = '>'

/** Pairs as a short text, since every document with a picker carries them: `fi:en,!de,>smn en:fi` (`!` locked, `>` one way). */
export function writePairOptions(pairs: readonly PairOption[]): string {
  const targets = new Map<LanguageId, string[]>()
  for (const { fromId, toId, monoDirectional, locked } of pairs) {
    const text = `${locked ? LOCKED : ''}${monoDirectional ? ONE_WAY : ''}${toId}`
    targets.set(fromId, [...(targets.get(fromId) ?? []), text])
  }
  return [...targets].map(([fromId, texts]) => `${fromId}:${texts.join(',')}`).join(' ')
}

/** Reads what `writePairOptions` wrote; whatever is no language is left out. */
export const readPairOptions = (text: string): PairOption[] =>
  text.split(' ').flatMap((group) => {
    const [fromId = '', targets = ''] = group.split(':')
    return isLanguageId(fromId) ? targets.split(',').flatMap((target) => pairOption(fromId, target)) : []
  })

function pairOption(fromId: LanguageId, text: string): PairOption[] {
  const toId = text.replace(/^[!>]+/, '')
  return isLanguageId(toId) ? [{ fromId, toId, monoDirectional: text.includes(ONE_WAY), locked: text.startsWith(LOCKED) }] : []
}

/** Single languages as a short text: `fi,!la`. */
export const writeSingleOptions = (singles: readonly SingleOption[]): string =>
  singles.map(({ id, locked }) => `${locked ? LOCKED : ''}${id}`).join(',')

/** Reads what `writeSingleOptions` wrote; whatever is no language is left out. */
export const readSingleOptions = (text: string): SingleOption[] =>
  text.split(',').flatMap((one) => {
    const id = one.replace(LOCKED, '')
    return isLanguageId(id) ? [{ id, locked: one.startsWith(LOCKED) }] : []
  })
