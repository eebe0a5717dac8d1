-- A pause may come without a reason, and a later fact can give it. SQLite can't drop a constraint, so this rebuilds the
-- table.
CREATE TABLE clock_before AS SELECT * FROM clock;
DROP TABLE clock;

-- The clock of a game is started, paused, given the reason of its pause, resumed or adjusted.
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
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "what is a known word" CHECK (what IN ('start', 'pause', 'reason', 'resume', 'adjust')),
  CONSTRAINT "seconds is -36000 to 36000" CHECK (seconds IS NULL OR (seconds BETWEEN -36000 AND 36000 AND seconds = CAST(seconds AS INTEGER))),
  CONSTRAINT "only an adjust has seconds" CHECK ((what = 'adjust') = (seconds IS NOT NULL)),
  CONSTRAINT "an adjust and a reason say why" CHECK (what NOT IN ('adjust', 'reason') OR reason IS NOT NULL),
  CONSTRAINT "boot is a UUID" CHECK (boot IS NULL OR length(boot) = 36),
  CONSTRAINT "boot ms is 0 to 31622400000000" CHECK (boot_ms IS NULL OR (boot_ms BETWEEN 0 AND 31622400000000 AND boot_ms = CAST(boot_ms AS BIGINT))),
  CONSTRAINT "boot and boot ms go together" CHECK ((boot IS NULL) = (boot_ms IS NULL)),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);

INSERT INTO clock (op, match, attempt, game, what, seconds, boot, boot_ms, reason)
SELECT op, match, attempt, game, what, seconds, boot, boot_ms, reason FROM clock_before;
DROP TABLE clock_before;
