/** The version of the search database's tables: a server opens only files of its own. Raise it with each lexicon migration and each change of what is stored. */
export const LEXICON_SCHEMA = '2'
