CREATE TRIGGER paper_no_update BEFORE UPDATE ON paper
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of paper is never changed'); END;
CREATE TRIGGER paper_no_delete BEFORE DELETE ON paper
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of paper is never deleted'); END;
