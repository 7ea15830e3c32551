import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ensureBuilt } from '../support/built.ts'
import { type RunningServer, startNodeServer } from '../support/node-server.ts'
import { rawConnection, rawRequest, statusOf } from '../support/raw-request.ts'
import { START_MS } from '../support/runtimes.ts'

/** What no HTTP client sends, byte by byte, to the server on Node: in workerd only Cloudflare's own edge is spoken to. */
let server: RunningServer
beforeAll(async () => {
  ensureBuilt()
  server = await startNodeServer()
}, START_MS)
afterAll(() => server.stop())

const lines = (...all: string[]) => `${all.join('\r\n')}\r\n\r\n`
const send = (...all: string[]) => rawRequest(server.base, lines(...all))
const FORM = 'Content-Type: application/x-www-form-urlencoded'
const SAFE = ['Host: localhost', 'Sec-Fetch-Site: same-origin']
const LEAK = /evil\.test|\bat \S+ \(|Error:/

describe('request lines', () => {
  test.each([
    ['D06 another host than the header’s', 'GET http://evil.test/api/config/app HTTP/1.1'],
    ['D06 another brand’s host than the header’s', 'GET http://pacman.localhost/api/config/app HTTP/1.1'],
    ['D05 a second slash', 'GET //evil.test/api/x HTTP/1.1'],
    ['D05 a backslash', 'GET /\\evil.test/ HTTP/1.1'],
    ['D05 a backslash before a call', 'GET \\\\evil.test/api/config/app HTTP/1.1'],
    ['D05 no path at all', 'GET evil.test HTTP/1.1'],
  ])('%s is 400, 404 or 421, and nobody is sent there', async (_, line) => {
    const { status, text } = await send(line, 'Host: localhost')
    expect([400, 404, 421]).toContain(status)
    expect(text).not.toMatch(LEAK)
  })

  test.each([
    ['D01', '/api/content/%2e%2e/auth/login'],
    ['D01', '/api/content/../auth/authorize'],
    ['D02', '/api/content/..%2f..%2fauth/x'],
    ['D03', '/api/content/x%5c..%5c..%5cauth/login'],
    ['D22', '/api/unknown/x'],
    ['D22', '/api/internal/epochs'],
    ['E12', '/api/users/me;.js'],
    ['E12', '/user/settings/x.css'],
  ])('%s %s leads to no call', async (_, path) => {
    const { status, text } = await send(`GET ${path} HTTP/1.1`, 'Host: localhost')
    expect([302, 400, 404, 405]).toContain(status)
    expect(text.toLowerCase()).toMatch(/cache-control: (?:private, )?no-store/)
  })

  test.each(['TRACE', 'PROPFIND', 'get', 'Get', 'FOO', 'CONNECT'])('D18 the method %s is taken by nothing', async (method) => {
    const { status } = await send(`${method} / HTTP/1.1`, ...SAFE)
    expect([0, 400, 405]).toContain(status) // 0: Node closes a CONNECT that nobody listens to
  })
})

describe('hosts', () => {
  test.each([
    ['D08 an unknown one', 'Host: unknown.test', 421],
    ['D08 a trailing dot', 'Host: localhost.', 421],
    ['D08 a port that cannot be', 'Host: localhost:99999', 421],
    ['D08 a list', 'Host: localhost, evil.test', 421],
    ['D08 credentials', 'Host: localhost@evil.test', 421],
    ['D08 none', 'X-None: 1', 400],
    ['D08 an empty one', 'Host:', 421],
  ])('%s: refused', async (_, header, expected) => {
    const { status } = await send('GET / HTTP/1.1', header)
    expect([expected, 400]).toContain(status)
  })

  test('D08 two hosts never serve the second one’s brand', async () => {
    const { text } = await send('GET /api/config/app HTTP/1.1', 'Host: localhost', 'Host: pacman.localhost')
    expect(text).not.toContain('Pacman')
  })
})

describe('framing', () => {
  test.each([
    ['a chunked body that also has a length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\n'],
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6'], 'hello'],
    ['a space before the colon', ['X-A : b', 'Content-Length: 0'], ''],
    ['a folded line', ['X-A: b', ' c', 'Content-Length: 0'], ''],
    ['a length that is no number', ['Content-Length: +5'], 'hello'],
    ['an encoding that is none', ['Transfer-Encoding: xchunked'], ''],
  ])('D11 %s is 400', async (_, headers, body) => {
    const { status } = await rawRequest(server.base, lines('POST /search HTTP/1.1', ...SAFE, ...headers) + body)
    expect(status).toBe(400)
  })

  test('D11 a line that ends in a line feed alone is 400', async () => {
    const { status } = await rawRequest(server.base, 'GET / HTTP/1.1\nHost: localhost\n\n')
    expect(status).toBe(400)
  })

  test('D19 a chunked body one byte over the limit is 413, and one that says so is too', async () => {
    const body = 'a'.repeat(65_537)
    const chunked = await rawRequest(
      server.base,
      `${lines('POST /search HTTP/1.1', ...SAFE, FORM, 'Transfer-Encoding: chunked')}${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    )
    const declared = await rawRequest(server.base, lines('POST /search HTTP/1.1', ...SAFE, FORM, `Content-Length: ${body.length}`) + body)
    expect([chunked.status, declared.status]).toEqual([413, 413])
  })
})

describe('D20 too much', () => {
  test('of headers is 431 or 400, and the server answers the next one', async () => {
    for (const many of [[`Cookie: a=${'b'.repeat(64 * 1024)}`], Array.from({ length: 2_500 }, (_, index) => `X-${index}: b`)]) {
      const { status } = await send('GET / HTTP/1.1', 'Host: localhost', ...many)
      expect([400, 431]).toContain(status)
      expect((await send('GET /__version HTTP/1.1', 'Host: localhost')).status).toBe(200)
    }
  })

  test('of lines, none of them long, is answered, and so is the next one of the connection', async () => {
    const connection = rawConnection(server.base)
    const many = Array.from({ length: 301 }, (_, index) => `X-${index}: b`)
    const first = statusOf(await connection.send(lines('GET /__version HTTP/1.1', 'Host: localhost', ...many)))
    expect([200, 400, 431]).toContain(first)
    if (first === 200) expect(statusOf(await connection.send(lines('GET /__version HTTP/1.1', 'Host: localhost')))).toBe(200)
    connection.close()
  })
})

test('D10 D13 D16 what a visitor says of itself reaches nobody', async () => {
  const plain = await send('GET /api/config/app HTTP/1.1', 'Host: localhost')
  const loud = await send(
    'GET /api/config/app HTTP/1.1',
    'Host: localhost',
    'Connection: authorization, x-client-ip',
    'Authorization: Bearer victim',
    'Cookie: foo=1; __Host-sid=2',
    'X-User-Id: 1',
    'X-Forwarded-For: 6.6.6.6',
    'CF-Connecting-IP: 6.6.6.6',
    'X-Sk-Brand: pacman',
  )
  const bodyOf = (text: string) => text.slice(text.indexOf('\r\n\r\n'))
  expect([loud.status, bodyOf(loud.text)]).toEqual([200, bodyOf(plain.text)])
  expect(server.output()).not.toMatch(/6\.6\.6\.6|victim/)
})

test('D19 a visitor who leaves in the middle of a body is no failure of ours', async () => {
  const connection = rawConnection(server.base)
  void connection.send(`${lines('POST /search HTTP/1.1', ...SAFE, FORM, 'Content-Length: 10')}hello`)
  expect((await send('GET /__version HTTP/1.1', 'Host: localhost')).status).toBe(200) // by now it has come in
  connection.close()
  await vi.waitFor(() => expect(server.output()).toContain('"method":"POST","route":"page","status":400'))
})

test('the server has logged no failure', () => {
  expect(
    server
      .output()
      .split('\n')
      .filter((line) => /"event":"failure"|render_failed|[Uu]nhandled/.test(line)),
  ).toEqual([])
})
