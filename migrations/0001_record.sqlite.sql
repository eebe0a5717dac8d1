-- What SQLite says in its own way, beside 0001_record.sql: facts are only added, and what holds now.
CREATE TRIGGER journal_no_update BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of journal is never changed'); END;
CREATE TRIGGER journal_no_delete BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of journal is never deleted'); END;
CREATE TRIGGER event_no_update BEFORE UPDATE ON event
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of event is never changed'); END;
CREATE TRIGGER event_no_delete BEFORE DELETE ON event
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of event is never deleted'); END;
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

-- Facts that are taken back: the newest retract of each decides, and one that is itself taken back takes nothing back.
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

-- The hands that hold: the highest revision at each place that is not taken back, unless it struck the hand.
CREATE VIEW current_hand AS
SELECT h.* FROM hand h
WHERE h.struck = 0 AND h.op NOT IN (SELECT op FROM retracted)
  AND h.revision = (SELECT MAX(x.revision) FROM hand x
                    WHERE x.match = h.match AND x.attempt = h.attempt AND x.game = h.game AND x.place = h.place
                      AND x.op NOT IN (SELECT op FROM retracted));

-- The teams as they are: the newest of each id.
CREATE VIEW current_team AS
SELECT t.id, t.name, t.seed, t.players FROM team t JOIN journal j ON j.op = t.op
WHERE j.seq = (SELECT MAX(k.seq) FROM team u JOIN journal k ON k.op = u.op
               WHERE u.id = t.id AND u.op NOT IN (SELECT op FROM retracted));
