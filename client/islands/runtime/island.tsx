import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import type { IslandDefinition, WakeOn } from './define-island.ts'
import { END_MARKER_HTML } from './end-marker.ts'
import { IslandRoot } from './island-root.tsx'

type IslandProps<Props extends object> = {
  is: IslandDefinition<Props>
  /** Unique on the page; prefixes the ids inside. */
  id: string
  props: Props
  /** The plain form or link that stands here when the island cannot be drawn. */
  fallback?: ReactNode
}

/**
 * Draws an island on the server as a React root of its own.
 *
 * The browser hydrates it as a root too, so both sides give `useId` the same values and no page context can leak in.
 * An island that throws costs the page that island only: it is reported by name and `fallback` is drawn.
 */
export function Island<Props extends object>({ is, id, props, fallback = null }: IslandProps<Props>) {
  const drawn = draw({ is, id, props })
  if (!drawn) return fallback
  return (
    <app-island
      id={id}
      name={is.name}
      wake-on={is.wakeOn}
      props={drawn.props}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, of a root that the browser hydrates by itself.
      dangerouslySetInnerHTML={{ __html: drawn.html + END_MARKER_HTML }}
    />
  )
}

function draw<Props extends object>({ is, id, props }: IslandProps<Props>) {
  const { component: Component } = is
  try {
    const parsed = parse(is.props, props)
    const root = (
      <IslandRoot>
        <Component {...parsed} />
      </IslandRoot>
    )
    return { html: renderToString(root, { identifierPrefix: id }), props: JSON.stringify(parsed) }
  } catch (error) {
    // The page goes on without it; whoever runs the service reads which island it was.
    console.error(`Island "${is.name}" could not be drawn`, error)
    return undefined
  }
}

type AppIslandAttributes = {
  id: string
  name: string
  'wake-on': WakeOn
  props: string
  dangerouslySetInnerHTML: { __html: string }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'app-island': AppIslandAttributes
    }
  }
}
