import type { InputHTMLAttributes, MouseEvent, Ref } from 'react'
import { Icon } from './icon.tsx'

/** A row that can be chosen: a word, or something to do about a word that is missing. */
export type ComboboxRow = {
  id: string
  lang?: string | undefined
  /** Text before the word, of a row that does something. */
  action?: string
  /** What the visitor has typed of the word, and what the row adds to it. */
  typed: string
  completed: string
  /** The word beside the lock of a row that is not open to the visitor. */
  lock?: string | undefined
  /** What sets the word apart from the others, for those who hear it. */
  description?: string | undefined
}

/** Rows under a heading, or without one; or one row that only says how things stand. */
export type ComboboxGroup<Row extends ComboboxRow = ComboboxRow> = { id: string; heading?: string; note?: string; rows: readonly Row[] }

export type ComboboxLabels = { input: string; placeholder: string; submit: string; clear: string; suggestions: string }

type InputEvents = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'onInput' | 'onKeyDown' | 'onBlur' | 'onCompositionStart' | 'onCompositionEnd'
>

type ComboboxProps<Row extends ComboboxRow> = {
  id: string
  labels: ComboboxLabels
  /** Name of the form's field. */
  name: string
  defaultValue: string
  maxLength: number
  inputRef: Ref<HTMLInputElement>
  inputEvents: InputEvents
  /** The open list; undefined when it is closed. */
  groups: readonly ComboboxGroup<Row>[] | undefined
  activeId: string | undefined
  isSubmitDisabled: boolean
  /** Left out while there is nothing to clear. */
  onClear: (() => void) | undefined
  onChoose: (row: Row) => void
}

/**
 * A search field with a list of suggestions; it is a plain field of its form until it is awake.
 * Focus never leaves the input. Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ (editable, list autocomplete, manual selection).
 */
export function Combobox<Row extends ComboboxRow>(props: ComboboxProps<Row>) {
  const { id, labels, groups, activeId, isSubmitDisabled, onClear } = props
  const listId = `${id}list`
  return (
    <div className="combo">
      <input
        ref={props.inputRef}
        id={`${id}input`}
        type="search"
        name={props.name}
        role="combobox"
        aria-label={labels.input}
        aria-autocomplete="list"
        aria-expanded={groups !== undefined}
        aria-controls={groups === undefined ? undefined : listId}
        aria-activedescendant={activeId}
        placeholder={labels.placeholder}
        defaultValue={props.defaultValue}
        maxLength={props.maxLength}
        required
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        enterKeyHint="search"
        {...props.inputEvents}
      />
      {onClear ? (
        <button type="button" className="ib" aria-label={labels.clear} onClick={onClear}>
          <Icon name="x" />
        </button>
      ) : null}
      <button type="submit" className="btn pri" aria-label={labels.submit} disabled={isSubmitDisabled}>
        <Icon name="search" />
        <span className="only-wide">{labels.submit}</span>
      </button>
      {groups ? <Suggestions {...props} id={listId} groups={groups} /> : null}
    </div>
  )
}

type SuggestionsProps<Row extends ComboboxRow> = Pick<ComboboxProps<Row>, 'id' | 'labels' | 'activeId' | 'onChoose'> & {
  groups: readonly ComboboxGroup<Row>[]
}

/** Pressing in the list must not take the focus out of the input. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function Suggestions<Row extends ComboboxRow>({ id, labels, groups, activeId, onChoose }: SuggestionsProps<Row>) {
  return (
    <div className="pop ac" id={id} role="listbox" aria-label={labels.suggestions} onMouseDown={keepFocus}>
      {groups.map((group) =>
        group.heading === undefined ? (
          <Rows key={group.id} group={group} activeId={activeId} onChoose={onChoose} />
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
          <div key={group.id} role="group" aria-labelledby={group.id}>
            <div className="grp" id={group.id}>
              {group.heading}
            </div>
            <Rows group={group} activeId={activeId} onChoose={onChoose} />
          </div>
        ),
      )}
    </div>
  )
}

type RowsProps<Row extends ComboboxRow> = { group: ComboboxGroup<Row>; activeId: string | undefined; onChoose: (row: Row) => void }

function Rows<Row extends ComboboxRow>({ group, activeId, onChoose }: RowsProps<Row>) {
  return (
    <>
      {group.note === undefined ? null : (
        // biome-ignore lint/a11y/useFocusableInteractive: a note is read, not chosen.
        <div className="opt" role="option" aria-disabled="true" aria-selected="false">
          {group.note}
        </div>
      )}
      {group.rows.map((row) => (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input takes the keys.
        <div
          key={row.id}
          className="opt"
          role="option"
          id={row.id}
          aria-description={row.description}
          aria-selected={row.id === activeId}
          onClick={() => onChoose(row)}
        >
          <RowText row={row} />
        </div>
      ))}
    </>
  )
}

function RowText({ row }: { row: ComboboxRow }) {
  return (
    <>
      {row.action === undefined ? null : <span>{row.action}</span>}
      <span className="w" lang={row.lang}>
        {row.typed}
        {row.completed === '' ? null : <b>{row.completed}</b>}
      </span>
      {row.lock === undefined ? null : (
        <span className="end">
          <Icon name="lock" />
          {row.lock}
        </span>
      )}
    </>
  )
}
