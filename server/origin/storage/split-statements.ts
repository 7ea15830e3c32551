/**
 * The single statements of an SQL text, comments kept inside them and none after the last. D1 runs one statement at a time.
 *
 * Knows strings, quoted names, both kinds of comment and the body of a trigger.
 */
export function splitStatements(sql: string): string[] {
  const statements: string[] = []
  let start = 0
  for (const { index, 0: token } of sql.matchAll(TOKENS)) {
    if (token !== ';') continue
    const statement = sql.slice(start, index).trim()
    if (isInsideTrigger(statement)) continue
    if (hasCode(statement)) statements.push(statement)
    start = index + 1
  }
  const last = sql.slice(start).trim()
  return hasCode(last) ? [...statements, last] : statements
}

const COMMENT = /--[^\n]*|\/\*[\s\S]*?\*\//g

/** What may hold a semicolon that ends nothing, or the semicolon itself. */
const TOKENS = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\[[^\]]*\]|;/g

const codeOf = (statement: string) => statement.replace(COMMENT, '').trim()
const hasCode = (statement: string) => codeOf(statement) !== ''

function isInsideTrigger(statement: string): boolean {
  const code = codeOf(statement)
  return /^create\s+(?:temp\w*\s+)?trigger\b/i.test(code) && !/\bend$/i.test(code)
}
