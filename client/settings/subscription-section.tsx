import * as m from '#messages'
import type { Profile } from '#shared/account/user.ts'
import type { Locale } from '#shared/language/locale.ts'
import { subscriptionFacts } from './account-facts.ts'
import { Facts } from './facts.tsx'
import { SettingsSection } from './settings-section.tsx'

type Props = { profile: Profile; locale: Locale; offersPlans: boolean }

/** Plan and period, read only (USER-017). `offersPlans` where the brand has some and the reader has none. */
export const SubscriptionSection = ({ profile, locale, offersPlans }: Props) => (
  <SettingsSection id="subscription" title={m.SETTINGS_SUBSCRIPTION()}>
    <div>
      <Facts facts={subscriptionFacts(profile, locale)} />
      {offersPlans ? (
        <a className="btn" href="/get-access">
          {m.NAV_GET_ACCESS()}
        </a>
      ) : null}
    </div>
  </SettingsSection>
)
