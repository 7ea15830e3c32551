import type { Params } from 'react-router'
import * as v from 'valibot'
import { resetPassword } from '#shared/api/auth.ts'

/** The token in the path of a mailed link; undefined for what cannot be one. */
export function linkToken({ token }: Params): string | undefined {
  const read = v.safeParse(resetPassword.params, { token })
  return read.success ? read.output.token : undefined
}
