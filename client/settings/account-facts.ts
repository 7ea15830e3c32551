import * as m from '#messages'
import { isPaying, subscriptionTypeOf } from '#shared/account/plan.ts'
import { subscriptionStatus } from '#shared/account/subscription-status.ts'
import type { Profile } from '#shared/account/user.ts'
import type { Locale } from '#shared/language/locale.ts'
import { periodText } from '../i18n/date-text.ts'
import { hasMessage, messageByKey } from '../i18n/message-by-key.ts'

export type Fact = readonly [name: string, text: string]

/** A plan by the store's name for it, as readers know it. */
export function planText(planName: string): string {
  const key = `PLAN_${planName}`
  return hasMessage(key) ? messageByKey(key) : m.PLAN_none()
}

/** The plan, how it stands, its period and the team: read only (USER-003, USER-017). */
export function subscriptionFacts({ subscription, team_name, team_role }: Profile, locale: Locale): Fact[] {
  const { name, payment_status, current_period_start: start, current_period_end: end } = subscription
  const isPaid = isPaying(subscriptionTypeOf(name))
  return [
    [m.SETTINGS_PLAN(), planText(name)],
    ...(isPaid ? [[m.SETTINGS_STATUS(), messageByKey(`SUBSCRIPTION_${subscriptionStatus(name, payment_status)}`)] as const] : []),
    ...(isPaid && start !== null && end !== null ? [[m.SETTINGS_PERIOD(), periodText(start, end, locale)] as const] : []),
    ...(team_name === null ? [] : [[m.SETTINGS_TEAM(), teamText(team_name, team_role)] as const]),
  ]
}

const teamText = (teamName: string, role: Profile['team_role']) =>
  role === null ? teamName : m.SETTINGS_TEAM_WITH_ROLE({ teamName, role: messageByKey(`TEAM_ROLE_${role}`) })

/** Name, address, organisation and team. */
export const profileFacts = ({ given_name, family_name, email, haka_organisation, team_name, team_role }: Profile): Fact[] => [
  [m.PROFILE_NAME(), `${given_name} ${family_name}`.trim() || m.PROFILE_NO_NAME()],
  ...(email === null ? [] : [[m.FIELD_EMAIL(), email] as const]),
  ...(haka_organisation === null ? [] : [[m.PROFILE_ORGANISATION(), haka_organisation] as const]),
  ...(team_name === null ? [] : [[m.SETTINGS_TEAM(), teamText(team_name, team_role)] as const]),
]
