/** Features that a token can grant. Spec: accounts §3 (AUTH-004). */
export const CLAIM_FEATURES = ['hasPremiumContent', 'hasTeamContent', 'viewOnlyIp', 'canAccessPacman'] as const
export type ClaimFeature = (typeof CLAIM_FEATURES)[number]

type WithFeatures = { user_claims: readonly string[] }

/** The features of a user's and an IP login's claims as one list without repeats. Spec: accounts §6 (PERM-013). */
export const mergedFeatures = (...claims: readonly (WithFeatures | undefined)[]): string[] => [
  ...new Set(claims.flatMap((claim) => claim?.user_claims ?? [])),
]
