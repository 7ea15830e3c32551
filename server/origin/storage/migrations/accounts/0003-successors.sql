-- Successors are wiped once nobody may ask for them any more.
CREATE INDEX refresh_token_successor ON refresh_token (rotated_at) WHERE successor IS NOT NULL;
