import { createElement } from 'react'
import { ICON_SHAPES, type IconName } from './icon-shapes.ts'

type Shape = Readonly<Record<string, string> & { tag: string }>

/** The icons of one page, each drawn once and shown by `<use>`. */
export function IconSprite({ names }: { names: readonly IconName[] }) {
  return (
    <svg className="sprite" width="0" height="0" aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          {ICON_SHAPES[name].map(drawShape)}
        </symbol>
      ))}
    </svg>
  )
}

const drawShape = ({ tag, ...attributes }: Shape, index: number) => createElement(tag, { key: index, ...attributes })
