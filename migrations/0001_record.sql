-- The record of a night: the journal, and a table for each kind of fact. SQLite 3.40 and PostgreSQL 15 both take it.
-- The name of a constraint is the sentence that is said when it does not hold.

-- The migrations that this file has been through.
CREATE TABLE schema_migration (
  version INTEGER NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  CONSTRAINT "a migration has a checksum" CHECK (length(sha256) = 64)
);

-- Every fact in order, with the hash of its row and of all before it.
CREATE TABLE journal (
  seq INTEGER NOT NULL PRIMARY KEY,
  op TEXT NOT NULL,
  by TEXT NOT NULL,
  device TEXT NOT NULL,
  at TEXT NOT NULL,
  kind TEXT NOT NULL,
  payload TEXT NOT NULL,
  prev TEXT NOT NULL,
  hash TEXT NOT NULL,
  CONSTRAINT "a fact is on record once" UNIQUE (op),
  CONSTRAINT "the record counts from 1" CHECK (seq >= 1),
  CONSTRAINT "op is a UUID" CHECK (length(op) = 36),
  CONSTRAINT "by has 1 to 80 characters" CHECK (length(by) BETWEEN 1 AND 80),
  CONSTRAINT "device has 1 to 64 characters" CHECK (length(device) BETWEEN 1 AND 64),
  CONSTRAINT "at is a time in UTC" CHECK (length(at) = 24),
  CONSTRAINT "kind has 1 to 40 characters" CHECK (length(kind) BETWEEN 1 AND 40),
  CONSTRAINT "a fact has at most 100000 characters" CHECK (length(payload) BETWEEN 2 AND 100000),
  CONSTRAINT "a hash has 64 digits" CHECK (length(prev) = 64 AND length(hash) = 64)
);

-- The last row of the journal: whoever writes moves it on from where they read it.
CREATE TABLE journal_head (
  id INTEGER NOT NULL PRIMARY KEY,
  seq INTEGER NOT NULL,
  hash TEXT NOT NULL,
  CONSTRAINT "there is one head" CHECK (id = 1)
);
INSERT INTO journal_head (id, seq, hash)
VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000');

-- The people: the one table that may change. Facts hold ids, so that names can be purged.
CREATE TABLE person (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT,
  card_hash TEXT,
  card_end TEXT,
  CONSTRAINT "name has 1 to 80 characters" CHECK (name IS NULL OR length(name) BETWEEN 1 AND 80),
  CONSTRAINT "a card is kept as a hash" CHECK (card_hash IS NULL OR length(card_hash) = 64),
  CONSTRAINT "card end has 1 to 3 characters" CHECK (card_end IS NULL OR length(card_end) BETWEEN 1 AND 3)
);

-- The night.
CREATE TABLE event (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  name TEXT NOT NULL,
  format TEXT NOT NULL,
  tables INTEGER NOT NULL,
  CONSTRAINT "name has 1 to 120 characters" CHECK (length(name) BETWEEN 1 AND 120),
  CONSTRAINT "format is a known word" CHECK (format IN ('single-elimination', 'double-elimination', 'round-robin', 'pools-playoff', 'swiss')),
  CONSTRAINT "tables is 1 to 999" CHECK (tables BETWEEN 1 AND 999 AND tables = CAST(tables AS INTEGER))
);

-- A copy of the venue's rule file, what was agreed otherwise, and from which match on.
CREATE TABLE rules (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  venue TEXT NOT NULL,
  agreed TEXT,
  from_match TEXT,
  reason TEXT,
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- A team; the newest row of an id holds. Players are ids of persons with blanks between.
CREATE TABLE team (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  seed INTEGER,
  players TEXT NOT NULL,
  CONSTRAINT "name has 1 to 80 characters" CHECK (length(name) BETWEEN 1 AND 80),
  CONSTRAINT "seed is 1 to 4096" CHECK (seed IS NULL OR (seed BETWEEN 1 AND 4096 AND seed = CAST(seed AS INTEGER)))
);

-- The draw: teams by seed, ids with blanks between.
CREATE TABLE draw (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  format TEXT NOT NULL,
  method TEXT NOT NULL,
  version INTEGER NOT NULL,
  random_seed TEXT,
  third_place INTEGER NOT NULL,
  teams TEXT NOT NULL,
  CONSTRAINT "format is a known word" CHECK (format IN ('single-elimination', 'double-elimination', 'round-robin', 'pools-playoff', 'swiss')),
  CONSTRAINT "method is a known word" CHECK (method IN ('listed', 'random')),
  CONSTRAINT "version is 1 to 99" CHECK (version BETWEEN 1 AND 99 AND version = CAST(version AS INTEGER)),
  CONSTRAINT "third place is 0 or 1" CHECK (third_place IN (0, 1)),
  CONSTRAINT "a random draw names its seed, and no other does" CHECK ((method = 'random') = (random_seed IS NOT NULL))
);

-- A player is here, for a match or (none) for the evening.
CREATE TABLE checkin (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  person TEXT NOT NULL REFERENCES person (id),
  shown TEXT,
  match TEXT,
  override TEXT,
  CONSTRAINT "shown has 1 to 80 characters" CHECK (shown IS NULL OR length(shown) BETWEEN 1 AND 80),
  CONSTRAINT "override has 1 to 400 characters" CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400)
);

