import * as v from 'valibot'
import { base64Url } from '#shared/text/base64-url.ts'
import { cookieOf } from '../cookie.ts'
import { COOKIE_NAMES } from '../session/cookie-names.ts'
import { setCookie } from '../session/left-cookies.ts'
import type { RandomBytes } from '../session/random-bytes.ts'
import type { SealedCookies, SealedKind } from '../session/sealed-cookie.ts'
import type { Visit } from '../visit.ts'

/** Spec: security §3.1. */
export const PASS_LIFE_SECONDS = 60 * 60

const PassContentSchema = v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)) })

/** Sealed like the other cookies: brand, end and limiter key cannot be changed by who holds it. */
const PASS: SealedKind<v.InferOutput<typeof PassContentSchema>> = {
  name: COOKIE_NAMES.human,
  type: 'hv+jwe',
  lifeSeconds: PASS_LIFE_SECONDS,
  content: PassContentSchema,
}

/** What somebody gets who has passed the human check: a budget of their own, wider than a stranger's. Spec: security §3.1, UNBL-012. */
export type UnblockPass = {
  /** Leaves a new pass in the visitor's browser. */
  grant(visit: Visit): Promise<void>
  /** The key that the holder is counted under; undefined without a pass that holds. At once where none was sent. */
  keyOf(visit: Visit): undefined | Promise<string | undefined>
}

const KEY_BYTES = 12

/** Passes as sealed cookies: nothing is kept of who has one. */
export const unblockPass = ({ sealed, randomBytes }: { sealed: SealedCookies; randomBytes: RandomBytes }): UnblockPass => ({
  async grant(visit) {
    const content = { key: base64Url(randomBytes(KEY_BYTES)) }
    const value = await sealed.seal(PASS, { brand: visit.brandId, content })
    setCookie(visit, PASS.name, { value, lifeSeconds: PASS.lifeSeconds })
  },

  keyOf(visit) {
    const value = cookieOf(visit.request.headers.get('cookie'), PASS.name)
    if (!value) return undefined
    return sealed
      .open(PASS, { brand: visit.brandId, value })
      .then((opened) => (opened.status === 'open' ? `${visit.brandId} pass ${opened.content.key}` : undefined))
  },
})
