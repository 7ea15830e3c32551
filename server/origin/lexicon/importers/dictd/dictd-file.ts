import { isUtf8 } from 'node:buffer'
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { type IndexLine, readIndex } from './dictd-index.ts'

/** One entry's text and every index key that points at it. */
export type DictdRecord = { keys: string[]; offset: number; length: number }

/** An opened dictionary. `body` answers undefined when the text is not UTF-8 or lies outside of the file. */
export type DictdFile = {
  records: DictdRecord[]
  brokenLines: number[]
  body: (record: { offset: number; length: number }) => string | undefined
  /** The dictionary's own description of itself, such as its licence. */
  info: string
}

/**
 * Opens a dictionary by its `.index` and `.dict` or `.dict.dz` files. Throws when one cannot be read or unpacked.
 * dictzip is gzip with a table for random access, which unpacking it whole may ignore.
 */
export async function openDictd(indexPath: string, textPath: string): Promise<DictdFile> {
  const [indexText, packed] = await Promise.all([readFile(indexPath, 'utf8'), readFile(textPath)])
  const text = packed[0] === 0x1f && packed[1] === 0x8b ? gunzipSync(packed) : packed
  const { words, metadata, broken } = readIndex(indexText)

  const body: DictdFile['body'] = ({ offset, length }) => {
    const bytes = text.subarray(offset, offset + length)
    return bytes.length === length && isUtf8(bytes) ? bytes.toString('utf8') : undefined
  }
  const infoLine = metadata.find(({ key }) => /^00-?database-?info$/.test(key))
  return { records: recordsOf(words), brokenLines: broken, body, info: (infoLine && body(infoLine)) ?? '' }
}

/** Several keys may point at one body; bodies keep the order of the index, which is the order of homographs. */
function recordsOf(words: readonly IndexLine[]): DictdRecord[] {
  const records = new Map<string, DictdRecord>()
  for (const { key, offset, length } of words) {
    const place = `${offset} ${length}`
    const record = records.get(place)
    if (record) record.keys.push(key)
    else records.set(place, { keys: [key], offset, length })
  }
  return [...records.values()]
}
