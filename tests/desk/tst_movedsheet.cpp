// A sheet was written under the wrong match and is moved to the right one with everything on it.
#include "wholesheets.h"

#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "desk/play/table.h"
#include "desk/reports/status.h"
#include "desk/rulings/ruling.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/queries/clock.h"
#include "wording/record/facttext.h"
#include "wording/record/history.h"
#include "wording/tournament/clockwords.h"
#include "json/value.h"

using namespace sheets;
using tournaments::bidsLine;
using tournaments::tricksLine;

namespace {

const scoring::Start fromPaper{{{120, 4, 1}, {88, 2, 0}}};

tournament::Reading readingOf(LiveTournament& live, const std::string& match)
{
    return *tournament::readingOf(live.desk().tournament(), live.match(match),
                                  {"2026-11-21T18:20:00.000Z", "", 0});
}

} // namespace

class tst_movedsheet : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void paperGamesMoveToo();
    void aSheetGoesToItsMatch();
    void theNextHandFollowsTheMovedSheet();
    void aRulingIsDecidedWhereItIsNow();
    void theFormerSheetIsBlankAgain();
    void aSheetIsMovedAndMovedBack();
    void oneUndoTakesItBack();
    void laterPlayHasToBeUndoneFirst();
    void earlierValuesStayReadable();
    void itIsRebuiltFromItsFacts();
    void asJson();
    void timeThatWasCalledGoesAlong();
    void itsClockContinues();
    void aMatchThatWasCalledKeepsItsClock();
    void aGameBegunOnPaperIsASheet();
    void aPaperStartStaysWithItsSheet();
    void aDecisionIsHeldByItsMatch();
    void redoPutsASheetBackOnItsOwnMatch();
};

void tst_movedsheet::paperGamesMoveToo()
{
    LiveTournament live;
    live.call("W1-1");
    live.call("W1-2");
    QVERIFY(desk::takeOver(live.desk(), "J. Park", "W1-1", fromPaper));
    live.enter("W1-1", handLine);
    QCOMPARE(scoreOf(live, "W1-1"), (scoring::PerSide<int>{191, 138}));
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    QCOMPARE(scoreOf(live, "W1-2"), (scoring::PerSide<int>{191, 138}));
    QVERIFY(live.match("W1-1").games.empty());
    QCOMPARE(apply(live, swapped("W1-2")), "");
    QCOMPARE(scoreOf(live, "W1-2"), (scoring::PerSide<int>{138, 191}));
    QCOMPARE(tournament::startOf(live.match("W1-2"), 1).sides.b, fromPaper.sides.a);
    QVERIFY(sound(live));
}

void tst_movedsheet::aSheetGoesToItsMatch()
{
    sheets::AfterTwoHands live;
    const std::string told = look(live, moved("W1-1", "W1-2"));
    SAYS(told);
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    QCOMPARE(live.match("W1-1").state, tournament::State::Called);
    QCOMPARE(live.match("W1-2").state, tournament::State::Playing);
    QCOMPARE(scoreOf(live, "W1-2"), score);
    QVERIFY(sound(live));
    live.play("W1-2", 'b');
    QCOMPARE(live.finish("W1-2"), "");
    QCOMPARE(live.match("W2-1").teams.b, "T3");
    QVERIFY(sound(live));
}

void tst_movedsheet::theNextHandFollowsTheMovedSheet()
{
    sheets::AfterTwoHands live;
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    QCOMPARE(live.enter("W1-2", handLine), "ok hand 3 a 202 b 161 in-progress");
    SAYS(amendFirst(live, "W1-2", R"({"a":{"bids":[4,4]}})").substr(0, 27));
    QCOMPARE(scoreOf(live, "W1-2"), (scoring::PerSide<int>{211, 161}));
    desk::AmendOptions put{.how = desk::AmendOptions::How::InsertBefore,
                           .match = "W1-2",
                           .hand = 2,
                           .reason = "forgotten",
                           .given = handLine};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(put)));
    QCOMPARE(tournament::handsOn(live.match("W1-2")), 4);
    QVERIFY(sound(live));
    while (undo(live).find("nothing") == std::string::npos && live.match("W1-1").call) {
    }
    QVERIFY(live.match("W1-1").games.empty());
    QVERIFY(sound(live));
}

