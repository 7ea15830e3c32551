import type { Features } from '#shared/brand/brand-config.ts'
import { type Visitor, visitorOf } from '#shared/permissions/permissions.ts'
import { brandOf, type Visit } from '../visit.ts'

/** Visitors without any token are all alike on a brand, and most of all. */
const anonymous = new WeakMap<Features, Visitor>()

/** What the one who visits may do on this brand, by the tokens of user and institution. Spec: accounts §6 (PERM-025: the institution is known by now). */
export function visitorOfVisit(visit: Visit): Visitor {
  const { features } = brandOf(visit).app
  if (visit.session || visit.domain) return visitorOf({ user: visit.session?.claims, ip: visit.domain?.claims, features })
  const known = anonymous.get(features) ?? visitorOf({ features })
  anonymous.set(features, known)
  return known
}
