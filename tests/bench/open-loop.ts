import { Agent, request as httpRequest } from 'node:http'

export type TimedAnswer = {
  status: number
  /** From when it was to be sent, so that what waits because the server is slow is seen. */
  milliseconds: number
}

export type OpenLoop = {
  base: string
  perSecond: number
  seconds: number
  /** What is sent: a GET of a path, or a POST of JSON. */
  nextRequest: () => { path: string; body?: unknown; headers?: Record<string, string> }
}

/** Sends so many requests a second, whether earlier ones are answered or not, and answers when all are. Throws when a connection fails. */
export async function openLoop({ base, perSecond, seconds, nextRequest }: OpenLoop): Promise<TimedAnswer[]> {
  const agent = new Agent({ keepAlive: true })
  const started = performance.now()
  const answers: Promise<TimedAnswer>[] = []
  for (let count = 0; count < perSecond * seconds; count += 1) {
    const dueAt = started + (count * 1000) / perSecond
    const early = dueAt - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    answers.push(timed(agent, base, { ...nextRequest(), dueAt }))
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return all
}

type Sent = ReturnType<OpenLoop['nextRequest']> & { dueAt: number }

function timed(agent: Agent, base: string, { path, body, headers = {}, dueAt }: Sent): Promise<TimedAnswer> {
  const text = body === undefined ? undefined : JSON.stringify(body)
  const options = {
    agent,
    method: text === undefined ? 'GET' : 'POST',
    headers: { host: 'localhost', ...(text !== undefined && JSON_HEADERS), ...headers },
  }
  return new Promise((resolve, reject) => {
    const sent = httpRequest(new URL(path, base), options, (answer) => {
      answer.resume()
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, milliseconds: performance.now() - dueAt }))
      answer.once('error', reject)
    })
    sent.once('error', reject)
    sent.end(text)
  })
}

/** As our own pages send it. */
const JSON_HEADERS = { 'content-type': 'application/json', 'x-sk-client': '1', 'sec-fetch-site': 'same-origin' }
