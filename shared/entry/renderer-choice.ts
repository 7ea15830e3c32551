/** Spec: entries §1 (ENT-001). */
export type Renderer = 'default' | 'glossary' | 'valter'

/** Which renderer draws an entry: a glossary's, valter's for its own entries, else the default. Spec: entries §4 (ENT-002). */
export function rendererOf(dictionaryType: string, custom: string | undefined): Renderer {
  if (dictionaryType === 'glossary') return 'glossary'
  return custom === 'valter' ? 'valter' : 'default'
}
