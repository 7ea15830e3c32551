import { fail, ok, type Result } from '#shared/result.ts'

export type BodyError = { code: 'body_too_large' }

/**
 * Reads a body up to `maxBytes`, counted after decoding, and stops the sender beyond that. Content-Length is not trusted.
 * Throws what the stream throws when it breaks off.
 */
export async function readBody(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Result<Uint8Array, BodyError>> {
  if (!body) return ok(new Uint8Array())

  const reader = body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    length += step.value.byteLength
    if (length > maxBytes) {
      await reader.cancel()
      return fail({ code: 'body_too_large' })
    }
    chunks.push(step.value)
  }
  const [only] = chunks
  return ok(chunks.length === 1 && only ? only : joined(chunks, length))
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
