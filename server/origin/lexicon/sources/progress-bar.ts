import type { Progress } from './source.ts'

/** The part of a terminal or file stream that is written to. */
export type ProgressOutput = { isTTY?: boolean; columns?: number; write: (text: string) => unknown }

const LINE_EVERY_PERCENT = 25
const REDRAW_EVERY_MS = 100

/**
 * Draws progress: on a terminal one bar that is redrawn in place, elsewhere a plain line at every quarter. `now` is a clock in
 * milliseconds. `end` leaves the last bar standing.
 */
export function progressBar(output: ProgressOutput, now: () => number): { report: (progress: Progress) => void; end: () => void } {
  return output.isTTY ? redrawnBar(output, now) : plainLines(output)
}

function redrawnBar(output: ProgressOutput, now: () => number) {
  let last: Progress | undefined
  let drawnAt = Number.NEGATIVE_INFINITY
  const draw = (progress: Progress) => output.write(`\r\u001b[K${barText(progress, output.columns ?? 80)}`)
  const finish = () => {
    if (!last) return
    draw(last)
    output.write('\n')
    last = undefined
  }
  return {
    report(progress: Progress) {
      if (last && last.name !== progress.name) finish()
      last = progress
      if (now() - drawnAt < REDRAW_EVERY_MS && progress.receivedBytes !== progress.totalBytes) return
      drawnAt = now()
      draw(progress)
    },
    end: finish,
  }
}

function plainLines(output: ProgressOutput) {
  const said = new Map<string, number>()
  return {
    report(progress: Progress) {
      const quarter = Math.floor((percentOf(progress) ?? 0) / LINE_EVERY_PERCENT)
      if ((said.get(progress.name) ?? -1) >= quarter) return
      said.set(progress.name, quarter)
      output.write(`${lineText(progress)}\n`)
    },
    end() {},
  }
}

const percentOf = ({ receivedBytes, totalBytes }: Progress) => (totalBytes ? Math.floor((receivedBytes / totalBytes) * 100) : undefined)

/** `dict.tar.xz  1.2 MB of 4.8 MB  25 %` */
export function lineText(progress: Progress): string {
  const { name, receivedBytes, totalBytes } = progress
  if (!totalBytes) return `${name}  ${sizeText(receivedBytes)}`
  return `${name}  ${sizeText(receivedBytes)} of ${sizeText(totalBytes)}  ${percentOf(progress)} %`
}

/** The line with a bar after it, no wider than the terminal. */
export function barText(progress: Progress, columns: number): string {
  const line = lineText(progress)
  const room = Math.min(30, columns - line.length - 5)
  const percent = percentOf(progress)
  if (percent === undefined || room < 5) return line.slice(0, columns - 1)
  const filled = Math.round((Math.min(100, percent) / 100) * room)
  return `${line}  [${'#'.repeat(filled)}${'.'.repeat(room - filled)}]`
}

/** Bytes as people say them: `812 B`, `4.2 kB`, `16.0 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
