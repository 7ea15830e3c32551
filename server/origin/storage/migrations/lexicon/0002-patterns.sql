-- Headwords by what is inside them (wildcard search) and by what they are nearly like (near search). Spec: search engine design §3, §4.

-- Every distinct headword of a language, with its folded key; and once more with its loose key where that is another one.
CREATE TABLE lex (
  id INTEGER PRIMARY KEY,             -- rank * 2, + 1 with the loose key: in order of id the heavier come first, then the shorter, then by code point
  lang TEXT NOT NULL,
  headword TEXT NOT NULL,
  key TEXT,                           -- NULL: the headword is its own key
  weight INTEGER NOT NULL
);

-- By the same id, so that matches come in rank order: pieces of the key (one, two and three characters, its ends marked), its length, its
-- segments, and the scopes that have it. What the pieces look like: shared/search/lex-tokens.ts.
CREATE VIRTUAL TABLE lex_token USING fts5(tokens, content='', detail=none, columnsize=0, tokenize='ascii');
