// What was recorded last is taken back, and put back.
#include "tournaments/evening.h"

#include "desk/corrections/undo.h"
#include "wording/record/refusal.h"

using tournaments::Evening;

namespace {

std::string told(const desk::Answer<desk::Undone>& answer)
{
    return answer ? desk::undoneText(*answer) : wording::inFull(answer.error().mistakes.front());
}

std::string undo(Evening& evening, const std::optional<std::string>& match = {})
{
    return told(desk::undo(evening.desk(), "J. Park", match));
}

std::string redo(Evening& evening, const std::optional<std::string>& match = {})
{
    const auto done = desk::redo(evening.desk(), "J. Park", match);
    return done ? desk::undoneText(*done) : wording::inFull(done.error().mistakes.front());
}

constexpr const char* handLine = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})";
constexpr const char* ruledHand = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
    "reneges":[{"by":"b","accused":"a2","book":3,"ruling":"rejected"}],
    "adjustments":[{"side":"a","points":-10,"reason":"table talk"}]})";

} // namespace

class tst_undo : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stepByStep();
    void whatWentWithIt();
    void ofOneMatch();
    void aSignedResult();
    void whatAFinishedMatchWouldChange();
    void aCheckin();
    void aCorrectionWithWhatWasDecided();
    void theSettingStays();
    void nothingIsLeft();
    void notPutBackOnceItWentOn();
    void undoAfterRedo();
};

void tst_undo::stepByStep()
{
    Evening evening;
    const tournament::Tournament start = evening.desk().tournament();
    evening.enter("W1-1", handLine);
    const tournament::Tournament one = evening.desk().tournament();
    evening.enter("W1-1", handLine);
    const tournament::Tournament two = evening.desk().tournament();
    QCOMPARE(undo(evening), "taken back: match 1, hand 2 (a 142 b 100)");
    QVERIFY(tournament::changed(one, evening.desk().tournament()).empty());
    QCOMPARE(undo(evening), "taken back: match 1, hand 1 (a 71 b 50)");
    // The call that a first hand brings with it is a step of its own.
    QCOMPARE(evening.match("W1-1").state, tournament::State::Called);
    QCOMPARE(undo(evening), "taken back: match 1, its call to table 1");
    QVERIFY(tournament::changed(start, evening.desk().tournament()).empty());
    QCOMPARE(redo(evening), "put back: match 1, its call to table 1");
    QCOMPARE(redo(evening), "put back: match 1, hand 1 (a 71 b 50)");
    QVERIFY(tournament::changed(one, evening.desk().tournament()).empty());
    QCOMPARE(redo(evening), "put back: match 1, hand 2 (a 142 b 100)");
    QVERIFY(tournament::changed(two, evening.desk().tournament()).empty());
    QCOMPARE(redo(evening), "there is nothing to put back");
}

void tst_undo::whatWentWithIt()
{
    Evening evening({"unc-regular", 2, 1, false, {}});
    for (const char* player : {"P1", "P2", "P3", "P4"})
        QCOMPARE(evening.record(facts::Checkin{player, "UNC One Card", "W1-1", {}}), "");
    QCOMPARE(evening.call("W1-1"), "");
    const tournament::Tournament before = evening.desk().tournament();
    evening.enter("W1-1", ruledHand);
    const tournament::Tournament after = evening.desk().tournament();
    QVERIFY(after.seq > before.seq + 2);
    const std::string what = undo(evening);
    QVERIFY2(what.find("match 1, hand 1 (a 61 b 50)") != std::string::npos, what.c_str());
    QVERIFY2(what.find("hand 1, the challenge of Player 2 (A2) in book 3") != std::string::npos,
             what.c_str());
    QVERIFY2(what.find("hand 1, the decision (rejected)") != std::string::npos, what.c_str());
    QVERIFY2(what.find("hand 1, -10 points for side a") != std::string::npos, what.c_str());
    QVERIFY(tournament::changed(before, evening.desk().tournament()).empty());
    redo(evening);
    QVERIFY(tournament::changed(after, evening.desk().tournament()).empty());
}

void tst_undo::ofOneMatch()
{
    Evening evening;
    evening.enter("W1-1", handLine);
    evening.enter("W1-2", handLine);
    QCOMPARE(undo(evening, "W1-1"), "taken back: match 1, hand 1 (a 71 b 50)");
    QCOMPARE(tournament::handsOn(evening.match("W1-2")), 1);
    QCOMPARE(redo(evening, "W1-2"), "match 2: there is nothing to put back");
    // That the other table has gone on does not matter.
    evening.enter("W1-2", handLine);
    QCOMPARE(redo(evening), "put back: match 1, hand 1 (a 71 b 50)");
    QCOMPARE(undo(evening, "W2-1"), "match 3: there is nothing to take back");
}

