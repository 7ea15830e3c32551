import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'

/** Back to the top. The style sheet shows it from one window height of scroll on (NAV-008); without scroll timelines it always shows. */
export function ScrollToTop() {
  return (
    <a className="ib totop" href="#top" aria-label={m.BACK_TO_TOP()}>
      <Icon name="arrow-up" />
    </a>
  )
}
