-- Whom the bracket had in the match when it was waited for: the wait holds only for these.
ALTER TABLE wait ADD COLUMN a TEXT;
ALTER TABLE wait ADD COLUMN b TEXT;
