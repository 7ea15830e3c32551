import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ServedFile = {
  body: Buffer
  etag?: string
  /** Stops after so many bytes of the answer and waits for `breakOff`, once for each number. */
  stopAfter?: number[]
  /** Answers a range with the whole file, as some servers do. */
  ignoresRange?: boolean
}

export type FileServer = {
  url: string
  files: Map<string, ServedFile>
  requests: { path: string; range: string | undefined }[]
  breakOff: () => void
  close: () => Promise<void>
}

/** A real HTTP server on this machine with ranges (RFC 9110 §14), whose connections break when told to. */
export async function startFileServer(): Promise<FileServer> {
  const files = new Map<string, ServedFile>()
  const requests: FileServer['requests'] = []
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', range: request.headers.range })
    const file = files.get(request.url ?? '')
    if (file) send(file, request, response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // An http server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { url: `http://127.0.0.1:${port}`, files, requests, breakOff: () => server.closeAllConnections(), close }
}

function send(file: ServedFile, { headers }: IncomingMessage, response: ServerResponse): void {
  const [, first] = /^bytes=(\d+)-$/.exec(headers.range ?? '') ?? []
  const isSame = headers['if-range'] === undefined || headers['if-range'] === file.etag
  const start = first !== undefined && isSame && !file.ignoresRange ? Number(first) : 0
  if (start >= file.body.length && start > 0) {
    response.writeHead(416).end()
    return
  }
  const rest = file.body.subarray(start)
  response.writeHead(start > 0 ? 206 : 200, {
    'content-length': rest.length,
    ...(file.etag !== undefined && { etag: file.etag }),
    ...(start > 0 && { 'content-range': `bytes ${start}-${file.body.length - 1}/${file.body.length}` }),
  })
  const stopAfter = file.stopAfter?.shift()
  if (stopAfter === undefined) response.end(rest)
  else response.write(rest.subarray(0, stopAfter))
}
