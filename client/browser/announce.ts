/**
 * Says something to screen readers, politely: what is written into the document's one live region is read when the reader pauses.
 * The region is made when it is first needed, and asked for early (`announcer()`), since a region that comes with its text is not read.
 */
export function announce(text: string) {
  announcer().textContent = text
}

/** The document's live region. */
export function announcer(): HTMLElement {
  return document.getElementById('announcer') ?? document.body.appendChild(newAnnouncer())
}

const newAnnouncer = () => Object.assign(document.createElement('div'), { id: 'announcer', className: 'vh', role: 'status' })
