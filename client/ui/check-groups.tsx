import { Icon } from './icon.tsx'
import './check-groups.css'

export type CheckOption = {
  value: string
  label: string
  /** Ticked, and stays so. */
  isRequired?: boolean
  /** Behind a subscription that the reader does not have. */
  isLocked?: boolean
}
export type CheckSection = { title: string; options: readonly CheckOption[] }

export type CheckGroupsProps = {
  /** Of every box in the form. */
  name: string
  sections: readonly CheckSection[]
  ticked: readonly string[]
  labels: { selectAll: string; deselectAll: string }
  /** Takes what is ticked from now on. Without it the boxes are a plain form's. */
  onChange?: (ticked: string[]) => void
}

/** Boxes to tick, group by group, each with a button for all and one for none of it (PICK-024, PICK-025, LANG-039, LANG-040). Its page's sprite has the icon `lock`. */
export function CheckGroups({ name, sections, ticked, labels, onChange }: CheckGroupsProps) {
  const chosen = new Set(ticked)
  return sections.map(({ title, options }) => (
    <fieldset className="ckgrp" key={title}>
      <legend className="vh">{title}</legend>
      <div className="row between">
        <span className="h" aria-hidden="true">
          {title}
        </span>
        {onChange === undefined ? null : (
          <span className="row">
            <button type="button" className="btn quiet" onClick={() => onChange(withAll(ticked, options))}>
              {labels.selectAll}
              <span className="vh">: {title}</span>
            </button>
            <button type="button" className="btn quiet" onClick={() => onChange(withNone(ticked, options))}>
              {labels.deselectAll}
              <span className="vh">: {title}</span>
            </button>
          </span>
        )}
      </div>
      <div className="grid">
        {options.map((option) => (
          <CheckBox
            key={option.value}
            name={name}
            option={option}
            isTicked={chosen.has(option.value)}
            toggle={toggleOf(ticked, onChange)}
          />
        ))}
      </div>
    </fieldset>
  ))
}

type BoxProps = { name: string; option: CheckOption; isTicked: boolean; toggle: ((value: string) => void) | undefined }

function CheckBox({ name, option: { value, label, isRequired = false, isLocked = false }, isTicked, toggle }: BoxProps) {
  const isOn = isTicked || isRequired
  return (
    <label className="ck">
      <input
        type="checkbox"
        name={name}
        value={value}
        disabled={isRequired}
        {...(toggle === undefined ? { defaultChecked: isOn } : { checked: isOn, onChange: () => toggle(value) })}
      />
      <span>
        {label}
        {isLocked ? (
          <>
            {' '}
            <Icon name="lock" label="Premium" />
          </>
        ) : null}
      </span>
    </label>
  )
}

const toggleOf = (ticked: readonly string[], onChange: CheckGroupsProps['onChange']) =>
  onChange && ((value: string) => onChange(ticked.includes(value) ? ticked.filter((one) => one !== value) : [...ticked, value]))

/** Everything of one group besides what is ticked already. */
export const withAll = (ticked: readonly string[], options: readonly CheckOption[]): string[] => [
  ...new Set([...ticked, ...options.map(({ value }) => value)]),
]

/** Nothing of one group but what is required. */
export const withNone = (ticked: readonly string[], options: readonly CheckOption[]): string[] => {
  const free = new Set(options.filter(({ isRequired }) => !isRequired).map(({ value }) => value))
  return ticked.filter((value) => !free.has(value))
}
