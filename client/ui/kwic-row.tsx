import type { MouseEvent } from 'react'
import { Icon } from './icon.tsx'

/** A full-text hit as it is drawn; language attributes are written out. */
export type KwicRowHit = {
  headword: string
  lang: string
  textLang: string
  left: string
  match: string
  right: string
  /** The dictionary it is from, where hits of several stand together. */
  source?: string | undefined
  isLocked?: boolean | undefined
}

type RowProps = {
  hit: KwicRowHit
  href: string
  isOpen: boolean
  isBusy?: boolean
  onPress?: (event: MouseEvent) => void
}

/** A hit in its context: a link that opens the entry under it, or closes it again (FT-019). */
export function KwicRow({ hit, href, isOpen, isBusy = false, onPress }: RowProps) {
  const { headword, lang, textLang, left, match, right, source, isLocked } = hit
  return (
    <a className="hit" href={href} aria-expanded={isOpen} aria-busy={isBusy ? 'true' : undefined} rel="nofollow" onClick={onPress}>
      <span className="h">
        <span>
          <span lang={lang}>{headword}</span>
          {isLocked ? <Icon name="lock" label="Premium" /> : null}
        </span>
        {source === undefined ? null : <small>{source}</small>}
      </span>
      <span className="l" lang={textLang}>
        <span>{left}</span>
      </span>
      <mark lang={textLang}>{match}</mark>
      <span className="r" lang={textLang}>
        {right}
      </span>
    </a>
  )
}
