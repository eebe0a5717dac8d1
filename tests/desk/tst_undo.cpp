// What was recorded last is undone, and redone.
#include "emptytournament.h"

#include "desk/checkin/sanction.h"
#include "desk/corrections/undo.h"
#include "desk/rulings/ruling.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournaments/livetournament.h"

using tournaments::handLine;
using tournaments::LiveTournament;

namespace {

std::string undoText(const desk::Answer<desk::Undone>& answer)
{
    return answer ? desk::undoneText(*answer) : refusals::firstMistake(answer);
}

std::string undoLast(LiveTournament& live, const std::optional<std::string>& match = {})
{
    return undoText(desk::undo(live.desk(), "J. Park", match));
}

std::string redo(LiveTournament& live, const std::optional<std::string>& match = {})
{
    return undoText(desk::redo(live.desk(), "J. Park", match));
}

constexpr const char* ruledHand = R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
    "reneges":[{"by":"b","accused":"a2","book":3,"ruling":"rejected"}],
    "adjustments":[{"side":"a","points":-10,"reason":"table talk"}]})";

} // namespace

class tst_undo : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void stepByStep();
    void everythingThatBelongsToIt();
    void aChallengeIsNamedOnce();
    void ofOneMatch();
    void aSignedResult();
    void theEffectOnAFinishedMatch();
    void aCheckin();
    void aCorrectionWithWhatWasDecided();
    void theSettingStays();
    void whetherTheLastEntryCanBeUndone();
    void nothingIsLeft();
    void notRedoneAfterLaterPlay();
    void undoAfterRedo();
};

void tst_undo::stepByStep()
{
    LiveTournament live;
    const tournament::Tournament start = live.desk().tournament();
    live.enter("W1-1", handLine);
    const tournament::Tournament one = live.desk().tournament();
    live.enter("W1-1", handLine);
    const tournament::Tournament two = live.desk().tournament();
    SAYS(undoLast(live));
    QVERIFY(tournament::changed(one, live.desk().tournament()).empty());
    SAYS(undoLast(live));
    // The call that a first hand brings with it is a step of its own.
    QCOMPARE(live.match("W1-1").state, tournament::State::Called);
    SAYS(undoLast(live));
    QVERIFY(tournament::changed(start, live.desk().tournament()).empty());
    SAYS(redo(live));
    SAYS(redo(live));
    QVERIFY(tournament::changed(one, live.desk().tournament()).empty());
    SAYS(redo(live));
    QVERIFY(tournament::changed(two, live.desk().tournament()).empty());
    SAYS(redo(live));
}

void tst_undo::everythingThatBelongsToIt()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.call("W1-1"), "");
    const tournament::Tournament before = live.desk().tournament();
    live.enter("W1-1", ruledHand);
    const tournament::Tournament after = live.desk().tournament();
    QVERIFY(after.seq > before.seq + 2);
    const std::string what = undoLast(live);
    MENTIONS_ALL(what, 3); // not the decision apart from its challenge
    QVERIFY(tournament::changed(before, live.desk().tournament()).empty());
    redo(live);
    QVERIFY(tournament::changed(after, live.desk().tournament()).empty());
}

// Trial: its evidence named it a second time, and pushed all else off the bottom line.
void tst_undo::aChallengeIsNamedOnce()
{
    tournaments::AfterAHand live;
    desk::CaseOptions options{.match = "W1-1",
                              .hand = 1,
                              .claim = desk::Claim{facts::Challenger::Supervisor, facts::Seat::A1, 4},
                              .ruling = facts::Ruling::Upheld,
                              .reason = "seen"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::ruleOnCase(options)));
    const auto undone = desk::undo(live.desk(), "J. Park");
    QVERIFY(undone);
    QCOMPARE(undone->what.size(), std::size_t(1));
}

void tst_undo::ofOneMatch()
{
    tournaments::AfterAHand live;
    live.enter("W1-2", handLine);
    SAYS(undoLast(live, "W1-1"));
    QCOMPARE(tournament::handsOn(live.match("W1-2")), 1);
    SAYS(redo(live, "W1-2"));
    // That the other table has gone on does not matter.
    live.enter("W1-2", handLine);
    SAYS(redo(live));
    SAYS(undoLast(live, "W2-1"));
}

