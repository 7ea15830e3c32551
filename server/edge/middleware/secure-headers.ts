import type { Visit } from '../visit.ts'

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
} as const

const OVER_TLS = { ...ALWAYS, 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const

/**
 * The headers of every answer. What is no document may do nothing; documents put their own policy in its place. Transport security is only told
 * where the site is reached over TLS: RFC 6797 §7.2 forbids it over plain HTTP. Spec: security §4 (C09), requirements ARCH-015.
 */
export const securityHeaders = ({ origin }: Pick<Visit, 'origin'>): Readonly<Record<string, string>> =>
  origin.startsWith('https:') ? OVER_TLS : ALWAYS

/** The policy of a document: scripts by this answer's nonce only, no inline styles, Trusted Types. */
export const documentPolicy = (nonce: string, formActions: readonly string[]) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    `form-action ${["'self'", ...formActions].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types sk-sanitized',
  ].join('; ')
