// A sheet was written under another match: it goes there with all that is on it.
#include "wholesheets.h"

#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "desk/play/takeover.h"
#include "desk/reports/status.h"
#include "desk/rulings/ruling.h"
#include "tournament/queries/clock.h"
#include "wording/record/history.h"
#include "wording/record/refusal.h"
#include "wording/tournament/clockwords.h"
#include "json/value.h"

using namespace sheets;

namespace {

tournament::Reading readingOf(Evening& evening, const std::string& match)
{
    return *tournament::readingOf(evening.desk().tournament(), evening.match(match),
                                  {"2026-11-21T18:20:00.000Z", "", 0});
}

} // namespace

class tst_movedsheet : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatCameFromPaperGoesAlong();
    void aSheetGoesToItsMatch();
    void theNextHandGoesOnWhereItIsNow();
    void aRulingIsDecidedWhereItIsNow();
    void theFormerSheetIsBlankAgain();
    void aSheetGoesOnAndBack();
    void oneUndoTakesItBack();
    void whatWentOnComesFirst();
    void whatItSaidStaysReadable();
    void itIsRebuiltFromItsFacts();
    void asJson();
    void timeThatWasCalledGoesAlong();
    void itsClockGoesOn();
    void aMatchThatWasCalledKeepsItsClock();
    void whatBeganOnPaperIsASheet();
    void aPaperStartStaysWithItsSheet();
    void aDecisionIsHeldByItsMatch();
    void whatBothHoldIsPutBackWhereItIs();
};

void tst_movedsheet::whatCameFromPaperGoesAlong()
{
    Evening evening;
    evening.call("W1-1");
    evening.call("W1-2");
    scoring::Start start;
    start.sides = {{120, 4, 1}, {88, 2, 0}};
    QVERIFY(desk::takeOver(evening.desk(), "J. Park", "W1-1", start));
    evening.enter("W1-1", handLine);
    QCOMPARE(scoreOf(evening, "W1-1"), (scoring::PerSide<int>{191, 138}));
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(scoreOf(evening, "W1-2"), (scoring::PerSide<int>{191, 138}));
    QVERIFY(evening.match("W1-1").games.empty());
    QCOMPARE(apply(evening, swapped("W1-2")), "");
    QCOMPARE(scoreOf(evening, "W1-2"), (scoring::PerSide<int>{138, 191}));
    QCOMPARE(tournament::startOf(evening.match("W1-2"), 1).sides.b, start.sides.a);
    QVERIFY(sound(evening));
}

void tst_movedsheet::aSheetGoesToItsMatch()
{
    Evening evening;
    playTwo(evening);
    const std::string told = look(evening, moved("W1-1", "W1-2"));
    QCOMPARE(told, "match 1: its sheet with 2 hands is that of match 2\n"
                   "match 2 is called with it, to table 2\n"
                   "match 1: a 131 b 111, in play becomes nothing on its sheet\n"
                   "match 2: nothing on its sheet becomes a 131 b 111, in play\n");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(evening.match("W1-1").state, tournament::State::Called);
    QCOMPARE(evening.match("W1-2").state, tournament::State::Playing);
    QCOMPARE(scoreOf(evening, "W1-2"), score);
    QVERIFY(sound(evening));
    evening.play("W1-2", 'b');
    QCOMPARE(evening.finish("W1-2"), "");
    QCOMPARE(evening.match("W2-1").teams.b, "T3");
    QVERIFY(sound(evening));
}

void tst_movedsheet::theNextHandGoesOnWhereItIsNow()
{
    Evening evening;
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(evening.enter("W1-2", handLine), "ok hand 3 a 202 b 161 in-progress");
    QCOMPARE(amendFirst(evening, "W1-2", R"({"a":{"bids":[4,4]}})").substr(0, 27),
             "match 2, hand 1, as it was:");
    QCOMPARE(scoreOf(evening, "W1-2"), (scoring::PerSide<int>{211, 161}));
    desk::AmendOptions put;
    put.match = "W1-2";
    put.hand = 2;
    put.how = desk::AmendOptions::How::InsertBefore;
    put.given = handLine;
    put.reason = "forgotten";
    QVERIFY(desk::amend(evening.desk(), "J. Park", put));
    QCOMPARE(tournament::handsOn(evening.match("W1-2")), 4);
    QVERIFY(sound(evening));
    while (undo(evening).find("nothing") == std::string::npos && evening.match("W1-1").call) {
    }
    QVERIFY(evening.match("W1-1").games.empty());
    QVERIFY(sound(evening));
}

