import { messageByKey } from '#client/i18n/message-by-key.ts'
import { Icon } from '#client/ui/icon.tsx'
import type { Locale } from '#shared/language/locale.ts'
import { resultMessageKey } from '#shared/search/result-status.ts'
import { MachineTranslation } from './machine-translation.tsx'
import { NotFound } from './not-found.tsx'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'

type MessageProps = { search: AnySearch; outcome: SearchOutcome; awaitedHref: string; locale: Locale; hasPremium: boolean }

/** What a search without words says, by its status (SRCH-036 … SRCH-040, SRCH-042, FT-020). */
export function ResultMessage({ search, outcome, ...shared }: MessageProps) {
  const { status, error, machineTranslation } = outcome
  const key = search.keyIssue === undefined ? resultMessageKey(status, error) : 'APP_ERROR_KEYWORD_TOO_LONG'
  if (key === undefined) return null
  const text = messageByKey(key)
  if (status === 'has-error') return <Note text={text} />
  if (status === 'empty_keyword') return <p className="muted">{text}</p>
  if (status !== 'no_results') return <p className="lead">{text}</p>
  return (
    <div className="stack spaced">
      <NotFound {...shared} text={text} search={search} waysOn={outcome.waysOn} />
      {machineTranslation === undefined ? null : (
        <MachineTranslation search={search} machineTranslation={machineTranslation} locale={shared.locale} />
      )}
    </div>
  )
}

const Note = ({ text }: { text: string }) => (
  <p className="note warn" role="status">
    <Icon name="triangle-alert" />
    <span>{text}</span>
  </p>
)
