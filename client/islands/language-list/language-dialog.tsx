import { useState } from 'react'
import { CheckGroups } from '#client/ui/check-groups.tsx'
import { FormError } from '#client/ui/form-error.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { AtBody } from '../runtime/at-body.tsx'
import type { LanguageListProps } from './language-list-props.ts'
import { languageOptions } from './language-options.ts'
import { listLabels } from './list-labels.ts'
import { rememberLanguages } from './remember-languages.ts'

export type LanguageDialogProps = LanguageListProps & { onClosed: () => void }

const FORM = 'lang-picker-form'

/** The languages of a dictionary in a dialog: the form of its page, which is sent as it is. Spec: search §2.2, §4, §5 (LANG-039 … LANG-045). */
export function LanguageDialog(props: LanguageDialogProps) {
  const { href, locale, langs, required, dictionaryId, onClosed } = props
  const labels = listLabels(locale)
  const [ticked, setTicked] = useState<string[]>(props.ticked)
  const chosen = langs.filter((id) => ticked.includes(id) || required.includes(id))
  const sections = [{ title: labels.languages, options: languageOptions(langs, required, locale) }]

  return (
    <AtBody>
      <Modal id="lang-picker" title={labels.title} closeLabel={labels.close} isSmall icons={['info', 'triangle-alert']} onClosed={onClosed}>
        {() => (
          <>
            <div className="body">
              {required.length === 0 ? null : (
                <p className="note">
                  <Icon name="info" />
                  <span>{labels.required(required)}</span>
                </p>
              )}
              <form
                id={FORM}
                action={new URL(href, location.origin).pathname}
                onSubmit={() => rememberLanguages(dictionaryId, chosen, langs)}
              >
                <HiddenSearch {...props} />
                <CheckGroups name="lang" sections={sections} ticked={ticked} labels={labels} onChange={setTicked} />
              </form>
            </div>
            <footer>
              {chosen.length === 0 ? <FormError text={labels.nothingSelected} /> : null}
              <button type="submit" className="btn pri" form={FORM} disabled={chosen.length === 0}>
                {labels.done}
              </button>
            </footer>
          </>
        )}
      </Modal>
    </AtBody>
  )
}

/** What the search is besides its languages. */
const HiddenSearch = ({ dictionaryId, keyword, searchMode }: LanguageListProps) => (
  <>
    <input type="hidden" name="use" value="1" />
    <input type="hidden" name="dictionary" value={dictionaryId} />
    <input type="hidden" name="key" value={keyword} />
    <input type="hidden" name="searchMode" value={searchMode} />
  </>
)
