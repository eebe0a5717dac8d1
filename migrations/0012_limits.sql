-- What a player is of their own: a student, an alumna, a member of a club.
ALTER TABLE person ADD COLUMN affiliation TEXT CONSTRAINT "affiliation has 1 to 80 characters" CHECK (affiliation IS NULL OR length(affiliation) BETWEEN 1 AND 80);

-- Why a team is let in against the limits of the rules.
ALTER TABLE team ADD COLUMN override TEXT CONSTRAINT "override has 1 to 400 characters" CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400);
ALTER TABLE substitute ADD COLUMN override TEXT CONSTRAINT "override has 1 to 400 characters" CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400);
