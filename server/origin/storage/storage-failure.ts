import * as v from 'valibot'

/** SQLITE_BUSY, SQLITE_IOERR and SQLITE_FULL: somebody else writes for too long, the disk fails, or it is full. */
const PASSING_CODES: readonly number[] = [5, 10, 13]

const SqliteError = v.object({ errcode: v.pipe(v.number(), v.integer()) })

/** D1 tells by its text only. */
const D1_TEXT = /SQLITE_(?:BUSY|IOERR|FULL)|D1 DB (?:is overloaded|storage operation exceeded timeout)|Exceeded maximum DB size/

/** Whether a database could not write for a reason that may pass: the call did nothing and may be made again. */
export function isStorageFailure(error: unknown): boolean {
  if (v.is(SqliteError, error)) return PASSING_CODES.includes(error.errcode & 0xff) // the low byte is the primary code
  return error instanceof Error && D1_TEXT.test(error.message)
}
