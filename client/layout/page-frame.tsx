import type { ReactNode } from 'react'
import * as m from '#messages'
import type { IconName } from '../ui/icon-shapes.ts'
import { IconSprite } from '../ui/icon-sprite.tsx'
import { FLASH_ICONS, Flashes } from './flashes.tsx'
import { Footer } from './footer.tsx'
import type { Frame } from './frame.ts'
import { Header } from './header.tsx'
import { NarrowMenu } from './narrow-menu.tsx'
import { ProfileMenu, profileIcons } from './profile-menu.tsx'

const FRAME_ICONS: readonly IconName[] = ['menu', 'x', 'shield-check', ...FLASH_ICONS]

type PageFrameProps = {
  frame: Frame
  /** The page's icons beside those of header and footer; each is drawn once. */
  icons?: readonly IconName[]
  /** The results shell, which grows at 1440 px. */
  isWide?: boolean
  /** Between header and main: the sticky search of the results page. */
  search?: ReactNode
  /** The header is dark from the start: pages without a search box. */
  isSolid?: boolean
  children: ReactNode
}

/** Everything round a page: skip link, header, main, footer. */
export function PageFrame({ frame, icons = [], isWide = false, isSolid = false, search, children }: PageFrameProps) {
  return (
    <>
      <a className="skip" href="#main">
        {m.SKIP_TO_CONTENT()}
      </a>
      <IconSprite names={[...new Set([...FRAME_ICONS, ...iconsOf(frame), ...icons])]} />
      <Header frame={frame} isWide={isWide} isSolid={isSolid} />
      {search}
      <main id="main" className={isSolid ? 'bar-only' : undefined}>
        {children}
      </main>
      <Footer frame={frame} isWide={isWide} />
      <NarrowMenu frame={frame} />
      {frame.signedIn === undefined ? null : <ProfileMenu frame={frame} signedIn={frame.signedIn} />}
      <Flashes frame={frame} />
    </>
  )
}

const iconsOf = ({ signedIn, hasDomainLogin }: Frame): IconName[] => [
  ...(signedIn === undefined ? [] : profileIcons(signedIn)),
  ...(hasDomainLogin ? (['network'] as const) : []),
]
