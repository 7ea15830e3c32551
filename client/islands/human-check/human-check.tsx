import type { ReactNode, RefObject } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { HumanCheckProps } from './human-check-props.ts'
import type { HumanCheckState } from './human-check-state.ts'
import { useHumanCheck } from './use-human-check.ts'
import './human-check.css'

/**
 * The human check and the ways back. It shows no picture and asks nothing: one box, then the device works. Without JavaScript only the ways
 * back are there, for after the wait. Spec: accounts §4.2 (Unblock page; UNBL-002 … UNBL-009), security-tests L09.
 */
export function HumanCheck(props: HumanCheckProps) {
  const { labels } = props
  const { state, isAwake, start, returnLink, returnPath } = useHumanCheck(props)
  return (
    <div className="stack">
      <div className="stack human-check">
        <p>{labels.offer}</p>
        <CheckBox labels={labels} state={state} isAwake={isAwake} onStart={() => void start()} />
        <Outcome state={state} labels={labels} />
      </div>
      <p className="row">
        {returnPath === undefined ? null : (
          <WayBack href={returnPath} isMain focused={returnLink}>
            {labels.return}
          </WayBack>
        )}
        <WayBack href="/" isMain={returnPath === undefined} focused={returnPath === undefined ? returnLink : undefined}>
          {labels.frontPage}
        </WayBack>
      </p>
    </div>
  )
}

type CheckBoxProps = { labels: HumanCheckProps['labels']; state: HumanCheckState; isAwake: boolean; onStart: () => void }

/** The box stays ticked while the device works and once it is done; a check that failed unticks it. */
function CheckBox({ labels, state, isAwake, onStart }: CheckBoxProps) {
  const isVerifying = state.status === 'verifying'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form's part; nothing here is sent.
    <div className="captcha" role="group" aria-label={labels.group}>
      <label className="ck">
        <input
          type="checkbox"
          checked={isVerifying || state.status === 'success'}
          disabled={!isAwake}
          aria-busy={isVerifying}
          onChange={onStart}
        />
        <span>{labels.box}</span>
      </label>
      <small>{labels.how}</small>
      <progress className="meter" max={100} value={percentOf(state)} aria-label={labels.working} hidden={!isVerifying} />
    </div>
  )
}

const percentOf = (state: HumanCheckState) => (state.status === 'verifying' ? state.percent : 0)

/** What came of it, for those who see it; the page's live region says the same. */
function Outcome({ state, labels }: Pick<CheckBoxProps, 'state' | 'labels'>) {
  if (state.status === 'success') return <p className="note">{labels.success}</p>
  const text = state.status === 'retry' ? labels.retry : state.status === 'unverified' && state.failure ? labels[state.failure] : undefined
  if (text === undefined) return null
  return (
    <p className="note warn">
      <Icon name="triangle-alert" />
      <span>{text}</span>
    </p>
  )
}

type WayBackProps = { href: string; isMain: boolean; focused?: RefObject<HTMLAnchorElement | null> | undefined; children: ReactNode }

const WayBack = ({ href, isMain, focused, children }: WayBackProps) => (
  <a className={isMain ? 'btn pri' : 'btn quiet'} href={href} ref={focused}>
    {children}
  </a>
)
