import type { FormView } from '#client/account/form-view.ts'
import { pageData } from '#client/routes/page-data.ts'
import { ApiError } from '#shared/api/call-api.ts'

/** The page again with its form as it was typed. What was wrong with it is a 400, what a call was refused for has the call's status. */
export const formReply = (view: FormView, status = 400) => pageData<FormView>(view, { status })

/** The failure of a call. Everything else is no answer to a form and is thrown on. */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  throw error
}
