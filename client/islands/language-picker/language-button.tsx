import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { loadWithRetry } from '../runtime/load-with-retry.ts'
import { type LanguagePickerProps, PLAIN_MENU_ID } from './language-picker-props.ts'
import type { LanguagePopupProps } from './language-popup.tsx'
import { isNarrow, openAsModal, POPUP_ID } from './open-popup.ts'

/**
 * The pair in hand, which opens the choice of languages. Without JavaScript, and where the popup cannot be loaded, it opens the popover
 * with two selects. Spec: search §2.2, §4 (LANG-014, LANG-026).
 */
export function LanguageButton(props: LanguagePickerProps) {
  const { label, names, fromId, toId } = props
  const { Popup, menuId, press } = usePopup()
  return (
    <>
      <button type="button" className="btn" popoverTarget={menuId} aria-haspopup="dialog" onClick={press}>
        <span className="vh">{label}</span>
        <span>{names[0]}</span>
        {fromId === toId ? null : (
          <>
            <Icon name="arrow-right" />
            <span>{names[1]}</span>
          </>
        )}
        <Icon name="chevron-down" />
      </button>
      {Popup ? <Popup {...props} /> : null}
    </>
  )
}

type Loaded = { status: 'asleep' | 'failed' } | { status: 'awake'; Popup: ComponentType<LanguagePopupProps> }

/** Loads the popup with the first press; from then on the button is the popover's own, and on narrow screens opens it as a modal. */
function usePopup() {
  const [loaded, setLoaded] = useState<Loaded>({ status: 'asleep' })
  const pressed = useRef<HTMLElement>(null)
  const { status } = loaded

  useEffect(() => {
    if (status === 'failed') pressed.current?.click()
  }, [status])

  function press(event: MouseEvent<HTMLElement>) {
    if (status === 'failed' || (status === 'awake' && !isNarrow())) return
    event.preventDefault()
    if (status === 'awake') return openAsModal()
    pressed.current = event.currentTarget
    loadWithRetry(() => import('./language-popup.tsx')).then(
      ({ LanguagePopup }) => setLoaded({ status: 'awake', Popup: LanguagePopup }),
      () => setLoaded({ status: 'failed' }),
    )
  }

  const isAwake = loaded.status === 'awake'
  return { Popup: isAwake ? loaded.Popup : undefined, menuId: isAwake ? POPUP_ID : PLAIN_MENU_ID, press }
}
