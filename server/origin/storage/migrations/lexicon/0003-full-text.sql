-- Full text. rowid is entry.id, so that hits come in rank order without sorting. Spec: search engine design §3, §4.
--   open   the entry's text, as words of the index (shared/search/text-words.ts); of a premium entry its teaser's text
--   paid   the whole text of a premium entry; empty for the others
--   scope  '§7 §12': the scopes that the entry is in, by base (scope.id / 4)
-- Contentless: the text is made from entry.body again where it is shown. Case, marks and scripts are dealt with before the text gets here,
-- the same way for what is indexed, asked and shown; so the tokenizer is the simplest there is.
CREATE VIRTUAL TABLE full_text USING fts5(open, paid, scope, content='', columnsize=0, detail=full, tokenize='ascii');
