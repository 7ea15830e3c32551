import type { Word } from '#shared/entry/entry-schema.ts'

/** The stable id of an entry's block; ids in HTML hold no white space. Spec: entries §3 (ENT-005, ENT-078). */
export const anchorOf = ({ id }: Pick<Word, 'id'>): string => (typeof id === 'number' ? `mt-${id}` : id.replace(/\s+/g, '_'))
