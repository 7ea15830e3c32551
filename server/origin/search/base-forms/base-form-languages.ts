import type { BaseFormLanguage } from '#shared/api/search.ts'
import type { Database } from '../../storage/database.ts'
import { baseFormLanguages } from './base-form-queries.ts'

/** Answers the languages whose base forms this generation can tell, reading them once per generation: a keystroke in others asks nothing more. */
export function baseFormLanguagesReader({ lexicon, generation }: { lexicon: Database; generation: () => string }) {
  let kept: { generation: string; languages: readonly BaseFormLanguage[] } | undefined

  return async function baseFormLanguagesNow(): Promise<readonly BaseFormLanguage[]> {
    const wanted = generation()
    if (kept?.generation === wanted) return kept.languages
    const languages = await baseFormLanguages(lexicon)
    if (generation() === wanted) kept = { generation: wanted, languages }
    return languages
  }
}
