import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'

/**
 * The modal about the expired login of the academic federation. The document has it open; a script makes it modal. The form and the
 * link work without one. Spec: accounts §2.2, §2.4 (SSO-012, SSO-013).
 */
export const HakaExpired = ({ nonce }: { nonce: string }) => (
  <>
    <dialog className="dlg small" id="haka-expired" aria-labelledby="haka-expired-title" open>
      <header>
        <h2 id="haka-expired-title" tabIndex={-1}>
          {m.LOGIN_EXPIRED_TITLE()}
        </h2>
        <form method="dialog">
          <button type="submit" className="ib" aria-label={m.CLOSE()}>
            <Icon name="x" />
          </button>
        </form>
      </header>
      <div className="body">
        <p>{m.LOGIN_EXPIRED_TEXT()}</p>
      </div>
      <footer>
        <form method="dialog">
          <button type="submit" className="btn">
            {m.LOGIN_EXPIRED_CONTINUE()}
          </button>
        </form>
        <a className="btn pri" href="/auth/login">
          {m.LOGIN_EXPIRED_LOGIN()}
        </a>
      </footer>
    </dialog>
    <script nonce={nonce}>{MAKE_MODAL}</script>
  </>
)

/** React writes text as HTML, which a script is not read as: no quotes, no comparison, no ampersand. */
const MAKE_MODAL = '{const d=document.getElementById(`haka-expired`);d.close();d.showModal();d.querySelector(`h2`).focus()}'
