import { messageByKey } from '#client/i18n/message-by-key.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { Locale } from '#shared/language/locale.ts'
import { resultMessageKey } from '#shared/search/result-status.ts'
import { NotFound } from './not-found.tsx'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'

type MessageProps = { search: AnySearch; outcome: SearchOutcome; locale: Locale }

/** What a search without words says, by its status (SRCH-036 … SRCH-040, SRCH-042). */
export function ResultMessage({ search, outcome, locale }: MessageProps) {
  const { status, error } = outcome
  const key = search.keyIssue === undefined ? resultMessageKey(status, error) : 'APP_ERROR_KEYWORD_TOO_LONG'
  if (key === undefined) return null
  const text = messageByKey(key)
  if (status === 'has-error') return <Note text={text} />
  if (status === 'empty_keyword') return <p className="muted">{text}</p>
  if (status === 'no_results') return <NotFound text={text} search={search} waysOn={outcome.waysOn} locale={locale} />
  return <p className="lead">{text}</p>
}

const Note = ({ text }: { text: string }) => (
  <p className="note warn" role="status">
    <Icon name="triangle-alert" />
    <span>{text}</span>
  </p>
)
