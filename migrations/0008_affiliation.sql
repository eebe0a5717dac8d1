-- The club, fraternity, residence hall or the like that a team comes from, where it has one.
ALTER TABLE team ADD COLUMN affiliation TEXT CONSTRAINT "affiliation has 1 to 80 characters" CHECK (affiliation IS NULL OR length(affiliation) BETWEEN 1 AND 80);
