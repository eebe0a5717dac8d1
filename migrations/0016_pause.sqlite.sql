CREATE TRIGGER clock_no_update BEFORE UPDATE ON clock
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of clock is never changed'); END;
CREATE TRIGGER clock_no_delete BEFORE DELETE ON clock
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of clock is never deleted'); END;
