-- What went with the old table.
CREATE TRIGGER hand_no_update BEFORE UPDATE ON hand
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of hand is never changed'); END;
CREATE TRIGGER hand_no_delete BEFORE DELETE ON hand
BEGIN SELECT RAISE(ABORT, 'facts are only added: a row of hand is never deleted'); END;

-- The hands that hold: the highest revision at each place that is not taken back, unless it struck the hand.
CREATE VIEW current_hand AS
SELECT h.* FROM hand h
WHERE h.struck = 0 AND h.op NOT IN (SELECT op FROM retracted)
  AND h.revision = (SELECT MAX(x.revision) FROM hand x
                    WHERE x.match = h.match AND x.attempt = h.attempt AND x.game = h.game AND x.place = h.place
                      AND x.op NOT IN (SELECT op FROM retracted));
