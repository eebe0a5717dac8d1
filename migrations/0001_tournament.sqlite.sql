-- What SQLite says in its own way, beside 0001_tournament.sql: facts are only added, and which of them hold.
CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of journal is never changed'); END;
CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of journal is never deleted'); END;
CREATE TRIGGER tournament_no_update BEFORE UPDATE ON tournament
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of tournament is never changed'); END;
CREATE TRIGGER tournament_no_delete BEFORE DELETE ON tournament
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of tournament is never deleted'); END;
CREATE TRIGGER rules_no_update BEFORE UPDATE ON rules
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of rules is never changed'); END;
CREATE TRIGGER rules_no_delete BEFORE DELETE ON rules
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of rules is never deleted'); END;
CREATE TRIGGER team_no_update BEFORE UPDATE ON team
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of team is never changed'); END;
CREATE TRIGGER team_no_delete BEFORE DELETE ON team
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of team is never deleted'); END;
CREATE TRIGGER draw_no_update BEFORE UPDATE ON draw
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of draw is never changed'); END;
CREATE TRIGGER draw_no_delete BEFORE DELETE ON draw
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of draw is never deleted'); END;
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
CREATE TRIGGER checkin_no_update BEFORE UPDATE ON checkin
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of checkin is never changed'); END;
CREATE TRIGGER checkin_no_delete BEFORE DELETE ON checkin
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of checkin is never deleted'); END;
CREATE TRIGGER withdraw_no_update BEFORE UPDATE ON withdraw
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of withdraw is never changed'); END;
CREATE TRIGGER withdraw_no_delete BEFORE DELETE ON withdraw
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of withdraw is never deleted'); END;
CREATE TRIGGER substitute_no_update BEFORE UPDATE ON substitute
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of substitute is never changed'); END;
CREATE TRIGGER substitute_no_delete BEFORE DELETE ON substitute
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of substitute is never deleted'); END;
CREATE TRIGGER closure_no_update BEFORE UPDATE ON closure
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of closure is never changed'); END;
CREATE TRIGGER closure_no_delete BEFORE DELETE ON closure
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of closure is never deleted'); END;
CREATE TRIGGER sanction_no_update BEFORE UPDATE ON sanction
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of sanction is never changed'); END;
CREATE TRIGGER sanction_no_delete BEFORE DELETE ON sanction
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of sanction is never deleted'); END;
CREATE TRIGGER wait_no_update BEFORE UPDATE ON wait
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of wait is never changed'); END;
CREATE TRIGGER wait_no_delete BEFORE DELETE ON wait
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of wait is never deleted'); END;
CREATE TRIGGER call_no_update BEFORE UPDATE ON call
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of call is never changed'); END;
CREATE TRIGGER call_no_delete BEFORE DELETE ON call
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of call is never deleted'); END;
CREATE TRIGGER hand_no_update BEFORE UPDATE ON hand
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of hand is never changed'); END;
CREATE TRIGGER hand_no_delete BEFORE DELETE ON hand
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of hand is never deleted'); END;
CREATE TRIGGER misdeal_no_update BEFORE UPDATE ON misdeal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of misdeal is never changed'); END;
CREATE TRIGGER misdeal_no_delete BEFORE DELETE ON misdeal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of misdeal is never deleted'); END;
CREATE TRIGGER time_call_no_update BEFORE UPDATE ON time_call
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of time_call is never changed'); END;
CREATE TRIGGER time_call_no_delete BEFORE DELETE ON time_call
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of time_call is never deleted'); END;
CREATE TRIGGER clock_no_update BEFORE UPDATE ON clock
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of clock is never changed'); END;
CREATE TRIGGER clock_no_delete BEFORE DELETE ON clock
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of clock is never deleted'); END;
CREATE TRIGGER paper_no_update BEFORE UPDATE ON paper
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of paper is never changed'); END;
CREATE TRIGGER paper_no_delete BEFORE DELETE ON paper
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of paper is never deleted'); END;
CREATE TRIGGER score_sheet_no_update BEFORE UPDATE ON score_sheet
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of score_sheet is never changed'); END;
CREATE TRIGGER score_sheet_no_delete BEFORE DELETE ON score_sheet
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of score_sheet is never deleted'); END;
CREATE TRIGGER outcome_no_update BEFORE UPDATE ON outcome
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of outcome is never changed'); END;
CREATE TRIGGER outcome_no_delete BEFORE DELETE ON outcome
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of outcome is never deleted'); END;
CREATE TRIGGER agree_no_update BEFORE UPDATE ON agree
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of agree is never changed'); END;
CREATE TRIGGER agree_no_delete BEFORE DELETE ON agree
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of agree is never deleted'); END;
CREATE TRIGGER challenge_no_update BEFORE UPDATE ON challenge
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of challenge is never changed'); END;
CREATE TRIGGER challenge_no_delete BEFORE DELETE ON challenge
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of challenge is never deleted'); END;
CREATE TRIGGER evidence_no_update BEFORE UPDATE ON evidence
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of evidence is never changed'); END;
CREATE TRIGGER evidence_no_delete BEFORE DELETE ON evidence
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of evidence is never deleted'); END;
CREATE TRIGGER decision_no_update BEFORE UPDATE ON decision
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of decision is never changed'); END;
CREATE TRIGGER decision_no_delete BEFORE DELETE ON decision
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of decision is never deleted'); END;
CREATE TRIGGER foul_no_update BEFORE UPDATE ON foul
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of foul is never changed'); END;
CREATE TRIGGER foul_no_delete BEFORE DELETE ON foul
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of foul is never deleted'); END;
CREATE TRIGGER adjustment_no_update BEFORE UPDATE ON adjustment
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of adjustment is never changed'); END;
CREATE TRIGGER adjustment_no_delete BEFORE DELETE ON adjustment
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of adjustment is never deleted'); END;
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
CREATE TRIGGER retract_no_update BEFORE UPDATE ON retract
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of retract is never changed'); END;
CREATE TRIGGER retract_no_delete BEFORE DELETE ON retract
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of retract is never deleted'); END;
CREATE TRIGGER resolve_no_update BEFORE UPDATE ON resolve
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of resolve is never changed'); END;
CREATE TRIGGER resolve_no_delete BEFORE DELETE ON resolve
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of resolve is never deleted'); END;
CREATE TRIGGER move_no_update BEFORE UPDATE ON move
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of move is never changed'); END;
CREATE TRIGGER move_no_delete BEFORE DELETE ON move
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of move is never deleted'); END;

