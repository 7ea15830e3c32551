-- Accounts: precious data, synchronous=FULL, append-only migrations.

CREATE TABLE authorization_code (
  code_hash TEXT PRIMARY KEY,         -- SHA-256 of the code, base64url
  challenge TEXT NOT NULL,            -- PKCE S256 challenge
  expires_at INTEGER NOT NULL,        -- ms since epoch; 60 s after it was made
  used_at INTEGER                     -- set once: a code is spent by the first call that names it
) WITHOUT ROWID;
CREATE INDEX authorization_code_expiry ON authorization_code (expires_at);

CREATE TABLE refresh_token (
  token_hash TEXT PRIMARY KEY,        -- SHA-256 of the token, base64url
  family TEXT NOT NULL,               -- all tokens of one sign-in
  subject TEXT NOT NULL,
  audience TEXT NOT NULL,             -- brand id
  expires_at INTEGER NOT NULL,
  rotated_at INTEGER                  -- set once, when its successor was given out
) WITHOUT ROWID;
CREATE INDEX refresh_token_family ON refresh_token (family);
CREATE INDEX refresh_token_expiry ON refresh_token (expires_at);
