import * as v from 'valibot'

/** Which mail was sent; nothing of whom it was sent to. */
export const LINK_KINDS = ['magic_link', 'signup', 'register', 'reset'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

const LinkKindSchema = v.picklist(LINK_KINDS)

/** The page that says a mail is on its way: `/auth/link-sent/{encoded params}`. Spec: accounts §4.2 (AUTH-044). */
export const linkSentPath = (kind: LinkKind): string => `/auth/link-sent/${encodeURIComponent(`kind=${kind}`)}`

/** Which mail the decoded parameters of that page speak of; undefined when they speak of none. */
export function linkKindOf(params: string | undefined): LinkKind | undefined {
  const kind = v.safeParse(LinkKindSchema, /^kind=(\w+)$/.exec(params ?? '')?.[1])
  return kind.success ? kind.output : undefined
}

/** Where a request for a magic link leads: the address in its answer when that is one of this site, else the page above. */
export function afterMagicLink(tokenPath: string | undefined, isSignup: boolean): string {
  return tokenPath ?? linkSentPath(isSignup ? 'signup' : 'magic_link')
}
