CREATE TRIGGER closure_no_update BEFORE UPDATE ON closure
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of closure is never changed'); END;
CREATE TRIGGER closure_no_delete BEFORE DELETE ON closure
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of closure is never deleted'); END;
