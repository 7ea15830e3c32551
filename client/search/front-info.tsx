import { messageByKey } from '#client/i18n/message-by-key.ts'
import * as m from '#messages'

/** The front page's two sides: for oneself and for an organisation (NAV-005). */
export function FrontInfo({ offersAccess, brand }: { offersAccess: boolean; brand: string }) {
  return (
    <section className="ruled h" aria-label={m.FRONT_EXPLORE()}>
      <div className="stack">
        <h2>{m.FRONT_FOR_YOU()}</h2>
        <p className="muted">{messageByKey('FRONT_FOR_YOU_TEXT', { brand })}</p>
        <p className="row">
          {offersAccess ? (
            <a className="btn pri" href="/get-access">
              {m.PREMIUM_READ_MORE()}
            </a>
          ) : null}
          <a className="btn quiet" href="/legal/help">
            {m.FRONT_HOW_TO_SEARCH()}
          </a>
        </p>
      </div>
      <div className="stack">
        <h2>{m.FRONT_FOR_ORGANISATIONS()}</h2>
        <p className="muted">{messageByKey('FRONT_FOR_ORGANISATIONS_TEXT', { brand })}</p>
        <p className="row">
          <a className="btn" href="/legal/contact">
            {m.FOOTER_CONTACT()}
          </a>
        </p>
      </div>
    </section>
  )
}
