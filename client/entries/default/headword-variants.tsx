import { htmlLang } from '#client/i18n/html-lang.ts'
import * as m from '#messages'
import type { Word } from '#shared/entry/entry-schema.ts'
import type { LanguageId } from '#shared/language/language-id.ts'
import { GenderLabel } from '../parts/gender-label.tsx'
import { InlineText } from '../parts/inline-text.tsx'
import { GrammarLabels, Notes, UsageLabels } from '../parts/labels.tsx'
import { Pronunciation } from '../parts/pronunciation.tsx'

/** Other forms of the headword, each with its own labels (ENT-009). */
export function HeadwordVariants({ variants, lang }: { variants: Word['headwordvars']; lang: LanguageId }) {
  if (variants.length === 0) return null
  return (
    <span className="variants">
      <span className="gram">{m.ENTRY_VARIANTS()}</span>
      {variants.map((variant) => (
        <span key={variant.hwvarId} className="variant">
          <b lang={htmlLang(lang)}>
            <InlineText text={variant.headwordvar} />
          </b>{' '}
          <GenderLabel gender={variant.gender} />
          <Pronunciation ipa={variant.ipa} lang={lang} />
          <UsageLabels of={variant} />
          <GrammarLabels of={variant} />
          <Notes texts={variant.notes} />
        </span>
      ))}
    </span>
  )
}
