export const POPUP_ID = 'language-popup'

/** Where the popup is the modal `popup-mobile-modal`. Spec: search §2.2 (LANG-047). */
export const isNarrow = () => matchMedia('(max-width: 37.49em)').matches

const popup = () => document.querySelector<HTMLDialogElement>(`#${POPUP_ID}`)

/** The button that the popup belongs to. */
export const popupButton = () => document.querySelector<HTMLElement>(`[popovertarget="${POPUP_ID}"]`)

/** Presses that button: a popover that is opened by its button is also closed by it. */
export const openByButton = () => popupButton()?.click()

export const openAsModal = () => popup()?.showModal()

/** Closes it, however it was opened; focus goes back to the button. */
export function closePopup() {
  const element = popup()
  if (element?.matches(':modal')) element.close()
  else element?.hidePopover()
}
