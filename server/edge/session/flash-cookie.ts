import * as v from 'valibot'
import { FlashSchema } from '#shared/flash/flash-message.ts'
import { queueFlash } from '#shared/flash/queue-flash.ts'
import type { Visit } from '../visit.ts'
import { FLASH, MAX_FLASHES } from './cookie-kinds.ts'
import { clearCookie, setCookie } from './left-cookies.ts'
import type { SealedCookies } from './sealed-cookie.ts'

/** Messages on their way to the next document. */
export type FlashCookie = {
  /** Puts what the last document left on the visit. */
  read(visit: Visit, value: string): Promise<void>
  /** Leaves messages for the next document; those that this one has not shown go on with them, those it has shown do not. */
  leave(visit: Visit, isShown: boolean): Promise<void>
}

/** Spec: accounts §3, §4.3 (FLASH-009). */
export const createFlashCookie = (sealed: SealedCookies): FlashCookie => ({
  async read(visit, value) {
    const opened = await sealed.open(FLASH, { brand: visit.brandId, value })
    if (opened.status === 'open') visit.flashes = opened.content.flashes
    else clearCookie(visit, FLASH.name)
  },
  async leave(visit, isShown) {
    const added = visit.addedFlashes ?? []
    if (added.length === 0) {
      if (isShown && visit.flashes.length > 0) clearCookie(visit, FLASH.name)
      return
    }
    const waiting = isShown ? [] : visit.flashes
    const flashes = added.map((flash) => v.parse(FlashSchema, flash)).reduce(queueFlash, [...waiting])
    const value = await sealed.seal(FLASH, { brand: visit.brandId, content: { flashes: flashes.slice(-MAX_FLASHES) } })
    setCookie(visit, FLASH.name, { value, lifeSeconds: FLASH.lifeSeconds })
  },
})