void tst_movedsheet::aRulingIsDecidedWhereItIsNow()
{
    AtUnc evening;
    evening.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "reneges":[{"by":"b","accused":"a1","book":7,"ruling":"pending"}]})");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QVERIFY(evening.match("W1-2").flags.pending);
    QVERIFY(!evening.match("W1-1").flags.pending);
    const std::string op = evening.match("W1-2").games[0].items[0].cases[0].challenge;
    QCOMPARE(evening.record(facts::Decision{op, facts::Ruling::Upheld, {}}), "");
    QVERIFY(!evening.match("W1-2").flags.pending);
    // Undone in its match, and not in the one that it was written for.
    QVERIFY2(undo(evening, "W1-1").find("decision") == std::string::npos, "match 1 has no decision");
    undo(evening, "W1-2");
    QVERIFY(evening.match("W1-2").flags.pending);
    QCOMPARE(
        evening.record(facts::Adjustment{{{"W1-2", 1}, 1, facts::placeStep}, facts::Side::A, -5, "late"}),
        "");
    QVERIFY(sound(evening));
}

void tst_movedsheet::theFormerSheetIsBlankAgain()
{
    Evening evening;
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(evening.enter("W1-1", other), "ok hand 1 a 60 b 61 in-progress");
    QCOMPARE(evening.enter("W1-1", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})"), "ok hand 2 a 60 b 61 open");
    QCOMPARE(evening.enter("W1-1", R"({"a":{"tricks":8},"b":{"tricks":5}})"),
             "ok hand 2 a 131 b 111 in-progress");
    QCOMPARE(scoreOf(evening, "W1-2"), score);
    QVERIFY(sound(evening));
}

void tst_movedsheet::aSheetGoesOnAndBack()
{
    Evening evening({"classic", 8, 8, false, {}});
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    evening.enter("W1-2", handLine);
    SheetOptions both = moved("W1-2", "W1-3");
    both.sides = true;
    QCOMPARE(apply(evening, both), "");
    QCOMPARE(scoreOf(evening, "W1-3"), (scoring::PerSide<int>{161, 202}));
    QCOMPARE(amendFirst(evening, "W1-3", R"({"b":{"bids":[4,4]}})").substr(0, 27),
             "match 3, hand 1, as it was:");
    QCOMPARE(scoreOf(evening, "W1-3"), (scoring::PerSide<int>{161, 211}));
    QCOMPARE(apply(evening, moved("W1-3", "W1-1")), ""); // where the first two were written
    QCOMPARE(scoreOf(evening, "W1-1"), (scoring::PerSide<int>{161, 211}));
    QCOMPARE(tournament::handsOn(evening.match("W1-1")), 3);
    QVERIFY(evening.match("W1-3").games.empty());
    QCOMPARE(evening.enter("W1-1", handLine).substr(0, 9), "ok hand 4");
    QVERIFY(sound(evening));
    for (int i = 0; i < 5; ++i)
        undo(evening);
    QCOMPARE(scoreOf(evening, "W1-2"), score);
    undo(evening);
    QCOMPARE(scoreOf(evening, "W1-1"), score);
    QVERIFY(sound(evening));
}

void tst_movedsheet::oneUndoTakesItBack()
{
    Evening evening;
    playTwo(evening);
    const tournament::Tournament before = evening.desk().tournament();
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(undo(evening, "W1-1"), "taken back: match 2, its call to table 2\n"
                                    "taken back: match 1, the move of its sheet");
    QVERIFY(tournament::changed(before, evening.desk().tournament()).empty());
    // The former hands are none of the other match's.
    const std::string told = undo(evening, "W1-2");
    QVERIFY2(told.find("match 2: there is nothing to take back") == 0, told.c_str());
    QVERIFY(desk::redo(evening.desk(), "J. Park", std::string("W1-2")));
    QCOMPARE(scoreOf(evening, "W1-2"), score);
}

