import * as v from 'valibot'
import { CUSTOMER_TYPES } from '#shared/account/customer.ts'
import type { Database, Statement } from '../storage/database.ts'

const InstitutionRow = v.object({
  id: v.string(),
  name: v.string(),
  customer_type: v.picklist(CUSTOMER_TYPES),
  is_disabled: v.number(),
  /** Null also when the team was disabled. */
  team_id: v.nullable(v.string()),
  claims: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
})
export type InstitutionRow = v.InferOutput<typeof InstitutionRow>

/** Ranges are blocks: of two that hold one address, the one within the other begins later or ends sooner. */
export const INSTITUTIONS_AT_SQL = `
  SELECT institution.id, institution.name, institution.customer_type, institution.is_disabled, institution.claims, team.id AS team_id
    FROM json_each(?1) AS asked
   CROSS JOIN institution_range ON institution_range.low = asked.value AND institution_range.high >= ?2
    JOIN institution ON institution.id = institution_range.institution AND institution.brand = ?3
    LEFT JOIN team ON team.id = institution.team_id AND team.is_disabled = 0
   ORDER BY institution_range.low DESC, institution_range.high, institution.id
   LIMIT 20`

export type AskedAddress = { address: string; firstAddresses: readonly string[]; brand: string }

/** A brand's institutions at a canonical address, the one with the narrowest range first. */
export async function institutionsAt(accounts: Database, { address, firstAddresses, brand }: AskedAddress): Promise<InstitutionRow[]> {
  const rows = await accounts.all(INSTITUTIONS_AT_SQL, [JSON.stringify(firstAddresses), address, brand])
  return v.parse(v.array(InstitutionRow), rows)
}

export const WRITE_INSTITUTION_SQL = `
  INSERT INTO institution (id, brand, name, customer_type, team_id, claims) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
  ON CONFLICT (id) DO UPDATE SET brand = ?2, name = ?3, customer_type = ?4, team_id = ?5, claims = ?6`

export const ADD_RANGE_SQL = 'INSERT OR IGNORE INTO institution_range (low, high, institution) VALUES (?1, ?2, ?3)'

export const DELETE_RANGE_SQL = 'DELETE FROM institution_range WHERE low = ?1 AND high = ?2 AND institution = ?3'

export const DELETE_RANGES_SQL = 'DELETE FROM institution_range WHERE institution = ?1'

export const DELETE_INSTITUTION_SQL = 'DELETE FROM institution WHERE id = ?1'

export const SET_DISABLED_SQL = 'UPDATE institution SET is_disabled = ?2 WHERE id = ?1'

/** One statement of a batch. */
export const statement = (sql: string, ...values: Statement['values']): Statement => ({ sql, values })

export const ALL_INSTITUTIONS_SQL = `
  SELECT institution.id, institution.brand, institution.name, institution.is_disabled,
         (SELECT count(*) FROM institution_range WHERE institution_range.institution = institution.id) AS ranges
    FROM institution ORDER BY institution.brand, institution.id`

const ListedInstitution = v.object({ id: v.string(), brand: v.string(), name: v.string(), is_disabled: v.number(), ranges: v.number() })
export type ListedInstitution = v.InferOutput<typeof ListedInstitution>

/** Every institution, for the operator. */
export const allInstitutions = async (accounts: Database): Promise<ListedInstitution[]> =>
  v.parse(v.array(ListedInstitution), await accounts.all(ALL_INSTITUTIONS_SQL, []))