void tst_movedsheet::aRulingIsDecidedWhereItIsNow()
{
    AtUnc live;
    live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "reneges":[{"by":"b","accused":"a1","book":7,"ruling":"pending"}]})");
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    QVERIFY(live.match("W1-2").flags.pending);
    QVERIFY(!live.match("W1-1").flags.pending);
    const std::string op = live.match("W1-2").games[0].items[0].cases[0].challenge;
    QCOMPARE(live.record(facts::Decision{op, facts::Ruling::Upheld, {}}), "");
    QVERIFY(!live.match("W1-2").flags.pending);
    // Undo in match 2, where the sheet is now, takes back the decision; undo in match 1 does not.
    QVERIFY2(undo(live, "W1-1").find("decision") == std::string::npos, "match 1 has no decision");
    undo(live, "W1-2");
    QVERIFY(live.match("W1-2").flags.pending);
    QCOMPARE(live.record(facts::Adjustment{{{"W1-2", 1}, 1, facts::placeStep}, facts::Side::A, -5, "late"}),
             "");
    QVERIFY(sound(live));
}

void tst_movedsheet::theFormerSheetIsBlankAgain()
{
    sheets::AfterTwoHands live;
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    QCOMPARE(live.enter("W1-1", other), "ok hand 1 a 60 b 61 in-progress");
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 2 a 60 b 61 open");
    QCOMPARE(live.enter("W1-1", tricksLine), "ok hand 2 a 131 b 111 in-progress");
    QCOMPARE(scoreOf(live, "W1-2"), score);
    QVERIFY(sound(live));
}

void tst_movedsheet::aSheetIsMovedAndMovedBack()
{
    LiveTournament live({"classic", 8, 8, false, {}});
    playTwo(live);
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    live.enter("W1-2", handLine);
    SheetOptions both = moved("W1-2", "W1-3");
    both.sides = true;
    QCOMPARE(apply(live, both), "");
    QCOMPARE(scoreOf(live, "W1-3"), (scoring::PerSide<int>{161, 202}));
    SAYS(amendFirst(live, "W1-3", R"({"b":{"bids":[4,4]}})").substr(0, 27));
    QCOMPARE(scoreOf(live, "W1-3"), (scoring::PerSide<int>{161, 211}));
    QCOMPARE(apply(live, moved("W1-3", "W1-1")), ""); // where the first two were written
    QCOMPARE(scoreOf(live, "W1-1"), (scoring::PerSide<int>{161, 211}));
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 3);
    QVERIFY(live.match("W1-3").games.empty());
    QCOMPARE(live.enter("W1-1", handLine).substr(0, 9), "ok hand 4");
    QVERIFY(sound(live));
    for (int i = 0; i < 5; ++i)
        undo(live);
    QCOMPARE(scoreOf(live, "W1-2"), score);
    undo(live);
    QCOMPARE(scoreOf(live, "W1-1"), score);
    QVERIFY(sound(live));
}

void tst_movedsheet::oneUndoTakesItBack()
{
    sheets::AfterTwoHands live;
    const tournament::Tournament before = live.desk().tournament();
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    SAYS(undo(live, "W1-1"));
    QVERIFY(tournament::changed(before, live.desk().tournament()).empty());
    // The moved hands are no longer on record in match 2.
    const std::string told = undo(live, "W1-2");
    MENTIONS(told);
    QVERIFY(desk::redo(live.desk(), "J. Park", std::string("W1-2")));
    QCOMPARE(scoreOf(live, "W1-2"), score);
}

void tst_movedsheet::laterPlayHasToBeUndoneFirst()
{
    sheets::AfterTwoHands live;
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    live.enter("W1-2", handLine);
    std::string op;
    tournament::forEach<facts::Move>(
        tournament::recordOf(live.desk().tournament(), "W1-1"),
        [&](const facts::Entry& entry, const facts::Move&) { op = entry.stamp.op; });
    SAYS(live.record(facts::Retract{op, {}}));
    const std::string first = live.match("W1-2").games[0].items[0].op;
    SAYS(live.record(facts::Retract{first, {}}));
}

