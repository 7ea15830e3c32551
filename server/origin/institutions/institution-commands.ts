import * as v from 'valibot'
import { CUSTOMER_TYPES } from '#shared/account/customer.ts'
import { CLAIM_FEATURES } from '#shared/account/token-claims.ts'
import type { Statement } from '../storage/database.ts'
import { type AddressRange, addressRange } from './address-range.ts'
import {
  ADD_RANGE_SQL,
  DELETE_INSTITUTION_SQL,
  DELETE_RANGE_SQL,
  DELETE_RANGES_SQL,
  SET_DISABLED_SQL,
  statement,
  WRITE_INSTITUTION_SQL,
} from './institution-queries.ts'

const Cidr = v.pipe(
  v.string(),
  v.check(
    (cidr) => addressRange(cidr) !== undefined,
    'a range is a CIDR block of /8 to /32 (IPv4) or /16 to /64 (IPv6), named by its first address',
  ),
)

/** An institution as an operator states it. Spec: accounts §3 (AUTH-035, AUTH-036). */
export const InstitutionSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,62}$/)),
  brand: v.string(),
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200)),
  customerType: v.picklist(CUSTOMER_TYPES),
  claims: v.optional(v.array(v.picklist(CLAIM_FEATURES)), []),
  teamId: v.optional(v.string()),
  /** CIDR blocks or single addresses. */
  ranges: v.array(Cidr),
})
export type Institution = v.InferInput<typeof InstitutionSchema>

/** Writes an institution with exactly these ranges, new or in the place of the one with its id. Throws a ValiError on what is none. */
export function statementsToWriteInstitution(given: Institution): Statement[] {
  const { id, brand, name, customerType, claims, teamId, ranges } = v.parse(InstitutionSchema, given)
  return [
    statement(WRITE_INSTITUTION_SQL, id, brand, name, customerType, teamId ?? null, JSON.stringify(claims)),
    statement(DELETE_RANGES_SQL, id),
    ...statementsToAddRanges(id, ranges),
  ]
}

/** Adds ranges to an institution; those it has already stay. Throws a ValiError on what is no range. */
export const statementsToAddRanges = (institution: string, cidrs: readonly string[]): Statement[] =>
  rangesOf(cidrs).map(({ low, high }) => statement(ADD_RANGE_SQL, low, high, institution))

/** Takes ranges from an institution. Throws a ValiError on what is no range. */
export const statementsToRemoveRanges = (institution: string, cidrs: readonly string[]): Statement[] =>
  rangesOf(cidrs).map(({ low, high }) => statement(DELETE_RANGE_SQL, low, high, institution))

/** Removes an institution with its ranges. Tokens given out before hold to their end, an hour at most. */
export const statementsToRemoveInstitution = (id: string): Statement[] => [
  statement(DELETE_RANGES_SQL, id),
  statement(DELETE_INSTITUTION_SQL, id),
]

/** Turns an institution's IP login off or on again. Spec: accounts §3 (AUTH-036). */
export const statementToDisable = (id: string, isDisabled: boolean): Statement => statement(SET_DISABLED_SQL, id, isDisabled ? 1 : 0)

const rangesOf = (cidrs: readonly string[]): AddressRange[] => v.parse(v.array(Cidr), cidrs).flatMap((cidr) => addressRange(cidr) ?? [])