void tst_undo::aSignedResult()
{
    Evening evening({"traditional", 4, 4, false, R"({"end.target":100})"});
    evening.playOut("W1-1", 'a');
    QCOMPARE(undo(evening), "taken back: match 1, its signed result (a 120 b -20)\n"
                            "match 1 sits at table 1 again");
    QCOMPARE(evening.match("W1-1").state, tournament::State::Ended);
    QCOMPARE(redo(evening), "put back: match 1, its signed result (a 120 b -20)\n"
                            "table 1 is free");
    QCOMPARE(evening.match("W2-1").teams.a, "T1");
    evening.playOut("W1-2", 'a');
    QCOMPARE(evening.call("W2-1"), "");
    QCOMPARE(undo(evening, "W1-1"), "match 3 was called with what came of it: take that back first");
}

void tst_undo::whatAFinishedMatchWouldChange()
{
    using Ids = std::vector<std::string>;
    Evening evening({"traditional", 4, 4, false, R"({"end.target":100})"});
    const auto undone = [&](const std::optional<std::string>& match = {}) {
        return desk::finishedUndone(evening.desk().tournament(), match);
    };
    const auto redone = [&] { return desk::finishedRedone(evening.desk().tournament()); };
    QCOMPARE(undone(), Ids{});
    evening.playOut("W1-1", 'a');
    QCOMPARE(undone(), Ids{"W1-1"});
    QCOMPARE(redone(), Ids{}); // nothing is taken back
    evening.enter("W1-2", handLine);
    QCOMPARE(undone(), Ids{});
    QCOMPARE(undone("W1-1"), Ids{"W1-1"});
    undo(evening, "W1-1");
    QCOMPARE(undone("W1-1"), Ids{});
    QCOMPARE(redone(), Ids{}); // it is not finished yet
}

void tst_undo::aCheckin()
{
    Evening evening({"unc-regular", 2, 1, false, {}});
    QCOMPARE(evening.record(facts::Checkin{"P1", "UNC One Card", "W1-1", {}}), "");
    QCOMPARE(undo(evening), "taken back: check-in of Player 1");
    QCOMPARE(redo(evening), "put back: check-in of Player 1");
}

void tst_undo::aCorrectionWithWhatWasDecided()
{
    Evening evening({"traditional", 4, 4, false, R"({"end.target":100})"});
    evening.playOut("W1-1", 'a');
    evening.playOut("W1-2", 'a');
    evening.call("W2-1");
    const tournament::Tournament before = evening.desk().tournament();
    const auto corrected = evening.desk().record("J. Park", [&](desk::Draft& draft) -> desk::Answer<void> {
        facts::Hand fact;
        fact.spot = {{"W1-1", 1}, 1, evening.match("W1-1").games[0].items.back().place};
        fact.revision = 2;
        fact.reason = "sides were swapped";
        fact.sides.a = {facts::Bids{{{facts::Bid::Call::Number, 1}, {facts::Bid::Call::Number, 1}}}, false,
                        1};
        fact.sides.b = {facts::Bids{{{facts::Bid::Call::Number, 6}, {facts::Bid::Call::Number, 6}}}, false,
                        12};
        if (auto added = draft.add(facts::Fact(fact)); !added)
            return added;
        facts::Resolve resolve{{"W2-1", 1}, facts::Resolution::Replay, draft.op(), "swapped", {"T4", "T2"}};
        return draft.add(facts::Fact(resolve));
    });
    QVERIFY(corrected);
    const tournament::Tournament after = evening.desk().tournament();
    QCOMPARE(undo(evening, "W2-1"), "taken back: match 1, hand 1, as it was amended (a -20 b 120)\n"
                                    "taken back: match 3, what was decided about it (replay)\n"
                                    "match 3 sits at table 1 again");
    QVERIFY(tournament::changed(before, evening.desk().tournament()).empty());
    redo(evening);
    QVERIFY(tournament::changed(after, evening.desk().tournament()).empty());
}

void tst_undo::theSettingStays()
{
    Evening evening;
    QCOMPARE(undo(evening),
             "the newest fact on record is the draw (fact 15): what sets the tournament up is not "
             "taken back; a new one takes its place");
}

void tst_undo::nothingIsLeft()
{
    Evening evening;
    QCOMPARE(redo(evening), "there is nothing to put back");
    evening.call("W1-1");
    undo(evening);
    QCOMPARE(undo(evening, "W1-1"), "match 1: there is nothing to take back");
}

void tst_undo::notPutBackOnceItWentOn()
{
    Evening evening;
    evening.enter("W1-1", handLine);
    undo(evening);
    evening.enter("W1-1", handLine);
    QCOMPARE(redo(evening), "match 1 has gone on since that was taken back");
}

void tst_undo::undoAfterRedo()
{
    Evening evening;
    evening.enter("W1-1", handLine);
    for (int i = 0; i < 3; ++i) {
        QCOMPARE(undo(evening), "taken back: match 1, hand 1 (a 71 b 50)");
        QCOMPARE(redo(evening), "put back: match 1, hand 1 (a 71 b 50)");
    }
}

QTEST_GUILESS_MAIN(tst_undo)
#include "tst_undo.moc"
