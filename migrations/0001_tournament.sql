-- A tournament: the journal, the people, and a table for each kind of fact. SQLite 3.40 and PostgreSQL 15 both take it.
-- Triggers and views are in the file of each engine. Facts are only added; what happened since is a newer row.
-- A constraint has a short code as its name, unique in the whole schema; the program has a sentence for each code.

-- The migrations that made this file what it is.
CREATE TABLE schema_migration (
  version INTEGER NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  CONSTRAINT schema_migration_sha256 CHECK (length(sha256) = 64)
);

-- Every fact in order. The hash covers the row and, through prev, all rows before it; the first prev is 64 zeros.
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
  CONSTRAINT journal_op_once UNIQUE (op),
  CONSTRAINT journal_seq CHECK (seq >= 1),
  CONSTRAINT journal_op CHECK (length(op) = 36),
  CONSTRAINT journal_by CHECK (length(by) BETWEEN 1 AND 80),
  CONSTRAINT journal_device CHECK (length(device) BETWEEN 1 AND 64),
  CONSTRAINT journal_at CHECK (length(at) = 24),
  CONSTRAINT journal_kind CHECK (length(kind) BETWEEN 1 AND 40),
  CONSTRAINT journal_payload CHECK (length(payload) BETWEEN 2 AND 100000),
  CONSTRAINT journal_hash CHECK (length(prev) = 64 AND length(hash) = 64)
);

-- The last row of the journal. A writer updates it from the row they read, so two writers cannot both go on from there.
CREATE TABLE journal_head (
  id INTEGER NOT NULL PRIMARY KEY,
  seq INTEGER NOT NULL,
  hash TEXT NOT NULL,
  CONSTRAINT journal_head_id CHECK (id = 1)
);
INSERT INTO journal_head (id, seq, hash)
VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000');

-- The people: the one table whose rows may change, so that names can be purged. Facts hold ids, and no hash of the
-- journal covers a name; so each row has a digest over its own cells, with a new salt whenever the row is written.
CREATE TABLE person (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT,
  card_hash TEXT,
  card_end TEXT,
  stripe_hash TEXT,
  affiliation TEXT,
  salt TEXT NOT NULL,
  digest TEXT NOT NULL,
  CONSTRAINT person_name CHECK (name IS NULL OR length(name) BETWEEN 1 AND 80),
  CONSTRAINT person_card_hash CHECK (card_hash IS NULL OR length(card_hash) = 64),
  CONSTRAINT person_card_end CHECK (card_end IS NULL OR length(card_end) BETWEEN 1 AND 3),
  CONSTRAINT person_stripe_hash CHECK (stripe_hash IS NULL OR length(stripe_hash) = 64),
  CONSTRAINT person_affiliation CHECK (affiliation IS NULL OR length(affiliation) BETWEEN 1 AND 80),
  CONSTRAINT person_salt CHECK (length(salt) = 32),
  CONSTRAINT person_digest CHECK (length(digest) = 64)
);

-- ---- The tournament and its draw ----

-- The tournament: its name, format and tables, the minutes a team rests between two matches, and the rule for absences
-- (JSON). The newest row holds.
CREATE TABLE tournament (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  name TEXT NOT NULL,
  format TEXT NOT NULL,
  tables INTEGER NOT NULL,
  rest INTEGER,
  absences TEXT,
  CONSTRAINT tournament_name CHECK (length(name) BETWEEN 1 AND 120),
  CONSTRAINT tournament_format CHECK (format IN ('single-elimination', 'double-elimination', 'round-robin', 'pools-playoff', 'swiss')),
  CONSTRAINT tournament_tables CHECK (tables BETWEEN 1 AND 999 AND tables = CAST(tables AS INTEGER)),
  CONSTRAINT tournament_rest CHECK (rest IS NULL OR (rest BETWEEN 1 AND 240 AND rest = CAST(rest AS INTEGER)))
);

