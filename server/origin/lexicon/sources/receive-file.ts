import { open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fail, ok, type Result } from '#shared/result.ts'
import type { AcquireContext, Progress, SourceFailure } from './source.ts'

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
  const heard = (progress: Progress) => {
    silence.heard()
    report(progress)
  }
  try {
    return await transfer(url, partial, { report: heard, signal: signal ? AbortSignal.any([signal, silence.signal]) : silence.signal })
  } catch (cause) {
    if (signal?.aborted) return fail({ code: 'aborted', message: 'Stopped.' })
    return fail({ code: 'offline', message: `it could not be read: ${reasonOf(cause)}.` })
  } finally {
    silence.end()
  }
}

type Transfer = { report: AcquireContext['report']; signal: AbortSignal }

async function transfer(url: string, partial: string, { report, signal }: Transfer): Promise<Result<null, SourceFailure>> {
  const resume = await resumption(partial)
  const response = await fetch(url, { headers: resume.headers, signal })
  const start = startOf(response, resume.offset)
  if (start === undefined) return refused(response, partial)
  if (!response.body) return fail({ code: 'broken-package', message: 'the answer is empty.' })

  if (start === 0) await discardPartial(partial)
  await writeFile(tagFile(partial), versionOf(response))
  const length = Number(response.headers.get('content-length') ?? Number.NaN)
  const progress = { name: basename(new URL(url).pathname), ...(Number.isNaN(length) ? {} : { totalBytes: start + length }) }
  await writeChunks(response.body, partial, { start, onWritten: (receivedBytes) => report({ ...progress, receivedBytes }) })
  return ok(null)
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

async function refused(response: Response, partial: string): Promise<Result<null, SourceFailure>> {
  await response.body?.cancel()
  // 416 and a range nobody asked for: what is here is no beginning of that file.
  if (response.status === 416 || response.status === 206) await discardPartial(partial)
  if (response.status === 416 || response.status === 206 || response.status >= 500)
    return fail({ code: 'offline', message: `the server answered ${response.status}.` })
  return fail({ code: 'not-found', message: `the server answered ${response.status}.` })
}

type Writing = { start: number; onWritten: (bytes: number) => void }

/** Each chunk is on the disk before the next is asked for, so that what came before a break is kept. */
async function writeChunks(body: AsyncIterable<Uint8Array>, partial: string, { start, onWritten }: Writing): Promise<void> {
  const file = await open(partial, start > 0 ? 'a' : 'w')
  try {
    let written = start
    for await (const chunk of body) {
      await file.writeFile(chunk)
      written += chunk.length
      onWritten(written)
    }
  } finally {
    await file.close()
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