void tst_movedsheet::earlierValuesStayReadable()
{
    tournaments::AfterAHand live;
    QCOMPARE(apply(live, swapped("W1-1")), "");
    amendFirst(live, "W1-1", R"({"b":{"bids":[4,4]}})");
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    const auto changed = wording::changedHands(live.desk().tournament(), live.match("W1-2"));
    QCOMPARE(changed.size(), std::size_t(1));
    std::vector<std::string> told;
    for (const wording::HandChange& change : changed[0].changes)
        told.push_back(wording::changeWord(change.what) + " (" + change.reason +
                       "): " + wording::previousHandText(change));
    SAYS(told);
    QVERIFY(wording::changedHands(live.desk().tournament(), live.match("W1-1")).empty());
}

// The whole record, fact by fact, through the checks into a new tournament.
void tst_movedsheet::itIsRebuiltFromItsFacts()
{
    LiveTournament live({"classic", 8, 8, false, {}});
    playTwo(live);
    SheetOptions both = moved("W1-1", "W1-2");
    both.sides = true;
    QCOMPARE(apply(live, both), "");
    live.enter("W1-2", handLine);
    QCOMPARE(apply(live, moved("W1-2", "W1-3")), "");
    amendFirst(live, "W1-3", R"({"b":{"bids":[4,4]}})");
    undo(live);
    const tournament::Tournament& tournament = live.desk().tournament();
    desk::Draft again({}, live.desk().environment(), "J. Park");
    for (const facts::Entry& entry : tournament::entries(tournament)) {
        const facts::Stamp& stamp = entry.stamp;
        const auto added = again.add(facts::Request{stamp.op, stamp.by, stamp.device, stamp.at, entry.fact});
        QVERIFY2(added, refusals::firstMistake(added).c_str());
    }
    QVERIFY(again.tournament() == tournament);
}

void tst_movedsheet::asJson()
{
    sheets::AfterTwoHands live;
    const SheetOptions asked = moved("W1-1", "W1-2");
    const auto done = desk::record(live.desk(), "J. Park", desk::correctSheet(asked));
    QVERIFY(done);
    const std::string text = desk::correctionJson(*done);
    QVERIFY(json::parse(text));
    for (
        const char* part :
        {R"("applied":true)",
         R"("match":"W1-2","result":{"was":{"a":0,"b":0,"state":"ready","winner":null},"is":{"a":131,"b":111,"state":"playing","winner":null}})",
         R"("changed":["W1-1","W1-2"])"})
        QVERIFY2(text.find(part) != std::string::npos, text.c_str());
}

void tst_movedsheet::timeThatWasCalledGoesAlong()
{
    AtUnc live;
    live.enter("W1-1", bidsLine);
    QCOMPARE(live.enter("W1-1", R"({"timeCall":true})").substr(0, 12), "ok time-call");
    const long long left = readingOf(live, "W1-1").left;
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    QVERIFY(readingOf(live, "W1-2").called);
    QCOMPARE(readingOf(live, "W1-2").left, left);
    QVERIFY(!readingOf(live, "W1-1").called);
    const auto called = desk::callTime(live.desk(), "J. Park", {});
    QVERIFY2(called, refusals::firstMistake(called).c_str());
    SAYS(desk::calledTimeText(live.desk().tournament(), *called));
}

