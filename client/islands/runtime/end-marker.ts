const MARKER = 'island-end'

/** Written as an island's last child, so the browser can tell a whole island from one that is still being parsed. */
export const END_MARKER_HTML = `<!--${MARKER}-->`

/** Whether the server's end marker has been parsed. */
export function hasEndMarker(element: Element): boolean {
  const last = element.lastChild
  return last?.nodeType === Node.COMMENT_NODE && last.nodeValue === MARKER
}
