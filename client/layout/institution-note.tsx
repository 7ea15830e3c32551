import * as m from '#messages'
import { Icon } from '../ui/icon.tsx'
import type { Frame } from './frame.ts'

type Noted = Pick<Frame, 'hasDomainLogin' | 'institution'>

/** Says in the header that the reader's network has signed them in, by the institution's name; narrow screens have room for the sign only (SHELL-003). */
export function InstitutionNote({ frame }: { frame: Noted }) {
  if (!frame.hasDomainLogin) return null
  return (
    <span className="ip" title={m.IP_LOGIN()}>
      <Icon name="network" />
      <span className="only-wide institution">
        <Named {...frame} />
      </span>
      <span className="only-narrow vh">
        <Named {...frame} />
      </span>
    </span>
  )
}

/** The same in words, in the menu of narrow screens. */
export function InstitutionLine({ frame }: { frame: Noted }) {
  if (!frame.hasDomainLogin) return null
  return (
    <p className="opt ip">
      <Icon name="network" />
      <span>
        <Named {...frame} />
      </span>
    </p>
  )
}

/** A name is a text of its own, which may be written in any direction. */
const Named = ({ institution }: Noted) =>
  institution === undefined ? (
    m.IP_LOGIN()
  ) : (
    <>
      <span className="vh">{m.IP_LOGIN()}: </span>
      <bdi>{institution}</bdi>
    </>
  )
