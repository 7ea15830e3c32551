-- Registrations that nobody confirmed are forgotten.
CREATE INDEX user_unconfirmed ON user (updated_at) WHERE email_confirmed_at IS NULL AND email IS NOT NULL;
