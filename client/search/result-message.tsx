import { messageByKey } from '#client/i18n/message-by-key.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Locale } from '#shared/language/locale.ts'
import { resultMessageKey } from '#shared/search/result-status.ts'
import { MachineTranslation } from './machine-translation.tsx'
import { NotFound } from './not-found.tsx'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'
import type { Suggestions } from './suggestions.ts'

type MessageProps = {
  search: AnySearch
  outcome: SearchOutcome
  suggestions: Suggestions | Promise<Suggestions>
  awaitedHref: string
  locale: Locale
  hasPremium: boolean
}

/** What a search without words says, by its status (SRCH-036 … SRCH-040, SRCH-042, FT-020). */
export function ResultMessage({ search, outcome, suggestions, ...shared }: MessageProps) {
  const { status, error, machineTranslation } = outcome
  const key = search.keyIssue === undefined ? resultMessageKey(status, error) : 'APP_ERROR_KEYWORD_TOO_LONG'
  if (key === undefined) return null
  const text = messageByKey(key)
  if (status === 'has-error') return <Note text={text} />
  if (status === 'empty_keyword') return <p className="muted">{text}</p>
  if (status !== 'no_results') return <p className="lead">{isNothingSuggested(suggestions) ? m.DICT_SEARCH_NOT_FOUND() : text}</p>
  return (
    <div className="stack spaced">
      <NotFound {...shared} text={text} search={search} waysOn={outcome.waysOn} />
      {machineTranslation === undefined ? null : (
        <MachineTranslation search={search} machineTranslation={machineTranslation} locale={shared.locale} />
      )}
    </div>
  )
}

/** A wildcard word or a near search without hits must not send the reader to look for them. */
const isNothingSuggested = (suggestions: MessageProps['suggestions']) =>
  !(suggestions instanceof Promise) && suggestions.status === 'success' && suggestions.answer.result.length === 0

const Note = ({ text }: { text: string }) => (
  <p className="note warn" role="status">
    <Icon name="triangle-alert" />
    <span>{text}</span>
  </p>
)
