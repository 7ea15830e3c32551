/** Where a visit to a stand-in ends: sent back to the site, or with a form to post to it. */
export type VisitEnd = { type: 'sent-back'; url: string } | { type: 'form'; action: string; fields: Record<string, string> }

export type StandInBrowser = { signInAs(user: string, url: string): Promise<VisitEnd> }

/** A browser without scripts that keeps cookies, and chooses a user wherever a stand-in asks. It never leaves the stand-ins. */
export function standInBrowser(): StandInBrowser {
  const cookies = new Map<string, string>()

  async function get(url: URL, form?: URLSearchParams): Promise<Response> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(url, { redirect: 'manual', headers: { cookie }, ...(form ? { method: 'POST', body: form } : {}) })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value && !/expires=Thu, 01 Jan 1970/i.test(line)) cookies.set(name, value)
      else cookies.delete(name)
    }
    return response
  }

  async function signInAs(user: string, start: string): Promise<VisitEnd> {
    const home = new URL(start).origin
    let url = new URL(start)
    let response = await get(url)
    for (let step = 0; step < 12; step += 1) {
      const location = response.headers.get('location')
      if (location) {
        url = new URL(location, url)
        if (url.origin !== home) return { type: 'sent-back', url: url.href }
        response = await get(url)
        continue
      }
      const { action, fields } = formOf(await response.text(), url)
      if (new URL(action).origin !== home) return { type: 'form', action, fields }
      url = new URL(action)
      response = await get(url, new URLSearchParams({ ...fields, user }))
    }
    throw new Error('The stand-in sends in circles')
  }
  return { signInAs }
}

function formOf(html: string, base: URL) {
  const text = (escaped: string) =>
    escaped.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const [, action] = /<form method="post" action="([^"]*)"/.exec(html) ?? []
  if (action === undefined) throw new Error(`No form at ${base.pathname}: ${html.slice(0, 500)}`)
  const inputs = html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)
  const fields = Object.fromEntries([...inputs].map(([, name = '', value = '']) => [text(name), text(value)]))
  return { action: new URL(text(action), base).href, fields }
}
