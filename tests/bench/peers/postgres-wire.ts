import type { Socket } from 'node:net'
import { asker, type ReadReply } from './replies.ts'

/** The rows of an answer, each value as text. */
type Rows = (string | null)[][]

/** As much of PostgreSQL's protocol (version 3, without passwords) as one connection's prepared queries need. */
export type PostgresConnection = {
  /** Runs SQL text and throws at an error. */
  run: (sql: string) => Promise<Rows>
  copy: (into: string, lines: string) => Promise<unknown>
  prepare: (name: string, sql: string) => Promise<(...values: readonly string[]) => Promise<Rows>>
}

/** Opens a session over a connected socket. */
export async function postgresConnection(socket: Socket, user: string): Promise<PostgresConnection> {
  const ask = asker(socket, readAnswer)
  const settings = Buffer.from(`user\0${user}\0database\0postgres\0\0`)
  await ask(Buffer.concat([int32(settings.length + 8), int32(PROTOCOL), settings]))
  return {
    run: (sql) => ask(message('Q', text(sql))),
    copy: (into, lines) =>
      ask(Buffer.concat([message('Q', text(`COPY ${into} FROM STDIN`)), message('d', Buffer.from(lines)), message('c')])),
    async prepare(name, sql) {
      await ask(Buffer.concat([message('P', text(name), text(sql), int16(0)), SYNC]))
      const run = Buffer.concat([message('E', text(''), int32(0)), SYNC])
      return (...values) => {
        const sizes = values.flatMap((value) => [int32(Buffer.byteLength(value)), Buffer.from(value)])
        return ask(Buffer.concat([message('B', text(''), text(name), int16(0), int16(values.length), ...sizes, int16(0)), run]))
      }
    },
  }
}

const PROTOCOL = 196_608

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeInt16BE(value)
  return bytes
}

const text = (value: string) => Buffer.from(`${value}\0`)

function message(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

const SYNC = message('S')

/** All messages until the server is ready for the next question. Throws at an error. */
const readAnswer: ReadReply<Rows> = (received) => {
  const reply: Rows = []
  for (let at = 0; at + 5 <= received.length; ) {
    const type = received.toString('latin1', at, at + 1)
    const end = at + 1 + received.readInt32BE(at + 1)
    if (received.length < end) return undefined
    if (type === 'E') throw new Error(`PostgreSQL: ${received.toString('utf8', at + 5, end).replaceAll('\0', ' ')}`)
    if (type === 'D') reply.push(valuesOf(received.subarray(at + 5, end)))
    if (type === 'Z') return { reply, length: end }
    at = end
  }
  return undefined
}

function valuesOf(row: Buffer): (string | null)[] {
  const values: (string | null)[] = []
  let at = 2
  for (let left = row.readInt16BE(0); left > 0; left--) {
    const length = row.readInt32BE(at)
    at += 4
    values.push(length < 0 ? null : row.toString('utf8', at, at + length))
    at += Math.max(0, length)
  }
  return values
}
