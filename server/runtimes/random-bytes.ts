/** That many bytes from the platform's cryptographic source. */
export const randomBytes = (length: number): Uint8Array => crypto.getRandomValues(new Uint8Array(length))
