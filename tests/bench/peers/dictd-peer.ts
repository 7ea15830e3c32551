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
  const { socket, stop } = await startPeer({ program, args, at: { port } })
  const ask = asker(socket, readAnswer)
  await ask('CLIENT bench\r\n')
  const match = (strategy: string) => (word: string) => ask(`MATCH bench ${strategy} "${word}"\r\n`)
  return { floor: () => ask('STATUS\r\n'), works: { exact: match('exact'), prefix: match('prefix'), suffix: match('suffix') }, stop }
}

const configText = (folder: string, port: number) =>
  `global { port ${port} listen_to 127.0.0.1 }\naccess { allow * }\ndatabase bench { data "${folder}/bench.dict" index "${folder}/bench.index" }\n`

const FLAGS = ['00-database-allchars', '00-database-utf8']

/** The index is sorted by bytes, as dictd looks for words where all characters count. */
function writeDatabase(folder: string, rows: readonly PeerRow[]): void {
  const keys = [...new Set(rows.map(({ key }) => key))].map((key) => Buffer.from(key)).sort(Buffer.compare)
  const lines = [...FLAGS, ...keys.map(String)].map((key) => `${key}\tA\tB\n`)
  writeFileSync(join(folder, 'bench.index'), lines.join(''))
  writeFileSync(join(folder, 'bench.dict'), ' \n')
}

/** What ends an answer: done, no match, or that something is wrong. */
const LAST_LINE = /(?:^|\n)(?:(2[15]0 |552 )|([45]\d\d )|220 )[^\n]*\r\n/

/** The words of an answer. The greeting is passed over. */
const readAnswer: ReadReply<string[]> = (received) => {
  const text = received.toString('latin1') // a character for a byte
  const greeting = /^220 [^\n]*\n/.exec(text)?.[0].length ?? 0
  const last = LAST_LINE.exec(text.slice(greeting))
  if (!last) return undefined
  if (last[2] !== undefined) throw new Error(`dictd: ${last[0].trim()}`)
  const length = greeting + last.index + last[0].length
  const lines = received.toString('utf8', greeting, greeting + last.index).split('\r\n')
  return { reply: lines.flatMap((line) => /^bench "(.*)"$/.exec(line)?.[1] ?? []), length }
}
