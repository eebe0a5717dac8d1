-- What is said to show the renege of a challenge; the newest holds.
CREATE TABLE evidence (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  challenge TEXT NOT NULL REFERENCES challenge (op),
  known TEXT,
  led TEXT,
  played TEXT,
  shown TEXT,
  shown_book INTEGER,
  held INTEGER NOT NULL,
  note TEXT,
  CONSTRAINT "known is a known word" CHECK (known IS NULL OR known IN ('admitted', 'seen', 'shown')),
  CONSTRAINT "led is a known word" CHECK (led IS NULL OR led IN ('spades', 'hearts', 'clubs', 'diamonds')),
  CONSTRAINT "played is a card" CHECK (played IS NULL OR length(played) = 2),
  CONSTRAINT "shown is a card" CHECK (shown IS NULL OR length(shown) = 2),
  CONSTRAINT "shown book is 1 to 13" CHECK (shown_book IS NULL OR (shown_book BETWEEN 1 AND 13 AND shown_book = CAST(shown_book AS INTEGER))),
  CONSTRAINT "held is 0 or 1" CHECK (held IN (0, 1)),
  CONSTRAINT "a card that is held was in no book" CHECK (held = 0 OR shown_book IS NULL),
  CONSTRAINT "note has 1 to 400 characters" CHECK (note IS NULL OR length(note) BETWEEN 1 AND 400)
);

-- A side plays on, or signs, under protest.
CREATE TABLE protest (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  side TEXT NOT NULL,
  about TEXT NOT NULL,
  reason TEXT NOT NULL,
  until TEXT,
  holds INTEGER NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "side is a known word" CHECK (side IN ('a', 'b')),
  CONSTRAINT "about is a known word" CHECK (about IN ('rule', 'eligibility')),
  CONSTRAINT "until is a time in UTC" CHECK (until IS NULL OR length(until) = 24),
  CONSTRAINT "holds is 0 or 1" CHECK (holds IN (0, 1)),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- What became of a protest; the newest holds.
CREATE TABLE settlement (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  protest TEXT NOT NULL REFERENCES protest (op),
  ruling TEXT NOT NULL,
  reason TEXT,
  CONSTRAINT "ruling is a known word" CHECK (ruling IN ('upheld', 'rejected', 'withdrawn', 'referred')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- How a side behaved in a match, in tenths of a point; the newest holds.
CREATE TABLE rating (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  side TEXT NOT NULL,
  tenths INTEGER NOT NULL,
  reason TEXT,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "side is a known word" CHECK (side IN ('a', 'b')),
  CONSTRAINT "tenths is 0 to 100" CHECK (tenths BETWEEN 0 AND 100 AND tenths = CAST(tenths AS INTEGER)),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- An infraction, a warning, an ejection, or a note.
CREATE TABLE incident (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  what TEXT NOT NULL,
  match TEXT,
  team TEXT,
  person TEXT,
  infraction TEXT,
  reason TEXT NOT NULL,
  CONSTRAINT "what is a known word" CHECK (what IN ('note', 'infraction', 'warning', 'ejection')),
  CONSTRAINT "it names a team or a player" CHECK (what = 'note' OR team IS NOT NULL OR person IS NOT NULL),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);