-- The facts that are undone: the newest retract of each decides, and a retract that is itself undone undoes nothing.
CREATE VIEW retracted AS
WITH RECURSIVE newest (target, op) AS (
  SELECT r.target, r.op FROM retract r JOIN journal j ON j.op = r.op
  WHERE j.seq = (SELECT MAX(k.seq) FROM retract s JOIN journal k ON k.op = s.op WHERE s.target = r.target)
), chain (op, tip, depth) AS (
  SELECT target, op, 1 FROM newest
  UNION ALL
  SELECT c.op, n.op, c.depth + 1 FROM chain c JOIN newest n ON n.target = c.tip
)
SELECT op FROM chain GROUP BY op HAVING MAX(depth) % 2 = 1;

-- The teams as they are: the newest row of each id.
CREATE VIEW current_team AS
SELECT t.* FROM team t JOIN journal j ON j.op = t.op
WHERE j.seq = (SELECT MAX(k.seq) FROM team u JOIN journal k ON k.op = u.op
               WHERE u.id = t.id AND u.op NOT IN (SELECT op FROM retracted));

-- The hands that hold: the highest revision of each place, unless that is undone or deletes the hand. The match is the
-- one for which the hand was entered; current_move says where it belongs since then.
CREATE VIEW current_hand AS
SELECT h.* FROM hand h
WHERE h.struck = 0 AND h.op NOT IN (SELECT op FROM retracted)
  AND h.revision = (SELECT MAX(x.revision) FROM hand x
                    WHERE x.match = h.match AND x.attempt = h.attempt AND x.game = h.game AND x.place = h.place
                      AND x.op NOT IN (SELECT op FROM retracted));

-- Where each game that began on paper was then: the newest row of each game. The match is that of current_hand.
CREATE VIEW current_paper AS
SELECT p.* FROM paper p JOIN journal j ON j.op = p.op
WHERE j.seq = (SELECT MAX(k.seq) FROM paper x JOIN journal k ON k.op = x.op
               WHERE x.match = p.match AND x.attempt = p.attempt AND x.game = p.game
                 AND x.op NOT IN (SELECT op FROM retracted));

-- The moves of score sheets that hold, in order.
CREATE VIEW current_move AS
SELECT m.*, j.seq FROM move m JOIN journal j ON j.op = m.op
WHERE m.op NOT IN (SELECT op FROM retracted)
ORDER BY j.seq;
