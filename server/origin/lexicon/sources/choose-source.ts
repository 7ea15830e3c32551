import { fail, ok, type Result } from '#shared/result.ts'
import { debianPackages } from './debian-package.ts'
import { freedictSite } from './freedict-site.ts'
import type { KnownDictionary } from './known-dictionaries.ts'
import { runCommand } from './run-command.ts'
import type { AcquireContext, Acquired, Acquisition, Source, SourceFailure } from './source.ts'

/** A known dictionary and the files it is read from. */
export type AcquiredDictionary = { known: KnownDictionary; acquired: Acquired }

export type KnownAcquisition = { dictionaries: AcquiredDictionary[]; missing: { name: string; reason: string }[] }

/** A source and what it calls a known dictionary. */
export type KnownSource = { source: Source; nameOf: (known: KnownDictionary) => string }

/** Where this machine can get known dictionaries, in the order in which to ask: its own package sources, if it has any, then FreeDict's site. */
export async function availableSources(): Promise<KnownSource[]> {
  const debian: KnownSource = { source: debianPackages, nameOf: ({ debianPackage }) => debianPackage }
  const freedict: KnownSource = { source: freedictSite(), nameOf: ({ freedictName }) => freedictName }
  const hasApt = (await runCommand('apt-get', ['--version'])).status === 'ended'
  return hasApt ? [debian, freedict] : [freedict]
}

/**
 * Acquires known dictionaries, asking each source for what the ones before it did not have. Fails only when there are none at
 * all; `offline` then means to go on with the starter dictionaries alone.
 */
export async function acquireKnown(
  wanted: readonly KnownDictionary[],
  context: AcquireContext,
  sources?: readonly KnownSource[],
): Promise<Result<KnownAcquisition, SourceFailure>> {
  const found: Found = { acquired: new Map(), reasons: new Map() }
  const failures: SourceFailure[] = []
  for (const source of sources ?? (await availableSources())) {
    const lacking = wanted.filter(({ freedictName }) => !found.acquired.has(freedictName))
    if (lacking.length === 0) break
    const result = await source.source.acquire([...new Set(lacking.map(source.nameOf))], context)
    if (result.ok) for (const known of lacking) note(found, known, { source, acquisition: result.value })
    else failures.push(result.error)
    if (!result.ok && result.error.code === 'aborted') break
  }
  return found.acquired.size > 0 ? ok(outcome(wanted, found)) : fail(failureOf(failures))
}

/** By FreeDict's name, since an inverted dictionary is made of another's files. */
type Found = { acquired: Map<string, Acquired>; reasons: Map<string, string> }

function note(found: Found, known: KnownDictionary, { source, acquisition }: { source: KnownSource; acquisition: Acquisition }): void {
  const isIt = ({ name }: { name: string }) => name === source.nameOf(known)
  const acquired = acquisition.acquired.find(isIt)
  if (acquired) found.acquired.set(known.freedictName, acquired)
  else found.reasons.set(known.freedictName, `${source.source.name}: ${acquisition.missing.find(isIt)?.reason ?? 'not there'}`)
}

function outcome(wanted: readonly KnownDictionary[], { acquired, reasons }: Found): KnownAcquisition {
  const dictionaries = wanted.flatMap((known) => {
    const files = acquired.get(known.freedictName)
    return files ? [{ known, acquired: files }] : []
  })
  const missing = wanted
    .filter(({ freedictName }) => !acquired.has(freedictName))
    .map(({ meta, freedictName }) => ({ name: meta.code, reason: reasons.get(freedictName) ?? 'not there' }))
  return { dictionaries, missing }
}

/** Being stopped, then being offline, explains every other failure. */
function failureOf(failures: readonly SourceFailure[]): SourceFailure {
  const offline = failures.find(({ code }) => code === 'offline')
  const message = `No dictionaries could be fetched, so the starter dictionaries are served alone. ${offline?.message ?? ''}`
  const aborted = failures.find(({ code }) => code === 'aborted')
  if (aborted) return aborted
  return offline
    ? { code: 'offline', message }
    : (failures.at(-1) ?? { code: 'not-found', message: 'This machine has no source of dictionaries.' })
}
