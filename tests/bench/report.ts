/**
 * One line of the table. `floor` gates from below, `atMost` from above. A figure without a value was not run, and its note says
 * why. `isUnsettled`: the machine was too restless for this one to be judged.
 */
export type Figure = {
  name: string
  value?: number
  unit: string
  floor?: number
  atMost?: number
  note?: string
  isUnsettled?: boolean
}

export type Verdict = 'pass' | 'FAIL' | 'not gated' | 'not run' | ''

export function verdictOf({ value, floor, atMost, isUnsettled }: Figure): Verdict {
  if (value === undefined) return 'not run'
  if (floor === undefined && atMost === undefined) return ''
  if (isUnsettled) return 'not gated'
  return (floor === undefined || value >= floor) && (atMost === undefined || value <= atMost) ? 'pass' : 'FAIL'
}

export const notRun = (name: string, why: string): Figure => ({ name, unit: '', note: why })

const COLUMNS = ['name', 'value', 'unit', 'floor/at most', 'pass', 'note'] as const

/** The figures as text, columns set apart by bars. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = [COLUMNS, ...figures.map(rowOf)]
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join(' | ')
      .trimEnd()
  const [head = '', ...body] = rows.map(line)
  return [head, widths.map((width) => '-'.repeat(width)).join('-|-'), ...body].join('\n')
}

const rowOf = (figure: Figure): string[] => [
  figure.name,
  figure.value === undefined ? 'not run' : numberText(figure.value),
  figure.unit,
  boundsText(figure),
  figure.value === undefined ? '' : verdictOf(figure),
  figure.note ?? '',
]

const boundsText = ({ floor, atMost }: Figure) =>
  [floor === undefined ? '' : `≥ ${numberText(floor)}`, atMost === undefined ? '' : `≤ ${numberText(atMost)}`].filter(Boolean).join(' ')

/** Three significant digits, and whole numbers whole. */
export function numberText(value: number): string {
  if (Number.isInteger(value) || Math.abs(value) >= 1000) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}
