import type { Statement } from '../storage/database.ts'

export const DELETE_USER_SQL = 'DELETE FROM user WHERE id = ?1'
export const DELETE_IDENTITIES_SQL = 'DELETE FROM identity WHERE user = ?1'
export const DELETE_SIGN_INS_SQL = 'DELETE FROM sign_in WHERE user = ?1'

/** Deletes a user with preferences, ways to sign in and sign-ins whose refresh tokens are gone already. */
export const statementsToDeleteUser = (userId: string): Statement[] => [
  { sql: DELETE_SIGN_INS_SQL, values: [userId] },
  { sql: DELETE_IDENTITIES_SQL, values: [userId] },
  { sql: DELETE_USER_SQL, values: [userId] },
]
