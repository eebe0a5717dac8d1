// The clock of a match is derived from what was done to it, also when the computer's clock was changed or
// slept.
#include "desk/corrections/amend.h"
#include "desk/corrections/undo.h"
#include "desk/play/clock.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "proposals.h"
#include "tournament/queries/clock.h"
#include "unctournament.h"
#include "wording/tournament/clockwords.h"

using facts::ClockAction;
using tournament::millisBetween;
using tournament::readingOf;
using tournaments::LiveTournament;
using tournaments::tricksLine;
using unctournament::AtUnc;
using unctournament::big;
using unctournament::CalledAtUnc;

namespace {

const std::string boot = "00000000-0000-4000-8000-0000000000aa";
const std::string otherBoot = "00000000-0000-4000-8000-0000000000bb";
constexpr long long minute = 60'000;
/// A call by itself, without the clock that goes with it.
std::string callAlone(LiveTournament& live, const std::string& match)
{
    const auto call = desk::callFor(live.desk().tournament(), live.match(match), {});
    return call ? live.record(facts::Fact(*call)) : refusals::firstMistake(call);
}

/// The first match is called, its clock not started.
struct Begun : AtUnc {
    Begun() { QCOMPARE(callAlone(*this, "W1-1"), ""); }
};

facts::Clock deed(ClockAction what, long long bootMs, const std::optional<std::string>& reason = {})
{
    facts::Clock clock;
    clock.sitting.match = "W1-1";
    clock.what = what;
    clock.boot = boot;
    clock.bootMs = bootMs;
    clock.reason = reason;
    return clock;
}

tournament::Clock clockIn(LiveTournament& live)
{
    return tournament::clockOf(live.desk().tournament(), live.match("W1-1"));
}

/// When the newest fact about match 1 was written, UTC.
std::string newestAt(LiveTournament& live)
{
    return tournament::recordOf(live.desk().tournament(), "W1-1").back().entry->stamp.at;
}

/// Match 1 is played out under its clock and signed; answers when the clock started.
std::string finishTimed(LiveTournament& live)
{
    if (!live.record(deed(ClockAction::Start, 0)).empty())
        qFatal("the clock does not start");
    std::string started = newestAt(live);
    for (int hand = 1; hand <= 3; ++hand)
        live.enter("W1-1", big);
    if (const std::string refused = live.finish("W1-1"); !refused.empty())
        qFatal("%s", refused.c_str());
    return started;
}

/// What is said of it.
std::string strikeTheLast(LiveTournament& live)
{
    desk::AmendOptions strike{
        .how = desk::AmendOptions::How::Strike, .match = "W1-1", .hand = 3, .reason = "it was never played"};
    return proposals::apply(live, desk::amend(strike));
}

std::string ask(LiveTournament& live, const desk::ClockOptions& options,
                const std::optional<std::string>& match = "W1-1")
{
    return refusals::firstMistake(desk::clock(live.desk(), "J. Park", match, options));
}

} // namespace

class tst_clock : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void startsWithTheFirstCall();
    void startsWithTheCallOfAHand();
    void aChangedWallClock();
    void anotherStartOfTheMachine();
    void pausedAndResumed();
    void takenBack();
    void aFinishedMatchStopsItsClock();
    void undoingAFinishRestartsTheClock();
    void theClockContinuesWhenTheMatchIsCalledAgain();
    void anOlderTournamentPausedReopenedMatches();
    void theDoor();
    void whyItWasPaused();
    void theWholeRoom();
    void aVenueWithoutALimit();
    void theClockReads();
    void heldUntilTheHorn();
    void clocksOfTheRoomAreCounted();
    void theTimeOfDayEndsPlay();
    void theNearestTimeOfDay_data();
    void theNearestTimeOfDay();
    void aLaterGameStartsItsClock();
};

