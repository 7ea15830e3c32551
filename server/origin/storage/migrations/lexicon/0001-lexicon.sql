-- The search database. Derived from the dictionaries, replaced whole by a new generation, never migrated in place.
-- Spec: search engine design §4. Tables for reversed keys, segments, trigrams and full text join with the search modes that read them.

CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID; -- schema, generation, built_at, inputs (what it was built from)

CREATE TABLE dictionary (
  id INTEGER PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,          -- the public id: 'freedict.fin-eng', 'sanavirta.fi-en'
  type TEXT NOT NULL,                 -- DictionaryType
  is_default INTEGER NOT NULL,        -- 1: searched by the language-pair tab
  dict_type TEXT NOT NULL,            -- 'premium' | 'non-premium'
  dict_group TEXT NOT NULL,           -- general | law | medicine | tech_commerce
  rank INTEGER NOT NULL,              -- order among equals: the editors' own first
  teams TEXT,                         -- JSON list; NULL: everyone
  entry_count INTEGER NOT NULL,
  body TEXT NOT NULL                  -- JSON of Dictionary (shared/dictionary/dictionary.ts)
);

CREATE TABLE dictionary_group (id TEXT PRIMARY KEY, type TEXT NOT NULL, body TEXT NOT NULL) WITHOUT ROWID; -- JSON of DictionaryGroup

-- What one search looks through. Three key levels share the tables below, each a scope of its own:
--   level 0  raw    NFC lower case; only words whose raw key differs from their folded key
--   level 1  fold   language fold (ä ö å stay letters in fi and sv); every word
--   level 2  loose  every diacritic removed; only words whose loose key differs from their folded key
-- scope.id = base * 4 + level.
CREATE TABLE scope (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,                 -- dictionary | pair | group
  level INTEGER NOT NULL,
  dictionary INTEGER,                 -- kind dictionary
  group_id TEXT,                      -- kind group
  src TEXT NOT NULL,                  -- language of the headwords
  tgt TEXT NOT NULL,                  -- language of the translations; '*' many; same as src: monolingual
  row_count INTEGER NOT NULL
);
CREATE INDEX scope_dictionary ON scope (dictionary, src, tgt, level);
CREATE INDEX scope_pair ON scope (kind, src, tgt, level);
CREATE INDEX scope_group ON scope (group_id, src, tgt, level);

CREATE TABLE entry (
  id INTEGER PRIMARY KEY,             -- (255 - weight) * 2^40 + sequence: rank order, private to a generation
  key TEXT NOT NULL,                  -- '{dictionary code}:{source key or content hash}': public and stable
  dictionary INTEGER NOT NULL,
  src TEXT NOT NULL,
  tgt TEXT NOT NULL,
  headword TEXT NOT NULL,
  homonym INTEGER NOT NULL,           -- 0: none
  body TEXT NOT NULL                  -- JSON of Word without its empty lists
);
CREATE UNIQUE INDEX entry_key ON entry (key);

CREATE TABLE headword_scope (
  scope INTEGER NOT NULL,
  key TEXT NOT NULL,                  -- the headword at the scope's level
  headword TEXT NOT NULL,             -- as written (a variant of the entry's headword has a row of its own)
  weight INTEGER NOT NULL,            -- 0..255, a property of (language, headword)
  lock INTEGER NOT NULL,              -- 1: premium
  entry INTEGER NOT NULL,
  PRIMARY KEY (scope, key, headword, entry)
) WITHOUT ROWID;

-- For every prefix of more than 128 rows in its scope: its first 50 distinct headwords by rank, so that a keystroke reads a bounded number of rows.
CREATE TABLE top_prefix (
  scope INTEGER NOT NULL,
  prefix TEXT NOT NULL,
  first TEXT NOT NULL,                -- JSON [[headword, weight, lock], …]: the first 10
  rest TEXT NOT NULL,                 -- JSON: the next 40
  PRIMARY KEY (scope, prefix)
) WITHOUT ROWID;
