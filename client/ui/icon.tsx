import type { IconName } from './icon-shapes.ts'

/** One icon of the page's sprite. Decorative unless it has a `label` (a lock alone is called “Premium”). */
export function Icon({ name, label }: { name: IconName; label?: string }) {
  const use = <use href={`#i-${name}`} />
  if (label === undefined) {
    return (
      <svg className="ic" aria-hidden="true">
        {use}
      </svg>
    )
  }
  return (
    <svg className="ic" role="img" aria-label={label}>
      {use}
    </svg>
  )
}
