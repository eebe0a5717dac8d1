// Time is called by the venue's own rule, in one match or everywhere.
#include "refusals.h"
#include "unctournament.h"

#include "desk/corrections/undo.h"
#include "desk/play/calltime.h"
#include "desk/play/clock.h"
#include "program/testclass.h"
#include "tournament/queries/clock.h"
#include "wording/record/refusal.h"
#include "wording/tournament/clockwords.h"

using namespace unctournament;
using tournaments::LiveTournament;

class tst_calltime : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void calledInAHandOrBetweenTwo();
    void timeIsCalledEverywhere();
    void whereItIsNotCalledItSaysWhy();
    void anotherEndNeedsAReason();
    void whatCallingTimeComesTo();
    void whereTheTimeOfDayAloneEndsPlay();
    void notInAGameThatHasNotBegun();
    void itEndsTheGameInWhichItIsCalled();
};

void tst_calltime::calledInAHandOrBetweenTwo()
{
    for (const bool inHand : {true, false}) {
        LiveTournament live({"unc-regular", 4, 4, false, {}});
        checkIn(live);
        QCOMPARE(live.call("W1-1"), "");
        if (inHand)
            QCOMPARE(live.enter("W1-1", bids), "ok hand 1 a 0 b 0 open");
        const auto now = [&] {
            return *tournament::readingOf(live.desk().tournament(), live.match("W1-1"),
                                          {"2026-11-21T22:00:00.000Z", "", 0});
        };
        QVERIFY(tournament::isUp(now()) && !now().called);
        QCOMPARE(wording::inWords(now()), "time is up");
        QCOMPARE(live.enter("W1-1", R"({"timeCall":true})").substr(0, 12), "ok time-call");
        QVERIFY(now().called && !tournament::isUp(now()));
        QCOMPARE(wording::inWords(now()), "time was called");
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

void tst_calltime::timeIsCalledEverywhere()
{
    LiveTournament live({"unc-regular", 4, 4, false, {}});
    const auto call = [&] { return desk::callTime(live.desk(), "J. Park", {}); };
    QCOMPARE(refusals::codes(call()), QStringLiteral("time-call-nowhere"));
    checkIn(live);
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.call("W1-2", {{}, {}, false}), "");
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})"),
             "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(live.enter("W1-2", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})"), "ok hand 1 a 0 b 0 open");
    const auto called = call();
    QVERIFY(called);
    QCOMPARE(desk::calledTimeText(live.desk().tournament(), *called),
             "match 1: time was called; Team 1 won, 71 to 50\nmatch 2: time was called; finish this hand");
    QVERIFY(live.match("W1-1").state == tournament::State::Ended);
    QVERIFY(!call());
    QVERIFY(desk::undo(live.desk(), "J. Park")); // one step for the whole room
    QVERIFY(live.match("W1-1").state == tournament::State::Playing);
    QCOMPARE(desk::roomClocks(live.desk().tournament()).callTime, 2);
    QVERIFY(desk::redo(live.desk(), "J. Park"));
    QCOMPARE(live.enter("W1-2", R"({"a":{"tricks":8},"b":{"tricks":5}})"), "ok hand 1 a 71 b 50 won");
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
        for (const char* player : {"P1", "P2", "P3", "P4", "P5", "P6", "P7", "P8"})
            live.record(facts::Checkin{player, "UNC One Card", match, {}});
        QCOMPARE(live.call(match), "");
        QCOMPARE(live.enter(match, R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})"),
                 "ok hand 1 a 71 b 50 in-progress");
    }
    QCOMPARE(decide("W1-1", facts::Winner::B), ""); // the other team should sit in its next match
    const auto called = desk::callTime(live.desk(), "J. Park", {});
    QVERIFY(called);
    QCOMPARE(called->warning, "time was not called: match 5 is disputed");
    QVERIFY(live.match("W2-2").state == tournament::State::Ended);
    QVERIFY(live.match("W2-1").state != tournament::State::Ended);
}

