-- Where a game stood when its sheet was taken over from paper.
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
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "game is 1 to 9" CHECK (game BETWEEN 1 AND 9 AND game = CAST(game AS INTEGER)),
  CONSTRAINT "score a is -99999 to 99999" CHECK (score_a BETWEEN -99999 AND 99999 AND score_a = CAST(score_a AS INTEGER)),
  CONSTRAINT "score b is -99999 to 99999" CHECK (score_b BETWEEN -99999 AND 99999 AND score_b = CAST(score_b AS INTEGER)),
  CONSTRAINT "bags a is 0 to 999" CHECK (bags_a BETWEEN 0 AND 999 AND bags_a = CAST(bags_a AS INTEGER)),
  CONSTRAINT "bags b is 0 to 999" CHECK (bags_b BETWEEN 0 AND 999 AND bags_b = CAST(bags_b AS INTEGER)),
  CONSTRAINT "sets a is 0 to 999" CHECK (sets_a BETWEEN 0 AND 999 AND sets_a = CAST(sets_a AS INTEGER)),
  CONSTRAINT "sets b is 0 to 999" CHECK (sets_b BETWEEN 0 AND 999 AND sets_b = CAST(sets_b AS INTEGER)),
  CONSTRAINT "hands is 0 to 999" CHECK (hands BETWEEN 0 AND 999 AND hands = CAST(hands AS INTEGER))
);
