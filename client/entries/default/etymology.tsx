import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import type { Dictionary } from '#shared/dictionary/dictionary.ts'
import { InlineText } from '../parts/inline-text.tsx'

/** Where the word comes from; open at once where the dictionary says so (ENT-032). */
export function Etymology({ text, dictionary }: { text: string | undefined; dictionary: Dictionary | undefined }) {
  if (text === undefined || text.trim() === '') return null
  return (
    <details className="exs" open={dictionary?.autoExpandEtymology ?? false}>
      <summary>
        <Icon name="chevron-right" />
        {m.ENTRY_ETYMOLOGY()}
      </summary>
      <p>
        <InlineText text={text} />
      </p>
    </details>
  )
}
