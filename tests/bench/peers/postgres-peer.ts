import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { LAST_CHARACTER, type Peer, type PeerData } from './peer.ts'
import { programAt, startPeer, unprivileged } from './peer-process.ts'
import { type PostgresConnection, postgresConnection } from './postgres-wire.ts'

const USER = 'bench'

/** PostgreSQL with the same rows: by a range and a sort, as one would write it, and with our own table of ready-made prefixes. */
export async function postgresPeer(data: PeerData): Promise<Peer> {
  const { folder } = data
  const programs = '/usr/lib/postgresql/*/bin'
  const as = unprivileged('postgres', folder)
  const cluster = join(folder, 'cluster')
  const initdb = programAt(`${programs}/initdb`, '/usr/local/bin/initdb', '/opt/homebrew/bin/initdb')
  execFileSync(initdb, ['-D', cluster, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], { stdio: 'ignore', ...as })
  const program = programAt(`${programs}/postgres`, '/usr/local/bin/postgres', '/opt/homebrew/bin/postgres')
  const args = ['-D', cluster, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off', '-c', 'shared_buffers=512MB']
  const { socket, stop } = await startPeer({
    program,
    args,
    at: { path: join(folder, '.s.PGSQL.5432') },
    as,
    readyWhen: 'ready to accept connections',
  })
  const connection = await postgresConnection(socket, USER)
  await fill(connection, data)

  const floor = await connection.prepare('floor', 'SELECT 1')
  const exact = await connection.prepare('exact', 'SELECT headword FROM word WHERE key = $1')
  const naive = await connection.prepare('naive', NAIVE_SQL)
  const ready = await connection.prepare('ready', READY_SQL)
  return {
    floor: () => floor(),
    works: {
      exact: async (word) => firstOf(await exact(word)),
      'prefix, naive': async (prefix) => firstOf(await naive(prefix, prefix + LAST_CHARACTER)),
      'prefix, our top table': async (prefix) => {
        const rows = await ready(prefix, prefix + LAST_CHARACTER)
        const [first] = rows[0] ?? []
        // As the index wrote it.
        return first ? (JSON.parse(first) as [string][]).map(([headword]) => headword) : rows.map(([, headword]) => headword ?? '')
      },
    },
    stop,
  }
}

const firstOf = (rows: readonly (string | null)[][]) => rows.map(([value]) => value ?? '')

const ORDER = 'ORDER BY weight DESC, length(headword), headword LIMIT 10'
const NAIVE_SQL = `SELECT headword FROM word WHERE key >= $1 AND key < $2 ${ORDER}`

/** PostgreSQL looks for the ready-made row once, and does not walk the range when there is one. */
const READY_SQL = `SELECT first, NULL::text FROM top_prefix WHERE prefix = $1
UNION ALL SELECT * FROM (SELECT NULL::text, headword FROM word
  WHERE NOT EXISTS (SELECT 1 FROM top_prefix WHERE prefix = $1) AND key >= $1 AND key < $2 ${ORDER}) AS found`

async function fill({ run, copy }: PostgresConnection, { rows, prefixes }: PeerData): Promise<void> {
  await run('CREATE TABLE word (key text, headword text, weight integer); CREATE TABLE top_prefix (prefix text PRIMARY KEY, first text)')
  await copy('word', rows.map(({ key, headword, weight }) => `${escaped(key)}\t${escaped(headword)}\t${weight}\n`).join(''))
  await copy('top_prefix', prefixes.map(({ prefix, first }) => `${escaped(prefix)}\t${escaped(first)}\n`).join(''))
  await run('CREATE INDEX ON word (key, weight) INCLUDE (headword)')
  await run('VACUUM ANALYZE')
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\')
