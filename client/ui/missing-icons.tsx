import { useState } from 'react'
import type { IconName } from './icon-shapes.ts'
import { IconSprite } from './icon-sprite.tsx'

/** Icons that the page has not drawn for itself. Only once awake. */
export function MissingIcons({ names }: { names: readonly IconName[] }) {
  const [missing] = useState(() => names.filter((name) => document.getElementById(`i-${name}`) === null))
  return <IconSprite names={missing} />
}