void tst_movedsheet::whatWentOnComesFirst()
{
    Evening evening;
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    evening.enter("W1-2", handLine);
    std::string op;
    tournament::forEach<facts::Move>(
        tournament::recordOf(evening.desk().tournament(), "W1-1"),
        [&](const facts::Entry& entry, const facts::Move&) { op = entry.stamp.op; });
    QCOMPARE(evening.record(facts::Retract{op, {}}),
             "match 2 has gone on since its sheet was moved: take that back first");
    const std::string first = evening.match("W1-2").games[0].items[0].op;
    QCOMPARE(evening.record(facts::Retract{first, {}}),
             "its sheet is that of match 2 now: take the move back first");
}

void tst_movedsheet::whatItSaidStaysReadable()
{
    Evening evening;
    evening.enter("W1-1", handLine);
    QCOMPARE(apply(evening, swapped("W1-1")), "");
    amendFirst(evening, "W1-1", R"({"b":{"bids":[4,4]}})");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    const auto changed = wording::changedHands(evening.desk().tournament(), evening.match("W1-2"));
    QCOMPARE(changed.size(), std::size_t(1));
    std::vector<std::string> told;
    for (const wording::HandChange& change : changed[0].changes)
        told.push_back(wording::changeWord(change.what) + " (" + change.reason +
                       "): " + wording::saidBefore(change));
    QCOMPARE(told, (std::vector<std::string>{
                       "swapped (wrong columns): it said A bid 4 and 3, took 8; B bid 3 and 2, took 5",
                       "amended (misread): it said A bid 3 and 2, took 5; B bid 4 and 3, took 8",
                       "moved here (wrong table): it stood on the sheet of match 1"}));
    QVERIFY(wording::changedHands(evening.desk().tournament(), evening.match("W1-1")).empty());
}

// The whole record, fact by fact, through the door into a new tournament.
void tst_movedsheet::itIsRebuiltFromItsFacts()
{
    Evening evening({"classic", 8, 8, false, {}});
    playTwo(evening);
    SheetOptions both = moved("W1-1", "W1-2");
    both.sides = true;
    QCOMPARE(apply(evening, both), "");
    evening.enter("W1-2", handLine);
    QCOMPARE(apply(evening, moved("W1-2", "W1-3")), "");
    amendFirst(evening, "W1-3", R"({"b":{"bids":[4,4]}})");
    undo(evening);
    const tournament::Tournament& tournament = evening.desk().tournament();
    desk::Draft again({}, evening.desk().environment(), "J. Park");
    for (const facts::Entry& entry : tournament::entries(tournament)) {
        const facts::Stamp& stamp = entry.stamp;
        const auto added = again.add(facts::Request{stamp.op, stamp.by, stamp.device, stamp.at, entry.fact});
        QVERIFY2(added, added ? "" : wording::inFull(added.error().mistakes.front()).c_str());
    }
    QVERIFY(again.tournament() == tournament);
}

void tst_movedsheet::asJson()
{
    Evening evening;
    playTwo(evening);
    const SheetOptions asked = moved("W1-1", "W1-2");
    const auto done = desk::correctSheet(evening.desk(), "J. Park", asked);
    QVERIFY(done);
    const std::string text = desk::sheetJson(*done, asked);
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
    AtUnc evening;
    evening.enter("W1-1", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})");
    QCOMPARE(evening.enter("W1-1", R"({"timeCall":true})").substr(0, 12), "ok time-call");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QVERIFY(readingOf(evening, "W1-2").called);
    QVERIFY(!readingOf(evening, "W1-1").called);
    const auto called = desk::callTime(evening.desk(), "J. Park", {});
    QVERIFY2(called, called ? "" : wording::inFull(called.error().mistakes.front()).c_str());
    QCOMPARE(desk::calledTimeText(evening.desk().tournament(), *called),
             "match 1: time was called; level, one more hand decides");
}

