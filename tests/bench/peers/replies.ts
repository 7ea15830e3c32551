import type { Socket } from 'node:net'

/** Reads one reply from the front of what has come; undefined while it is not whole. */
export type ReadReply<Reply> = (received: Buffer) => { reply: Reply; length: number } | undefined

/** Asks over a socket, one question or many at once; replies come in the order of the questions. */
export function asker<Reply>(socket: Socket, read: ReadReply<Reply>): (question: Uint8Array | string) => Promise<Reply> {
  const waiting: { resolve: (reply: Reply) => void; reject: (error: unknown) => void }[] = []
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    try {
      for (let next = read(received); next; next = read(received)) {
        received = received.subarray(next.length)
        waiting.shift()?.resolve(next.reply)
      }
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error)
    }
  })
  socket.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error)
  })
  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject })
      socket.write(question)
    })
}
