import * as m from '#messages'

type Mail = { sent_at: number; recipient: string; subject: string; text: string }

/** Mails as they were written, newest first; their links can be followed. */
export const MailList = ({ mails, origin }: { mails: readonly Mail[]; origin: string }) => (
  <ol className="ruled">
    {mails.map((mail) => (
      <li key={`${mail.sent_at} ${mail.recipient} ${mail.subject}`} className="stack">
        <h2>{mail.subject}</h2>
        <p className="muted">
          <time dateTime={new Date(mail.sent_at).toISOString()}>{new Date(mail.sent_at).toISOString()}</time>
          {' · '}
          {m.DEBUG_MAIL_TO({ recipient: mail.recipient })}
        </p>
        <div className="mail-text">
          {textAndLinks(mail.text).map(({ id, text, isLink }) =>
            isLink ? (
              <a key={id} href={ownPath(text, origin)}>
                {text}
              </a>
            ) : (
              <span key={id}>{text}</span>
            ),
          )}
        </div>
      </li>
    ))}
  </ol>
)

type Piece = { id: number; text: string; isLink: boolean }

/** A plain text cut where its addresses begin and end. */
export const textAndLinks = (text: string): Piece[] =>
  text.split(/(https?:\/\/[^\s<>"]+)/).flatMap((part, id) => (part === '' ? [] : [{ id, text: part, isLink: id % 2 === 1 }]))

/** Within this site whatever its name is to the mail: links of development may say another port. */
const ownPath = (address: string, origin: string) => (address.startsWith(`${origin}/`) ? address.slice(origin.length) : address)
