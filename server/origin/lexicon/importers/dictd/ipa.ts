import type { Ipa } from '#shared/entry/translation-schema.ts'
import { cleanText } from './clean-text.ts'

export type IpaSource = NonNullable<Ipa['source']>

/**
 * The pronunciations of a header line. `//x//` is Wiktionary's. What `/x/` is differs by dictionary (`plainSource`), but one
 * with its stress mark after the first consonants is espeak's, since people put the mark before the syllable.
 */
export const readIpa = (text: string, plainSource: IpaSource): Ipa[] =>
  [...text.matchAll(/\/\/([^/]+)\/\/|\/([^/]+)\//gu)].flatMap(([, wiktionary, plain]) => {
    const ipa = cleanText((wiktionary ?? plain ?? '').replace(LANGUAGE_SWITCH, ''))
    if (ipa === '') return []
    return [{ ipa, source: wiktionary !== undefined ? 'wiktionary' : isMachineMade(ipa) ? 'machine' : plainSource }]
  })

/** espeak's mark of a change of voice: `(en)smˈaɪli(de)`. */
const LANGUAGE_SWITCH = /\([a-z-]{2,}\)/gu

const isMachineMade = (ipa: string) => /(?:^|[\s-])[^\s\-ˈˌiyɨʉɯuɪʏʊeøɘɵɤoəɛœɜɞʌɔæɐaɶɑɒ]+[ˈˌ]/u.test(ipa)
