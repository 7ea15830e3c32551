import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureDefaultLexicon } from '#server/origin/lexicon/default-lexicon.ts'

export type StarterLexicon = { dataFolder: string; file: string; remove: () => void }

/** The search database of our own dictionaries, built by the program that a first start runs, in a data folder of its own. */
export async function starterLexicon(): Promise<StarterLexicon> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sanavirta-starter-'))
  const lines: string[] = []
  try {
    const { ready } = await ensureDefaultLexicon({ dataFolder, isStarterOnly: true, report: (line) => lines.push(line) })
    await ready
  } catch (error) {
    throw new Error(lines.join('\n'), { cause: error })
  }
  const file = join(dataFolder, readFileSync(join(dataFolder, 'current'), 'utf8').trim())
  return { dataFolder, file, remove: () => rmSync(dataFolder, { recursive: true, force: true }) }
}
