import { dictionariesPart } from './dictionaries-part.ts'
import { entriesPart } from './entries-part.ts'
import { fullTextPart } from './full-text-part.ts'
import type { IndexPart } from './index-part.ts'
import { lexPart } from './lex-part.ts'
import { morphologyPart } from './morphology-part.ts'
import { scopesPart } from './scopes-part.ts'
import { translationPart } from './translation-part.ts'

/** The parts of the search database in the order in which they are built. How to add one: see `IndexPart`. */
export const INDEX_PARTS: readonly IndexPart[] = [
  dictionariesPart,
  entriesPart,
  scopesPart,
  lexPart,
  fullTextPart,
  translationPart,
  morphologyPart,
]
