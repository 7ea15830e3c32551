import { connect, type Socket } from 'node:net'

export type RawAnswer = { status: number; text: string }

export type RawConnection = {
  /** Writes bytes as they are and reads the head of the answer, or '' when the other end closes without one. */
  send: (bytes: string) => Promise<string>
  close: () => void
}

/** A connection on which a test writes what no HTTP client would. */
export function rawConnection(base: string): RawConnection {
  const { hostname, port } = new URL(base)
  const socket: Socket = connect({ host: hostname, port: Number(port) })
  socket.setEncoding('utf8')
  socket.on('error', () => undefined) // the other end may close at once: the answer is then what came before

  const send = (bytes: string) =>
    new Promise<string>((resolve) => {
      let text = ''
      const done = () => {
        socket.off('data', read)
        socket.off('close', done)
        resolve(text)
      }
      const read = (chunk: string) => {
        text += chunk
        if (isWhole(text)) done()
      }
      socket.on('data', read)
      socket.once('close', done)
      socket.write(bytes)
    })
  return { send, close: () => socket.destroy() }
}

/** One request on a connection of its own. */
export async function rawRequest(base: string, bytes: string): Promise<RawAnswer> {
  const connection = rawConnection(base)
  const text = await connection.send(bytes)
  connection.close()
  return { status: statusOf(text), text }
}

/** 0 when there was no answer. */
export const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)

/** An answer is whole when its body is as long as it says, or ends as chunks do. */
function isWhole(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return false
  const head = text.slice(0, end).toLowerCase()
  const body = text.slice(end + 4)
  const length = /\ncontent-length: (\d+)/.exec(head)?.[1]
  if (length !== undefined) return Buffer.byteLength(body) >= Number(length)
  return head.includes('transfer-encoding: chunked') ? body.endsWith('0\r\n\r\n') : true
}
