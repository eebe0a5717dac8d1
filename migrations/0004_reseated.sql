-- A call that changes who sits where, or who dealt first, once there are hands on record says why.
ALTER TABLE call ADD COLUMN reason TEXT CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400);
