-- What a draw of each format names beside its teams.
ALTER TABLE draw ADD COLUMN finals INTEGER CONSTRAINT "finals is 1 to 1" CHECK (finals IS NULL OR (finals BETWEEN 1 AND 1 AND finals = CAST(finals AS INTEGER)));
ALTER TABLE draw ADD COLUMN meetings INTEGER CONSTRAINT "meetings is 1 to 2" CHECK (meetings IS NULL OR (meetings BETWEEN 1 AND 2 AND meetings = CAST(meetings AS INTEGER)));
ALTER TABLE draw ADD COLUMN pools INTEGER CONSTRAINT "pools is 1 to 26" CHECK (pools IS NULL OR (pools BETWEEN 1 AND 26 AND pools = CAST(pools AS INTEGER)));
ALTER TABLE draw ADD COLUMN advance INTEGER CONSTRAINT "advance is 1 to 64" CHECK (advance IS NULL OR (advance BETWEEN 1 AND 64 AND advance = CAST(advance AS INTEGER)));
ALTER TABLE draw ADD COLUMN wildcards INTEGER CONSTRAINT "wildcards is 1 to 64" CHECK (wildcards IS NULL OR (wildcards BETWEEN 1 AND 64 AND wildcards = CAST(wildcards AS INTEGER)));
ALTER TABLE draw ADD COLUMN rounds INTEGER CONSTRAINT "rounds is 1 to 30" CHECK (rounds IS NULL OR (rounds BETWEEN 1 AND 30 AND rounds = CAST(rounds AS INTEGER)));
ALTER TABLE draw ADD COLUMN ranking TEXT;

-- What is decided before anybody sits down holds for the two teams that the bracket had there: a correction that brings
-- another asks again.
ALTER TABLE outcome ADD COLUMN a TEXT;
ALTER TABLE outcome ADD COLUMN b TEXT;

-- A round of Swiss as it was published: teams two and two, ids with blanks between.
CREATE TABLE pairing (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  round INTEGER NOT NULL,
  teams TEXT NOT NULL,
  bye TEXT,
  CONSTRAINT "round is 1 to 30" CHECK (round BETWEEN 1 AND 30 AND round = CAST(round AS INTEGER))
);

-- Lots drawn by teams that nothing else parts, the best first.
CREATE TABLE lot (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  teams TEXT NOT NULL,
  random_seed TEXT,
  reason TEXT,
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- A match that is played only to part two teams that are level.
CREATE TABLE play_in (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  teams TEXT NOT NULL
);

-- A team that joined after the draw, in a free place or in that of another team.
CREATE TABLE late_entry (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  team TEXT NOT NULL,
  replaces TEXT,
  reason TEXT,
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);
