import { useState } from 'react'
import type { PickerOption } from '#shared/language/picker-option.ts'
import { withPinToggled } from '#shared/language/recent-languages.ts'
import { storedRecents, storeRecents } from './recent-store.ts'

/** The recent entries while the popup is open: read when it opens, written with each pin. Spec: search §4 (LANG-049). */
export function useRecents() {
  const [recents, setRecents] = useState(storedRecents)

  function togglePin(option: PickerOption) {
    const changed = withPinToggled(storedRecents(), option)
    storeRecents(changed)
    setRecents(changed)
  }

  return { recents, togglePin, reload: () => setRecents(storedRecents()) }
}