void tst_undo::aSignedResult()
{
    LiveTournament live(tournaments::shortGame);
    live.playOut("W1-1", 'a');
    SAYS(undoLast(live));
    QCOMPARE(live.match("W1-1").state, tournament::State::Ended);
    SAYS(redo(live));
    QCOMPARE(live.match("W2-1").teams.a, "T1");
    live.playOut("W1-2", 'a');
    QCOMPARE(live.call("W2-1"), "");
    SAYS(undoLast(live, "W1-1"));
}

void tst_undo::theEffectOnAFinishedMatch()
{
    using Ids = std::vector<std::string>;
    LiveTournament live(tournaments::shortGame);
    const auto undone = [&](const std::optional<std::string>& match = {}) {
        return desk::finishedUndone(live.desk().tournament(), match);
    };
    const auto redone = [&] { return desk::finishedRedone(live.desk().tournament()); };
    QCOMPARE(undone(), Ids{});
    live.playOut("W1-1", 'a');
    QCOMPARE(undone(), Ids{"W1-1"});
    QCOMPARE(redone(), Ids{}); // nothing is undone
    live.enter("W1-2", handLine);
    QCOMPARE(undone(), Ids{});
    QCOMPARE(undone("W1-1"), Ids{"W1-1"});
    undoLast(live, "W1-1");
    QCOMPARE(undone("W1-1"), Ids{});
    QCOMPARE(redone(), Ids{}); // it is not finished yet
}

void tst_undo::aCheckin()
{
    LiveTournament live({"unc-regular", 2, 1, false, {}});
    QCOMPARE(live.record(facts::Checkin{"P1", "UNC One Card", "W1-1", {}}), "");
    SAYS(undoLast(live));
    SAYS(redo(live));
}

void tst_undo::aCorrectionWithWhatWasDecided()
{
    LiveTournament live(tournaments::shortGame);
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    live.call("W2-1");
    const tournament::Tournament before = live.desk().tournament();
    const auto corrected = live.desk().record("J. Park", [&](desk::Draft& draft) -> desk::Answer<void> {
        facts::Hand fact = tournaments::correctedHand("sides were swapped", tournaments::sideHand(1, 1, 1),
                                                      tournaments::sideHand(6, 6, 12));
        fact.spot.place = live.match("W1-1").games[0].items.back().place;
        if (auto added = draft.add(facts::Fact(fact)); !added)
            return added;
        facts::Resolve resolve{{"W2-1", 1}, facts::Resolution::Replay, draft.op(), "swapped", {"T4", "T2"}};
        return draft.add(facts::Fact(resolve));
    });
    QVERIFY(corrected);
    const tournament::Tournament after = live.desk().tournament();
    SAYS(undoLast(live, "W2-1"));
    QVERIFY(tournament::changed(before, live.desk().tournament()).empty());
    redo(live);
    QVERIFY(tournament::changed(after, live.desk().tournament()).empty());
}

void tst_undo::theSettingStays()
{
    LiveTournament live;
    SAYS(undoLast(live));
}

void tst_undo::whetherTheLastEntryCanBeUndone()
{
    rostertournament::EmptyTournament undrawn;
    QVERIFY(!desk::mayUndo(undrawn.now()));
    QCOMPARE(undrawn.import("Team,Name\nA,Ana\nA,Bo\nB,Cy\nB,Di\n"), QString());
    QVERIFY(!desk::mayUndo(undrawn.now()));
    facts::Sanction sanction; // before the draw too
    sanction.person = "P1";
    sanction.reason = "left in a fight last week";
    QVERIFY(desk::sanction(undrawn.desk, "J. Park", sanction));
    QVERIFY(desk::mayUndo(undrawn.now()));
    QVERIFY(desk::undo(undrawn.desk, "J. Park"));
    QVERIFY(!desk::mayUndo(undrawn.now()));
    QCOMPARE(undrawn.draw(), QString());
    QVERIFY(!desk::mayUndo(undrawn.now()));
}

void tst_undo::nothingIsLeft()
{
    LiveTournament live;
    SAYS(redo(live));
    live.call("W1-1");
    undoLast(live);
    SAYS(undoLast(live, "W1-1"));
}

void tst_undo::notRedoneAfterLaterPlay()
{
    tournaments::AfterAHand live;
    undoLast(live);
    live.enter("W1-1", handLine);
    SAYS(redo(live));
}

void tst_undo::undoAfterRedo()
{
    tournaments::AfterAHand live;
    for (int i = 0; i < 3; ++i) {
        SAYS(undoLast(live));
        SAYS(redo(live));
    }
}

TEST_CLASS(tst_undo)
#include "tst_undo.moc"
