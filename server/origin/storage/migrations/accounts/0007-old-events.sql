-- What happened to accounts is forgotten after a year.
CREATE INDEX account_event_at ON account_event (at);
