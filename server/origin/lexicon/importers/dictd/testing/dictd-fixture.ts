import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A record as it would lie in the files: its index keys and its body. */
export type FixtureRecord = { keys: readonly string[]; body: string | Buffer }

export type DictdFixture = { indexPath: string; textPath: string; remove: () => Promise<void> }

/** Writes a dictd dictionary (index and dictzip text) into a folder of its own; `extraLines` are put at the index's end as they are. */
export async function writeDictd(
  records: readonly FixtureRecord[],
  { name = 'freedict-aaa-bbb', extraLines = [] }: { name?: string; extraLines?: readonly string[] } = {},
): Promise<DictdFixture> {
  const folder = await mkdtemp(join(tmpdir(), 'dictd-'))
  const paths = { indexPath: join(folder, `${name}.index`), textPath: join(folder, `${name}.dict.dz`) }
  const bodies = records.map(({ body }) => Buffer.from(body))
  let offset = 0
  const lines = records.flatMap(({ keys }, at) => {
    const length = bodies[at]?.length ?? 0
    const place = `${base64Number(offset)}\t${base64Number(length)}`
    offset += length
    return keys.map((key) => `${key}\t${place}`)
  })
  await writeFile(paths.indexPath, `${[...lines, ...extraLines].join('\n')}\n`)
  await writeFile(paths.textPath, gzipSync(Buffer.concat(bodies)))
  return { ...paths, remove: () => rm(folder, { recursive: true }) }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const base64Number = (number: number): string => (number < 64 ? '' : base64Number(Math.floor(number / 64))) + DIGITS.charAt(number % 64)
