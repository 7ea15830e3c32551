-- Users, their sign-ins, mails under way, institutions. Times are ms since the epoch. Ids are random UUID v4 (AUTH-010).

CREATE TABLE team (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  type TEXT NOT NULL,                 -- pacman_customer | highschool | kp_school | school_customer | team | …
  is_disabled INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;

CREATE TABLE user (
  id TEXT PRIMARY KEY,
  email TEXT,                         -- NFC, lower case; NULL: emailless (SSO-020)
  email_confirmed_at INTEGER,         -- NULL: not confirmed, no sign-in by password (AUTH-073)
  given_name TEXT NOT NULL DEFAULT '',
  family_name TEXT NOT NULL DEFAULT '',
  role TEXT NOT NULL DEFAULT 'user',  -- user | admin | group-admin
  password_hash TEXT,                 -- PHC string of scrypt; NULL: signs in in other ways only
  brand TEXT NOT NULL,                -- where it was registered: mails speak for that brand
  language_ui TEXT NOT NULL,          -- fi | sv | en
  send_marketing_emails INTEGER NOT NULL DEFAULT 0,
  accepted_cookies INTEGER,
  has_activated_trial INTEGER NOT NULL DEFAULT 0,
  team_id TEXT,
  team_role TEXT,                     -- owner | admin | member
  editor_team_id TEXT,
  haka_organisation TEXT,
  plan_name TEXT NOT NULL DEFAULT 'free', -- free | one_month | one_year | pacman_personal_yearly | school_customer | sk_customer | team | pacman_customer
  plan_variant TEXT,
  payment_status TEXT,                -- recurring | pending1 | terminated | …
  period_start INTEGER,
  period_end INTEGER,
  signup_expires INTEGER,
  preferences TEXT NOT NULL DEFAULT '{}', -- JSON; its `version` names the shape (STORE-040)
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE UNIQUE INDEX user_email ON user (email) WHERE email IS NOT NULL;
CREATE INDEX user_team ON user (team_id) WHERE team_id IS NOT NULL;

-- Who somebody is at an identity provider. An account is never linked by an e-mail address that the provider has not verified.
CREATE TABLE identity (
  provider TEXT NOT NULL,             -- google | azure | mpassid | haka
  subject TEXT NOT NULL,              -- `iss sub`, or the SAML NameID with its qualifier
  user TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (provider, subject)
) WITHOUT ROWID;
CREATE INDEX identity_user ON identity (user);

-- One sign-in of one browser: the family of its refresh tokens (refresh_token.family = sign_in.id). Anonymous ones have no row.
CREATE TABLE sign_in (
  id TEXT PRIMARY KEY,                -- `sid` in tokens
  user TEXT NOT NULL,
  audience TEXT NOT NULL,             -- brand id
  login_method TEXT NOT NULL,         -- email | magic_link | google | azure | mpassid | haka
  device TEXT NOT NULL,               -- what the browser said of itself, shortened
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,        -- 90 days after it began, however much it is used
  revoked_at INTEGER
) WITHOUT ROWID;
CREATE INDEX sign_in_user ON sign_in (user);
CREATE INDEX sign_in_expiry ON sign_in (expires_at);

-- The next pair, kept for those who come with the same token within 10 s: encrypted under a key made of that very token.
ALTER TABLE refresh_token ADD COLUMN successor TEXT;

-- Links sent by mail. Only hashes of their tokens are kept; each works once.
CREATE TABLE mail_link (
  token_hash TEXT PRIMARY KEY,
  purpose TEXT NOT NULL,              -- magic | confirm | reset | email | delete
  email TEXT NOT NULL,
  user TEXT,                          -- NULL: a magic link of somebody who is not registered yet
  brand TEXT NOT NULL,
  payload TEXT NOT NULL,              -- JSON: returnState, language_ui, the requesting browser's own mark
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) WITHOUT ROWID;
CREATE INDEX mail_link_expiry ON mail_link (expires_at);

-- Written in the same batch as what they tell of; sent, and sent again, by whoever finds them due.
CREATE TABLE mail_outbox (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,
  sender TEXT NOT NULL,
  subject TEXT NOT NULL,
  body_text TEXT NOT NULL,
  body_html TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL,
  sent_at INTEGER,
  last_error TEXT
) WITHOUT ROWID;
CREATE INDEX mail_outbox_due ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL;

-- A sign-in with an identity provider that is under way; used once.
CREATE TABLE provider_sign_in (
  transaction_hash TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  brand TEXT NOT NULL,
  payload TEXT NOT NULL,              -- JSON: state, nonce, verifier, redirect URI, return state
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) WITHOUT ROWID;
CREATE INDEX provider_sign_in_expiry ON provider_sign_in (expires_at);

-- Ids that may be seen once only: SAML assertions, solved human checks, login tokens.
CREATE TABLE seen_once (
  id TEXT PRIMARY KEY,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX seen_once_expiry ON seen_once (expires_at);

-- Institutions that sign their networks in by address (AUTH-035, AUTH-036).
CREATE TABLE institution (
  id TEXT PRIMARY KEY,
  brand TEXT NOT NULL,
  name TEXT NOT NULL,
  customer_type TEXT NOT NULL,        -- none | xl | pacman | disabled_pacman_by_ip
  is_disabled INTEGER NOT NULL DEFAULT 0,
  team_id TEXT,
  claims TEXT NOT NULL                -- JSON list of claim features
) WITHOUT ROWID;
-- Both ends as 32 hexadecimal digits of IPv6 (IPv4 mapped), so that text order is address order.
CREATE TABLE institution_range (
  low TEXT NOT NULL,
  high TEXT NOT NULL,
  institution TEXT NOT NULL,
  PRIMARY KEY (low, high, institution)
) WITHOUT ROWID;

-- What happened to accounts, without what was secret about it.
CREATE TABLE account_event (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,                 -- token_reuse | password_changed | email_changed | account_deleted | …
  user TEXT,
  detail TEXT NOT NULL                -- JSON
) WITHOUT ROWID;
CREATE INDEX account_event_user ON account_event (user, at);