-- The rules: a frozen copy of the venue's rule file (JSON), what was agreed otherwise (JSON), and the first match
-- under them.
CREATE TABLE rules (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  venue TEXT NOT NULL,
  agreed TEXT,
  from_match TEXT,
  reason TEXT,
  CONSTRAINT rules_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- A team; the newest row of an id holds. Players are ids of people with blanks between them.
CREATE TABLE team (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  seed INTEGER,
  players TEXT NOT NULL,
  affiliation TEXT,
  override TEXT,
  underway INTEGER NOT NULL,
  CONSTRAINT team_name CHECK (length(name) BETWEEN 1 AND 80),
  CONSTRAINT team_seed CHECK (seed IS NULL OR (seed BETWEEN 1 AND 4096 AND seed = CAST(seed AS INTEGER))),
  CONSTRAINT team_affiliation CHECK (affiliation IS NULL OR length(affiliation) BETWEEN 1 AND 80),
  CONSTRAINT team_override CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400),
  CONSTRAINT team_underway CHECK (underway IN (0, 1))
);

-- The draw: team ids by seed, with blanks between them, and what the format needs besides.
CREATE TABLE draw (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  format TEXT NOT NULL,
  method TEXT NOT NULL,
  version INTEGER NOT NULL,
  random_seed TEXT,
  third_place INTEGER NOT NULL,
  teams TEXT NOT NULL,
  finals INTEGER,
  meetings INTEGER,
  pools INTEGER,
  advance INTEGER,
  wildcards INTEGER,
  rounds INTEGER,
  ranking TEXT,
  CONSTRAINT draw_format CHECK (format IN ('single-elimination', 'double-elimination', 'round-robin', 'pools-playoff', 'swiss')),
  CONSTRAINT draw_method CHECK (method IN ('listed', 'random')),
  CONSTRAINT draw_version CHECK (version BETWEEN 1 AND 99 AND version = CAST(version AS INTEGER)),
  CONSTRAINT draw_random_seed CHECK ((method = 'random') = (random_seed IS NOT NULL)),
  CONSTRAINT draw_third_place CHECK (third_place IN (0, 1)),
  CONSTRAINT draw_third_place_format CHECK (third_place = 0 OR format IN ('single-elimination', 'pools-playoff')),
  CONSTRAINT draw_finals CHECK (finals IS NULL OR finals = 1),
  CONSTRAINT draw_meetings CHECK (meetings IS NULL OR (meetings BETWEEN 1 AND 2 AND meetings = CAST(meetings AS INTEGER))),
  CONSTRAINT draw_pools CHECK (pools IS NULL OR (pools BETWEEN 1 AND 26 AND pools = CAST(pools AS INTEGER))),
  CONSTRAINT draw_advance CHECK (advance IS NULL OR (advance BETWEEN 1 AND 64 AND advance = CAST(advance AS INTEGER))),
  CONSTRAINT draw_wildcards CHECK (wildcards IS NULL OR (wildcards BETWEEN 1 AND 64 AND wildcards = CAST(wildcards AS INTEGER))),
  CONSTRAINT draw_rounds CHECK (rounds IS NULL OR (rounds BETWEEN 1 AND 30 AND rounds = CAST(rounds AS INTEGER)))
);

-- A round of Swiss as it was published: team ids two by two, with blanks between them, and the team with the bye.
CREATE TABLE pairing (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  round INTEGER NOT NULL,
  teams TEXT NOT NULL,
  bye TEXT,
  CONSTRAINT pairing_round CHECK (round BETWEEN 1 AND 30 AND round = CAST(round AS INTEGER))
);

-- A random draw that breaks a tie, the best team first. Team ids with blanks between them.
CREATE TABLE lot (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  teams TEXT NOT NULL,
  random_seed TEXT,
  reason TEXT,
  CONSTRAINT lot_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- A match that is played only to break a tie of two teams.
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
  CONSTRAINT late_entry_replaces CHECK (replaces IS NULL OR replaces <> team),
  CONSTRAINT late_entry_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- ---- At the desk ----

-- A player checked in, for a match or (none) for the tournament.
CREATE TABLE checkin (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  person TEXT NOT NULL REFERENCES person (id),
  shown TEXT,
  match TEXT,
  override TEXT,
  CONSTRAINT checkin_shown CHECK (shown IS NULL OR length(shown) BETWEEN 1 AND 80),
  CONSTRAINT checkin_override CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400)
);

