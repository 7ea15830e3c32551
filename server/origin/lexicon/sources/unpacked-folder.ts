import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** Says in a finished folder which version it holds; a folder without it was never finished. */
const MARK = '.acquired.json'
const MarkSchema = v.object({ edition: v.string(), checksum: v.string() })
export type Mark = v.InferOutput<typeof MarkSchema>

/** What a folder was unpacked from, or undefined when it is not there or not whole. */
export async function markOf(folder: string): Promise<Mark | undefined> {
  try {
    const parsed = v.safeParse(MarkSchema, JSON.parse(await readFile(join(folder, MARK), 'utf8')))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined // not there yet: the usual case
  }
}

/** Replaces a folder by what `unpack` puts into an empty one, all or nothing. `unpack` answers whether it went well. */
export async function replaceFolder(folder: string, mark: Mark, unpack: (into: string) => Promise<boolean>): Promise<boolean> {
  const fresh = `${folder}.new`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true })
  if (!(await unpack(fresh))) {
    await rm(fresh, { recursive: true, force: true })
    return false
  }
  await writeFile(join(fresh, MARK), JSON.stringify(mark))
  await rm(folder, { recursive: true, force: true })
  await rename(fresh, folder)
  return true
}

/** Every file below a folder, sorted, without the mark and without links. */
export async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  return found
    .filter((file) => file.isFile() && file.name !== MARK)
    .map((file) => join(file.parentPath, file.name))
    .sort()
}
