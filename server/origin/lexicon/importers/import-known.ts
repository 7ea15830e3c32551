import { fail, ok, type Result } from '#shared/result.ts'
import type { AcquiredDictionary } from '../sources/choose-source.ts'
import { type DictdFailure, importDictd } from './dictd/import-dictd.ts'
import type { DictionaryMeta, ImportedDictionary } from './imported-entry.ts'
import { invertDictionary } from './invert.ts'

/** Opens an acquired dictionary for import: FreeDict's as it is, or turned round. Fails when its files are not a readable dictd dictionary. */
export async function importKnown({ known, acquired }: AcquiredDictionary): Promise<Result<ImportedDictionary, DictdFailure>> {
  const indexPath = acquired.files.find((file) => file.endsWith('.index'))
  const textPath = acquired.files.find((file) => /\.dict(?:\.dz)?$/.test(file))
  const [first, second] = known.meta.langs
  if (indexPath === undefined || textPath === undefined || first === undefined || second === undefined)
    return fail({ code: 'unreadable', message: `${acquired.name} holds no dictd dictionary (.index and .dict.dz).` })

  const { edition, checksum, sourceUrl } = acquired
  const dictionary: DictionaryMeta = {
    ...known.meta,
    ...(edition !== undefined && { edition }),
    ...(checksum !== undefined && { checksum }),
    ...(sourceUrl !== undefined && { sourceUrl }),
  }
  const [from, to] = known.isInverted ? [second, first] : [first, second]
  const imported = await importDictd({ indexPath, textPath, dictionary, reading: { ...known.reading, from, to } })
  if (!imported.ok || !known.isInverted) return imported
  return ok(invertDictionary(imported.value, dictionary))
}
