-- Entries by their translations, so that a word that is no headword leads to those it translates.
-- Kept by dictionary: a reader's dictionaries are looked through one by one, and no other's rows are ever read.
CREATE TABLE translation (
  dictionary INTEGER NOT NULL,
  lang TEXT NOT NULL,                 -- language of the translation
  key TEXT NOT NULL,                  -- the translation at the fold level
  entry INTEGER NOT NULL,             -- rank order: the first rows are the commonest headwords
  PRIMARY KEY (dictionary, lang, key, entry)
) WITHOUT ROWID;
