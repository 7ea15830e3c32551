/** Calls `then` once the whole document has been parsed. */
export function whenParsed(then: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', then, { once: true })
  else then()
}
