-- Ranges are found by address (the primary key) when somebody comes, by institution when it is changed.
CREATE INDEX institution_range_institution ON institution_range (institution);
