/** A wait in ms as the Retry-After header says it: whole seconds, at least one. RFC 9110 §10.2.3. */
export const retryAfterSeconds = (ms: number): string => String(Math.max(1, Math.ceil(ms / 1000)))