-- A team plays no more.
CREATE TABLE withdraw (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  team TEXT NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);

-- A player leaves a team and another joins it.
CREATE TABLE substitute (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  team TEXT NOT NULL,
  leaves TEXT NOT NULL REFERENCES person (id),
  joins TEXT NOT NULL REFERENCES person (id),
  match TEXT,
  reason TEXT,
  CONSTRAINT "nobody takes their own place" CHECK (leaves <> joins),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- A match is called to a table: teams, and players as they sit.
CREATE TABLE call (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  table_no INTEGER NOT NULL,
  a TEXT NOT NULL,
  b TEXT NOT NULL,
  a1 TEXT NOT NULL REFERENCES person (id),
  b1 TEXT NOT NULL REFERENCES person (id),
  a2 TEXT NOT NULL REFERENCES person (id),
  b2 TEXT NOT NULL REFERENCES person (id),
  first_dealer TEXT,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "the table is 1 to 999" CHECK (table_no BETWEEN 1 AND 999 AND table_no = CAST(table_no AS INTEGER)),
  CONSTRAINT "a team does not play itself" CHECK (a <> b),
  CONSTRAINT "nobody sits on two chairs" CHECK (a1 <> b1 AND a1 <> a2 AND a1 <> b2 AND b1 <> a2 AND b1 <> b2 AND a2 <> b2),
  CONSTRAINT "first dealer is a known word" CHECK (first_dealer IS NULL OR first_dealer IN ('a1', 'b1', 'a2', 'b2'))
);

-- A hand as the table counted it: a bid and tricks for the side, or one a partner.
CREATE TABLE hand (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  revision INTEGER NOT NULL,
  dealer TEXT,
  a_bid_side INTEGER,
  a_bid_1 INTEGER,
  a_call_1 TEXT,
  a_bid_2 INTEGER,
  a_call_2 TEXT,
  a_blind INTEGER NOT NULL,
  a_tricks_side INTEGER,
  a_tricks_1 INTEGER,
  a_tricks_2 INTEGER,
  b_bid_side INTEGER,
  b_bid_1 INTEGER,
  b_call_1 TEXT,
  b_bid_2 INTEGER,
  b_call_2 TEXT,
  b_blind INTEGER NOT NULL,
  b_tricks_side INTEGER,
  b_tricks_1 INTEGER,
  b_tricks_2 INTEGER,
  override TEXT,
  struck INTEGER NOT NULL,
  reason TEXT,
  CONSTRAINT "a hand has each revision once" UNIQUE (match, attempt, game, place, revision),
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "revision is 1 to 999" CHECK (revision BETWEEN 1 AND 999 AND revision = CAST(revision AS INTEGER)),
  CONSTRAINT "dealer is a known word" CHECK (dealer IS NULL OR dealer IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT "the bid of side a is 1 to 26" CHECK (a_bid_side IS NULL OR (a_bid_side BETWEEN 1 AND 26 AND a_bid_side = CAST(a_bid_side AS INTEGER))),
  CONSTRAINT "the bid of a1 is 1 to 13" CHECK (a_bid_1 IS NULL OR (a_bid_1 BETWEEN 1 AND 13 AND a_bid_1 = CAST(a_bid_1 AS INTEGER))),
  CONSTRAINT "the bid of a2 is 1 to 13" CHECK (a_bid_2 IS NULL OR (a_bid_2 BETWEEN 1 AND 13 AND a_bid_2 = CAST(a_bid_2 AS INTEGER))),
  CONSTRAINT "a1 calls a number or a nil" CHECK (a_call_1 IS NULL OR a_call_1 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT "a2 calls a number or a nil" CHECK (a_call_2 IS NULL OR a_call_2 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT "only a number called by a1 has a number" CHECK ((a_bid_1 IS NOT NULL) = (COALESCE(a_call_1, '') = 'number')),
  CONSTRAINT "only a number called by a2 has a number" CHECK ((a_bid_2 IS NOT NULL) = (COALESCE(a_call_2, '') = 'number')),
  CONSTRAINT "side a bids as a side or one by one" CHECK ((a_call_1 IS NULL) = (a_call_2 IS NULL) AND (a_bid_side IS NULL OR a_call_1 IS NULL)),
  CONSTRAINT "side a bids blind or not" CHECK (a_blind IN (0, 1) AND (a_blind = 0 OR a_bid_side IS NOT NULL OR a_call_1 IS NOT NULL)),
  CONSTRAINT "the tricks of side a is 0 to 13" CHECK (a_tricks_side IS NULL OR (a_tricks_side BETWEEN 0 AND 13 AND a_tricks_side = CAST(a_tricks_side AS INTEGER))),
  CONSTRAINT "the tricks of a1 is 0 to 13" CHECK (a_tricks_1 IS NULL OR (a_tricks_1 BETWEEN 0 AND 13 AND a_tricks_1 = CAST(a_tricks_1 AS INTEGER))),
  CONSTRAINT "the tricks of a2 is 0 to 13" CHECK (a_tricks_2 IS NULL OR (a_tricks_2 BETWEEN 0 AND 13 AND a_tricks_2 = CAST(a_tricks_2 AS INTEGER))),
  CONSTRAINT "tricks of side a are counted as a side or one by one" CHECK ((a_tricks_1 IS NULL) = (a_tricks_2 IS NULL) AND (a_tricks_side IS NULL OR a_tricks_1 IS NULL)),
  CONSTRAINT "a nil of side a asks for tricks one by one" CHECK (a_tricks_side IS NULL OR a_call_1 IS NULL OR (a_call_1 = 'number' AND a_call_2 = 'number')),
  CONSTRAINT "the bid of side b is 1 to 26" CHECK (b_bid_side IS NULL OR (b_bid_side BETWEEN 1 AND 26 AND b_bid_side = CAST(b_bid_side AS INTEGER))),
  CONSTRAINT "the bid of b1 is 1 to 13" CHECK (b_bid_1 IS NULL OR (b_bid_1 BETWEEN 1 AND 13 AND b_bid_1 = CAST(b_bid_1 AS INTEGER))),
  CONSTRAINT "the bid of b2 is 1 to 13" CHECK (b_bid_2 IS NULL OR (b_bid_2 BETWEEN 1 AND 13 AND b_bid_2 = CAST(b_bid_2 AS INTEGER))),
  CONSTRAINT "b1 calls a number or a nil" CHECK (b_call_1 IS NULL OR b_call_1 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT "b2 calls a number or a nil" CHECK (b_call_2 IS NULL OR b_call_2 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT "only a number called by b1 has a number" CHECK ((b_bid_1 IS NOT NULL) = (COALESCE(b_call_1, '') = 'number')),
  CONSTRAINT "only a number called by b2 has a number" CHECK ((b_bid_2 IS NOT NULL) = (COALESCE(b_call_2, '') = 'number')),
  CONSTRAINT "side b bids as a side or one by one" CHECK ((b_call_1 IS NULL) = (b_call_2 IS NULL) AND (b_bid_side IS NULL OR b_call_1 IS NULL)),
  CONSTRAINT "side b bids blind or not" CHECK (b_blind IN (0, 1) AND (b_blind = 0 OR b_bid_side IS NOT NULL OR b_call_1 IS NOT NULL)),
  CONSTRAINT "the tricks of side b is 0 to 13" CHECK (b_tricks_side IS NULL OR (b_tricks_side BETWEEN 0 AND 13 AND b_tricks_side = CAST(b_tricks_side AS INTEGER))),
  CONSTRAINT "the tricks of b1 is 0 to 13" CHECK (b_tricks_1 IS NULL OR (b_tricks_1 BETWEEN 0 AND 13 AND b_tricks_1 = CAST(b_tricks_1 AS INTEGER))),
  CONSTRAINT "the tricks of b2 is 0 to 13" CHECK (b_tricks_2 IS NULL OR (b_tricks_2 BETWEEN 0 AND 13 AND b_tricks_2 = CAST(b_tricks_2 AS INTEGER))),
  CONSTRAINT "tricks of side b are counted as a side or one by one" CHECK ((b_tricks_1 IS NULL) = (b_tricks_2 IS NULL) AND (b_tricks_side IS NULL OR b_tricks_1 IS NULL)),
  CONSTRAINT "a nil of side b asks for tricks one by one" CHECK (b_tricks_side IS NULL OR b_call_1 IS NULL OR (b_call_1 = 'number' AND b_call_2 = 'number')),
  CONSTRAINT "a hand has 13 tricks, or none counted yet" CHECK ((COALESCE(a_tricks_side, a_tricks_1 + a_tricks_2) IS NULL AND COALESCE(b_tricks_side, b_tricks_1 + b_tricks_2) IS NULL) OR COALESCE(COALESCE(a_tricks_side, a_tricks_1 + a_tricks_2) + COALESCE(b_tricks_side, b_tricks_1 + b_tricks_2), 0) = 13),
  CONSTRAINT "override has 1 to 400 characters" CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400),
  CONSTRAINT "struck is 0 or 1" CHECK (struck IN (0, 1)),
  CONSTRAINT "only a hand on record can be struck" CHECK (struck = 0 OR revision > 1),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400),
  CONSTRAINT "a changed hand needs a reason" CHECK (revision = 1 OR reason IS NOT NULL)
);

-- A deal that was void.
CREATE TABLE misdeal (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  called_by TEXT NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "called by is a known word" CHECK (called_by IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);

-- The clock ran out: at a hand's place while it was in play.
CREATE TABLE time_call (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  choice TEXT,
  override TEXT,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "choice is a known word" CHECK (choice IS NULL OR choice IN ('finish-hand', 'finish-game', 'stop-now')),
  CONSTRAINT "override has 1 to 400 characters" CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400)
);

-- A match decided without play or in mid play.
CREATE TABLE outcome (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  winner TEXT NOT NULL,
  outcome TEXT NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "winner is a known word" CHECK (winner IN ('a', 'b', 'none')),
  CONSTRAINT "outcome is a known word" CHECK (outcome IN ('forfeit', 'default', 'no-show', 'withdrawn', 'disqualified', 'ruling')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);

-- The result that both captains signed.
CREATE TABLE agree (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  score_a INTEGER NOT NULL,
  score_b INTEGER NOT NULL,
  winner TEXT NOT NULL,
  signers TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "score a is -99999 to 99999" CHECK (score_a BETWEEN -99999 AND 99999 AND score_a = CAST(score_a AS INTEGER)),
  CONSTRAINT "score b is -99999 to 99999" CHECK (score_b BETWEEN -99999 AND 99999 AND score_b = CAST(score_b AS INTEGER)),
  CONSTRAINT "winner is a known word" CHECK (winner IN ('a', 'b', 'none'))
);

-- A renege is claimed.
CREATE TABLE challenge (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  by TEXT NOT NULL,
  accused TEXT NOT NULL,
  book INTEGER NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "by is a known word" CHECK (by IN ('a', 'b', 'supervisor')),
  CONSTRAINT "accused is a known word" CHECK (accused IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT "the accused sits on the other side" CHECK (by = 'supervisor' OR by <> substr(accused, 1, 1)),
  CONSTRAINT "book is 1 to 13" CHECK (book BETWEEN 1 AND 13 AND book = CAST(book AS INTEGER))
);

-- What became of a challenge; the newest holds.
CREATE TABLE decision (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  challenge TEXT NOT NULL REFERENCES challenge (op),
  ruling TEXT NOT NULL,
  reason TEXT,
  CONSTRAINT "ruling is a known word" CHECK (ruling IN ('upheld', 'rejected', 'withdrawn')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- An infraction that the rule set names.
CREATE TABLE foul (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  side TEXT NOT NULL,
  foul TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "side is a known word" CHECK (side IN ('a', 'b')),
  CONSTRAINT "foul has 1 to 40 characters" CHECK (length(foul) BETWEEN 1 AND 40)
);

-- Points that a supervisor adds.
CREATE TABLE adjustment (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  side TEXT NOT NULL,
  points INTEGER NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "place is 1 to 2000000000" CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT "side is a known word" CHECK (side IN ('a', 'b')),
  CONSTRAINT "points is -99999 to 99999" CHECK (points BETWEEN -99999 AND 99999 AND points = CAST(points AS INTEGER)),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);

-- A fact is taken back.
CREATE TABLE retract (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  target TEXT NOT NULL REFERENCES journal (op),
  reason TEXT,
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- What becomes of a match whose sides a correction changed.
CREATE TABLE resolve (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  choice TEXT NOT NULL,
  correction TEXT REFERENCES journal (op),
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "choice is a known word" CHECK (choice IN ('seat', 'replay', 'stand')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);

-- A sheet was entered for the wrong match, or with its sides swapped.
CREATE TABLE move (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  to_match TEXT,
  to_attempt INTEGER,
  swapped INTEGER NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "to attempt is 1 to 99" CHECK (to_attempt IS NULL OR (to_attempt BETWEEN 1 AND 99 AND to_attempt = CAST(to_attempt AS INTEGER))),
  CONSTRAINT "swapped is 0 or 1" CHECK (swapped IN (0, 1)),
  CONSTRAINT "something moves" CHECK (to_match IS NOT NULL OR swapped = 1),
  CONSTRAINT "only another match has an attempt" CHECK (to_attempt IS NULL OR to_match IS NOT NULL),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (length(reason) BETWEEN 1 AND 400)
);
