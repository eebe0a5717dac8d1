-- Of the stripe of a card that somebody had to say whose it is, likewise only a hash.
ALTER TABLE person ADD COLUMN stripe_hash TEXT CONSTRAINT "a stripe is kept as a hash" CHECK (stripe_hash IS NULL OR length(stripe_hash) = 64);

-- What is done about who does not come.
ALTER TABLE event ADD COLUMN attendance TEXT;

-- A player or a whole team may not play; the newest about the same holds.
CREATE TABLE sanction (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  person TEXT,
  team TEXT,
  until TEXT,
  reason TEXT NOT NULL,
  lifted INTEGER NOT NULL,
  CONSTRAINT "it names a player or a team" CHECK ((person IS NULL) <> (team IS NULL)),
  CONSTRAINT "until is a day" CHECK (until IS NULL OR length(until) = 10),
  CONSTRAINT "lifted is 0 or 1" CHECK (lifted IN (0, 1)),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- It is waited for who does not come to a match.
CREATE TABLE wait (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER))
);
