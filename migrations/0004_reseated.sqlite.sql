-- The moves of sheets that hold, in order. current_hand names the match for which a hand was written; here stands where
-- it belongs since, and whether its sides were swapped.
CREATE VIEW current_move AS
SELECT m.*, j.seq FROM move m JOIN journal j ON j.op = m.op
WHERE m.op NOT IN (SELECT op FROM retracted)
ORDER BY j.seq;
