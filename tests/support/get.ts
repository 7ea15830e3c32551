import { request } from 'node:http'

export type Got = { status: number; headers: Record<string, string | string[] | undefined>; body: string; bytes: Buffer }

export type GetOptions = { method?: string; host?: string; headers?: Record<string, string>; body?: string | Buffer }

/**
 * Calls a running server by node:http. The one way tests do it: Node's fetch cannot resolve `*.localhost` and silently drops a
 * Host header, so a brand test through it passes against the wrong brand. `path` is sent as it is, unnormalised. No redirect is followed.
 * Each call has a connection of its own: workerd closes one whose request it has not read to the end.
 */
export function get(base: string, path: string, { method = 'GET', host, headers = {}, body }: GetOptions = {}): Promise<Got> {
  const { hostname, port } = new URL(base)
  return new Promise((resolve, reject) => {
    const all = { ...headers, ...(host ? { host } : {}) }
    const sent = request({ hostname, port, path, method, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('utf8'), bytes })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
