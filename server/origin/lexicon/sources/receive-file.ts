import { createWriteStream } from 'node:fs'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fail, ok, type Result } from '#shared/result.ts'
import type { AcquireContext, SourceFailure } from './source.ts'

const SILENCE_MS = 30_000

/**
 * Receives a file into `partial`, going on from what is there already when the server still has that version. Fails with
 * `offline` when the connection cannot be made or breaks; the bytes that came are kept.
 */
export async function receiveFile(
  url: string,
  partial: string,
  { report, signal }: Pick<AcquireContext, 'report' | 'signal'>,
): Promise<Result<null, SourceFailure>> {
  const silence = silenceSignal()
  const stop = signal ? AbortSignal.any([signal, silence.signal]) : silence.signal
  try {
    const resume = await resumption(partial)
    const response = await fetch(url, { headers: resume.headers, signal: stop })
    const start = startOf(response, resume.offset)
    if (start === undefined) return await refused(response, url, partial)

    await writeFile(tagFile(partial), versionOf(response))
    const counter = countBytes({ name: basename(new URL(url).pathname), start, response, report, onBytes: silence.heard })
    if (!response.body) return fail({ code: 'broken-package', message: `${url}: the answer is empty.` })
    // The web stream type of fetch and the one that node takes are the same object under two names.
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
    await pipeline(body, counter, createWriteStream(partial, { flags: start > 0 ? 'a' : 'w' }), { signal: stop })
    return ok(null)
  } catch (cause) {
    if (signal?.aborted) return fail({ code: 'aborted', message: 'Stopped.' })
    return fail({ code: 'offline', message: `${url} could not be read: ${reasonOf(cause)}.` })
  } finally {
    silence.end()
  }
}

/** A strong ETag, else the date of the last change. */
const versionOf = ({ headers }: Response) => {
  const tag = headers.get('etag') ?? ''
  return tag === '' || tag.startsWith('W/') ? (headers.get('last-modified') ?? '') : tag
}

/** Where it is kept which version a partial file is of. */
export const tagFile = (partial: string) => `${partial}.etag`

/** Removes a partial file and its version. */
export const discardPartial = (partial: string) => Promise.all([rm(partial, { force: true }), rm(tagFile(partial), { force: true })])

/** `If-Range` makes the server send the whole file when it is no longer the one that the first bytes are of. RFC 9110 §13.1.5. */
async function resumption(partial: string): Promise<{ offset: number; headers: Record<string, string> }> {
  const offset = await stat(partial).then(
    ({ size }) => size,
    () => 0,
  ) // no such file
  const tag = await readFile(tagFile(partial), 'utf8').catch(() => '')
  const identity = { 'accept-encoding': 'identity' }
  if (offset === 0 || tag === '') return { offset: 0, headers: identity }
  return { offset, headers: { ...identity, range: `bytes=${offset}-`, 'if-range': tag } }
}

/** Where the answer's first byte belongs, or undefined when the answer is not the file. */
function startOf(response: Response, offset: number): number | undefined {
  if (response.status === 200) return 0
  const [, first] = /^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '') ?? []
  return response.status === 206 && Number(first) === offset ? offset : undefined
}

async function refused(response: Response, url: string, partial: string): Promise<Result<null, SourceFailure>> {
  await response.body?.cancel()
  // 416 and a range nobody asked for: what is here is no beginning of that file.
  if (response.status === 416 || response.status === 206) await discardPartial(partial)
  if (response.status === 416 || response.status === 206 || response.status >= 500)
    return fail({ code: 'offline', message: `${url} answered ${response.status}.` })
  return fail({ code: 'not-found', message: `${url} answered ${response.status}.` })
}

type Counting = { name: string; start: number; response: Response; report: AcquireContext['report']; onBytes: () => void }

function countBytes({ name, start, response, report, onBytes }: Counting) {
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  const total = Number.isNaN(length) ? {} : { totalBytes: start + length }
  return async function* counted(chunks: AsyncIterable<Buffer>) {
    let receivedBytes = start
    for await (const chunk of chunks) {
      receivedBytes += chunk.length
      onBytes()
      report({ name, receivedBytes, ...total })
      yield chunk
    }
  }
}

/** A signal that fires when nothing has been heard for a while, since a dead connection may never say so. */
function silenceSignal() {
  const controller = new AbortController()
  const fire = () => controller.abort(new Error(`nothing received for ${SILENCE_MS / 1000} s`))
  let timer = setTimeout(fire, SILENCE_MS)
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(fire, SILENCE_MS)
    },
    end: () => clearTimeout(timer),
  }
}

const reasonOf = (cause: unknown) => {
  const error = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
  return error instanceof Error ? error.message : String(error)
}
