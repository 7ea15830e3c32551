import { Fragment } from 'react'
import * as m from '#messages'
import type { Ipa } from '#shared/entry/translation-schema.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { IPA_TAGS } from '#shared/text/allowed-html.ts'
import { InlineText } from './inline-text.tsx'
import { Notes, RegionLabel } from './labels.tsx'

/** Finnish transcriptions are phonetic, the others phonemic, unless the source has set brackets of its own. */
function inBrackets(ipa: string, lang: LanguageId): string {
  if (/^[[/]/.test(ipa)) return ipa
  return lang === 'fi' ? `[${ipa}]` : `/${ipa}/`
}

/** Pronunciations in their brackets. A machine's is marked ≈, so that it is never taken for an editor's. */
export function Pronunciation({ ipa, lang }: { ipa: readonly Ipa[]; lang: LanguageId }) {
  return ipa.map(({ ipa: text, geography = [], notes = [], source }) => (
    <Fragment key={text + geography.join()}>
      <span className="ipa">
        {source === 'machine' ? <MachineMark /> : null}
        <InlineText text={inBrackets(text, lang)} allowed={IPA_TAGS} />
        {geography.map((region) => (
          <RegionLabel key={region} region={region} isRaw={false} />
        ))}
        <Notes texts={notes} />
      </span>{' '}
    </Fragment>
  ))
}

const MachineMark = () => (
  <abbr className="approx" title={m.IPA_MACHINE_MADE()}>
    ≈
  </abbr>
)
