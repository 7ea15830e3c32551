import { type MouseEvent, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { SEARCH_INPUT } from '#client/browser/search-handover.ts'
import { allLanguageNames } from '#client/i18n/language-names.ts'
import { Icon } from '#client/ui/icon.tsx'
import { MissingIcons } from '#client/ui/missing-icons.tsx'
import { matchesLanguageFilter } from '#shared/language/language-filter.ts'
import { readPairOptions, readSingleOptions } from '#shared/language/option-text.ts'
import { pickerList } from '#shared/language/picker-list.ts'
import { optionKey, type PickerOption, pairOfOption } from '#shared/language/picker-option.ts'
import { offeredRecents } from '#shared/language/recent-languages.ts'
import { buildSearchUrl } from '#shared/search/search-url.ts'
import { InSearchBox } from '../runtime/in-search-box.tsx'
import type { LanguagePickerProps } from './language-picker-props.ts'
import { closePopup, openByButton, POPUP_ID } from './open-popup.ts'
import { pickerLabels } from './picker-labels.ts'
import { FIRST_OF_ALL, PickerSections } from './picker-sections.tsx'
import { rememberChoice } from './remember-choice.ts'
import { usePickerFocus } from './use-picker-focus.ts'
import { useRecents } from './use-recents.ts'
import './language-picker.css'

export type LanguagePopupProps = LanguagePickerProps

/** Spec: design, keyboard of the language picker. */
const FOCUS_INPUT_AFTER_MS = 50

/**
 * Language picker version 2: a filter over recent entries, pairs and single languages. A popover; on narrow screens a modal dialog
 * (APG: dialog pattern, by the native element). Spec: search §2.2, §4 (LANG-014 … LANG-029, LANG-047).
 */
export function LanguagePopup(props: LanguagePopupProps) {
  const { locale, fromId, toId, priority, search } = props
  const [labels] = useState(() => pickerLabels(locale))
  const [options] = useState(() => ({ pairs: readPairOptions(props.pairs), singles: readSingleOptions(props.singles) }))
  const [filter, setFilter] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const { recents, togglePin, reload } = useRecents()
  const popup = useRef<HTMLDialogElement>(null)
  const { onKeyDown, onBlur, focusAfterwards } = usePickerFocus(popup)
  useEffect(openByButton, [])

  const list = pickerList({ ...options, priority, filter, showsAll, namesOf: allLanguageNames })
  const shownRecents = offeredRecents(recents, [...options.pairs, ...options.singles]).filter((one) =>
    matchesLanguageFilter(one, filter, allLanguageNames),
  )
  const count = shownRecents.length + list.pairs.length + list.singles.length

  function onToggle({ newState }: ToggleEvent) {
    if (newState !== 'open') return
    setFilter('')
    setShowsAll(false)
    reload()
    const isTouch = matchMedia('(pointer: coarse)').matches // a keyboard would cover the list
    popup.current?.querySelector<HTMLElement>(isTouch ? '.secs' : 'input')?.focus()
  }

  /** Links go their way; the pair in hand only gives the focus back. */
  function choose(option: PickerOption) {
    rememberChoice(option)
    closePopup()
    const { fromId: from, toId: to } = pairOfOption(option)
    if (from !== fromId || to !== toId) return
    setTimeout(() => document.querySelector<HTMLElement>(SEARCH_INPUT)?.focus(), FOCUS_INPUT_AFTER_MS)
  }

  function pin(option: PickerOption) {
    focusAfterwards(`[data-pin="${optionKey(option)}"]`)
    togglePin(option)
  }

  function showAll() {
    focusAfterwards(FIRST_OF_ALL)
    setShowsAll(true)
  }

  return (
    <InSearchBox>
      <dialog
        ref={popup}
        id={POPUP_ID}
        className="pop lp stay"
        popover="auto"
        aria-label={labels.title}
        data-modal="popup-mobile-modal"
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        onClick={closeBeside}
      >
        <MissingIcons names={['arrow-left-right', 'arrow-right', 'lock', 'pin', 'x']} />
        <div className="top">
          <input
            className="in"
            type="search"
            aria-label={labels.filter}
            placeholder={labels.filterHint}
            autoComplete="off"
            spellCheck={false}
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
          <button type="button" className="ib" aria-label={labels.close} onClick={closePopup}>
            <Icon name="x" />
          </button>
        </div>
        <div className="secs" tabIndex={-1}>
          <PickerSections
            labels={labels}
            locale={locale}
            current={{ fromId, toId }}
            recents={shownRecents}
            list={list}
            hrefOf={(option) => buildSearchUrl({ type: 'language-pair', ...pairOfOption(option), ...search })}
            onChoose={choose}
            onPin={pin}
            onShowAll={showAll}
          />
        </div>
        <p className="vh" role="status">
          {filter.trim() === '' ? '' : count === 0 ? labels.noResults : labels.count(count)}
        </p>
      </dialog>
    </InSearchBox>
  )
}

/** A press beside a modal is one on its backdrop, which is the dialog's own. */
function closeBeside({ target, currentTarget }: MouseEvent) {
  if (target === currentTarget && currentTarget.matches(':modal')) closePopup()
}
