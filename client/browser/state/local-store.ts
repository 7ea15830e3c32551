export type LocalStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What this browser remembers. Reading `localStorage` throws where the visitor has turned storage off. */
export function localStore(): LocalStore | undefined {
  try {
    return localStorage
  } catch {
    return undefined // nothing is remembered; documents stand without it
  }
}