void tst_movedsheet::itsClockGoesOn()
{
    AtUnc evening;
    evening.enter("W1-1", handLine);
    desk::ClockOptions more{facts::ClockDeed::Adjust, 90, "began late"};
    QVERIFY(desk::clock(evening.desk(), "J. Park", "W1-1", more));
    QVERIFY(desk::clock(evening.desk(), "J. Park", "W1-1", {facts::ClockDeed::Pause, {}, "fire drill"}));
    const tournament::Tournament before = evening.desk().tournament();
    const std::string told = look(evening, moved("W1-1", "W1-2"));
    QVERIFY2(told.find("match 2: its clock goes on where that of match 1 stands\n") != std::string::npos,
             told.c_str());
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QCOMPARE(readingOf(evening, "W1-2").left, readingOf(evening, "W1-1").left);
    QCOMPARE(wording::inWords(readingOf(evening, "W1-2")), wording::inWords(readingOf(evening, "W1-1")));
    undo(evening, "W1-2");
    QVERIFY(tournament::changed(before, evening.desk().tournament()).empty());
    QVERIFY(desk::redo(evening.desk(), "J. Park", std::string("W1-2")));
    QCOMPARE(readingOf(evening, "W1-2").left, readingOf(evening, "W1-1").left);
    QVERIFY(sound(evening));
}

void tst_movedsheet::aMatchThatWasCalledKeepsItsClock()
{
    AtUnc evening;
    evening.enter("W1-1", handLine);
    QCOMPARE(evening.call("W1-2"), "");
    const tournament::Reading own = readingOf(evening, "W1-2");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    QVERIFY(readingOf(evening, "W1-2") == own);
}

void tst_movedsheet::whatBeganOnPaperIsASheet()
{
    Evening evening;
    playTwo(evening);
    QCOMPARE(evening.call("W1-2"), "");
    scoring::Start start;
    start.sides = {{120, 4, 1}, {88, 2, 0}};
    QVERIFY(desk::takeOver(evening.desk(), "J. Park", "W1-2", start));
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")),
             "match 2 has a sheet of its own: only an empty one takes another's hands");
    undo(evening, "W1-2");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
}

void tst_movedsheet::aPaperStartStaysWithItsSheet()
{
    Evening evening;
    QCOMPARE(evening.call("W1-1"), "");
    scoring::Start start;
    start.sides = {{120, 4, 1}, {88, 2, 0}};
    const auto taken = desk::takeOver(evening.desk(), "J. Park", "W1-1", start);
    QVERIFY(taken);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    const std::string log = desk::log(evening.desk().tournament(), desk::As::Text);
    QVERIFY2(log.find("match 1: game 1 of match 2 now is taken over from paper") != std::string::npos,
             log.c_str());
    QCOMPARE(evening.record(facts::Retract{taken->op, {}}),
             "its sheet is that of match 2 now: take the move back first");
    undo(evening, "W1-1");
    QCOMPARE(undo(evening, "W1-2").find("match 2: there is nothing to take back"), 0u);
    QVERIFY(!evening.match("W1-1").games.empty());
}

void tst_movedsheet::aDecisionIsHeldByItsMatch()
{
    AtUnc evening;
    evening.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "reneges":[{"by":"b","accused":"a1","book":7,"ruling":"pending"}]})");
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    const std::string challenge = evening.match("W1-2").games[0].items[0].cases[0].challenge;
    QCOMPARE(evening.record(facts::Decision{challenge, facts::Ruling::Rejected, {}}), "");
    const std::string decision = evening.match("W1-2").games[0].items[0].cases[0].decision;
    const std::string big = R"({"a":{"bids":[2,2],"tricks":2},"b":{"bids":[6,4],"tricks":11}})";
    while (evening.match("W1-2").state < tournament::State::Ended)
        QCOMPARE(evening.enter("W1-2", big).substr(0, 2), "ok");
    QCOMPARE(evening.finish("W1-2"), "");
    QCOMPARE(evening.record(facts::Retract{decision, {}}),
             "match 2 is final: take its result back first (undo)");
}

void tst_movedsheet::whatBothHoldIsPutBackWhereItIs()
{
    Evening evening;
    playTwo(evening);
    QCOMPARE(apply(evening, moved("W1-1", "W1-2")), "");
    undo(evening);
    undo(evening, "W1-1");
    QCOMPARE(evening.enter("W1-2", handLine).substr(0, 9), "ok hand 1");
    const auto again = desk::redo(evening.desk(), "J. Park", std::string("W1-1"));
    QVERIFY2(again, again ? "" : wording::inFull(again.error().mistakes.front()).c_str());
    QCOMPARE(scoreOf(evening, "W1-1"), score);
    QVERIFY(sound(evening));
}

QTEST_GUILESS_MAIN(tst_movedsheet)
#include "tst_movedsheet.moc"
