/** Says something to screen readers, politely: what is written into the document's one live region is read when the reader pauses. */
export function announce(text: string) {
  const region = document.getElementById('announcer')
  if (region) region.textContent = text
}
