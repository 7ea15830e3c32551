import { join } from 'node:path'
import type { KnownSource } from './sources/choose-source.ts'
import type { ProgressOutput } from './sources/progress-bar.ts'
import type { Source } from './sources/source.ts'

/** What every change of the lexicon needs of its surroundings. */
export type LexiconContext = {
  dataFolder: string
  /** Where our own dictionaries are. */
  starterFolder: string
  output: ProgressOutput
  now: () => number
  /** Where known dictionaries come from; left out: this machine's own sources. */
  sources?: readonly KnownSource[]
  /** Where the data for base forms comes from; left out: this machine's packages, or nowhere where `sources` is given. */
  packages?: Source
  signal?: AbortSignal
}

/** Where acquired files are kept between builds. */
export const sourcesFolder = (dataFolder: string): string => join(dataFolder, 'sources')

/** Writes a line for the operator. */
export const say = ({ output }: Pick<LexiconContext, 'output'>, line: string): void => void output.write(`${line}\n`)
