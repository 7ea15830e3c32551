export type SessionStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What this tab remembers from document to document. Reading `sessionStorage` throws where the visitor has turned storage off. */
export function sessionStore(): SessionStore | undefined {
  try {
    return sessionStorage
  } catch {
    return undefined // nothing is remembered; documents stand without it
  }
}
