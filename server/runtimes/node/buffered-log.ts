import type { Log } from '#server/edge/request-log.ts'

/**
 * Writes log lines as JSON, all that came in one turn of the event loop together: a write for each request would cost more than
 * answering it from memory does. What is left when the process ends is written then.
 */
export function bufferedLog(write: (text: string) => void): Log {
  let lines = ''
  const flush = () => {
    if (lines === '') return
    write(lines)
    lines = ''
  }
  process.once('exit', flush)

  return (line) => {
    if (lines === '') setImmediate(flush)
    lines += `${JSON.stringify(line)}\n`
  }
}
