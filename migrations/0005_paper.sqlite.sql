CREATE TRIGGER paper_no_update BEFORE UPDATE ON paper
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of paper is never changed'); END;
CREATE TRIGGER paper_no_delete BEFORE DELETE ON paper
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of paper is never deleted'); END;

-- Where each game that began on paper stood then: the newest start that is not taken back. It names the match for which
-- it was written, as current_hand does.
CREATE VIEW current_paper AS
SELECT p.* FROM paper p JOIN journal j ON j.op = p.op
WHERE j.seq = (SELECT MAX(k.seq) FROM paper x JOIN journal k ON k.op = x.op
               WHERE x.match = p.match AND x.attempt = p.attempt AND x.game = p.game
                 AND x.op NOT IN (SELECT op FROM retracted));
