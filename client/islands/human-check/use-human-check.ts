import { useEffect, useReducer, useRef, useState } from 'react'
import { announce } from '#client/browser/announce.ts'
import { browserApi, PREVIOUS_URL_KEY } from '#client/browser/browser-api.ts'
import { sessionStore } from '#client/browser/session-store.ts'
import { UNBLOCK_PROGRESS } from '#messages'
import { returnableFrom } from '#shared/account/previous-url.ts'
import type { HumanCheckProps } from './human-check-props.ts'
import { type HumanCheckState, humanCheckState, UNVERIFIED } from './human-check-state.ts'
import { runHumanCheck } from './run-human-check.ts'

/** How often a check that takes long says how far it is. */
const SAY_EVERY_MS = 5000

/** The check of the page: its state, what starts it, and where the visitor goes back to. Spec: accounts §4.2 (Unblock page). */
export function useHumanCheck({ labels, previous, locale }: HumanCheckProps) {
  const [state, dispatch] = useReducer(humanCheckState, UNVERIFIED)
  const [isAwake, setAwake] = useState(false)
  const [remembered, setRemembered] = useState<string>()
  const returnLink = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    setAwake(true)
    setRemembered(returnableFrom(sessionStore()?.getItem(PREVIOUS_URL_KEY) ?? undefined, location.origin))
  }, [])

  const spoken = spokenOf(state, labels)
  useEffect(() => {
    if (spoken !== '') announce(spoken)
  }, [spoken])

  // The way on is the next thing anybody wants.
  const isSuccess = state.status === 'success'
  useEffect(() => {
    if (isSuccess) returnLink.current?.focus()
  }, [isSuccess])

  async function start() {
    if (state.status === 'verifying') return
    dispatch({ type: 'started' })
    let saidAt = performance.now()
    const outcome = await runHumanCheck(browserApi(), (percent) => {
      dispatch({ type: 'progressed', percent })
      if (performance.now() - saidAt < SAY_EVERY_MS) return
      saidAt = performance.now()
      announce(progressText(percent, locale))
    })
    dispatch(outcome)
  }

  return { state, isAwake, start, returnLink, returnPath: previous ?? remembered }
}

/** Finnish where the page has no language of its own (UNBL-009). */
export const progressText = (percent: number, locale: HumanCheckProps['locale'] = 'fi'): string => UNBLOCK_PROGRESS({ percent }, { locale })

/** What a state says to those who do not see it. */
function spokenOf(state: HumanCheckState, labels: HumanCheckProps['labels']): string {
  if (state.status === 'verifying') return labels.working
  if (state.status === 'unverified') return state.failure ? labels[state.failure] : ''
  return labels[state.status]
}
