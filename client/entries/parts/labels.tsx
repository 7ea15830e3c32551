import { Fragment } from 'react'
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
}

type UsageProps = { of: Labelled; skipsGeography?: boolean }

/** Subject field, register and frequency, region. Labels end in a space, so that they are words of their own when copied or read aloud. */
export function UsageLabels({ of: { scopes = [], registers = [], geography = [] }, skipsGeography = false }: UsageProps) {
  return (
    <>
      {scopes.map((scope) => (
        <Label key={`s${scope}`} className="scope" text={labelText('scope', scope)} />
      ))}
      {registers.map((register) => (
        <Label key={`r${register}`} className="reg" text={labelText('register', register)} />
      ))}
      {geography.map((region) => (
        <Fragment key={`g${region}`}>
          <RegionLabel region={region} isRaw={skipsGeography} />{' '}
        </Fragment>
      ))}
    </>
  )
}

const Label = ({ className, text }: { className: string; text: string }) => (
  <>
    <span className={className}>{text}</span>{' '}
  </>
)

/** A region's short form, spelled out in its title. */
export function RegionLabel({ region, isRaw }: { region: string; isRaw: boolean }) {
  const name = isRaw ? region : labelText('geo', region)
  if (name === region) return <span className="geo">{region}</span>
  return (
    <abbr className="geo" title={name}>
      {region}
    </abbr>
  )
}

/** Part of speech. */
export const PosLabels = ({ of: { pos = [] } }: { of: Labelled }) =>
  pos.length === 0 ? null : <Label className="pos" text={pos.map((one) => labelText('pos', one)).join(', ')} />

/** Inflected forms, inflection class and grammar notes, on one quiet line: `talon : taloa : taloja (1)`. */
export function GrammarLabels({ of: { inflections = [], inflection_class, grammar = [] } }: { of: Labelled }) {
  const forms = [inflections.join(' : '), inflection_class === undefined ? '' : `(${inflection_class})`].filter(Boolean).join(' ')
  return (
    <>
      {forms === '' ? null : <Label className="gram" text={forms} />}
      {grammar.length === 0 ? null : <Label className="gram" text={grammar.map((one) => labelText('tag', one)).join(', ')} />}
    </>
  )
}

/** Usage notes in ( ). */
export const Notes = ({ texts }: { texts: readonly string[] }) =>
  texts.length === 0 ? null : <Label className="n" text={`(${texts.join('; ')})`} />
