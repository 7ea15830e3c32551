/** Generous, for everyone: a school behind one address must not be shut out. Spec: requirements UNBL-012. */
export const COARSE_LIMIT = { limitPerMinute: 6000, burst: 1200 }
