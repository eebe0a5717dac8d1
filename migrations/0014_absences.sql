-- A player was let in without an ID of their own, since another has the same.
ALTER TABLE incident ADD COLUMN shares_id INTEGER NOT NULL DEFAULT 0 CONSTRAINT "shares id is 0 or 1" CHECK (shares_id IN (0, 1));

-- Of a double forfeit the side of which nobody came.
ALTER TABLE outcome ADD COLUMN no_show TEXT CONSTRAINT "no show is a known word" CHECK (no_show IS NULL OR no_show IN ('a', 'b'));

-- The boot-time clock says again since when it is waited, so that neither a changed wall clock nor sleep counts.
ALTER TABLE wait ADD COLUMN boot TEXT CONSTRAINT "boot is a UUID" CHECK (boot IS NULL OR length(boot) = 36);
ALTER TABLE wait ADD COLUMN boot_ms BIGINT CONSTRAINT "boot ms is 0 to 31622400000000" CHECK (boot_ms IS NULL OR (boot_ms BETWEEN 0 AND 31622400000000 AND boot_ms = CAST(boot_ms AS BIGINT)));
