// Time is called by the venue's own rule, in one match or everywhere.
#include "refusals.h"
#include "unctournament.h"

#include "desk/corrections/undo.h"
#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "desk/reports/report.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/model/inplay.h"
#include "tournament/queries/clock.h"
#include "wording/record/recordlines.h"
#include "wording/record/refusal.h"
#include "wording/tournament/clockwords.h"

using namespace unctournament;
using tournaments::bidsLine;
using tournaments::handLine;
using tournaments::LiveTournament;
using tournaments::tricksLine;

class tst_calltime : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void calledInAHandOrBetweenTwo();
    void theClockShowsWhenItWasCalled();
    void nothingMovesTheClockAfterwards();
    void timeIsCalledEverywhere();
    void whereItIsNotCalledItSaysWhy();
    void anotherEndNeedsAReason();
    void resultsOfCallingTime();
    void noHandFollowsWhileAChallengeIsOpen();
    void aTieThatAChallengeHoldsIsNotFinal();
    void whereTheTimeOfDayAloneEndsPlay();
    void beforeItIsUpThatIsSaid();
    void notInAGameThatHasNotBegun();
    void itEndsTheGameInWhichItIsCalled();
    void theShiftReportHasIt();
};

void tst_calltime::calledInAHandOrBetweenTwo()
{
    for (const bool inHand : {true, false}) {
        CalledAtUnc live;
        if (inHand)
            QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
        const auto now = [&] {
            return *tournament::readingOf(live.desk().tournament(), live.match("W1-1"),
                                          {"2026-11-21T22:00:00.000Z", "", 0});
        };
        QVERIFY(tournament::isUp(now()) && !now().called);
        SAYS(wording::inWords(now()));
        QCOMPARE(live.enter("W1-1", R"({"timeCall":true})").substr(0, 12), "ok time-call");
        QVERIFY(now().called && !tournament::isUp(now()));
        SAYS(wording::inWords(now()));
        if (inHand) { // the deal was void: the time that was called runs on
            QCOMPARE(
                live.enter("W1-1", R"({"misdeal":{"calledBy":"b1","reason":"a card fell"}})").substr(0, 10),
                "ok misdeal");
            QVERIFY(now().called);
        }
        QVERIFY(desk::undo(live.desk(), "J. Park"));
        if (inHand)
            QVERIFY(desk::undo(live.desk(), "J. Park"));
        QVERIFY(!now().called);
    }
}

void tst_calltime::theClockShowsWhenItWasCalled()
{
    CalledAtUnc live;
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
    const auto leftAt = [&](const char* utc) {
        return tournament::readingOf(live.desk().tournament(), live.match("W1-1"), {utc, "", 0})->left;
    };
    const char* const later = "2026-11-21T18:10:00.000Z";
    const char* const last = "2026-11-21T18:20:00.000Z";
    const long long running = leftAt(later);
    QVERIFY(leftAt(last) < running);
    QCOMPARE(live.enter("W1-1", R"({"timeCall":true})").substr(0, 12), "ok time-call");
    QVERIFY(leftAt(later) > running);
    QCOMPARE(leftAt(last), leftAt(later));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(leftAt(later), running);
}

// Nor does a pause that was made while the call was undone, or one in an older record.
void tst_calltime::nothingMovesTheClockAfterwards()
{
    using facts::ClockAction;
    CalledAtUnc live;
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
    QCOMPARE(live.enter("W1-1", R"({"timeCall":true})").substr(0, 12), "ok time-call");
    const auto reading = [&] {
        return *tournament::readingOf(live.desk().tournament(), live.match("W1-1"),
                                      {"2026-11-21T18:20:00.000Z", "", 0});
    };
    const auto change = [&](ClockAction what, std::optional<int> seconds = {}) {
        return refusals::codes(desk::clock(live.desk(), "J. Park", "W1-1", {what, seconds, "fire drill"}));
    };
    const long long left = reading().left;
    QCOMPARE(change(ClockAction::Pause), QStringLiteral("clock-time-called"));
    QCOMPARE(change(ClockAction::Resume), QStringLiteral("clock-time-called"));
    QCOMPARE(change(ClockAction::Adjust, 60), QStringLiteral("clock-time-called"));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    const facts::Retract redo{live.newestOp("W1-1"), {}};
    QCOMPARE(change(ClockAction::Pause), QString());
    QVERIFY(reading().left < left);
    QCOMPARE(live.record(redo), "");
    QVERIFY(reading().called);
    QCOMPARE(reading().left, left);
    facts::Clock older;
    older.sitting.match = "W1-1";
    older.what = ClockAction::Resume;
    QCOMPARE(live.record(older), "");
    QCOMPARE(reading().left, left);
}

