import type { Sense } from '#shared/entry/sense-schema.ts'
import type { EntryReading } from '../entry-reading.ts'
import { SenseView } from './sense-view.tsx'

/** Numbered senses; the style sheet leaves the number off where there is one only (ENT-033). */
export function Senses({ senses, reading }: { senses: readonly Sense[]; reading: EntryReading }) {
  if (senses.length === 0) return null
  return (
    <ol className="senses">
      {senses.map((sense) => (
        <li key={sense.id} className="sense">
          <SenseView sense={sense} reading={reading} />
        </li>
      ))}
    </ol>
  )
}
