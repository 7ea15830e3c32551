import { type Visitor, visitorOf } from '#shared/permissions/permissions.ts'
import { brandOf, type Visit } from '../visit.ts'

/** What the one who visits may do on this brand, by the tokens of user and institution. Spec: accounts §6 (PERM-025: the institution is known by now). */
export const visitorOfVisit = (visit: Visit): Visitor =>
  visitorOf({ user: visit.session?.claims, ip: visit.domain?.claims, features: brandOf(visit).app.features })