void tst_calltime::anotherEndNeedsAReason()
{
    LiveTournament live({"unc-regular", 4, 4, false, {}});
    checkIn(live);
    QCOMPARE(
        live.enter("W1-1", R"({"timeCall":"stop-now"})"),
        "match 1: the rule of the tournament is to finish this hand (The Game 4, reading U5); another end "
        "needs a reason");
    const auto refused = desk::enter(live.desk(), "J. Park", "W1-1", R"({"timeCall":"stop-now"})");
    QCOMPARE(
        wording::onScreen(refused.error().mistakes.front()),
        std::string("match 1: the rule of the tournament is to finish this hand (The Game 4); another end "
                    "needs a reason"));
    const auto low =
        desk::enter(live.desk(), "J. Park", "W1-1", R"({"a":{"bids":[2,1]},"b":{"bids":[3,3]}})");
    QVERIFY(!low);
    const desk::Mistake& tooLow = low.error().mistakes.front();
    QVERIFY2(wording::inFull(tooLow).find("side a: bids 3") != std::string::npos,
             wording::inFull(tooLow).c_str());
    QVERIFY2(wording::inFull(tooLow).find(", reading U") != std::string::npos,
             wording::inFull(tooLow).c_str());
    QVERIFY2(wording::onScreen(tooLow).find("side A: bids 3") != std::string::npos,
             wording::onScreen(tooLow).c_str());
    QVERIFY2(wording::onScreen(tooLow).find("reading") == std::string::npos,
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

void tst_calltime::whatCallingTimeComesTo()
{
    using scoring::OnExpiry;
    LiveTournament live({"unc-regular", 4, 4, false, {}});
    checkIn(live);
    QCOMPARE(live.call("W1-1"), "");
    const auto says = [&](OnExpiry choice) {
        return desk::timeComesTo(live.desk().tournament(), live.match("W1-1"), choice);
    };
    QCOMPARE(says(OnExpiry::FinishHand), "It is level at 0: one more hand decides.");
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":8},"b":{"bids":[3,2],"tricks":5}})"),
             "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(says(OnExpiry::FinishHand), "Team 1 leads 71 to 50 and wins the game.");
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})"), "ok hand 2 a 71 b 50 open");
    QCOMPARE(says(OnExpiry::FinishHand),
             "This hand is finished; then the higher score wins. Level: one more hand decides.");
    QCOMPARE(says(OnExpiry::StopNow), "This hand counts nothing. Team 1 leads 71 to 50 and wins the game.");
    QCOMPARE(says(OnExpiry::FinishGame),
             "The game is finished as if there were no limit, and no other begins.");
}

void tst_calltime::whereTheTimeOfDayAloneEndsPlay()
{
    tournaments::Setup setup;
    setup.change = [](rules::Venue& venue) {
        venue.phases.front().rules.time.wallClockEnd = "20:00";
        venue.phases.front().rules.time.onExpiry = scoring::OnExpiry::FinishHand;
    };
    LiveTournament live(setup);
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(desk::roomClocks(live.desk().tournament()), desk::RoomClocks());
    QCOMPARE(live.enter("W1-1", plain), "ok hand 1 a 71 b 50 in-progress");
    QCOMPARE(desk::roomClocks(live.desk().tournament()), (desk::RoomClocks{0, 0, 0, 1}));
    const auto called = desk::callTime(live.desk(), "J. Park", {});
    QVERIFY2(called, called ? "" : wording::inFull(called.error().mistakes.front()).c_str());
    QCOMPARE(desk::calledTimeText(live.desk().tournament(), *called),
             "match 1: time was called; Team 1 won, 71 to 50");
}

void tst_calltime::notInAGameThatHasNotBegun()
{
    LiveTournament live(inGames<3>());
    checkIn(live);
    QCOMPARE(live.call("W1-1"), "");
    const auto may = [&] { return desk::mayCallTime(live.desk().tournament(), live.match("W1-1")); };
    while (tournament::currentGame(live.match("W1-1")) == 1) {
        QVERIFY(may());
        QCOMPARE(live.enter("W1-1", big).substr(0, 2), "ok");
    }
    QVERIFY(!may()); // the second is still to be dealt
    QCOMPARE(desk::roomClocks(live.desk().tournament()).callTime, 0);
    QCOMPARE(live.enter("W1-1", bids), "ok hand 1 a 0 b 0 open");
    QVERIFY(may());
}

void tst_calltime::itEndsTheGameInWhichItIsCalled()
{
    using scoring::OnExpiry;
    LiveTournament live(inGames<2>());
    checkIn(live);
    QCOMPARE(live.enter("W1-1", plain).substr(0, 2), "ok");
    const auto says = [&] {
        return desk::timeComesTo(live.desk().tournament(), live.match("W1-1"), OnExpiry::FinishHand);
    };
    const auto called = [&] {
        const auto done = desk::callTime(live.desk(), "J. Park", "W1-1");
        return done ? desk::calledTimeText(live.desk().tournament(), *done)
                    : wording::inFull(done.error().mistakes.front());
    };
    QCOMPARE(says(), "Team 1 leads 71 to 50 and wins the game.");
    QCOMPARE(called(), "match 1: time was called; Team 1 won game 1, 71 to 50");
    // Level in the last game, and not in all.
    const std::string level = R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})";
    const std::string turned = R"({"a":{"bids":[3,3],"tricks":7},"b":{"bids":[3,3],"tricks":6}})";
    QCOMPARE(live.enter("W1-1", level), "ok hand 1 a 60 b 61 in-progress");
    QCOMPARE(live.enter("W1-1", turned), "ok hand 2 a 121 b 121 in-progress");
    QCOMPARE(says(), "Team 1 leads 192 to 171 in all and wins the match.");
    QCOMPARE(called(), "match 1: time was called; Team 1 won, 192 to 171");
}

TEST_CLASS(tst_calltime)
#include "tst_calltime.moc"
