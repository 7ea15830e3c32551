import * as v from 'valibot'
import { TEAM_ROLES } from '#shared/account/user.ts'
import { LocaleSchema } from '#shared/language/locale.ts'
import type { Database } from '../storage/database.ts'

export const PROFILE_SQL = `SELECT user.id, user.email, user.given_name, user.family_name, user.role, user.password_hash IS NOT NULL AS has_password,
    user.haka_organisation, user.has_activated_trial, user.accepted_cookies, user.send_marketing_emails, user.language_ui,
    user.team_id, team.name AS team_name, user.team_role, team.is_disabled AS team_disabled,
    user.editor_team_id, editor_team.name AS editor_team_name,
    user.plan_name, user.plan_variant, user.payment_status, user.period_start, user.period_end, user.signup_expires
  FROM user LEFT JOIN team ON team.id = user.team_id LEFT JOIN team AS editor_team ON editor_team.id = user.editor_team_id
  WHERE user.id = ?1`
/** A null leaves what is there. */
export const CHANGE_PROFILE_SQL = `UPDATE user SET given_name = COALESCE(?2, given_name), family_name = COALESCE(?3, family_name),
    send_marketing_emails = COALESCE(?4, send_marketing_emails), accepted_cookies = COALESCE(?5, accepted_cookies),
    language_ui = COALESCE(?6, language_ui), updated_at = ?7
  WHERE id = ?1`
export const SAVE_PREFERENCES_SQL = 'UPDATE user SET preferences = ?2, updated_at = ?3 WHERE id = ?1'

const flag = v.pipe(
  v.number(),
  v.transform((value) => value !== 0),
)

const ProfileRow = v.object({
  id: v.string(),
  email: v.nullable(v.string()),
  given_name: v.string(),
  family_name: v.string(),
  role: v.string(),
  has_password: flag,
  haka_organisation: v.nullable(v.string()),
  has_activated_trial: flag,
  accepted_cookies: v.nullable(flag),
  send_marketing_emails: flag,
  language_ui: LocaleSchema,
  team_id: v.nullable(v.string()),
  team_name: v.nullable(v.string()),
  team_role: v.nullable(v.picklist(TEAM_ROLES)),
  team_disabled: v.nullable(flag),
  editor_team_id: v.nullable(v.string()),
  editor_team_name: v.nullable(v.string()),
  plan_name: v.string(),
  plan_variant: v.nullable(v.string()),
  payment_status: v.nullable(v.string()),
  period_start: v.nullable(v.number()),
  period_end: v.nullable(v.number()),
  signup_expires: v.nullable(v.number()),
})
export type ProfileRow = v.InferOutput<typeof ProfileRow>

/** A user with the names of team and editor team. */
export async function profileRow(accounts: Database, userId: string): Promise<ProfileRow | undefined> {
  const [row] = await accounts.all(PROFILE_SQL, [userId])
  return row === undefined ? undefined : v.parse(ProfileRow, row)
}

/** Undefined leaves what is there; `now` in ms. */
export type StoredChange = {
  given_name?: string | undefined
  family_name?: string | undefined
  send_marketing_emails?: boolean | undefined
  accepted_cookies?: boolean | undefined
  language_ui?: string | undefined
}

const bit = (value: boolean | undefined) => (value === undefined ? null : Number(value))

/** Stores what a user changed of the own profile. */
export const storeProfile = (accounts: Database, userId: string, { now, ...change }: StoredChange & { now: number }) =>
  accounts.run(CHANGE_PROFILE_SQL, [
    userId,
    change.given_name ?? null,
    change.family_name ?? null,
    bit(change.send_marketing_emails),
    bit(change.accepted_cookies),
    change.language_ui ?? null,
    now,
  ])

/** Stores a user's preferences (JSON) in the place of the earlier ones. */
export const storePreferences = (accounts: Database, userId: string, { json, now }: { json: string; now: number }) =>
  accounts.run(SAVE_PREFERENCES_SQL, [userId, json, now])
