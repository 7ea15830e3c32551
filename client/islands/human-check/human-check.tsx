import type { RefObject } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import type { HumanCheckProps } from './human-check-props.ts'
import type { HumanCheckState } from './human-check-state.ts'
import { useHumanCheck } from './use-human-check.ts'

/**
 * The human check and the ways back. It shows no picture and asks nothing: one box, then the device works. Without JavaScript only the ways
 * back are there, for after the wait. Spec: accounts §4.2 (Unblock page; UNBL-002 … UNBL-009), security-tests L09.
 */
export function HumanCheck(props: HumanCheckProps) {
  const { labels } = props
  const { state, isAwake, start, returnLink, returnPath } = useHumanCheck(props)
  return (
    <div className="stack">
      <div className={isAwake ? 'stack human-check' : 'stack human-check asleep'}>
        <p>{labels.offer}</p>
        <CheckBox labels={labels} state={state} onStart={() => void start()} />
        <Outcome state={state} labels={labels} />
      </div>
      <WaysBack labels={labels} returnPath={returnPath} isMain={state.status === 'success'} focused={returnLink} />
    </div>
  )
}

type CheckBoxProps = { labels: HumanCheckProps['labels']; state: HumanCheckState; onStart: () => void }

/** The box stays ticked while the device works and once it is done; a check that failed unticks it. */
function CheckBox({ labels, state, onStart }: CheckBoxProps) {
  const isVerifying = state.status === 'verifying'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a form's part; nothing here is sent.
    <div className="captcha" role="group" aria-label={labels.group}>
      <label className="ck">
        <input type="checkbox" checked={isVerifying || state.status === 'success'} aria-busy={isVerifying} onChange={onStart} />
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

type WaysBackProps = {
  labels: HumanCheckProps['labels']
  returnPath: string | undefined
  /** Now is the time to go: before, it leads to the same limit unless one has waited. */
  isMain: boolean
  focused: RefObject<HTMLAnchorElement | null>
}

/** Back to the page that was wanted, where it is known, and to the front page. Spec: UNBL-005. */
function WaysBack({ labels, returnPath, isMain, focused }: WaysBackProps) {
  const main = isMain ? 'btn pri' : 'btn'
  const isKnown = returnPath !== undefined
  return (
    <p className="row">
      {isKnown ? (
        <a className={main} href={returnPath} ref={focused}>
          {labels.return}
        </a>
      ) : null}
      <a className={isKnown ? 'btn quiet' : main} href="/" ref={isKnown ? null : focused}>
        {labels.frontPage}
      </a>
    </p>
  )
}
