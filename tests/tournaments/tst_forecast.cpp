// When each round and the tournament will be over: examples worked by hand, and what holds of any tournament.
#include "livetournament.h"
#include "timedtournament.h"

#include "desk/demo/demohands.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/fold/derive.h"
#include "tournament/forecast/forecast.h"
#include "tournament/ranking/advancement.h"
#include "wording/tournament/clockwords.h"

namespace {

using facts::Format;
using tournaments::timeAtMinute;
using tournaments::TimedTournament;

facts::Draw forecastDraw(Format format)
{
    facts::Draw draw;
    draw.format = format;
    if (format == Format::PoolsPlayoff) {
        draw.pools = 2;
        draw.advance = 2;
    }
    if (format == Format::Swiss)
        draw.rounds = 3;
    return draw;
}

tournaments::Setup forecastSetup(int teams, int tables, Format format = Format::SingleElimination)
{
    return {.teams = teams, .tables = tables, .draw = forecastDraw(format)};
}

/// `20:34`; `earliest 20:10, 20:34, latest 20:58` of a whole answer.
std::string clockOf(const std::string& utc)
{
    return tournament::wallClock(utc, 0);
}
std::string said(const tournament::Until& until)
{
    return clockOf(until.earliest) + ' ' + clockOf(until.likely) + ' ' + clockOf(until.latest);
}
std::string overAt(const tournament::Tournament& tournament, double minutes)
{
    const auto forecast = tournament::forecast(tournament, timeAtMinute(minutes));
    return forecast ? said(forecast->over) : "nothing";
}

/// The same tournament with so many tables.
tournament::Tournament withTables(tournament::Tournament tournament, int tables)
{
    facts::Tournament setup = *tournament.setting->tournament;
    setup.tables = tables;
    tournament::apply(tournament,
                      {tournament.seq + 1,
                       {"00000000-0000-4000-8000-ffffffffffff", "J. Park", "desk 1", tournaments::drawnAt},
                       setup});
    return tournament;
}

bool isNoLater(const tournament::Until& one, const tournament::Until& other)
{
    return one.earliest <= other.earliest && one.likely <= other.likely && one.latest <= other.latest;
}

} // namespace

class tst_forecast : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void beforeTheFirstHand();
    void oneTableTakesLonger();
    void aMatchWithoutATableWaitsForOne();
    void handsSetThePace();
    void pausesAndSheetsEnteredAfterwardsDoNot();
    void matchesSetTheirLength();
    void aMatchInPlayContinuesFromItsHand();
    void aClockCapsAMatch();
    void everyGameHasItsClock();
    void playEndsByTheTimeOfDay();
    void restPutsTheNextRoundOff();
    void aRoundRobinIsHeldUpByItsTeams();
    void swissCountsRoundsThatAreNotPaired();
    void aSecondFinalCountsForTheLatestEnd();
    void nothingIsForecastWithoutAnOpenTable();
    void moreTablesNeverMakeItLater_data();
    void moreTablesNeverMakeItLater();
    void aLaterRoundNeverEndsBeforeAnEarlierOne();
    void inWords();
};

