import { labelText } from '#client/i18n/message-by-key.ts'

/** The label fields that entries, senses and translations share. */
export type Labelled = {
  pos?: readonly string[]
  scopes?: readonly string[]
  registers?: readonly string[]
  geography?: readonly string[]
  grammar?: readonly string[]
  inflections?: readonly string[]
  inflection_class?: string | undefined
  notes?: readonly string[]
}

/** Subject field, register and frequency, region. */
export function UsageLabels({
  of: { scopes = [], registers = [], geography = [] },
  skipsGeography,
}: {
  of: Labelled
  skipsGeography?: boolean
}) {
  return (
    <>
      {scopes.map((scope) => (
        <span key={`s${scope}`} className="scope">
          {labelText('scope', scope)}
        </span>
      ))}
      {registers.map((register) => (
        <span key={`r${register}`} className="reg">
          {labelText('register', register)}
        </span>
      ))}
      {geography.map((region) => (
        <RegionLabel key={`g${region}`} region={region} isRaw={skipsGeography ?? false} />
      ))}
    </>
  )
}

/** A region's short form, spelled out in its title. */
export function RegionLabel({ region, isRaw }: { region: string; isRaw: boolean }) {
  const name = isRaw ? region : labelText('geo', region)
  return name === region ? (
    <span className="geo">{region}</span>
  ) : (
    <abbr className="geo" title={name}>
      {region}
    </abbr>
  )
}

/** Part of speech. */
export const PosLabels = ({ of: { pos = [] } }: { of: Labelled }) =>
  pos.length === 0 ? null : <span className="pos">{pos.map((one) => labelText('pos', one)).join(', ')}</span>

/** Inflected forms, inflection class and grammar notes, on one quiet line: `talon : taloa : taloja (1)`. */
export function GrammarLabels({ of: { inflections = [], inflection_class, grammar = [] } }: { of: Labelled }) {
  const forms = [inflections.join(' : '), inflection_class === undefined ? '' : `(${inflection_class})`].filter(Boolean).join(' ')
  return (
    <>
      {forms === '' ? null : <span className="gram">{forms}</span>}
      {grammar.length === 0 ? null : <span className="gram">{grammar.join(', ')}</span>}
    </>
  )
}

/** Usage notes in ( ). */
export const Notes = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? null : <span className="n">({texts.join('; ')})</span>