void tst_calltime::timeIsCalledEverywhere()
{
    AtUnc live;
    const auto call = [&] { return desk::callTime(live.desk(), "J. Park", {}); };
    QCOMPARE(refusals::codes(call()), QStringLiteral("time-call-nowhere"));
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.call("W1-2", {{}, {}, false}), "");
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(live.enter("W1-2", bidsLine), "ok hand 1 a 0 b 0 open");
    const auto called = call();
    QVERIFY(called);
    SAYS(desk::calledTimeText(live.desk().tournament(), *called));
    QVERIFY(live.match("W1-1").state == tournament::State::Ended);
    const auto calledAt = [&](const char* match) {
        wording::RecordFilter filter{.match = match, .kinds = {"time-call"}};
        return wording::recordLines(live.desk().tournament(), filter).back().said.own;
    };
    QCOMPARE(calledAt("W1-1"), "after hand 1");
    QCOMPARE(calledAt("W1-2"), "hand 1");
    QVERIFY(!call());
    QVERIFY(desk::undo(live.desk(), "J. Park")); // one step for the whole room
    QVERIFY(live.match("W1-1").state == tournament::State::Playing);
    QCOMPARE(desk::roomClocks(live.desk().tournament()).callTime, 2);
    QVERIFY(desk::redo(live.desk(), "J. Park"));
    QCOMPARE(live.enter("W1-2", tricksLine), "ok hand 1 a 71 b 50 won");
}

void tst_calltime::whereItIsNotCalledItSaysWhy()
{
    LiveTournament live({"unc-regular", 8, 4, false, {}});
    const auto decide = [&](const char* match, facts::Winner winner) {
        return live.result(match, {winner, facts::Decided::Forfeit, "they left"});
    };
    for (const char* match : {"W1-1", "W1-2", "W1-3", "W1-4"})
        QCOMPARE(decide(match, facts::Winner::A), "");
    for (const char* match : {"W2-1", "W2-2"}) {
        QCOMPARE(live.checkIn(match), "");
        QCOMPARE(live.call(match), "");
        QCOMPARE(live.enter(match, handLine), "ok hand 1 a 71 b 50 in-progress");
    }
    QCOMPARE(decide("W1-1", facts::Winner::B), ""); // the other team should sit in its next match
    const auto called = desk::callTime(live.desk(), "J. Park", {});
    QVERIFY(called);
    SAYS(called->warning);
    QVERIFY(live.match("W2-2").state == tournament::State::Ended);
    QVERIFY(live.match("W2-1").state != tournament::State::Ended);
}

void tst_calltime::anotherEndNeedsAReason()
{
    AtUnc live;
    SAYS(live.enter("W1-1", R"({"timeCall":"stop-now"})"));
    const auto refused = desk::enter(live.desk(), "J. Park", "W1-1", R"({"timeCall":"stop-now"})");
    SAYS(wording::onScreen(refused.error().mistakes.front()));
    const auto low =
        desk::enter(live.desk(), "J. Park", "W1-1", R"({"a":{"bids":[2,1]},"b":{"bids":[3,3]}})");
    QVERIFY(!low);
    const desk::Mistake& tooLow = low.error().mistakes.front();
    MENTIONS(wording::inFull(tooLow));
    QVERIFY2(wording::inFull(tooLow).find(", our reading U") != std::string::npos,
             wording::inFull(tooLow).c_str());
    MENTIONS(wording::onScreen(tooLow));
    for (const char* code : {"reading U", "unc-regular"})
        QVERIFY2(wording::onScreen(tooLow).find(code) == std::string::npos,
                 wording::onScreen(tooLow).c_str());
    QCOMPARE(live.enter("W1-1", R"({"timeCall":"finish-game"})").substr(0, 7), "match 1");
    facts::TimeCall call;
    call.spot.sitting.match = "W1-1";
    QCOMPARE(live.call("W1-1"), "");
    call.choice = facts::OnExpiry::StopNow;
    call.override = "the building closes";
    QCOMPARE(live.record(call), "");
    QVERIFY(live.match("W1-1").flags.override);
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(live.enter("W1-1", R"({"timeCall":"finish-hand"})").substr(0, 12),
             "ok time-call"); // the rule
    QVERIFY(!live.match("W1-1").flags.override);
}