void tst_clock::startsWithTheFirstCall()
{
    CalledAtUnc live;
    const tournament::Clock started = clockIn(live);
    QCOMPARE(started.state, tournament::Clock::State::Running);
    QCOMPARE(live.call("W1-1", {3, {}}), ""); // to another table
    QCOMPARE(clockIn(live), started);
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(clockIn(live).state, tournament::Clock::State::NotStarted);
    QVERIFY(!live.match("W1-1").call);
    QVERIFY(desk::redo(live.desk(), "J. Park"));
    QCOMPARE(clockIn(live), started);
}

void tst_clock::startsWithTheCallOfAHand()
{
    AtUnc live;
    QCOMPARE(live.enter("W1-1", R"({"a":{"bids":[4,3],"tricks":[4,3]},"b":{"bids":[3,2],"tricks":[3,3]}})"),
             "ok hand 1 a 70 b 51 in-progress");
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Running);
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Running); // only the hand
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(clockIn(live).state, tournament::Clock::State::NotStarted);
    QVERIFY(!live.match("W1-1").call);
}

void tst_clock::aChangedWallClock()
{
    Begun live;
    QCOMPARE(live.record(deed(ClockAction::Start, 1'000)), "");
    const tournament::Clock clock = clockIn(live);
    // Set back by a day, and a laptop that slept: the boot-time clock knows.
    const tournament::Timestamp now{"2026-11-20T18:00:00.000Z", boot, 1'000 + 26 * minute};
    QCOMPARE(tournament::elapsed(clock, now), 26 * minute);
    QCOMPARE(tournament::left(clock, 30, now), 4 * minute);
    QVERIFY(tournament::left(clock, 30, now) <= tournament::warnsAt);
    QCOMPARE(tournament::left(clock, 30, {now.utc, boot, 1'000 + 31 * minute}), -minute);
}

void tst_clock::anotherStartOfTheMachine()
{
    Begun live;
    QCOMPARE(live.record(deed(ClockAction::Start, 9'000'000)), "");
    const tournament::Clock clock = clockIn(live);
    tournament::Timestamp later{"2026-11-21T19:00:00.000Z", otherBoot, 5};
    later.utc = clock.since.utc;
    QCOMPARE(tournament::elapsed(clock, later), 0);
    QCOMPARE(tournament::elapsed(clock, {"2026-11-22T00:00:00.000Z", otherBoot, 5}),
             millisBetween({clock.since.utc, {}, 0}, {"2026-11-22T00:00:00.000Z", {}, 0}));
    QCOMPARE(millisBetween({"2026-12-31T23:59:59.500Z", {}, 0}, {"2027-01-01T00:01:00.000Z", {}, 0}), 60'500);
    QCOMPARE(tournament::elapsed(clock, {"2026-11-20T00:00:00.000Z", otherBoot, 5}), 0); // never negative
}

void tst_clock::pausedAndResumed()
{
    Begun live;
    QCOMPARE(live.record(deed(ClockAction::Start, 0)), "");
    QCOMPARE(live.record(deed(ClockAction::Pause, 10 * minute, "fire drill")), "");
    QCOMPARE(clockIn(live).reason, "fire drill");
    QCOMPARE(tournament::elapsed(clockIn(live), {"", boot, 25 * minute}), 10 * minute);
    QCOMPARE(live.record(deed(ClockAction::Resume, 30 * minute)), "");
    facts::Clock adjust = deed(ClockAction::Adjust, 30 * minute, "began late");
    adjust.seconds = 120;
    QCOMPARE(live.record(adjust), "");
    QCOMPARE(tournament::left(clockIn(live), 30, {"", boot, 35 * minute}), 17 * minute);
}

void tst_clock::takenBack()
{
    Begun live;
    QCOMPARE(live.record(deed(ClockAction::Start, 0)), "");
    QCOMPARE(live.record(deed(ClockAction::Pause, minute, "fire drill")), "");
    const auto undone = desk::undo(live.desk(), "J. Park");
    QVERIFY(undone);
    SAYS(desk::undoneText(*undone));
    QCOMPARE(tournament::elapsed(clockIn(live), {"", boot, 5 * minute}), 5 * minute);
    QVERIFY(desk::redo(live.desk(), "J. Park"));
    QCOMPARE(tournament::elapsed(clockIn(live), {"", boot, 5 * minute}), minute);
}

// Match 1 is signed, and an hour later its last hand turns out not to have been played: nobody played in
// between.
void tst_clock::aFinishedMatchStopsItsClock()
{
    Begun live;
    const std::string started = finishTimed(live);
    const std::string signedAt = newestAt(live);
    const std::string told = strikeTheLast(live);
    MENTIONS(told);
    QCOMPARE(live.match("W1-1").state, tournament::State::Playing);
    const long long played = tournament::millisOf(signedAt) - tournament::millisOf(started);
    const tournament::Clock clock = clockIn(live);
    QCOMPARE(clock.state, tournament::Clock::State::Paused);
    QVERIFY(clock.isFinished);
    QVERIFY(played > 0);
    QCOMPARE(tournament::elapsed(clock, {"2026-11-21T21:00:00.000Z", {}, 0}), played);
    QCOMPARE(live.record(deed(ClockAction::Resume, 0)), "");
    QCOMPARE(tournament::elapsed(clockIn(live), {"", boot, 5 * minute}), played + 5 * minute);
    live.enter("W1-1", big);
    QCOMPARE(live.match("W1-1").state, tournament::State::Ended);
    QCOMPARE(live.finish("W1-1"), "");
    strikeTheLast(live); // and once more
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Paused);
}

void tst_clock::undoingAFinishRestartsTheClock()
{
    Begun live;
    const std::string started = finishTimed(live);
    const std::string signedAt = newestAt(live);
    QVERIFY(desk::undo(live.desk(), "J. Park", "W1-1"));
    const std::string takenBack = newestAt(live);
    const tournament::Clock clock = clockIn(live);
    QCOMPARE(clock.state, tournament::Clock::State::Running);
    const std::string now = "2026-11-21T20:00:00.000Z";
    QCOMPARE(tournament::elapsed(clock, {now, {}, 0}),
             tournament::millisOf(signedAt) - tournament::millisOf(started) +
                 (tournament::millisOf(now) - tournament::millisOf(takenBack)));
    QVERIFY(desk::redo(live.desk(), "J. Park", "W1-1"));
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Paused); // it is finished again
}

// Its table was given to match 2 meanwhile.
void tst_clock::theClockContinuesWhenTheMatchIsCalledAgain()
{
    Begun live;
    finishTimed(live);
    QCOMPARE(live.call("W1-2", {1, {}}), "");
    const std::string told = strikeTheLast(live);
    MENTIONS(told);
    const long long played = clockIn(live).counted;
    // Room-wide clock commands leave it alone while it has no table.
    QCOMPARE(desk::roomClocks(live.desk().tournament()).resume, 0);
    QCOMPARE(desk::roomClocks(live.desk().tournament()).callTime, 1); // match 2
    QVERIFY(!desk::mayCallTime(live.desk().tournament(), live.match("W1-1")));
    SAYS(ask(live, {ClockAction::Resume, {}, {}}, {}));
    QCOMPARE(ask(live, {ClockAction::Pause, {}, "fire drill"}, {}), "");
    QVERIFY(clockIn(live).isFinished);
    QCOMPARE(ask(live, {ClockAction::Resume, {}, {}}, {}), "");
    QVERIFY(clockIn(live).isFinished);
    QCOMPARE(live.call("W1-1"), "");
    QCOMPARE(live.match("W1-1").call->table, 2);
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Running);
    QCOMPARE(clockIn(live).counted, played);
}

// In older records the clock of a reopened match kept running, so it was paused and resumed with the others.
void tst_clock::anOlderTournamentPausedReopenedMatches()
{
    Begun live;
    finishTimed(live);
    strikeTheLast(live);
    const long long played = clockIn(live).counted;
    QVERIFY(clockIn(live).isFinished);
    QCOMPARE(live.record(deed(ClockAction::Pause, 0, "fire drill")), "");
    QCOMPARE(clockIn(live).reason, std::string("fire drill"));
    QVERIFY(!clockIn(live).isFinished);
    QCOMPARE(clockIn(live).counted, played);
    SAYS(ask(live, {ClockAction::Pause, {}, "and once more"}));
    QCOMPARE(ask(live, {ClockAction::Resume, {}, {}}, {}), ""); // all of the room
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Running);
    QCOMPARE(clockIn(live).counted, played);
}

void tst_clock::theDoor()
{
    Begun live;
    SAYS(ask(live, {ClockAction::Pause, {}, "fire drill"}));
    QCOMPARE(ask(live, {ClockAction::Start, {}, {}}), "");
    for (const ClockAction deed : {ClockAction::Start, ClockAction::Resume})
        SAYS(ask(live, {deed, {}, {}}));
    SAYS(ask(live, {ClockAction::Start, {}, {}}, "W1-2"));
}

// A reason can be added to the last pause once, also after it has ended; for the room, to all pauses that
// have none.
void tst_clock::whyItWasPaused()
{
    Begun live;
    const desk::ClockOptions why{ClockAction::Reason, {}, "fire alarm"};
    QVERIFY(callAlone(live, "W1-2").empty() && ask(live, {ClockAction::Start, {}, {}}, {}).empty());
    SAYS(ask(live, why));
    QCOMPARE(ask(live, {ClockAction::Pause, {}, {}}), "");
    QCOMPARE(clockIn(live).reason, "");
    QCOMPARE(ask(live, {ClockAction::Pause, {}, "a bet"}, "W1-2"), "");
    QCOMPARE(ask(live, why, {}), ""); // W1-2 has its own
    QCOMPARE(clockIn(live).reason, "fire alarm");
    SAYS(ask(live, why));
    for (const ClockAction deed : {ClockAction::Resume, ClockAction::Pause, ClockAction::Resume})
        QCOMPARE(ask(live, {deed, {}, {}}), "");
    QCOMPARE(ask(live, why), ""); // it is over
}

void tst_clock::theWholeRoom()
{
    AtUnc live;
    SAYS(ask(live, {ClockAction::Start, {}, {}}, {}));
    for (const char* match : {"W1-1", "W1-2"})
        QCOMPARE(callAlone(live, match), "");
    QCOMPARE(ask(live, {ClockAction::Start, {}, {}}, {}), "");
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Running);
    SAYS(ask(live, {ClockAction::Start, {}, {}}, "W1-2"));
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(clockIn(live).state, tournament::Clock::State::NotStarted);
    QCOMPARE(ask(live, {ClockAction::Start, {}, {}}, "W1-2"), "");
}

void tst_clock::aVenueWithoutALimit()
{
    LiveTournament live;
    QCOMPARE(live.call("W1-1"), "");
    SAYS(ask(live, {ClockAction::Start, {}, {}}));
}

void tst_clock::theClockReads()
{
    Begun live;
    const auto at = [&](long long bootMs) {
        return *readingOf(live.desk().tournament(), live.match("W1-1"), {"", boot, bootMs});
    };
    QVERIFY(!tournament::isUp(at(99 * minute)) &&
            !tournament::isAlmostUp(at(99 * minute))); // it has not started
    QCOMPARE(live.record(deed(ClockAction::Start, 0)), "");
    facts::Clock adjust = deed(ClockAction::Adjust, minute, "began late");
    adjust.seconds = 600;
    QCOMPARE(live.record(adjust), "");
    QCOMPARE(at(0).whole, 40 * minute);
    QCOMPARE(tournament::shareOver(at(10 * minute)), 0.25);
    QCOMPARE(tournament::shareOver(at(90 * minute)), 1.0);
    QVERIFY(!tournament::isAlmostUp(at(35 * minute - 1)) && tournament::isAlmostUp(at(35 * minute)));
    QVERIFY(tournament::isAlmostUp(at(40 * minute - 1)) && !tournament::isUp(at(40 * minute - 1)));
    QVERIFY(!tournament::isAlmostUp(at(40 * minute)) && tournament::isUp(at(40 * minute)));
    QCOMPARE(live.record(deed(ClockAction::Pause, 41 * minute, "fire drill")), "");
    QVERIFY(!tournament::isUp(at(50 * minute))); // a clock that stands
}

void tst_clock::heldUntilTheHorn()
{
    AtUnc live;
    for (const char* match : {"W1-1", "W1-2"})
        QCOMPARE(live.call(match, {{}, {}, false}), "");
    QCOMPARE(clockIn(live).state, tournament::Clock::State::NotStarted);
    QCOMPARE(desk::roomClocks(live.desk().tournament()), (desk::RoomClocks{2, 0, 0, 0}));
    QCOMPARE(ask(live, {ClockAction::Start, {}, {}}, {}), "");
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Running);
    QCOMPARE(desk::roomClocks(live.desk().tournament()), (desk::RoomClocks{0, 2, 0, 2}));
}

void tst_clock::clocksOfTheRoomAreCounted()
{
    AtUnc live;
    const auto room = [&] { return desk::roomClocks(live.desk().tournament()); };
    QCOMPARE(room(), desk::RoomClocks());
    for (const char* match : {"W1-1", "W1-2"})
        QCOMPARE(live.call(match), "");
    QCOMPARE(ask(live, {ClockAction::Pause, {}, "fire drill"}), "");
    QCOMPARE(room(), (desk::RoomClocks{0, 1, 1, 2}));
    QCOMPARE(live.enter("W1-1", R"({"timeCall":true})").substr(0, 12), "ok time-call");
    QCOMPARE(room(), (desk::RoomClocks{0, 1, 0, 1})); // it is not resumed any more
    while (live.match("W1-2").state < tournament::State::Ended)
        QCOMPARE(live.enter("W1-2", big).substr(0, 2), "ok");
    QCOMPARE(room(), desk::RoomClocks()); // the other is over

    LiveTournament classic;
    QCOMPARE(classic.call("W1-1"), "");
    QCOMPARE(desk::roomClocks(classic.desk().tournament()), desk::RoomClocks());
}

void tst_clock::theTimeOfDayEndsPlay()
{
    tournaments::Setup setup{"unc-regular", 4, 4, false, {}};
    setup.change = [](rules::Venue& venue) { venue.phases.front().rules.time.wallClockEnd = "20:00"; };
    CalledAtUnc live(setup);
    const auto at = [&](const std::string& utc) {
        return *readingOf(live.desk().tournament(), live.match("W1-1"), {utc, "", 0, -300});
    };
    const tournament::Reading early = at("2026-11-21T18:00:30.000Z"); // 13:00 in the room
    QCOMPARE(early.endsAt, "");
    QVERIFY(early.left > 29 * minute);
    QCOMPARE(ask(live, {ClockAction::Pause, {}, "fire drill"}), "");
    const tournament::Reading late = at("2026-11-22T00:56:00.000Z"); // 19:56, and the clock is paused
    QCOMPARE(late.endsAt, "20:00");
    QCOMPARE(late.left, 4 * minute);
    SAYS(wording::inWords(late));
    QVERIFY(tournament::isAlmostUp(late) && tournament::shareOver(late) > 0.9);
    QVERIFY(tournament::isUp(at("2026-11-22T01:00:00.000Z")));

    LiveTournament noLimit(
        {.change = [](rules::Venue& venue) { venue.phases.front().rules.time.wallClockEnd = "20:00"; }});
    QCOMPARE(noLimit.call("W1-1"), "");
    const tournament::Tournament& drawn = noLimit.desk().tournament();
    const auto reading = readingOf(drawn, noLimit.match("W1-1"), {"2026-11-21T19:30:00.000Z", "", 0});
    QVERIFY(reading && !reading->limitMin);
    QCOMPARE(wording::inWords(*reading), "30:00 left until 20:00");
    const auto longer = readingOf(drawn, noLimit.match("W1-1"), {"2026-11-21T05:44:46.000Z", "", 0});
    QCOMPARE(wording::inWords(*longer), "14:15:14 left until 20:00");
    QCOMPARE(tournament::timeText(60 * minute), "1:00:00");
    QCOMPARE(tournament::timeText(60 * minute - 1'000), "59:59");
    SAYS(ask(noLimit, {ClockAction::Start, {}, {}}));
}

void tst_clock::theNearestTimeOfDay_data()
{
    QTest::addColumn<std::string>("end");
    QTest::addColumn<std::string>("utc");
    QTest::addColumn<int>("aheadMin");
    QTest::addColumn<int>("minutes");
    const auto row = [](const char* name, const char* end, const char* utc, int ahead, int minutes) {
        QTest::newRow(name) << std::string(end) << std::string(utc) << ahead << minutes;
    };
    row("this evening", "20:00", "2026-11-21T19:15:00.000Z", 0, 45);
    row("it is over", "20:00", "2026-11-21T20:15:00.000Z", 0, -15);
    row("past midnight", "00:30", "2026-11-21T23:00:00.000Z", 0, 90);
    row("over since midnight", "23:30", "2026-11-22T00:10:00.000Z", 0, -40);
    row("behind UTC", "20:00", "2026-11-22T00:30:00.000Z", -300, 30);
    row("ahead of UTC", "20:00", "2026-11-21T18:30:00.000Z", 60, 30);
    row("half a day", "20:00", "2026-11-21T08:00:00.000Z", 0, 720);
    row("from the morning on", "22:00", "2026-11-21T07:00:00.000Z", 0, 900);
    row("over for hours", "20:00", "2026-11-22T01:59:00.000Z", 0, -359);
}

void tst_clock::theNearestTimeOfDay()
{
    QFETCH(const std::string, end);
    QFETCH(const std::string, utc);
    QFETCH(const int, aheadMin);
    QFETCH(const int, minutes);
    QCOMPARE(tournament::millisUntil(end, {utc, "", 0, aheadMin}), minutes * minute);
}

// A match of three games, each with its limit.
void tst_clock::aLaterGameStartsItsClock()
{
    CalledAtUnc live(unctournament::inGames<3>());
    while (tournament::currentGame(live.match("W1-1")) == 1)
        QCOMPARE(live.enter("W1-1", big).substr(0, 2), "ok");
    QCOMPARE(clockIn(live).game, 2);
    QCOMPARE(clockIn(live).state, tournament::Clock::State::NotStarted);
    const std::string op = "00000000-0000-4000-8000-00000000abcd";
    const std::string bids = R"({"op":")" + op + R"(","a":{"bids":[4,3]},"b":{"bids":[3,2]}})";
    QCOMPARE(live.enter("W1-1", bids), "ok hand 1 a 0 b 0 open");
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Running);
    QCOMPARE(live.enter("W1-1", bids), "ok hand 1 a 0 b 0 open"); // the same line: nothing new
    QCOMPARE(live.enter("W1-1", tricksLine).substr(0, 9), "ok hand 1");
    QVERIFY(desk::undo(live.desk(), "J. Park"));
    QCOMPARE(clockIn(live).state, tournament::Clock::State::Running);
    QVERIFY(desk::undo(live.desk(), "J. Park")); // the bids, and the clock with them
    QCOMPARE(clockIn(live).state, tournament::Clock::State::NotStarted);
}

TEST_CLASS(tst_clock)
#include "tst_clock.moc"
