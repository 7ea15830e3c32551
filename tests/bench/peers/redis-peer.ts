import type { Peer, PeerData } from './peer.ts'
import { freePort, programAt, startPeer } from './peer-process.ts'
import { asker, type ReadReply } from './replies.ts'

const AT_A_TIME = 500
const SEPARATOR = '\u0000'

/** Redis with the headwords in one sorted set: the first ten of a prefix by alphabet. It cannot rank them. */
export async function redisPeer({ folder, rows }: PeerData): Promise<Peer> {
  const program = programAt('/usr/bin/redis-server', '/usr/local/bin/redis-server', '/opt/homebrew/bin/redis-server')
  const port = await freePort()
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const { socket, stop } = await startPeer({ program, args: settings, at: { port } })
  const ask = asker(socket, readResp)
  const members = rows.map(({ key, headword }) => key + SEPARATOR + headword)
  for (let from = 0; from < members.length; from += AT_A_TIME) {
    await ask(command(['ZADD', 'words', ...members.slice(from, from + AT_A_TIME).flatMap((member) => ['0', member])]))
  }
  const between = async (from: string, to: string) => {
    const found = await ask(command(['ZRANGEBYLEX', 'words', `[${from}`, `(${to}`, 'LIMIT', '0', '10']))
    return found.map((member) => member.slice(member.indexOf(SEPARATOR) + 1))
  }
  return {
    floor: () => ask(command(['PING'])),
    works: {
      exact: (word) => between(word + SEPARATOR, `${word}\u0001`),
      'prefix, unranked': (prefix) => between(prefix, `${prefix}\u{10FFFF}`),
    },
    stop,
  }
}

const command = (words: readonly string[]) =>
  `*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`

/** A line, or an array of texts. Throws at an error. */
const readResp: ReadReply<string[]> = (received) => {
  const head = lineAt(received, 0)
  if (!head) return undefined
  if (head.text.startsWith('-')) throw new Error(`Redis: ${head.text}`)
  if (!head.text.startsWith('*')) return { reply: [head.text], length: head.end }
  const reply: string[] = []
  let at = head.end
  for (let left = Number(head.text.slice(1)); left > 0; left--) {
    const size = lineAt(received, at)
    if (!size) return undefined
    const end = size.end + Number(size.text.slice(1))
    if (received.length < end + 2) return undefined
    reply.push(received.toString('utf8', size.end, end))
    at = end + 2
  }
  return { reply, length: at }
}

function lineAt(received: Buffer, start: number): { text: string; end: number } | undefined {
  const end = received.indexOf('\r\n', start)
  return end < 0 ? undefined : { text: received.toString('utf8', start, end), end: end + 2 }
}
