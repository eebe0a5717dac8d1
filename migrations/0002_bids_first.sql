-- What becomes of a match holds for the two teams that the bracket had there when it was said: a later correction that
-- brings another team asks again.
ALTER TABLE resolve ADD COLUMN a TEXT;
ALTER TABLE resolve ADD COLUMN b TEXT;

-- Bids are written down first, as revision 1; adding the tricks is revision 2 and needs no reason. SQLite drops no
-- constraint, so the table is made anew. Its rows wait in a table without constraints, rather than the new table under
-- another name: in PostgreSQL two tables cannot have a UNIQUE of the same name, and SQLite renames no table while a view
-- names one that is not there.
DROP VIEW IF EXISTS current_hand;
CREATE TABLE hand_before AS SELECT * FROM hand;
DROP TABLE hand;

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
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

INSERT INTO hand SELECT * FROM hand_before;
DROP TABLE hand_before;
