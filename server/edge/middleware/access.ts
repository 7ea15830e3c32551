import type { Features } from '#shared/brand/brand-config.ts'
import { redirect } from '../reply.ts'
import { brandOf, type Visit } from '../visit.ts'
import type { Station } from './chain.ts'

/** Whether the visitor may enter an area; false sends them to /forbidden/404 (ROUTE-037). */
type Guard = (visit: Visit) => boolean

const needs =
  (feature: keyof Features): Guard =>
  (visit) =>
    Boolean(brandOf(visit).app.features[feature])

/** By the first segment of the path. Areas without a row are open. Spec: accounts §2.3, §2.5 (ROUTE-001, ROUTE-037, ROUTE-038, CONF-030). */
const GUARDS: ReadonlyMap<string, Guard> = new Map<string, Guard>([
  ['debug', (visit) => brandOf(visit).app.debug],
  ['editor', needs('editor')],
  ['game', needs('games')],
  ['lists', needs('lists')],
  ['proofing', needs('proofing')],
  ['teamadmin', needs('teams')],
  ['translator', needs('translator')],
  ['wordlists', needs('wordlists')],
])

/** Sends visitors away from areas that their brand does not have, before anything is drawn. */
export const access: Station = function access(visit) {
  const guard = GUARDS.get(firstSegment(visit.path))
  return !guard || guard(visit) ? undefined : redirect(visit, '/forbidden/404')
}

function firstSegment(path: string): string {
  const end = path.indexOf('/', 1)
  return end === -1 ? path.slice(1) : path.slice(1, end)
}
