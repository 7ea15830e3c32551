import type { Result } from '#shared/result.ts'

/** How far one download is. `totalBytes` is missing when nobody has said how large it will be. */
export type Progress = { name: string; receivedBytes: number; totalBytes?: number }

export type AcquireContext = {
  /** A folder of the caller's, kept between runs: what is there already is not fetched again. */
  folder: string
  report: (progress: Progress) => void
  signal?: AbortSignal
}

/** One acquired thing, unpacked. `checksum` is `sha256:` or `sha512:` and hex digits, of the file that was fetched. */
export type Acquired = {
  name: string
  files: string[]
  edition?: string
  checksum?: string
  sourceUrl?: string
  /** The file with the licence's text and the names of the authors, as the source gives them. */
  licenceFile?: string
}

/** Everything that could be had, and for the rest why it could not. */
export type Acquisition = { acquired: Acquired[]; missing: { name: string; reason: string }[] }

export type SourceFailure = {
  code: 'offline' | 'tool-missing' | 'not-found' | 'checksum-mismatch' | 'broken-package' | 'aborted'
  /** For the operator: what failed and what to do about it. */
  message: string
}

/** A place where words come from. Fails only when nothing at all could be had. */
export type Source = {
  name: string
  acquire: (names: readonly string[], context: AcquireContext) => Promise<Result<Acquisition, SourceFailure>>
}
