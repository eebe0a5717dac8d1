-- How many minutes a team rests between two of its matches, where the night asks for that.
ALTER TABLE event ADD COLUMN rest INTEGER CONSTRAINT "rest is 1 to 240" CHECK (rest IS NULL OR (rest BETWEEN 1 AND 240 AND rest = CAST(rest AS INTEGER)));

-- A table is closed, or opened again.
CREATE TABLE closure (
  op TEXT NOT NULL PRIMARY KEY REFERENCES journal (op),
  table_no INTEGER NOT NULL,
  what TEXT NOT NULL,
  reason TEXT,
  CONSTRAINT "table is 1 to 999" CHECK (table_no BETWEEN 1 AND 999 AND table_no = CAST(table_no AS INTEGER)),
  CONSTRAINT "what is a known word" CHECK (what IN ('close', 'open')),
  CONSTRAINT "reason has 1 to 400 characters" CHECK (reason IS NULL OR length(reason) BETWEEN 1 AND 400)
);
