import type { OnCall } from '../route/answer-call.ts'
import { accountRoutes } from './account-routes.ts'
import { mailLinkRoutes } from './mail-link-routes.ts'
import { passwordRoutes } from './password-routes.ts'
import type { UsersOptions } from './users-options.ts'

/** Passwords, mailed links, the own profile and preferences. Spec: accounts §4.2, §7.2. */
export function usersRoutes(on: OnCall, options: UsersOptions): void {
  passwordRoutes(on, options)
  mailLinkRoutes(on, options)
  accountRoutes(on, options)
}
