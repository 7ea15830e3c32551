import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Peer, PeerData, PeerRow } from './peer.ts'
import { freePort, programAt, startPeer } from './peer-process.ts'
import { asker, type ReadReply } from './replies.ts'

/** dictd with the same headwords. Asked one by one it waits for delayed acknowledgements, so questions are to be sent many at once. */
export async function dictdPeer({ folder, rows }: PeerData): Promise<Peer> {
  const program = programAt('/usr/sbin/dictd', '/usr/local/sbin/dictd', '/opt/homebrew/sbin/dictd')
  const port = await freePort()
  writeDatabase(folder, rows)
  const config = join(folder, 'dictd.conf')
  writeFileSync(config, configText(folder, port))
  const args = ['-d', 'nodetach', '-c', config, '-p', `${port}`, '--pid-file', join(folder, 'dictd.pid'), '--locale', 'C.UTF-8']
  chmodSync(folder, 0o755) // started by root it becomes another user
  const { socket, stop } = await startPeer({ program, args, at: { port }, readyWhen: ':I: bench' })
  const ask = asker(socket, readAnswer)
  await ask('CLIENT bench\r\n')
  const match = (strategy: string) => (word: string) => ask(`MATCH bench ${strategy} "${word}"\r\n`)
  return { floor: () => ask('STATUS\r\n'), works: { exact: match('exact'), prefix: match('prefix'), suffix: match('suffix') }, stop }
}

const configText = (folder: string, port: number) =>
  `global { port ${port} listen_to 127.0.0.1 limit_queries 100000000 }\naccess { allow * }\ndatabase bench { data "${folder}/bench.dict" index "${folder}/bench.index" }\n`

const FLAGS = ['00-database-allchars', '00-database-utf8']

/** The index is sorted by bytes, as dictd looks for words where all characters count. */
function writeDatabase(folder: string, rows: readonly PeerRow[]): void {
  const keys = [...new Set(rows.map(({ key }) => key))].map((key) => Buffer.from(key)).sort(Buffer.compare)
  const lines = [...FLAGS, ...keys.map(String)].map((key) => `${key}\tA\tB\n`)
  writeFileSync(join(folder, 'bench.index'), lines.join(''))
  writeFileSync(join(folder, 'bench.dict'), ' \n')
}

/** The words of an answer: one line, or a list that a line with a dot ends and one more line follows. The greeting is passed over. */
const readAnswer: ReadReply<string[]> = (received) => {
  const start = received.toString('latin1', 0, 4) === '220 ' ? lineEnd(received, 0) : 0
  if (start === undefined) return undefined
  const first = lineEnd(received, start)
  if (first === undefined) return undefined
  const code = received.toString('latin1', start, start + 3)
  if (code !== '152') {
    if (!ENDED.has(code)) throw new Error(`dictd: ${received.toString('utf8', start, first).trim()}`)
    return { reply: [], length: first }
  }
  const dot = received.indexOf(LIST_END, first)
  const length = dot < 0 ? undefined : lineEnd(received, dot + LIST_END.length)
  if (length === undefined) return undefined
  return { reply: received.toString('utf8', first, dot).split('\r\n').map(wordOf), length }
}

/** Done, as it stands, no match. */
const ENDED: ReadonlySet<string> = new Set(['250', '210', '552'])
const LIST_END = '\r\n.\r\n'

function lineEnd(received: Buffer, from: number): number | undefined {
  const end = received.indexOf('\r\n', from)
  return end < 0 ? undefined : end + 2
}

const wordOf = (line: string) => line.slice(line.indexOf('"') + 1, -1)
