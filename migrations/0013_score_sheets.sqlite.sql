CREATE TRIGGER score_sheet_no_update BEFORE UPDATE ON score_sheet
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of score_sheet is never changed'); END;
CREATE TRIGGER score_sheet_no_delete BEFORE DELETE ON score_sheet
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of score_sheet is never deleted'); END;
