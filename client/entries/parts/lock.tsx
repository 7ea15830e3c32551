import { Icon } from '#client/ui/icon.tsx'

/** The lock of a premium entry, in place of its menu (ENT-044). */
export const Lock = () => (
  <a className="ib" href="/get-access">
    <Icon name="lock" label="Premium" />
  </a>
)
