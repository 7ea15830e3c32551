import type { Infobox } from '#shared/entry/translation-schema.ts'
import { InlineText } from '../parts/inline-text.tsx'

/** Longer remarks on usage (ENT-011). */
export function Infoboxes({ infoboxes }: { infoboxes: readonly Infobox[] }) {
  return infoboxes.map(({ title, paragraphs }) => (
    <section key={title ?? paragraphs[0]} className="info">
      {title === undefined ? null : <h3>{title}</h3>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <InlineText text={paragraph} />
        </p>
      ))}
    </section>
  ))
}
