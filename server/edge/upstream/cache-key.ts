import type { CallScope, OriginCall } from './upstream.ts'

/** Raised when what is stored changes its shape, so that a new build does not read an old one's entries. */
const SCHEMA_VERSION = 1

/**
 * The key of a stored answer: everything that changes it. The language of a page is in its path, so it needs no part of its own.
 * Spec: security §4.2 (E07 … E10).
 */
export const cacheKey = ({ name, path, query, context }: OriginCall, { brand, audience }: CallScope, generation: string) =>
  `${SCHEMA_VERSION}\n${brand}\n${audience}\n${generation}\n${context}\n${name}\n${path}?${query}`
