/** The messages of one language by key. */
type Messages = Readonly<Record<string, string>>

/** What is wrong with the messages, one line each: a key that a language lacks, an empty text, parameters unlike the first language's. */
export function messageFaults(byLocale: Readonly<Record<string, Messages>>): string[] {
  const locales = Object.keys(byLocale)
  const keys = [...new Set(locales.flatMap((locale) => Object.keys(byLocale[locale] ?? {})))].toSorted()
  return keys.flatMap((key) => faultsOf(key, byLocale))
}

function faultsOf(key: string, byLocale: Readonly<Record<string, Messages>>): string[] {
  const texts = Object.entries(byLocale).map(([locale, messages]) => ({ locale, text: messages[key] }))
  const missing = texts.filter(({ text }) => text === undefined || text.trim() === '').map(({ locale }) => `${key}: no text in ${locale}`)
  if (missing.length > 0) return missing

  const wanted = parametersOf(texts[0]?.text ?? '')
  return texts
    .filter(({ text }) => parametersOf(text ?? '') !== wanted)
    .map(({ locale }) => `${key}: other parameters in ${locale} than {${wanted}}`)
}

const parametersOf = (text: string) => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].toSorted().join(',')
