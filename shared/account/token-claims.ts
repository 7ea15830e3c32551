import * as v from 'valibot'

/** Features that a token can grant. Spec: accounts §3 (AUTH-004). */
export const CLAIM_FEATURES = ['hasPremiumContent', 'hasTeamContent', 'viewOnlyIp', 'canAccessPacman'] as const
export type ClaimFeature = (typeof CLAIM_FEATURES)[number]

/** What an access token says, of a user or of an IP login. Times are in seconds since 1970. Spec: accounts §3 (AUTH-003, AUTH-004). */
export const TokenClaimsSchema = v.object({
  /** Absent or `anonymous`: nobody is signed in (PERM-002). */
  role: v.optional(v.string()),
  /** Names of features; those that are not known here are kept for whoever knows them. */
  user_claims: v.array(v.string()),
  /** May include `ip`. */
  signupMethods: v.optional(v.array(v.string()), []),
  identity: v.object({ team_id: v.optional(v.string()) }),
  exp: v.number(),
  iat: v.number(),
})
export type TokenClaims = v.InferOutput<typeof TokenClaimsSchema>

/** The features of a user's and an IP login's claims as one list without repeats. Spec: accounts §6 (PERM-013). */
export const mergedFeatures = (...claims: readonly (Pick<TokenClaims, 'user_claims'> | undefined)[]): string[] => [
  ...new Set(claims.flatMap((claim) => claim?.user_claims ?? [])),
]

/** Whether a token has run out at `nowSeconds`. */
export const isExpired = ({ exp }: Pick<TokenClaims, 'exp'>, nowSeconds: number): boolean => exp <= nowSeconds
