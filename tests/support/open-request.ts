import { type ClientRequest, type IncomingMessage, request } from 'node:http'

export type OpenRequest = {
  /** Settles when the head of the answer is there. */
  response: Promise<IncomingMessage>
  /** Reads on until the text so far has `part`; throws when the answer ends without it. */
  until: (part: string) => Promise<string>
  /** Reads to the end. */
  rest: () => Promise<string>
  /** Goes away as a closed browser does. */
  abort: () => void
}

/** A GET whose answer is read piece by piece, or left behind: for streams and for visitors who go away. */
export function openRequest(base: string, path: string, headers: Record<string, string> = {}): OpenRequest {
  const { hostname, port } = new URL(base)
  const sent: ClientRequest = request({ hostname, port, path, headers })
  const response = new Promise<IncomingMessage>((resolve, reject) => sent.once('response', resolve).once('error', reject))
  response.catch(() => undefined) // whoever aborts does not wait for it
  sent.end()

  let text = ''
  let pieces: AsyncIterator<string> | undefined
  const read = async () => {
    pieces ??= (await response).setEncoding('utf8')[Symbol.asyncIterator]()
    const step = await pieces.next()
    if (!step.done) text += step.value
    return !step.done
  }
  const until = async (part: string) => {
    while (!text.includes(part)) if (!(await read())) throw new Error(`The answer ended without "${part}":\n${text}`)
    return text
  }
  const rest = async () => {
    while (await read());
    return text
  }
  return { response, until, rest, abort: () => sent.destroy() }
}
