import type { GenericIssue } from 'valibot'

/** The first issue of every field, as the message key its schema names. The issues of no field are under ''. */
export function fieldErrors(issues: readonly Pick<GenericIssue, 'path' | 'message'>[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path?.[0].key ?? '')] ??= message
  return errors
}
