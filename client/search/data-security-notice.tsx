import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'

/** Says that searches are safe and where to read how (CONT-005). */
export function DataSecurityNotice() {
  return (
    <p className="notice row muted">
      <small className="row">
        <Icon name="shield-check" />
        {m.YOUR_DATA_IS_SAFE()} <a href="/legal/data-security">{m.HOW_WE_PROTECT_YOUR_DATA()}</a>
      </small>
    </p>
  )
}
