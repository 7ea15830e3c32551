import type { LoaderFunctionArgs, MetaDescriptor } from 'react-router'
import type { Frame } from '#client/layout/frame.ts'
import { PageFrame } from '#client/layout/page-frame.tsx'
import { pageContext } from '#client/page-context.ts'
import { Icon } from '#client/ui/icon.tsx'
import * as m from '#messages'
import { documentMeta } from './document-meta.ts'
import { frameOf } from './frame-of.ts'
import { type PageData, pageData, viewOf } from './page-data.ts'
import '#client/styles/pages.css'

type AccessView = { frame: Frame; origin: string }

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  return pageData<AccessView>({ frame: frameOf(page, request), origin: page.origin })
}

export function meta({ loaderData }: { loaderData: PageData<AccessView> | undefined }): MetaDescriptor[] {
  if (loaderData === undefined) return []
  const { frame, origin } = viewOf(loaderData)
  const title = `${m.ACCESS_TITLE({ appName: frame.appName })} – ${frame.appName}`
  return documentMeta({ title, description: m.ACCESS_INTRO(), path: '/get-access', isIndexed: true, locale: frame.locale, origin })
}

/** What is free, what Premium and organisations open, and whom to ask. */
export default function GetAccess({ loaderData }: { loaderData: PageData<AccessView> }) {
  const { frame } = viewOf(loaderData)
  return (
    <PageFrame frame={frame} icons={['check']} isSolid>
      <div className="wrap text-page stack spacious">
        <header className="stack">
          <h1 tabIndex={-1}>{m.ACCESS_TITLE({ appName: frame.appName })}</h1>
          <p className="muted">{m.ACCESS_INTRO()}</p>
        </header>
        <div className="ruled h">
          <Level title={m.ACCESS_FREE()} points={[m.ACCESS_FREE_DICTIONARIES(), m.ACCESS_FREE_ENTRIES(), m.ACCESS_FREE_NO_ACCOUNT()]} />
          <Level title={m.ACCESS_PREMIUM()} points={[m.PREMIUM_BENEFIT_DICTIONARIES(), m.PREMIUM_BENEFIT_ENTRIES()]} />
          <Level title={m.ACCESS_ORGANISATIONS()} points={[m.ACCESS_ORGANISATIONS_DICTIONARY_SEARCH(), m.ACCESS_ORGANISATIONS_ALL()]} />
        </div>
        <div className="stack">
          <p>{m.ACCESS_HOW()}</p>
          <p className="row">
            <a className="btn pri" href="/legal/contact">
              {m.FOOTER_CONTACT()}
            </a>
          </p>
        </div>
      </div>
    </PageFrame>
  )
}

function Level({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="stack" aria-label={title}>
      <h2>{title}</h2>
      <ul className="ticks">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
