import type { LanguageId } from '#shared/language/language-id.ts'
import type { LanguagePair } from '#shared/language/language-pair.ts'
import type { ResultStatus } from './result-status.ts'

type Question = {
  status: ResultStatus
  hasAdvancedSearch: boolean
  /** Undefined for a search that is no pair's. */
  pair: LanguagePair | undefined
  /** The brand's machine-translatable languages; empty where no provider is configured. */
  languages: readonly LanguageId[]
}

/** Whether a machine's translation is offered: of a word that was not found, to visitors with advanced search, between two of the languages. Spec: search §5 (MT-001 … MT-003, MT-007). */
export const offersMachineTranslation = ({ status, hasAdvancedSearch, pair, languages }: Question): boolean =>
  status === 'no_results' &&
  hasAdvancedSearch &&
  pair !== undefined &&
  pair.fromId !== pair.toId &&
  languages.includes(pair.fromId) &&
  languages.includes(pair.toId)