// 4:00 a hand and 45 points a hand: 12 hands to 500 (9 to 15), 48 minutes; 5 between two matches.
void tst_forecast::beforeTheFirstHand()
{
    const TimedTournament timed(forecastSetup(4, 2));
    const auto forecast = tournament::forecast(timed.tournament(), timeAtMinute(0));
    QVERIFY(forecast);
    QCOMPARE(forecast->pace, (tournament::Pace{4LL * 60'000, 0}));
    QCOMPARE(forecast->rounds.size(), std::size_t{2});
    QCOMPARE(forecast->rounds[0].left, 2);
    QCOMPARE(said(forecast->rounds[0].over), "18:36 18:48 19:00");
    QCOMPARE(forecast->rounds[1].left, 1);
    QCOMPARE(said(forecast->rounds[1].over), "19:17 19:41 20:05");
    QCOMPARE(said(forecast->over), "19:17 19:41 20:05");
}

void tst_forecast::oneTableTakesLonger()
{
    // 18:00 to 18:48, 18:53 to 19:41, 19:46 to 20:34.
    QCOMPARE(overAt(TimedTournament(forecastSetup(4, 1)).tournament(), 0), "19:58 20:34 21:10");
    // Half an hour later nobody has begun.
    QCOMPARE(overAt(TimedTournament(forecastSetup(4, 1)).tournament(), 30), "20:28 21:04 21:40");
}

// Match 1 was signed, match 2 was called to its table, and then the last hand of match 1 was struck.
void tst_forecast::aMatchWithoutATableWaitsForOne()
{
    const auto firstRound = [](int tables) {
        TimedTournament timed(forecastSetup(4, tables));
        timed.play(0, "W1-1", 1, 6);
        const std::string called = timed.call(31, "W1-2", 1);
        facts::Hand struck = tournaments::correctedHand(
            "it was never played", tournaments::sideHand(6, 6, 12), tournaments::sideHand(1, 1, 1), 5);
        struck.struck = true;
        const auto forecast = called.empty() && timed.tell(32, struck).empty()
                                  ? tournament::forecast(timed.tournament(), timeAtMinute(33))
                                  : std::nullopt;
        return forecast && forecast->rounds.front().left == 2 ? forecast->rounds.front().over
                                                              : tournament::Until();
    };
    const tournament::Until alone = firstRound(1);
    const tournament::Until two = firstRound(2);
    QVERIFY(!alone.likely.empty() && !two.likely.empty());
    QVERIFY2(two.likely < alone.likely, (said(two) + " and " + said(alone)).c_str());
}

void tst_forecast::handsSetThePace()
{
    TimedTournament timed(forecastSetup(8, 4));
    for (const auto& [id, table] : {std::pair("W1-1", 1), {"W1-2", 2}})
        QCOMPARE(timed.call(0, id, table), "");
    for (int n = 1; n <= 3; ++n) // two times each: too few
        for (const char* id : {"W1-1", "W1-2"})
            QCOMPARE(timed.hand(6 * n, id), "");
    QCOMPARE(tournament::forecast(timed.tournament(), timeAtMinute(18))->pace,
             (tournament::Pace{4LL * 60'000, 0}));
    QCOMPARE(timed.hand(24, "W1-1"), "");
    const auto forecast = tournament::forecast(timed.tournament(), timeAtMinute(24));
    QCOMPARE(forecast->pace, (tournament::Pace{6LL * 60'000, 5}));
    // 12 hands of 6 minutes from 18:24 on in what has not begun; then two rounds more of it.
    QCOMPARE(clockOf(forecast->rounds[0].over.likely), "19:36");
    QCOMPARE(clockOf(forecast->over.likely), "22:10");
}

void tst_forecast::pausesAndSheetsEnteredAfterwardsDoNot()
{
    TimedTournament timed(forecastSetup(8, 4));
    QCOMPARE(timed.call(0, "W1-1", 1), "");
    QCOMPARE(timed.call(0, "W1-2", 2), "");
    QCOMPARE(timed.call(0, "W1-3", 3), "");
    for (int n = 1; n <= 4; ++n)
        QCOMPARE(timed.hand(5 * n, "W1-1"), "");
    QCOMPARE(timed.hand(5, "W1-2"), "");
    QCOMPARE(timed.hand(50, "W1-2"), ""); // after a fire drill
    QCOMPARE(timed.hand(55, "W1-2"), "");
    QCOMPARE(timed.hand(60, "W1-2"), "");
    for (int n = 1; n <= 4; ++n)
        QCOMPARE(timed.hand(60 + 0.1 * n, "W1-3"), ""); // its sheet at once
    QCOMPARE(tournament::forecast(timed.tournament(), timeAtMinute(61))->pace,
             (tournament::Pace{5LL * 60'000, 5}));
    // The hand was amended an hour later; it did not take an hour.
    QCOMPARE(timed.tell(70, tournaments::recounted(timed.tournament(), "W1-1", 13, "read wrong")), "");
    QCOMPARE(tournament::forecast(timed.tournament(), timeAtMinute(71))->pace,
             (tournament::Pace{5LL * 60'000, 5}));
}

// Three matches were played out in five hands of 4 minutes: 20 minutes for the one that is left.
void tst_forecast::matchesSetTheirLength()
{
    TimedTournament timed(forecastSetup(8, 4));
    int table = 0;
    for (const char* id : {"W1-1", "W1-2", "W1-3"})
        timed.play(0, id, ++table, 4);
    const auto forecast = tournament::forecast(timed.tournament(), timeAtMinute(20));
    QCOMPARE(forecast->pace, (tournament::Pace{4LL * 60'000, 12}));
    QCOMPARE(said(forecast->rounds[0].over), "18:40 18:40 18:40");
    QCOMPARE(said(forecast->over), "19:30 19:30 19:30"); // 18:45 to 19:05, 19:10 to 19:30
}

void tst_forecast::aMatchInPlayContinuesFromItsHand()
{
    TimedTournament timed(forecastSetup(2, 1));
    QCOMPARE(timed.call(0, "W1-1", 1), "");
    QCOMPARE(timed.hand(4, "W1-1"), "");
    QCOMPARE(timed.hand(8, "W1-1"), "");
    // Ten hands are left of twelve, and of the third one minute is over.
    QCOMPARE(overAt(timed.tournament(), 9), "18:36 18:48 19:00");
    // A hand that already takes longer than usual may end at any moment.
    QCOMPARE(clockOf(tournament::forecast(timed.tournament(), timeAtMinute(20))->over.likely), "18:56");
    for (int n = 3; n <= 4; ++n)
        QCOMPARE(timed.hand(4 * n, "W1-1"), "");
    QCOMPARE(timed.hand(20, "W1-1"), "");
    QCOMPARE(overAt(timed.tournament(), 20), "18:20 18:20 18:20"); // to be signed
    QCOMPARE(timed.sign(21, "W1-1"), "");
    QCOMPARE(overAt(timed.tournament(), 21), "nothing");
}

// 300 points come to 7 hands, 28 minutes; 9 hands would take 36, but time is up after 30 and one hand.
void tst_forecast::aClockCapsAMatch()
{
    tournaments::Setup setup = forecastSetup(4, 2);
    setup.rules = "unc-regular";
    const auto forecast = tournament::forecast(TimedTournament(setup).tournament(), timeAtMinute(0));
    QCOMPARE(clockOf(forecast->rounds[0].over.likely), "18:28");
    QCOMPARE(clockOf(forecast->rounds[0].over.latest), "18:34");
}

// Three games of 10 minutes each and a hand at the end of the last: 34 minutes, also of a match at a table.
void tst_forecast::everyGameHasItsClock()
{
    tournaments::Setup setup = forecastSetup(2, 1);
    setup.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases) {
            phase.rules.end.length = scoring::Length::FixedGames;
            phase.rules.end.lengthCount = 3;
            phase.rules.time.limitMin = 10;
            phase.rules.time.scope = scoring::TimeScope::Game;
            phase.rules.time.onExpiry = scoring::OnExpiry::FinishHand;
        }
    };
    TimedTournament timed(setup);
    QCOMPARE(overAt(timed.tournament(), 0), "18:34 18:34 18:34");
    QCOMPARE(timed.call(0, "W1-1", 1), "");
    QCOMPARE(overAt(timed.tournament(), 0), "18:34 18:34 18:34");
}

void tst_forecast::playEndsByTheTimeOfDay()
{
    tournaments::Setup setup = forecastSetup(4, 1);
    setup.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases)
            phase.rules.time.wallClockEnd = "19:00";
    };
    // The second is stopped at 19:00 and a hand; the third would be dealt at 19:09, and no more than one.
    QCOMPARE(clockOf(tournament::forecast(TimedTournament(setup).tournament(), timeAtMinute(0))->over.likely),
             "19:13");
}

void tst_forecast::restPutsTheNextRoundOff()
{
    TimedTournament timed(forecastSetup(4, 2));
    facts::Tournament setup = *timed.tournament().setting->tournament;
    setup.rest = 20;
    QCOMPARE(timed.tell(0, setup), "");
    QCOMPARE(clockOf(tournament::forecast(timed.tournament(), timeAtMinute(0))->over.likely),
             "19:56"); // 18:48, 19:08 on
    timed.play(0, "W1-1", 1, 4);
    timed.play(0, "W1-2", 2, 4);
    // Their rest is over at 18:40; twelve hands still, since two matches tell too little.
    QCOMPARE(clockOf(tournament::forecast(timed.tournament(), timeAtMinute(25))->over.likely), "19:28");
}

// Four teams, three rounds of two matches: a third table is of no use.
void tst_forecast::aRoundRobinIsHeldUpByItsTeams()
{
    for (const int tables : {2, 3, 4})
        QCOMPARE(clockOf(tournament::forecast(
                             TimedTournament(forecastSetup(4, tables, Format::RoundRobin)).tournament(),
                             timeAtMinute(0))
                             ->over.likely),
                 "20:34");
    QCOMPARE(
        clockOf(tournament::forecast(TimedTournament(forecastSetup(4, 1, Format::RoundRobin)).tournament(),
                                     timeAtMinute(0))
                    ->over.likely),
        "23:13"); // six matches and five turns
}

void tst_forecast::swissCountsRoundsThatAreNotPaired()
{
    TimedTournament timed(forecastSetup(8, 4, Format::Swiss));
    const auto forecast = tournament::forecast(timed.tournament(), timeAtMinute(0));
    QVERIFY(forecast);
    QCOMPARE(forecast->rounds.size(), std::size_t{3});
    QCOMPARE(forecast->rounds[2].left, 4);
    QCOMPARE(clockOf(forecast->over.likely), "20:34");
    QCOMPARE(timed.tell(0, *tournament::nextPairing(timed.tournament())), "");
    const auto paired = tournament::forecast(timed.tournament(), timeAtMinute(0));
    QCOMPARE(paired->rounds.size(), std::size_t{3});
    QCOMPARE(said(paired->over), said(forecast->over));
}

void tst_forecast::aSecondFinalCountsForTheLatestEnd()
{
    const tournaments::Setup setup = forecastSetup(2, 1, Format::DoubleElimination);
    const auto forecast = tournament::forecast(TimedTournament(setup).tournament(), timeAtMinute(0));
    QVERIFY(forecast);
    // Two matches are played, a third if necessary: 48 and 5 and 48 minutes; 60, 5, 60, 5, 60 at the latest.
    QCOMPARE(clockOf(forecast->over.likely), "19:41");
    QCOMPARE(clockOf(forecast->over.latest), "21:10");
}

void tst_forecast::nothingIsForecastWithoutAnOpenTable()
{
    TimedTournament timed(forecastSetup(4, 1));
    QCOMPARE(timed.tell(0, facts::Closure{1, facts::TableAction::Close, {}}), "");
    QCOMPARE(overAt(timed.tournament(), 0), "nothing");
    QCOMPARE(timed.tell(0, facts::Closure{1, facts::TableAction::Open, {}}), "");
    QCOMPARE(overAt(timed.tournament(), 0), "19:58 20:34 21:10");
}

void tst_forecast::moreTablesNeverMakeItLater_data()
{
    QTest::addColumn<int>("format");
    for (const auto& each : facts::EnumText<Format>::all)
        QTest::addRow("%s", each.text.data()) << static_cast<int>(each.meaning);
}

// Tournaments by chance up to any point, under way at some tables; and the end is never before now.
void tst_forecast::moreTablesNeverMakeItLater()
{
    QFETCH(int, format);
    int compared = 0;
    for (unsigned seed = 1; seed <= 12; ++seed) {
        desk::Chance chance(seed);
        TimedTournament timed(forecastSetup(chance.between(5, 13), 3, static_cast<Format>(format)));
        double minutes = 0;
        for (int deeds = chance.between(0, 40); deeds > 0; --deeds) {
            std::vector<std::string> ready;
            std::vector<std::string> called;
            for (const tournament::Match* match : tournament::inOrder(timed.tournament())) {
                if (match->state == tournament::State::Ready)
                    ready.push_back(match->id);
                if (match->state == tournament::State::Called || match->state == tournament::State::Playing)
                    called.push_back(match->id);
            }
            minutes += chance.between(1, 6);
            if (ready.empty() && called.empty()) {
                if (const auto next = tournament::nextPairing(timed.tournament());
                    !next || !timed.tell(minutes, *next).empty())
                    break;
                continue;
            }
            const int table = chance.between(1, 3);
            if (!ready.empty() && chance.oneIn(3))
                timed.call(minutes, chance.oneOf(ready), table); // where that is refused, nothing happens
            else if (!called.empty() && !chance.oneIn(4))
                timed.hand(minutes, chance.oneOf(called));
            else if (!ready.empty()) {
                facts::Outcome outcome{
                    {chance.oneOf(ready), 1}, facts::Winner::A, facts::Decided::Ruling, "by chance"};
                QCOMPARE(timed.tell(minutes, outcome), "");
            }
            for (const std::string& id : called)
                if (timed.match(id).state == tournament::State::Ended)
                    QCOMPARE(timed.sign(minutes, id), "");
        }
        const tournament::Timestamp now = timeAtMinute(minutes);
        const auto before = tournament::forecast(timed.tournament(), now);
        if (!before)
            continue;
        ++compared;
        QVERIFY(now.utc <= before->over.earliest && before->over.earliest <= before->over.likely &&
                before->over.likely <= before->over.latest);
        for (const int tables : {4, 5, 8}) {
            const auto more = tournament::forecast(withTables(timed.tournament(), tables), now);
            QVERIFY(isNoLater(more->over, before->over));
            QCOMPARE(more->rounds.size(), before->rounds.size());
            for (std::size_t i = 0; i < more->rounds.size(); ++i)
                QVERIFY(isNoLater(more->rounds[i].over, before->rounds[i].over));
        }
    }
    QVERIFY(compared > 0);
}

// Both semifinals are in play when a quarterfinal is open again, which has to wait for a table.
void tst_forecast::aLaterRoundNeverEndsBeforeAnEarlierOne()
{
    tournaments::LiveTournament live({"classic", 8, 2, false, {}});
    live.playOutAll({"W1-1", "W1-2", "W1-3", "W1-4"}, 'a');
    for (const char* id : {"W2-1", "W2-2"})
        QCOMPARE(live.call(id), std::string());
    live.openAgain("W1-1");
    const auto forecast = tournament::forecast(live.desk().tournament(), timeAtMinute(120));
    QVERIFY(forecast);
    QCOMPARE(forecast->rounds.size(), std::size_t{3});
    for (std::size_t i = 1; i < forecast->rounds.size(); ++i)
        QVERIFY(isNoLater(forecast->rounds[i - 1].over, forecast->rounds[i].over));
    QVERIFY(isNoLater(forecast->rounds.back().over, forecast->over));
}

void tst_forecast::inWords()
{
    const auto utc = [](const char* time) { return std::string("2026-11-21T") + time + ":00.000Z"; };
    QCOMPARE(wording::aboutTime(utc("21:42"), 0), "9:40 PM");
    QCOMPARE(wording::aboutTime(utc("21:43"), -300), "4:45 PM");
    QCOMPARE(wording::aboutTime(utc("23:58"), 0), "12:00 AM");
    QCOMPARE(wording::aboutText({utc("21:22"), utc("21:42"), utc("22:04")}, 0),
             "about 9:40 PM (9:20–10:05 PM)");
    QCOMPARE(wording::aboutText({utc("21:41"), utc("21:42"), utc("21:41")}, 0), "about 9:40 PM");
    QCOMPARE(wording::spanText({utc("21:41"), utc("21:42"), utc("21:41")}, 0), "");
    SAYS(wording::paceText({245'000, 37}));
    SAYS(wording::paceText({240'000, 0}));
}

TEST_CLASS(tst_forecast)
#include "tst_forecast.moc"
