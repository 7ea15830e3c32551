import type { Translator } from './translator.ts'

const MAX_REMEMBERED = 1_000

/** Remembers the last translations: a page that is reloaded or walked back to costs the service nothing. The oldest goes first. */
export function rememberedTranslator(translator: Translator): Translator {
  const remembered = new Map<string, readonly string[]>()
  return {
    name: translator.name,
    async translate(asked) {
      const key = JSON.stringify([asked.from, asked.to, asked.text])
      const known = remembered.get(key)
      if (known) return known
      const translations = await translator.translate(asked)
      remembered.set(key, translations)
      const [oldest] = remembered.keys()
      if (remembered.size > MAX_REMEMBERED && oldest !== undefined) remembered.delete(oldest)
      return translations
    },
  }
}
