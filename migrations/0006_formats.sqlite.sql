CREATE TRIGGER pairing_no_update BEFORE UPDATE ON pairing
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of pairing is never changed'); END;
CREATE TRIGGER pairing_no_delete BEFORE DELETE ON pairing
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of pairing is never deleted'); END;
CREATE TRIGGER lot_no_update BEFORE UPDATE ON lot
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of lot is never changed'); END;
CREATE TRIGGER lot_no_delete BEFORE DELETE ON lot
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of lot is never deleted'); END;
CREATE TRIGGER play_in_no_update BEFORE UPDATE ON play_in
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of play_in is never changed'); END;
CREATE TRIGGER play_in_no_delete BEFORE DELETE ON play_in
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of play_in is never deleted'); END;
CREATE TRIGGER late_entry_no_update BEFORE UPDATE ON late_entry
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of late_entry is never changed'); END;
CREATE TRIGGER late_entry_no_delete BEFORE DELETE ON late_entry
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of late_entry is never deleted'); END;