-- A team withdraws from the tournament.
CREATE TABLE withdraw (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  team TEXT NOT NULL,
  reason TEXT,
  absences INTEGER,
  CONSTRAINT withdraw_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400),
  CONSTRAINT withdraw_absences CHECK (absences IS NULL OR (absences BETWEEN 1 AND 99 AND absences = CAST(absences AS INTEGER))),
  CONSTRAINT withdraw_reason_required CHECK (reason IS NOT NULL OR absences IS NOT NULL)
);

-- A player leaves a team and another joins it, for a match or (none) from now on.
CREATE TABLE substitute (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  team TEXT NOT NULL,
  leaves TEXT NOT NULL REFERENCES person (id),
  joins TEXT NOT NULL REFERENCES person (id),
  match TEXT,
  reason TEXT,
  override TEXT,
  CONSTRAINT substitute_joins CHECK (leaves <> joins),
  CONSTRAINT substitute_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400),
  CONSTRAINT substitute_override CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400)
);

-- A table is closed, or opened again.
CREATE TABLE closure (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  table_no INTEGER NOT NULL,
  what TEXT NOT NULL,
  reason TEXT,
  CONSTRAINT closure_table_no CHECK (table_no BETWEEN 1 AND 999 AND table_no = CAST(table_no AS INTEGER)),
  CONSTRAINT closure_what CHECK (what IN ('close', 'open')),
  CONSTRAINT closure_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- A suspension of a player or a whole team, or its end. The newest row of a player or team holds. Without a last day it
-- holds until it is lifted.
CREATE TABLE sanction (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  person TEXT,
  team TEXT,
  until TEXT,
  reason TEXT NOT NULL,
  lifted INTEGER NOT NULL,
  CONSTRAINT sanction_about CHECK ((person IS NULL) <> (team IS NULL)),
  CONSTRAINT sanction_until CHECK (until IS NULL OR length(until) = 10),
  CONSTRAINT sanction_reason CHECK (length(reason) BETWEEN 1 AND 400),
  CONSTRAINT sanction_lifted CHECK (lifted IN (0, 1)),
  CONSTRAINT sanction_lifted_until CHECK (lifted = 0 OR until IS NULL)
);

-- The grace period of a match begins. a and b are the teams that the bracket had there, and it holds only for them. The
-- boot-time clock says again when that was.
CREATE TABLE wait (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  a TEXT NOT NULL,
  b TEXT NOT NULL,
  boot TEXT,
  boot_ms BIGINT,
  CONSTRAINT wait_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT wait_boot CHECK (boot IS NULL OR length(boot) = 36),
  CONSTRAINT wait_boot_ms CHECK (boot_ms IS NULL OR (boot_ms BETWEEN 0 AND 31622400000000 AND boot_ms = CAST(boot_ms AS BIGINT))),
  CONSTRAINT wait_boot_pair CHECK ((boot IS NULL) = (boot_ms IS NULL))
);

-- ---- At the tables ----

-- A match is called to a table: the teams, and the players as they sit. The newest row of a match holds.
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
  reason TEXT,
  CONSTRAINT call_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT call_table_no CHECK (table_no BETWEEN 1 AND 999 AND table_no = CAST(table_no AS INTEGER)),
  CONSTRAINT call_teams CHECK (a <> b),
  CONSTRAINT call_seats CHECK (a1 <> b1 AND a1 <> a2 AND a1 <> b2 AND b1 <> a2 AND b1 <> b2 AND a2 <> b2),
  CONSTRAINT call_first_dealer CHECK (first_dealer IS NULL OR first_dealer IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT call_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- A hand as the table counted it: a bid and tricks for the side, or one for each partner; nothing is invented to fill a
-- column. The highest revision of a place holds. Bids may come first, as revision 1, and the tricks as revision 2. A
-- hand entered by mistake is struck. Places leave room for a forgotten hand between two.
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
  CONSTRAINT hand_revision_once UNIQUE (match, attempt, game, place, revision),
  CONSTRAINT hand_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT hand_game CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT hand_place CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT hand_revision CHECK (revision BETWEEN 1 AND 999 AND revision = CAST(revision AS INTEGER)),
  CONSTRAINT hand_dealer CHECK (dealer IS NULL OR dealer IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT hand_a_bid_side CHECK (a_bid_side IS NULL OR (a_bid_side BETWEEN 1 AND 26 AND a_bid_side = CAST(a_bid_side AS INTEGER))),
  CONSTRAINT hand_a_bid_1 CHECK (a_bid_1 IS NULL OR (a_bid_1 BETWEEN 1 AND 13 AND a_bid_1 = CAST(a_bid_1 AS INTEGER))),
  CONSTRAINT hand_a_call_1 CHECK (a_call_1 IS NULL OR a_call_1 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT hand_a_bid_2 CHECK (a_bid_2 IS NULL OR (a_bid_2 BETWEEN 1 AND 13 AND a_bid_2 = CAST(a_bid_2 AS INTEGER))),
  CONSTRAINT hand_a_call_2 CHECK (a_call_2 IS NULL OR a_call_2 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT hand_a_number_1 CHECK ((a_bid_1 IS NOT NULL) = (COALESCE(a_call_1, '') = 'number')),
  CONSTRAINT hand_a_number_2 CHECK ((a_bid_2 IS NOT NULL) = (COALESCE(a_call_2, '') = 'number')),
  CONSTRAINT hand_a_bid_form CHECK ((a_call_1 IS NULL) = (a_call_2 IS NULL) AND (a_bid_side IS NULL OR a_call_1 IS NULL)),
  CONSTRAINT hand_a_blind CHECK (a_blind IN (0, 1) AND (a_blind = 0 OR a_bid_side IS NOT NULL OR a_call_1 IS NOT NULL)),
  CONSTRAINT hand_a_tricks_side CHECK (a_tricks_side IS NULL OR (a_tricks_side BETWEEN 0 AND 13 AND a_tricks_side = CAST(a_tricks_side AS INTEGER))),
  CONSTRAINT hand_a_tricks_1 CHECK (a_tricks_1 IS NULL OR (a_tricks_1 BETWEEN 0 AND 13 AND a_tricks_1 = CAST(a_tricks_1 AS INTEGER))),
  CONSTRAINT hand_a_tricks_2 CHECK (a_tricks_2 IS NULL OR (a_tricks_2 BETWEEN 0 AND 13 AND a_tricks_2 = CAST(a_tricks_2 AS INTEGER))),
  CONSTRAINT hand_a_tricks_form CHECK ((a_tricks_1 IS NULL) = (a_tricks_2 IS NULL) AND (a_tricks_side IS NULL OR a_tricks_1 IS NULL)),
  CONSTRAINT hand_a_nil_tricks CHECK (a_tricks_side IS NULL OR a_call_1 IS NULL OR (a_call_1 = 'number' AND a_call_2 = 'number')),
  CONSTRAINT hand_b_bid_side CHECK (b_bid_side IS NULL OR (b_bid_side BETWEEN 1 AND 26 AND b_bid_side = CAST(b_bid_side AS INTEGER))),
  CONSTRAINT hand_b_bid_1 CHECK (b_bid_1 IS NULL OR (b_bid_1 BETWEEN 1 AND 13 AND b_bid_1 = CAST(b_bid_1 AS INTEGER))),
  CONSTRAINT hand_b_call_1 CHECK (b_call_1 IS NULL OR b_call_1 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT hand_b_bid_2 CHECK (b_bid_2 IS NULL OR (b_bid_2 BETWEEN 1 AND 13 AND b_bid_2 = CAST(b_bid_2 AS INTEGER))),
  CONSTRAINT hand_b_call_2 CHECK (b_call_2 IS NULL OR b_call_2 IN ('number', 'nil', 'blind-nil')),
  CONSTRAINT hand_b_number_1 CHECK ((b_bid_1 IS NOT NULL) = (COALESCE(b_call_1, '') = 'number')),
  CONSTRAINT hand_b_number_2 CHECK ((b_bid_2 IS NOT NULL) = (COALESCE(b_call_2, '') = 'number')),
  CONSTRAINT hand_b_bid_form CHECK ((b_call_1 IS NULL) = (b_call_2 IS NULL) AND (b_bid_side IS NULL OR b_call_1 IS NULL)),
  CONSTRAINT hand_b_blind CHECK (b_blind IN (0, 1) AND (b_blind = 0 OR b_bid_side IS NOT NULL OR b_call_1 IS NOT NULL)),
  CONSTRAINT hand_b_tricks_side CHECK (b_tricks_side IS NULL OR (b_tricks_side BETWEEN 0 AND 13 AND b_tricks_side = CAST(b_tricks_side AS INTEGER))),
  CONSTRAINT hand_b_tricks_1 CHECK (b_tricks_1 IS NULL OR (b_tricks_1 BETWEEN 0 AND 13 AND b_tricks_1 = CAST(b_tricks_1 AS INTEGER))),
  CONSTRAINT hand_b_tricks_2 CHECK (b_tricks_2 IS NULL OR (b_tricks_2 BETWEEN 0 AND 13 AND b_tricks_2 = CAST(b_tricks_2 AS INTEGER))),
  CONSTRAINT hand_b_tricks_form CHECK ((b_tricks_1 IS NULL) = (b_tricks_2 IS NULL) AND (b_tricks_side IS NULL OR b_tricks_1 IS NULL)),
  CONSTRAINT hand_b_nil_tricks CHECK (b_tricks_side IS NULL OR b_call_1 IS NULL OR (b_call_1 = 'number' AND b_call_2 = 'number')),
  CONSTRAINT hand_tricks_13 CHECK ((COALESCE(a_tricks_side, a_tricks_1 + a_tricks_2) IS NULL AND COALESCE(b_tricks_side, b_tricks_1 + b_tricks_2) IS NULL) OR COALESCE(COALESCE(a_tricks_side, a_tricks_1 + a_tricks_2) + COALESCE(b_tricks_side, b_tricks_1 + b_tricks_2), 0) = 13),
  CONSTRAINT hand_override CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400),
  CONSTRAINT hand_struck CHECK (struck IN (0, 1)),
  CONSTRAINT hand_struck_revision CHECK (struck = 0 OR revision > 1),
  CONSTRAINT hand_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
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
  override TEXT,
  by_ruling INTEGER NOT NULL,
  CONSTRAINT misdeal_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT misdeal_game CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT misdeal_place CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT misdeal_called_by CHECK (called_by IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT misdeal_reason_length CHECK (length(reason) BETWEEN 1 AND 400),
  CONSTRAINT misdeal_override CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400),
  CONSTRAINT misdeal_by_ruling CHECK (by_ruling IN (0, 1))
);

-- Time was called: at the place of the hand in play, or at a place of its own between two.
CREATE TABLE time_call (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  choice TEXT,
  override TEXT,
  CONSTRAINT time_call_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT time_call_game CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT time_call_place CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT time_call_choice CHECK (choice IS NULL OR choice IN ('finish-hand', 'finish-game', 'stop-now')),
  CONSTRAINT time_call_override CHECK (override IS NULL OR length(override) BETWEEN 1 AND 400)
);

-- The clock of a game is started, paused, given the reason of its pause, resumed or adjusted. The boot-time clock says
-- again when that was, so that neither a changed wall clock nor sleep counts.
CREATE TABLE clock (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  what TEXT NOT NULL,
  seconds INTEGER,
  boot TEXT,
  boot_ms BIGINT,
  reason TEXT,
  cause TEXT,
  CONSTRAINT clock_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT clock_game CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT clock_what CHECK (what IN ('start', 'pause', 'reason', 'resume', 'adjust')),
  CONSTRAINT clock_seconds CHECK (seconds IS NULL OR (seconds BETWEEN -36000 AND 36000 AND seconds = CAST(seconds AS INTEGER))),
  CONSTRAINT clock_adjust_seconds CHECK ((what = 'adjust') = (seconds IS NOT NULL)),
  CONSTRAINT clock_boot CHECK (boot IS NULL OR length(boot) = 36),
  CONSTRAINT clock_boot_ms CHECK (boot_ms IS NULL OR (boot_ms BETWEEN 0 AND 31622400000000 AND boot_ms = CAST(boot_ms AS BIGINT))),
  CONSTRAINT clock_boot_pair CHECK ((boot IS NULL) = (boot_ms IS NULL)),
  CONSTRAINT clock_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400),
  CONSTRAINT clock_cause CHECK (cause IS NULL OR cause IN ('late', 'moved')),
  CONSTRAINT clock_cause_adjust CHECK (cause IS NULL OR what = 'adjust'),
  CONSTRAINT clock_reason_required CHECK (what NOT IN ('adjust', 'reason') OR reason IS NOT NULL OR cause IS NOT NULL)
);

-- Where a game was when its score sheet was taken over from paper. The newest row of a game holds.
CREATE TABLE paper (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  score_a INTEGER NOT NULL,
  score_b INTEGER NOT NULL,
  bags_a INTEGER NOT NULL,
  bags_b INTEGER NOT NULL,
  sets_a INTEGER NOT NULL,
  sets_b INTEGER NOT NULL,
  hands INTEGER NOT NULL,
  CONSTRAINT paper_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT paper_game CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT paper_score_a CHECK (score_a BETWEEN -99999 AND 99999 AND score_a = CAST(score_a AS INTEGER)),
  CONSTRAINT paper_score_b CHECK (score_b BETWEEN -99999 AND 99999 AND score_b = CAST(score_b AS INTEGER)),
  CONSTRAINT paper_bags_a CHECK (bags_a BETWEEN 0 AND 999 AND bags_a = CAST(bags_a AS INTEGER)),
  CONSTRAINT paper_bags_b CHECK (bags_b BETWEEN 0 AND 999 AND bags_b = CAST(bags_b AS INTEGER)),
  CONSTRAINT paper_sets_a CHECK (sets_a BETWEEN 0 AND 999 AND sets_a = CAST(sets_a AS INTEGER)),
  CONSTRAINT paper_sets_b CHECK (sets_b BETWEEN 0 AND 999 AND sets_b = CAST(sets_b AS INTEGER)),
  CONSTRAINT paper_hands CHECK (hands BETWEEN 0 AND 999 AND hands = CAST(hands AS INTEGER))
);

-- The score sheet of a match went out on paper, or came back. a and b are the teams that the bracket had there.
CREATE TABLE score_sheet (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  what TEXT NOT NULL,
  a TEXT,
  b TEXT,
  CONSTRAINT score_sheet_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT score_sheet_what CHECK (what IN ('out', 'back'))
);

-- A match decided without play or before its end. Where nobody had sat down, a and b are the teams that the bracket had
-- there, and it holds only for them. Of a double forfeit, no_show is the side of which nobody came.
CREATE TABLE outcome (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  winner TEXT NOT NULL,
  outcome TEXT NOT NULL,
  reason TEXT,
  a TEXT,
  b TEXT,
  no_show TEXT,
  missing INTEGER,
  waited INTEGER,
  barred INTEGER,
  CONSTRAINT outcome_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT outcome_winner CHECK (winner IN ('a', 'b', 'none')),
  CONSTRAINT outcome_outcome CHECK (outcome IN ('forfeit', 'default', 'no-show', 'withdrawn', 'disqualified', 'ruling')),
  CONSTRAINT outcome_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400),
  CONSTRAINT outcome_no_show CHECK (no_show IS NULL OR no_show IN ('a', 'b')),
  CONSTRAINT outcome_no_show_forfeit CHECK (no_show IS NULL OR (winner = 'none' AND outcome = 'forfeit')),
  CONSTRAINT outcome_missing CHECK (missing IS NULL OR (missing BETWEEN 1 AND 16 AND missing = CAST(missing AS INTEGER))),
  CONSTRAINT outcome_waited CHECK (waited IS NULL OR (waited BETWEEN 0 AND 60 AND waited = CAST(waited AS INTEGER))),
  CONSTRAINT outcome_barred CHECK (barred IS NULL OR (barred BETWEEN 1 AND 16 AND barred = CAST(barred AS INTEGER))),
  CONSTRAINT outcome_waited_pair CHECK ((missing IS NULL) = (waited IS NULL)),
  CONSTRAINT outcome_reason_required CHECK (reason IS NOT NULL OR outcome = 'default' OR (outcome IN ('forfeit', 'no-show') AND COALESCE(missing, barred) IS NOT NULL))
);

-- The result that both captains signed. Signers are ids of people with blanks between them.
CREATE TABLE agree (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  score_a INTEGER NOT NULL,
  score_b INTEGER NOT NULL,
  winner TEXT NOT NULL,
  signers TEXT NOT NULL,
  CONSTRAINT agree_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT agree_score_a CHECK (score_a BETWEEN -99999 AND 99999 AND score_a = CAST(score_a AS INTEGER)),
  CONSTRAINT agree_score_b CHECK (score_b BETWEEN -99999 AND 99999 AND score_b = CAST(score_b AS INTEGER)),
  CONSTRAINT agree_winner CHECK (winner IN ('a', 'b', 'none'))
);

-- ---- Rulings ----

-- A renege is claimed, in a trick of a hand.
CREATE TABLE challenge (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  by TEXT NOT NULL,
  accused TEXT NOT NULL,
  book INTEGER NOT NULL,
  CONSTRAINT challenge_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT challenge_game CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT challenge_place CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT challenge_by CHECK (by IN ('a', 'b', 'supervisor')),
  CONSTRAINT challenge_accused CHECK (accused IN ('a1', 'b1', 'a2', 'b2')),
  CONSTRAINT challenge_accused_side CHECK (by = 'supervisor' OR by <> substr(accused, 1, 1)),
  CONSTRAINT challenge_book CHECK (book BETWEEN 1 AND 13 AND book = CAST(book AS INTEGER))
);

-- What shows the renege of a challenge. The newest row holds.
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
  CONSTRAINT evidence_known CHECK (known IS NULL OR known IN ('admitted', 'seen', 'shown')),
  CONSTRAINT evidence_led CHECK (led IS NULL OR led IN ('spades', 'hearts', 'clubs', 'diamonds')),
  CONSTRAINT evidence_played CHECK (played IS NULL OR length(played) = 2),
  CONSTRAINT evidence_shown CHECK (shown IS NULL OR length(shown) = 2),
  CONSTRAINT evidence_shown_book CHECK (shown_book IS NULL OR (shown_book BETWEEN 1 AND 13 AND shown_book = CAST(shown_book AS INTEGER))),
  CONSTRAINT evidence_held CHECK (held IN (0, 1)),
  CONSTRAINT evidence_held_book CHECK (held = 0 OR shown_book IS NULL),
  CONSTRAINT evidence_note CHECK (note IS NULL OR length(note) BETWEEN 1 AND 400)
);

-- What became of a challenge. The newest row holds.
CREATE TABLE decision (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  challenge TEXT NOT NULL REFERENCES challenge (op),
  ruling TEXT NOT NULL,
  reason TEXT,
  CONSTRAINT decision_ruling CHECK (ruling IN ('upheld', 'rejected', 'withdrawn')),
  CONSTRAINT decision_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- An infraction that the rules name.
CREATE TABLE foul (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  side TEXT NOT NULL,
  foul TEXT NOT NULL,
  CONSTRAINT foul_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT foul_game CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT foul_place CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT foul_side CHECK (side IN ('a', 'b')),
  CONSTRAINT foul_foul CHECK (length(foul) BETWEEN 1 AND 40)
);

-- Points that a supervisor adds to a side or takes from it.
CREATE TABLE adjustment (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  game INTEGER NOT NULL,
  place INTEGER NOT NULL,
  side TEXT NOT NULL,
  points INTEGER NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT adjustment_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT adjustment_game CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT adjustment_place CHECK (place BETWEEN 1 AND 2000000000 AND place = CAST(place AS INTEGER)),
  CONSTRAINT adjustment_side CHECK (side IN ('a', 'b')),
  CONSTRAINT adjustment_points CHECK (points BETWEEN -99999 AND 99999 AND points = CAST(points AS INTEGER)),
  CONSTRAINT adjustment_reason_length CHECK (length(reason) BETWEEN 1 AND 400)
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
  CONSTRAINT protest_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT protest_side CHECK (side IN ('a', 'b')),
  CONSTRAINT protest_about CHECK (about IN ('rule', 'eligibility')),
  CONSTRAINT protest_reason CHECK (length(reason) BETWEEN 1 AND 400),
  CONSTRAINT protest_until CHECK (until IS NULL OR length(until) = 24),
  CONSTRAINT protest_holds CHECK (holds IN (0, 1))
);

-- What became of a protest. The newest row holds.
CREATE TABLE settlement (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  protest TEXT NOT NULL REFERENCES protest (op),
  ruling TEXT NOT NULL,
  reason TEXT,
  CONSTRAINT settlement_ruling CHECK (ruling IN ('upheld', 'rejected', 'withdrawn', 'referred')),
  CONSTRAINT settlement_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- How a side behaved in a match, in tenths of a point. The newest row of a side holds.
CREATE TABLE rating (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  side TEXT NOT NULL,
  tenths INTEGER NOT NULL,
  reason TEXT,
  CONSTRAINT rating_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT rating_side CHECK (side IN ('a', 'b')),
  CONSTRAINT rating_tenths CHECK (tenths BETWEEN 0 AND 100 AND tenths = CAST(tenths AS INTEGER)),
  CONSTRAINT rating_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- A note, an infraction, a warning or an ejection. shares_id: the player checked in without an ID of their own, because
-- another player has the same one. plays_on: why the match of an ejection in mid play goes on with the same players.
CREATE TABLE incident (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  what TEXT NOT NULL,
  match TEXT,
  team TEXT,
  person TEXT,
  infraction TEXT,
  reason TEXT NOT NULL,
  shares_id INTEGER NOT NULL,
  plays_on TEXT,
  CONSTRAINT incident_what CHECK (what IN ('note', 'infraction', 'warning', 'ejection')),
  CONSTRAINT incident_about CHECK (what = 'note' OR team IS NOT NULL OR person IS NOT NULL),
  CONSTRAINT incident_infraction CHECK (infraction IS NULL OR what = 'infraction'),
  CONSTRAINT incident_reason CHECK (length(reason) BETWEEN 1 AND 400),
  CONSTRAINT incident_shares_id CHECK (shares_id IN (0, 1)),
  CONSTRAINT incident_plays_on CHECK (plays_on IS NULL OR length(plays_on) BETWEEN 1 AND 400),
  CONSTRAINT incident_plays_on_ejection CHECK (plays_on IS NULL OR what = 'ejection')
);

-- ---- Corrections ----

-- A fact is undone. A retract can itself be undone.
CREATE TABLE retract (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  target TEXT NOT NULL REFERENCES journal (op),
  reason TEXT,
  CONSTRAINT retract_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

-- What becomes of a match after a correction changed its teams: a and b are the teams that the bracket had there then,
-- and it holds only for them.
CREATE TABLE resolve (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  choice TEXT NOT NULL,
  correction TEXT REFERENCES journal (op),
  reason TEXT,
  a TEXT,
  b TEXT,
  CONSTRAINT resolve_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT resolve_choice CHECK (choice IN ('seat', 'replay', 'stand')),
  CONSTRAINT resolve_reason CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400),
  CONSTRAINT resolve_reason_required CHECK (reason IS NOT NULL OR correction IS NOT NULL)
);

-- A score sheet was entered for the wrong match, or with its sides swapped.
CREATE TABLE move (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  to_match TEXT,
  to_attempt INTEGER,
  swapped INTEGER NOT NULL,
  reason TEXT NOT NULL,
  CONSTRAINT move_attempt CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT move_to_attempt CHECK (to_attempt IS NULL OR (to_attempt BETWEEN 1 AND 99 AND to_attempt = CAST(to_attempt AS INTEGER))),
  CONSTRAINT move_swapped CHECK (swapped IN (0, 1)),
  CONSTRAINT move_to_match CHECK (to_match IS NOT NULL OR swapped = 1),
  CONSTRAINT move_to_attempt_match CHECK (to_attempt IS NULL OR to_match IS NOT NULL),
  CONSTRAINT move_reason CHECK (length(reason) BETWEEN 1 AND 400)
);
