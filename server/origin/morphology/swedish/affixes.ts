/** One way a word takes an ending: words of the class that end in `condition` lose `strip` and take on `ending`. */
export type SuffixRule = { wordClass: string; strip: string; ending: string; condition: string; isForCompounds: boolean }

/** Finds what a form may be a form of: base form and class, to be looked up in the dictionary. */
export type SuffixFinder = (form: string) => { base: string; wordClass: string }[]

const LINE = /^SFX\s+(\S)\s+(\S+)\s+([^\s/]+)(?:\/(\S+))?\s+(\S+)/

/** The class of words that are parts of compounds only, in the Swedish dictionary. */
const ONLY_IN_COMPOUND = 'Z'

/** Reads the suffix rules of a hunspell `.aff` file (classes of one character). Pure. */
export function readSuffixRules(aff: string): SuffixRule[] {
  return aff.split('\n').flatMap((line) => {
    const [, wordClass, strip, ending, next = '', condition] = LINE.exec(line) ?? []
    if (wordClass === undefined || strip === undefined || ending === undefined || condition === undefined) return []
    return [{ wordClass, strip: textOf(strip), ending: textOf(ending), condition, isForCompounds: next.includes(ONLY_IN_COMPOUND) }]
  })
}

/** `0` stands for nothing. */
const textOf = (written: string) => (written === '0' ? '' : written)

/** Makes a finder of these rules. A form is asked for by every ending it has. */
export function suffixFinder(rules: readonly SuffixRule[]): SuffixFinder {
  const byEnding = Map.groupBy(
    rules.map((rule) => ({ ...rule, matches: new RegExp(`(?:${rule.condition})$`, 'u') })),
    ({ ending }) => ending,
  )
  const longest = Math.max(0, ...rules.map(({ ending }) => ending.length))

  return function bases(form) {
    const found: { base: string; wordClass: string }[] = []
    for (let length = Math.min(longest, form.length); length >= 0; length--) {
      const stem = form.slice(0, form.length - length)
      for (const { strip, wordClass, matches } of byEnding.get(form.slice(form.length - length)) ?? []) {
        const base = stem + strip
        if (base !== '' && matches.test(base)) found.push({ base, wordClass })
      }
    }
    return found
  }
}
