import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

export type HttpOrigin = {
  url: string
  /** The paths it was asked for, logins left out. */
  calls: string[]
  /** Ends it at once, with every connection; nobody listens there afterwards. */
  stop: () => Promise<void>
}

/** An origin that answers by HTTP as the test says. Logins are answered for it. */
export function httpOrigin(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<HttpOrigin> {
  const calls: string[] = []
  const server = createHttpServer((request, response) => {
    const { url = '' } = request
    if (url === '/api/auth/authorize') return void json(response, { code: 'code' })
    if (url === '/api/auth/anon-login') return void json(response, { access_token: 'token', refresh_token: 'refresh', expires_in: 600 })
    calls.push(url)
    answer(request, response)
  })
  return listening(server, calls)
}

/** An origin that writes bytes as they are to whoever asks, then does what `end` says. */
export function rawOrigin(bytes: string, end: (socket: Socket) => void): Promise<HttpOrigin> {
  const calls: string[] = []
  const server = createServer((socket) => {
    socket.on('error', () => undefined) // the edge may go away first
    socket.once('data', (head: Buffer) => {
      calls.push(head.toString('latin1').split(' ')[1] ?? '')
      socket.write(bytes, 'latin1', () => end(socket))
    })
  })
  return listening(server, calls)
}

export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

function listening(server: Server, calls: string[]): Promise<HttpOrigin> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      for (const socket of sockets) socket.destroy()
    })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo // it listens on a port, not on a path
      resolve({ url: `http://127.0.0.1:${port}`, calls, stop })
    })
  })
}