void tst_calltime::resultsOfCallingTime()
{
    using scoring::OnExpiry;
    CalledAtUnc live;
    const auto says = [&](OnExpiry choice) {
        return desk::timeCallEffect(live.desk().tournament(), live.match("W1-1"), choice);
    };
    SAYS(says(OnExpiry::FinishHand));
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
    SAYS(says(OnExpiry::FinishHand));
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 2 a 71 b 50 open");
    SAYS(says(OnExpiry::FinishHand));
    SAYS(says(OnExpiry::StopNow));
    SAYS(says(OnExpiry::FinishGame));
}

// Trial: one more hand was played that couldn't count.
void tst_calltime::noHandFollowsWhileAChallengeIsOpen()
{
    CalledAtUnc live;
    live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5},
        "reneges":[{"by":"b","accused":"a1","book":4,"ruling":"pending"}]})");
    QVERIFY(live.match("W1-1").flags.pending && tournament::takesHands(live.match("W1-1")));
    const auto called = desk::callTime(live.desk(), "J. Park", "W1-1");
    QVERIFY(called);
    QVERIFY(live.match("W1-1").state == tournament::State::Playing);
    QVERIFY(!tournament::takesHands(live.match("W1-1")));
    const std::string text = desk::calledTimeText(live.desk().tournament(), *called);
    QVERIFY2(text.find("a challenge is still open") != std::string::npos, text.c_str());
}

void tst_calltime::aTieThatAChallengeHoldsIsNotFinal()
{
    tournaments::Setup setup = tournaments::setupIn(facts::Format::RoundRobin);
    setup.rules = "unc-regular";
    setup.change = [](rules::Venue& venue) {
        venue.phases.front().rules.overtrickPoints = 0;
        venue.phases.front().rules.end.tie = scoring::Tie::Stands;
    };
    LiveTournament live(setup);
    const std::string id = live.desk().tournament().setting->bracket.matches.front().id;
    QCOMPARE(live.checkIn(id), "");
    QCOMPARE(live.call(id), "");
    live.enter(id, R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7},
        "reneges":[{"by":"b","accused":"a1","book":4,"ruling":"pending"}]})");
    QVERIFY(live.match(id).flags.pending);
    const std::string before =
        desk::timeCallEffect(live.desk().tournament(), live.match(id), scoring::OnExpiry::FinishHand);
    QVERIFY2(before.find("a challenge is still open") != std::string::npos, before.c_str());
    const auto called = desk::callTime(live.desk(), "J. Park", id);
    QVERIFY(called);
    QVERIFY(!tournament::takesHands(live.match(id)));
    const std::string text = desk::calledTimeText(live.desk().tournament(), *called);
    QVERIFY2(text.find("tied at 60, but a challenge is still open") != std::string::npos, text.c_str());
}

