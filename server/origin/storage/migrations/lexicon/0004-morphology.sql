-- What base forms are worked out from. Spec: requirements SUG-020.

-- The analysers' data: gzip, in base64, in pieces that fit a statement of SQL text. Read whole, once for each generation.
CREATE TABLE morphology_data (
  name TEXT NOT NULL,                 -- fi.transducer | sv.dictionary | sv.affixes | en.exceptions
  number INTEGER NOT NULL,            -- the pieces in order, from 0
  piece TEXT NOT NULL,
  PRIMARY KEY (name, number)
);

-- The languages that have base forms at all.
CREATE TABLE base_form_language (
  lang TEXT PRIMARY KEY,
  source TEXT                         -- JSON {name, edition, licence} of the analyser's data; NULL: the entries' own forms only
) WITHOUT ROWID;

-- The inflected forms that entries give.
CREATE TABLE word_form (
  lang TEXT NOT NULL,
  form TEXT NOT NULL,                 -- folded, as keys are
  headword TEXT NOT NULL,
  PRIMARY KEY (lang, form, headword)
) WITHOUT ROWID;
