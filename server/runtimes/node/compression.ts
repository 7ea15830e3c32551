import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'

const COMPRESSIBLE = /^(?:text\/(?:html|plain|css|xml)|application\/(?:json|xml|manifest\+json)|image\/svg\+xml)\b/
const TOO_SHORT_BYTES = 1024

/** Each chunk is flushed as it is written: a streamed page must not wait in the compressor. */
const compressors = {
  br: () => createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 6 }),
}

type Encoding = keyof typeof compressors

/** The response, compressed when the client takes it and it pays. Node's server compresses nothing by itself. */
export function compressed(acceptEncoding: string | undefined, response: Response): Response {
  const encoding = encodingFor(acceptEncoding)
  if (!encoding) return response // untouched: reading its fields would cost node-server's short way of answering
  const { headers, body, status } = response
  if (!body || headers.has('content-encoding') || !COMPRESSIBLE.test(headers.get('content-type') ?? '')) return response
  if (Number(headers.get('content-length') ?? TOO_SHORT_BYTES) < TOO_SHORT_BYTES) return response

  const result = new Headers(headers)
  result.set('content-encoding', encoding)
  result.append('vary', 'accept-encoding')
  result.delete('content-length')
  const etag = result.get('etag')
  if (etag && !etag.startsWith('W/')) result.set('etag', `W/${etag}`) // other bytes than the strong tag names: RFC 9110 §8.8.1
  const compressor = compressors[encoding]()
  // The DOM's and Node's stream types are two names of one class. The callback takes an error or an early close: both ends are shut.
  pipeline(Readable.fromWeb(body as unknown as NodeReadableStream<Uint8Array>), compressor, () => undefined)
  return new Response(Readable.toWeb(compressor) as unknown as ReadableStream, { status, headers: result })
}

function encodingFor(accept = ''): Encoding | undefined {
  const taken = accept
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim())
  if (taken.includes('br')) return 'br'
  return taken.includes('gzip') ? 'gzip' : undefined
}