void tst_calltime::whereTheTimeOfDayAloneEndsPlay()
{
    LiveTournament live({.change = [](rules::Venue& venue) {
        venue.phases.front().rules.time.wallClockEnd = "20:00";
        venue.phases.front().rules.time.onExpiry = scoring::OnExpiry::FinishHand;
    }});
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(desk::roomClocks(live.desk().tournament()), desk::RoomClocks());
    QCOMPARE(live.enter("W1-1", handLine), "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(desk::roomClocks(live.desk().tournament()), (desk::RoomClocks{0, 0, 0, 1}));
    const auto called = desk::callTime(live.desk(), "J. Park", {});
    QVERIFY2(called, refusals::firstMistake(called).c_str());
    SAYS(desk::calledTimeText(live.desk().tournament(), *called));
}

void tst_calltime::beforeItIsUpThatIsSaid()
{
    AtUnc live;
    const auto says = [&](const char* utc) {
        return desk::earlyText(live.desk().tournament(), live.match("W1-1"), {utc, "", 0});
    };
    QCOMPARE(says("2026-11-21T18:20:00.000Z"), ""); // nothing runs before the call
    desk::CallOptions options;
    options.startsClock = false;
    QCOMPARE(live.call("W1-1", options), "");
    SAYS(says("2026-11-21T18:20:00.000Z"));
    QVERIFY(desk::clock(live.desk(), "J. Park", "W1-1", {facts::ClockAction::Start, {}, {}}));
    const tournament::Reading reading = *tournament::readingOf(live.desk().tournament(), live.match("W1-1"),
                                                               {"2026-11-21T18:20:00.000Z", "", 0});
    const std::string early = says("2026-11-21T18:20:00.000Z");
    QVERIFY2(early.find(tournament::timeText(reading.left)) != std::string::npos, early.c_str());
    QCOMPARE(says("2026-11-21T22:00:00.000Z"), "");
}

void tst_calltime::notInAGameThatHasNotBegun()
{
    CalledAtUnc live(inGames<3>());
    const auto may = [&] { return desk::mayCallTime(live.desk().tournament(), live.match("W1-1")); };
    while (tournament::currentGame(live.match("W1-1")) == 1) {
        QVERIFY(may());
        QCOMPARE(live.enter("W1-1", big).substr(0, 2), "ok");
    }
    QVERIFY(!may()); // the second is still to be dealt
    QCOMPARE(desk::roomClocks(live.desk().tournament()).callTime, 0);
    QCOMPARE(live.enter("W1-1", bidsLine), "ok hand 1 a 0 b 0 open");
    QVERIFY(may());
}

void tst_calltime::itEndsTheGameInWhichItIsCalled()
{
    using scoring::OnExpiry;
    AtUnc live(inGames<2>());
    QCOMPARE(live.enter("W1-1", handLine).substr(0, 2), "ok");
    const auto says = [&] {
        return desk::timeCallEffect(live.desk().tournament(), live.match("W1-1"), OnExpiry::FinishHand);
    };
    const auto called = [&] {
        const auto done = desk::callTime(live.desk(), "J. Park", "W1-1");
        return done ? desk::calledTimeText(live.desk().tournament(), *done) : refusals::firstMistake(done);
    };
    SAYS(says());
    SAYS(called());
    // The last game is level, the match is not.
    const std::string level = R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})";
    const std::string turned = R"({"a":{"bids":[3,3],"tricks":7},"b":{"bids":[3,3],"tricks":6}})";
    QCOMPARE(live.enter("W1-1", level), "ok hand 1 a 60 b 61 in-progress");
    QCOMPARE(live.enter("W1-1", turned), "ok hand 2 a 121 b 121 in-progress");
    SAYS(says());
    SAYS(called());
}

// It is listed once: as a time call, or as an exception where it was made against the rule.
void tst_calltime::theShiftReportHasIt()
{
    CalledAtUnc live;
    QCOMPARE(live.enter("W1-1", handLine).substr(0, 2), "ok");
    const auto report = [&] { return desk::shiftReport(live.desk().tournament(), "2026-11-21"); };
    QVERIFY(report().timeCalls.empty());
    QCOMPARE(live.enter("W1-1", R"({"timeCall":true})").substr(0, 12), "ok time-call");
    QCOMPARE(report().timeCalls.size(), std::size_t(1));
    QVERIFY(report().timeCalls.front().starts_with("Match 1, after hand 1: "));
    QVERIFY(desk::reportText(report()).find(report().timeCalls.front()) != std::string::npos);
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(report().timeCalls.empty());
    const facts::Spot between{{"W1-1", 1}, 1, 2 * facts::placeStep};
    QCOMPARE(live.record(facts::TimeCall{between, facts::OnExpiry::StopNow, "fire alarm"}), "");
    QVERIFY(report().timeCalls.empty());
    QCOMPARE(report().overrides.size(), std::size_t(1));
}

TEST_CLASS(tst_calltime)
#include "tst_calltime.moc"
