import { type CompositionEvent, type FormEvent, type KeyboardEvent, useEffect, useReducer, useRef, useState } from 'react'
import { SEARCH_INPUT_MAX_LENGTH } from '#shared/search/limits.ts'
import { keyAction } from './combobox-keys.ts'
import { comboboxState, initialComboboxState } from './combobox-state.ts'

type ComboboxOptions = {
  /** The text that the server drew in the input. */
  initialText: string
  /** Text under composition is no word yet. */
  waitsForComposition: () => boolean
}

/** What keys act on, known only once the rows are. */
type Rows = { isExpanded: boolean; rowCount: number; choose: () => void }

/** The combobox's state and the events of its input. Focus never leaves the input; the pattern is cited in `combobox-keys`. */
export function useCombobox({ initialText, waitsForComposition }: ComboboxOptions) {
  const [state, dispatch] = useReducer(comboboxState, initialText, initialComboboxState)
  const [isAwake, setIsAwake] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    setIsAwake(true)
    // What was typed before hydration is in the input only.
    const text = input.current?.value ?? initialText
    if (text !== initialText) dispatch({ type: 'typed', text })
  }, [initialText])

  function read(field: HTMLInputElement) {
    const text = withinLimit(field.value)
    if (text !== field.value) field.value = text
    dispatch({ type: 'typed', text })
  }

  function clear() {
    if (input.current) input.current.value = ''
    dispatch({ type: 'cleared' })
    input.current?.focus()
  }

  const eventsFor = (rows: Rows) => ({
    onInput: (event: FormEvent<HTMLInputElement>) => {
      if (isComposing(event.nativeEvent) && waitsForComposition()) return
      read(event.currentTarget)
    },
    onCompositionStart: () => {
      if (waitsForComposition()) dispatch({ type: 'closed' })
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => read(event.currentTarget),
    onBlur: () => dispatch({ type: 'closed' }),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const { isExpanded, rowCount, choose } = rows
      const situation = { isExpanded, hasActiveRow: state.active !== undefined, hasText: state.text !== '' }
      const action = keyAction(pressedKey(event), situation)
      if (action === undefined) return
      if (action !== 'leave' && action !== 'move-caret') event.preventDefault()
      if (action === 'next') dispatch({ type: 'moved', by: 1, rowCount })
      if (action === 'previous') dispatch({ type: 'moved', by: -1, rowCount })
      if (action === 'open') dispatch({ type: 'opened' })
      if (action === 'close' || action === 'leave') dispatch({ type: 'closed' })
      if (action === 'move-caret') dispatch({ type: 'caret-moved' })
      if (action === 'clear') clear()
      if (action === 'choose') choose()
    },
  })

  return { state, dispatch, isAwake, input, clear, eventsFor }
}

/** The first 250 code points; `maxlength` counts UTF-16 units, so a woken input takes twice as many and is cut here. Spec: search §9 (AC-003). */
export const withinLimit = (text: string) => [...text].slice(0, SEARCH_INPUT_MAX_LENGTH).join('')

const isComposing = (event: Event) => event instanceof InputEvent && event.isComposing

/** Safari ends a composition before the key that ended it, which then has the key code 229 alone. */
const INPUT_METHOD_KEY_CODE = 229

const pressedKey = ({ key, nativeEvent, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) => ({
  key,
  isComposing: nativeEvent.isComposing || nativeEvent.keyCode === INPUT_METHOD_KEY_CODE,
  hasAlt: altKey,
  hasOtherModifier: ctrlKey || metaKey || (shiftKey && key !== 'Tab'),
})
