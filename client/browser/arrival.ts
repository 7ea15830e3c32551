/** Where a document that was just opened puts the focus. */
export type ArrivalFocus = 'search-input' | 'heading' | 'nothing'

export type Arrival = {
  path: string
  /** The document was opened by a search from the box or a choice beside it. */
  isFromSearchBox: boolean
  /** It was opened by a link or form of this site. */
  isFromThisSite: boolean
  /** Back, Forward or reload: the browser restores what it had. */
  isRestored: boolean
  /** An on-screen keyboard would cover the page. */
  isTouch: boolean
}

/** Spec: search §2.1, accounts §4.3 (NAV-004, NAV-021, A11Y-002). */
export function arrivalFocus({ path, isFromSearchBox, isFromThisSite, isRestored, isTouch }: Arrival): ArrivalFocus {
  if (isRestored) return 'nothing'
  if (isFromSearchBox || path === '/') return isTouch ? 'nothing' : 'search-input'
  return isFromThisSite ? 'heading' : 'nothing'
}
