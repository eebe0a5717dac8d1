-- Why a misdeal called too late still counts.
ALTER TABLE misdeal ADD COLUMN override TEXT CONSTRAINT "override has 1 to 400 characters" CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400);

-- Of an ejection in mid match, why that match is played to its end with who was ejected.
ALTER TABLE incident ADD COLUMN plays_on TEXT CONSTRAINT "plays on has 1 to 400 characters" CHECK (plays_on IS NULL OR length(plays_on) BETWEEN 1 AND 400);
