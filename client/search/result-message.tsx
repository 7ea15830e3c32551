import { htmlLang } from '#client/i18n/html-lang.ts'
import { messageByKey } from '#client/i18n/message-by-key.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import { resultMessageKey } from '#shared/search/result-status.ts'
import type { SearchOutcome } from './search-outcome.ts'
import type { AnySearch } from './search-request.ts'
import { suggestionHref } from './suggestion-links.ts'

type MessageProps = { search: AnySearch; outcome: SearchOutcome }

/** What a search without words says, by its status (SRCH-036 … SRCH-040, SRCH-042). */
export function ResultMessage({ search, outcome }: MessageProps) {
  const { status, error } = outcome
  const key = search.keyIssue === undefined ? resultMessageKey(status, error) : 'APP_ERROR_KEYWORD_TOO_LONG'
  if (key === undefined) return null
  const text = messageByKey(key)
  if (status === 'has-error') return <Note text={text} />
  if (status === 'empty_keyword') return <p className="muted">{text}</p>
  if (status === 'no_results') return <NotFound text={text} search={search} outcome={outcome} />
  return <p className="lead">{text}</p>
}

const Note = ({ text }: { text: string }) => (
  <p className="note warn" role="status">
    <Icon name="triangle-alert" />
    <span>{text}</span>
  </p>
)

function NotFound({ text, search, outcome }: MessageProps & { text: string }) {
  const { nearby } = outcome
  return (
    <section className="stack outcome">
      <p className="lead">{text}</p>
      {outcome.isPairOffered ? null : <p className="muted">{m.PAIR_NOT_OFFERED()}</p>}
      {nearby.length === 0 ? null : (
        <p className="row words">
          {nearby.map(({ headword, lang }) => (
            <a key={`${lang}:${headword}`} lang={htmlLang(lang)} href={suggestionHref(search, headword, lang)}>
              {headword}
            </a>
          ))}
        </p>
      )}
    </section>
  )
}