void tst_movedsheet::itsClockContinues()
{
    AtUnc live;
    live.enter("W1-1", handLine);
    desk::ClockOptions more{facts::ClockAction::Adjust, 90, "began late"};
    QVERIFY(desk::clock(live.desk(), "J. Park", "W1-1", more));
    QVERIFY(desk::clock(live.desk(), "J. Park", "W1-1", {facts::ClockAction::Pause, {}, "fire drill"}));
    const tournament::Tournament before = live.desk().tournament();
    const std::string told = look(live, moved("W1-1", "W1-2"));
    MENTIONS(told);
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    QCOMPARE(readingOf(live, "W1-2").left, readingOf(live, "W1-1").left);
    std::string adjusted;
    tournament::forEach<facts::Clock>(tournament::recordOf(live.desk().tournament(), "W1-2"),
                                      [&](const facts::Entry& entry, const facts::Clock& clock) {
                                          if (clock.cause == facts::ClockCause::Moved && !clock.reason)
                                              adjusted = wording::factText(live.desk().tournament(), entry);
                                      });
    MENTIONS(adjusted);
    QCOMPARE(wording::inWords(readingOf(live, "W1-2")), wording::inWords(readingOf(live, "W1-1")));
    undo(live, "W1-2");
    QVERIFY(tournament::changed(before, live.desk().tournament()).empty());
    QVERIFY(desk::redo(live.desk(), "J. Park", std::string("W1-2")));
    QCOMPARE(readingOf(live, "W1-2").left, readingOf(live, "W1-1").left);
    QVERIFY(sound(live));
}

void tst_movedsheet::aMatchThatWasCalledKeepsItsClock()
{
    AtUnc live;
    live.enter("W1-1", handLine);
    QCOMPARE(live.call("W1-2"), "");
    const tournament::Reading own = readingOf(live, "W1-2");
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    QVERIFY(readingOf(live, "W1-2") == own);
}

void tst_movedsheet::aGameBegunOnPaperIsASheet()
{
    sheets::AfterTwoHands live;
    QCOMPARE(live.call("W1-2"), "");
    QVERIFY(desk::takeOver(live.desk(), "J. Park", "W1-2", fromPaper));
    SAYS(apply(live, moved("W1-1", "W1-2")));
    undo(live, "W1-2");
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
}

void tst_movedsheet::aPaperStartStaysWithItsSheet()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    const auto taken = desk::takeOver(live.desk(), "J. Park", "W1-1", fromPaper);
    QVERIFY(taken);
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    const std::string log = desk::log(live.desk().tournament(), desk::As::Text);
    MENTIONS(log);
    SAYS(live.record(facts::Retract{taken->op, {}}));
    undo(live, "W1-1");
    QCOMPARE(undo(live, "W1-2").find("match 2: there is nothing to undo"), 0u);
    QVERIFY(!live.match("W1-1").games.empty());
}

void tst_movedsheet::aDecisionIsHeldByItsMatch()
{
    AtUnc live;
    live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "reneges":[{"by":"b","accused":"a1","book":7,"ruling":"pending"}]})");
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    const std::string challenge = live.match("W1-2").games[0].items[0].cases[0].challenge;
    QCOMPARE(live.record(facts::Decision{challenge, facts::Ruling::Rejected, {}}), "");
    const std::string decision = live.match("W1-2").games[0].items[0].cases[0].decision;
    const std::string bigHand = R"({"a":{"bids":[2,2],"tricks":2},"b":{"bids":[6,4],"tricks":11}})";
    while (live.match("W1-2").state < tournament::State::Ended)
        QCOMPARE(live.enter("W1-2", bigHand).substr(0, 2), "ok");
    QCOMPARE(live.finish("W1-2"), "");
    SAYS(live.record(facts::Retract{decision, {}}));
}

void tst_movedsheet::redoPutsASheetBackOnItsOwnMatch()
{
    sheets::AfterTwoHands live;
    QCOMPARE(apply(live, moved("W1-1", "W1-2")), "");
    undo(live);
    undo(live, "W1-1");
    QCOMPARE(live.enter("W1-2", handLine).substr(0, 9), "ok hand 1");
    const auto again = desk::redo(live.desk(), "J. Park", std::string("W1-1"));
    QVERIFY2(again, refusals::firstMistake(again).c_str());
    QCOMPARE(scoreOf(live, "W1-1"), score);
    QVERIFY(sound(live));
}

TEST_CLASS(tst_movedsheet)
#include "tst_movedsheet.moc"
