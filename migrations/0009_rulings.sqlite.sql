CREATE TRIGGER evidence_no_update BEFORE UPDATE ON evidence
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of evidence is never changed'); END;
CREATE TRIGGER evidence_no_delete BEFORE DELETE ON evidence
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of evidence is never deleted'); END;
CREATE TRIGGER protest_no_update BEFORE UPDATE ON protest
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of protest is never changed'); END;
CREATE TRIGGER protest_no_delete BEFORE DELETE ON protest
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of protest is never deleted'); END;
CREATE TRIGGER settlement_no_update BEFORE UPDATE ON settlement
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of settlement is never changed'); END;
CREATE TRIGGER settlement_no_delete BEFORE DELETE ON settlement
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of settlement is never deleted'); END;
CREATE TRIGGER rating_no_update BEFORE UPDATE ON rating
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of rating is never changed'); END;
CREATE TRIGGER rating_no_delete BEFORE DELETE ON rating
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of rating is never deleted'); END;
CREATE TRIGGER incident_no_update BEFORE UPDATE ON incident
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of incident is never changed'); END;
CREATE TRIGGER incident_no_delete BEFORE DELETE ON incident
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of incident is never deleted'); END;
