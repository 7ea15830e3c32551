-- The order in which the groups stand in their file: a separator means nothing without it.
ALTER TABLE dictionary_group ADD COLUMN place INTEGER NOT NULL DEFAULT 0;
