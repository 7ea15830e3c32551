import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as v from 'valibot'

const Asked = v.object({
  q: v.string(),
  source: v.string(),
  target: v.string(),
  format: v.literal('text'),
  alternatives: v.optional(v.number()),
  api_key: v.optional(v.string()),
})

export type TranslationService = {
  url: string
  /** What it was asked, in order, as it came over the wire. */
  asked: v.InferOutput<typeof Asked>[]
  /** Answers this instead of a translation, until it is taken away. */
  answers: { status: number; body: string } | undefined
  stop: () => Promise<void>
}

const WORDS: Readonly<Record<string, readonly string[]>> = {
  'kaukoputki fi en': ['telescope', 'spyglass', 'telescope'],
  'kaukoputki fi sv': ['teleskop'],
}

/** An HTTP server with LibreTranslate's `POST /translate`, its few words and its ways of refusing. */
export async function startTranslationService(): Promise<TranslationService> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { status, body } = service.answers ?? reply(`${request.method} ${request.url}`, Buffer.concat(chunks).toString('utf8'))
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  function reply(route: string, text: string) {
    if (route !== 'POST /translate') return { status: 404, body: '{"error":"Not found"}' }
    const asked = v.parse(Asked, JSON.parse(text))
    service.asked.push(asked)
    if (asked.target === 'it') return { status: 400, body: '{"error":"it is not supported"}' }
    const [translatedText = `[${asked.q}]`, ...alternatives] = WORDS[`${asked.q} ${asked.source} ${asked.target}`] ?? []
    return { status: 200, body: JSON.stringify({ translatedText, alternatives }) }
  }
  const service: TranslationService = {
    url: '',
    asked: [],
    answers: undefined,
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port, not on a path
  return service
}
