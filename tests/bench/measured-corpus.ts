import type { Corpus } from './corpus.ts'

/** A corpus and the path of its search database. */
export type MeasuredCorpus = { name: '100k' | '1M'; corpus: Corpus; path: string }
