CREATE TRIGGER sanction_no_update BEFORE UPDATE ON sanction
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of sanction is never changed'); END;
CREATE TRIGGER sanction_no_delete BEFORE DELETE ON sanction
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of sanction is never deleted'); END;
CREATE TRIGGER wait_no_update BEFORE UPDATE ON wait
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of wait is never changed'); END;
CREATE TRIGGER wait_no_delete BEFORE DELETE ON wait
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of wait is never deleted'); END;
