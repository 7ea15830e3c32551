-- How often something was tried of late: wrong passwords, mails asked for. Counted from the first try until the row's time is over.
CREATE TABLE recent_try (
  key TEXT PRIMARY KEY,               -- SHA-256 of what is counted: no e-mail or network address is kept
  count INTEGER NOT NULL,
  expires_at INTEGER NOT NULL         -- ms since the epoch
) WITHOUT ROWID;
CREATE INDEX recent_try_expiry ON recent_try (expires_at);

-- From where an account was signed in to by its password: strangers' wrong guesses do not lock the owner out there.
CREATE TABLE familiar_place (
  key TEXT PRIMARY KEY,               -- SHA-256 of account and network
  user TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX familiar_place_user ON familiar_place (user);
CREATE INDEX familiar_place_expiry ON familiar_place (expires_at);

CREATE INDEX mail_link_user ON mail_link (user) WHERE user IS NOT NULL;
CREATE INDEX mail_outbox_sent ON mail_outbox (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX mail_outbox_recipient ON mail_outbox (recipient);
