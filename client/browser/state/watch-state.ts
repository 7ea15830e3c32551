import { whenParsed } from '../when-parsed.ts'
import { localStore } from './local-store.ts'

/** Loads what keeps this browser's state, for readers who are signed in and those who were. */
export function watchState() {
  whenParsed(() => {
    if (document.getElementById('profile') === null && !hasState()) return
    void import('./document-state.ts').then(({ settleState }) => settleState())
  })
}

function hasState(): boolean {
  try {
    return Boolean(localStore()?.getItem('sk_state'))
  } catch {
    return false // it cannot be read, so there is nothing to settle
  }
}
