import { type LexiconContext, say } from '../lexicon-context.ts'
import type { InstalledDictionary } from '../lexicon-manifest.ts'
import { KNOWN_DICTIONARIES } from '../sources/known-dictionaries.ts'
import type { LexiconCommand } from './run-lexicon-command.ts'

/** `list`: what is installed and what could be. */
export const listDictionaries: LexiconCommand = async (_names, manifest, context) => {
  say(context, 'Installed:')
  table(context, manifest.dictionaries.map(installedRow))
  if (manifest.morphology?.length) say(context, 'For base forms:')
  table(
    context,
    (manifest.morphology ?? []).map(({ code, edition, licence }) => [code, edition ?? '', licence.name]),
  )
  const installed = new Set(manifest.dictionaries.map(({ code }) => code))
  const available = KNOWN_DICTIONARIES.filter(({ meta }) => !installed.has(meta.code))
  say(context, 'Could be added:')
  table(context, [
    ...manifest.withoutStarter.map((code) => [code, 'ours, removed']),
    ...available.map(({ meta, debianPackage, isInverted }) => [
      meta.code,
      isInverted ? `made from ${debianPackage}` : debianPackage,
      meta.licence.name,
    ]),
  ])
  return true
}

const installedRow = ({ code, entries, errors, kind, edition, licence }: InstalledDictionary) => [
  code,
  `${entries} entries${errors > 0 ? `, ${errors} unreadable` : ''}`,
  edition ?? '',
  kind === 'starter' ? 'ours' : kind,
  licence.name,
]

function table(context: LexiconContext, rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) say(context, '  (nothing)')
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  for (const row of rows) say(context, `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd())
}
