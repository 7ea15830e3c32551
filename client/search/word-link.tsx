import { htmlLang } from '#client/i18n/html-lang.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { LanguageId } from '#shared/language/language-id.ts'
import { isSuggestionLocked } from '#shared/search/suggestion-groups.ts'
import { suggestionUrl } from '#shared/search/suggestion-url.ts'
import type { AnySearch } from './search-request.ts'

/** A word that is offered beside or instead of the one searched. */
export type OfferedWord = { headword: string; lang: LanguageId; dict_type?: string | undefined; is_match?: boolean }

type LinkProps = { search: AnySearch; word: OfferedWord; hasPremium: boolean }

/** A link to the headword search of a word, from its own language; with a lock where the reader has no premium (SUG-005, SUG-006). */
export function WordLink({ search, word, hasPremium }: LinkProps) {
  const { headword, lang, dict_type, is_match } = word
  return (
    <a href={suggestionUrl(search, { headword, lang })} lang={htmlLang(lang)} aria-current={is_match ? 'true' : undefined}>
      {headword}
      {isSuggestionLocked({ dict_type }, { canAccessPremium: hasPremium }) ? <Icon name="lock" label="Premium" /> : null}
    </a>
  )
}
