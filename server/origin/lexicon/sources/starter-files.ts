import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** The paths of our own dictionaries and of their groups in a folder, sorted. Throws when the folder cannot be read. */
export async function starterFiles(folder: string): Promise<{ dictionaries: string[]; groups: string[] }> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()
  const isGroups = (name: string) => name.endsWith('.groups.json')
  return {
    dictionaries: names.filter((name) => !isGroups(name)).map((name) => join(folder, name)),
    groups: names.filter(isGroups).map((name) => join(folder, name)),
  }
}
