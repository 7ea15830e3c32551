declare const __BUILD_ID__: string

/** Names this build: at GET /__version, in /healthz, and in the key of everything a build may have written. */
export const buildId = __BUILD_ID__
