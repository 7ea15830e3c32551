/** Who makes a call, as the access token says. Nothing in a query or another header gives a right. */
export type Caller = { subject: string; isAnonymous: boolean; hasPremium: boolean; teamId: string | undefined }

/** Reads the caller from a call's `authorization` header, for the brand of `x-sk-brand`; undefined when no valid token is there. */
export type CallerOf = (authorization: string | undefined, brand: string) => Promise<Caller | undefined>
