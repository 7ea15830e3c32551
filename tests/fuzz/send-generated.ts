import fc from 'fast-check'
import { type ASKERS, type GeneratedRequest, generatedRequest } from './generated-requests.ts'
import { faultOf } from './judge-answer.ts'
import { wholeProduct } from './whole-product.ts'

/**
 * `node send-generated.ts <count> <seed> [<path>]`: sends so many generated requests to the whole product in this process. Says each
 * request before it sends it, so that whoever started it knows what it hangs on; ends with 1 and the smallest failing request if one fails.
 */
const [count = '1000', seed = '1', path] = process.argv.slice(2)
/** Of this process: how much else the machine does is no matter. */
const LONGEST_MS = 2000

const product = await wholeProduct()
const sessions: Record<(typeof ASKERS)[number], string> = {
  anonymous: '',
  premium: await product.signIn('personal', 'localhost'),
  team: await product.signIn('team_plus', 'pacman.localhost'),
}
console.warn = () => {} // every unknown URL is noted
const statuses: Record<string, number> = {}
let sent = 0
let slowest = { ms: 0, url: '' }

async function send({ host, asker, url, cookie, body }: GeneratedRequest): Promise<void> {
  process.send?.({ url: `${asker} ${host}${url}` })
  const cookies = [sessions[asker], cookie].filter((text) => text !== '').join('; ')
  const json = { 'x-sk-client': '1', 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const headers = { ...(cookies && { cookie: cookies }), ...(body === undefined ? {} : json) }
  const began = process.cpuUsage()
  const response = await product.send(`http://${host}${url}`, body === undefined ? { headers } : { method: 'POST', headers, body })
  const text = await response.text()
  const { user, system } = process.cpuUsage(began)
  const ms = (user + system) / 1000
  if (ms > slowest.ms) slowest = { ms, url }
  sent += 1
  const kind = `${url.startsWith('/api/') ? 'call' : 'page'} ${response.status}`
  statuses[kind] = (statuses[kind] ?? 0) + 1

  const { pathname } = new URL(`http://${host}${url}`)
  const type = response.headers.get('content-type') ?? ''
  const fault = faultOf(pathname, { status: response.status, type, location: response.headers.get('location'), body: text })
  if (fault !== undefined) throw new Error(fault)
  if (ms > LONGEST_MS) throw new Error(`It took ${Math.round(ms)} ms`)
  const [failure] = product.failures.splice(0)
  if (failure !== undefined) throw failure
}

const settings = { numRuns: Number(count), seed: Number(seed), ...(path === undefined ? {} : { path }) }
try {
  await fc.assert(fc.asyncProperty(generatedRequest, send), settings)
} catch (error) {
  console.log(error instanceof Error ? `${error.message}\n${error.cause instanceof Error ? error.cause.stack : ''}` : error)
  process.exitCode = 1
}
console.log(JSON.stringify({ sent, statuses, slowest }))
product.close()
process.disconnect?.()
