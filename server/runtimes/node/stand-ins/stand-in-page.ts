import { randomUUID } from 'node:crypto'
import { STAND_IN_USERS, type StandInUser } from './stand-in-users.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const page = (title: string, main: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body><main><h1>${escaped(title)}</h1>${main}</main></body></html>`

const hiddenFields = (fields: Readonly<Record<string, string>>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join('')

const labelOf = ({ givenName, familyName, email, isEmailVerified, isRefused }: StandInUser) => {
  const mail = email === undefined ? 'no e-mail' : `${email}${isEmailVerified ? '' : ', not verified'}`
  return `${givenName} ${familyName} (${isRefused ? 'is refused' : mail})`
}

/** The page where one chooses whom to be: one button each, by a plain form that posts to `action`. */
export function choicePage(name: string, action: string, fields: Readonly<Record<string, string>> = {}): string {
  const button = (id: string, label: string) => `<p><button type="submit" name="user" value="${escaped(id)}">${escaped(label)}</button></p>`
  const buttons = [...STAND_IN_USERS.map((user) => button(user.id, labelOf(user))), button(`new-${randomUUID()}`, 'Somebody new')]
  const form = `<form method="post" action="${escaped(action)}">${hiddenFields(fields)}${buttons.join('')}</form>`
  return page(`Sign in at ${name}`, `<p>This provider stands in for the real one. Choose whom to be.</p>${form}`)
}

/** A page that posts an answer back to the site, by itself where scripts run and by its button where not. */
export function postPage(name: string, action: string, fields: Readonly<Record<string, string>>): string {
  const form = `<form method="post" action="${escaped(action)}">${hiddenFields(fields)}<button type="submit">Continue</button></form>`
  return page(`Back from ${name}`, `${form}<script>document.forms[0].submit()</script>`)
}

/** A page that says what went wrong. */
export const errorPage = (name: string, text: string): string => page(name, `<p>${escaped(text)}</p>`)
