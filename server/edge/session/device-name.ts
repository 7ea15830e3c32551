/** Some say who they are at the very end. */
const MAX_LENGTH = 200

/** What a browser calls itself, for the list of sign-ins: printable characters, shortened. */
export const deviceName = (userAgent: string | null): string =>
  (userAgent ?? '')
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, MAX_LENGTH)
    .trim()
