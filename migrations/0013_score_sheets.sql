-- The score sheet of a match went out on paper, or came back; a and b are whom the bracket had there.
CREATE TABLE score_sheet (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  match TEXT NOT NULL,
  attempt INTEGER NOT NULL,
  what TEXT NOT NULL,
  a TEXT,
  b TEXT,
  CONSTRAINT "attempt is 1 to 99" CHECK (attempt BETWEEN 1 AND 99 AND attempt = CAST(attempt AS INTEGER)),
  CONSTRAINT "what is a known word" CHECK (what IN ('out', 'back'))
);
