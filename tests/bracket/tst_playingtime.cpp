// How long a draw takes, worked out by hand: matches of 30 minutes, 5 between.
#include "bracket/doubleelimination.h"
#include "bracket/elimination.h"
#include "bracket/playingtime.h"
#include "bracket/pools.h"
#include "bracket/roundrobin.h"
#include "bracket/swiss.h"

#include <QTest>

namespace {

using Made = std::variant<bracket::Bracket, bracket::Refusal>;

/// So many matches one after the other.
int turns(int number)
{
    return number * 30 + (number - 1) * 5;
}

int timeOf(const Made& made, int tables)
{
    return bracket::playingTime(std::get<bracket::Bracket>(made), tables, 5,
                                [](const bracket::Match&) { return 30; });
}

} // namespace

class tst_playingtime : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void roundsFollowEachOther();
    void aTableIsNeverIdleWhileAMatchIsReady();
    void thirdPlaceIsPlayedBesideTheFinal();
    void losersPlayBesideWinners();
    void nobodyPlaysAtTwoTables();
    void thePlayoffWaitsForAllPools();
    void aRoundOfSwissWaitsForTheOneBefore();
    void aLongerFinalLastsLonger();
    void aByeTakesNoTime();
};

void tst_playingtime::roundsFollowEachOther()
{
    QCOMPARE(timeOf(bracket::singleElimination(8, false), 4), turns(3));
    QCOMPARE(timeOf(bracket::singleElimination(8, false), 100), turns(3));
    QCOMPARE(timeOf(bracket::singleElimination(8, false), 2), turns(4));
    QCOMPARE(timeOf(bracket::singleElimination(8, false), 1), turns(7));
}

// 1 2 3 | 4 5 6 | 7 8 and 9, of the winners of 1 and 2 | 10 11 12 | 13 14 | 15: one turn less than round by
// round.
void tst_playingtime::aTableIsNeverIdleWhileAMatchIsReady()
{
    QCOMPARE(timeOf(bracket::singleElimination(16, false), 3), turns(6));
}

void tst_playingtime::thirdPlaceIsPlayedBesideTheFinal()
{
    QCOMPARE(timeOf(bracket::singleElimination(4, true), 2), turns(2));
    QCOMPARE(timeOf(bracket::singleElimination(4, true), 1), turns(4));
}

// Two winners' matches; the winners' final and the first losers' match; the losers' final; the final.
void tst_playingtime::losersPlayBesideWinners()
{
    QCOMPARE(timeOf(bracket::doubleElimination(4, false), 2), turns(4)); // without the second final
    QCOMPARE(timeOf(bracket::doubleElimination(4, true), 2), turns(4));
}

void tst_playingtime::nobodyPlaysAtTwoTables()
{
    QCOMPARE(timeOf(bracket::roundRobin(4, 1), 2), turns(3));
    QCOMPARE(timeOf(bracket::roundRobin(4, 1), 1), turns(6));
    QCOMPARE(timeOf(bracket::roundRobin(4, 1), 6), turns(3));
    QCOMPARE(timeOf(bracket::roundRobin(5, 1), 3), turns(5));
    QCOMPARE(timeOf(bracket::roundRobin(4, 2), 2), turns(6));
}

// At 3 tables the 12 pool matches take 4 turns; then two semifinals and the final.
void tst_playingtime::thePlayoffWaitsForAllPools()
{
    const bracket::PoolsPlan plan{2, 2, 0, 1, false};
    QCOMPARE(timeOf(bracket::poolsPlayoff(8, plan), 4), turns(5));
    QCOMPARE(timeOf(bracket::poolsPlayoff(8, plan), 3), turns(6));
}

// 4 matches a round at 2 tables; who has the bye waits.
void tst_playingtime::aRoundOfSwissWaitsForTheOneBefore()
{
    QCOMPARE(timeOf(bracket::swiss(9, 4, {}), 2), turns(8));
    QCOMPARE(timeOf(bracket::swiss(9, 4, {}), 3), turns(8));
    QCOMPARE(timeOf(bracket::swiss(9, 4, {}), 4), turns(4));
}

void tst_playingtime::aLongerFinalLastsLonger()
{
    const auto four = std::get<bracket::Bracket>(bracket::singleElimination(4, false));
    const auto minutes = [](const bracket::Match& match) { return match.round == 2 ? 45 : 30; };
    QCOMPARE(bracket::playingTime(four, 2, 5, minutes), 30 + 5 + 45);
}

// Of 5 teams two play first; then a semifinal with the winner and one without, at once.
void tst_playingtime::aByeTakesNoTime()
{
    QCOMPARE(timeOf(bracket::singleElimination(5, false), 2), turns(3));
    QCOMPARE(timeOf(bracket::singleElimination(2, false), 1), turns(1));
}

QTEST_APPLESS_MAIN(tst_playingtime)
#include "tst_playingtime.moc"
