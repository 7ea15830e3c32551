import type { Profile } from './user.ts'

/** A reader with a password and the free plan, with other fields where they are given. For tests. */
export const testProfile = (fields: Partial<Profile> = {}): Profile => ({
  user_id: 'u1',
  given_name: 'Aino',
  family_name: 'Virtanen',
  email: 'aino@example.test',
  role: 'user',
  login_method: 'email',
  haka_organisation: null,
  has_activated_trial: false,
  accepted_cookies: null,
  has_password: true,
  send_marketing_emails: false,
  language_ui: 'en',
  team_id: null,
  team_name: null,
  team_role: null,
  team_disabled: false,
  offline: false,
  editor_team_id: null,
  editor_team_name: null,
  subscription: {
    plan_type: 'free',
    name: 'free',
    variant: null,
    payment_status: null,
    current_period_start: null,
    current_period_end: null,
  },
  signup_expires: null,
  ...fields,
})
