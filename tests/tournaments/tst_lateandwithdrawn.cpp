// Teams that come late and teams that leave: their results, the effect on the others, and when the tournament
// is over.
#include "livetournament.h"

#include "desk/drawing/drawlater.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/forecast/forecast.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"
#include "tournament/ranking/standings.h"
#include "tournament/ranking/swissrounds.h"
#include "wording/tournament/rankingwords.h"

#include <algorithm>

namespace {

// Pools A (1, 4, 5) and B (2, 3, 6), two of each advance.
tournaments::Setup poolsOfThree(const std::string& withdrawn)
{
    tournaments::Setup setup = tournaments::twoPoolsOf(6, 2);
    setup.draw.ranking = "{\"withdrawn\":\"" + withdrawn + "\"}";
    return setup;
}

// What is open of those whose id begins so: the lower seed wins.
void decideAll(tournaments::LiveTournament& live, const std::string& beginning)
{
    for (const bracket::Match& drawn : live.desk().tournament().setting->bracket.matches) {
        const tournament::Match& match = live.match(drawn.id);
        if (match.state != tournament::State::Ready || match.id.rfind(beginning, 0) != 0)
            continue;
        const bool isA = std::stoi(match.teams.a.substr(1)) < std::stoi(match.teams.b.substr(1));
        const std::string refused = live.result(
            match.id, {isA ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling, "by the test"});
        if (!refused.empty())
            qFatal("%s", refused.c_str());
    }
}

// Pairs the next round and decides what is open of it: the lower seed wins.
void playRound(tournaments::LiveTournament& live)
{
    if (!desk::pairRound(live.desk(), "J. Park"))
        qFatal("it cannot be paired");
    decideAll(live, "S");
}

void addTeam(tournaments::LiveTournament& live, const std::string& id)
{
    const std::vector<std::string> players{"P1-" + id, "P2-" + id};
    for (const std::string& player : players)
        QCOMPARE(live.record(facts::Person{player, player, {}, {}}), "");
    QCOMPARE(live.record(facts::Team{id, "Late " + id, {}, players}), "");
}

void withdraw(tournaments::LiveTournament& live, const char* team)
{
    QCOMPARE(live.record(facts::Withdraw{team, "went home"}), "");
}

} // namespace

class tst_lateandwithdrawn : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void whoComesLateHasNotWonWhatItMissed();
    void swissEndsWhereItCannotBePaired();
    void whoLeavesOnceSwissHasEndedEarlyKeepsItsPlace();
    void aRulingIsPlayForTheBye();
    void whoLeavesAfterThePoolKeepsItsPlace();
    void whoLeavesOnceThePlayoffHasBegunIsInIt();
    void ofTwoWhoLeaveTheFirstHasLost();
    void aLateEntryReopensNothingThatIsDecided();
};

void tst_lateandwithdrawn::whoComesLateHasNotWonWhatItMissed()
{
    tournaments::LiveTournament live(tournaments::swissOf(6, 3));
    playRound(live); // 1, 2 and 3 win
    addTeam(live, "T7");
    QCOMPARE(live.record(facts::LateEntry{"T7", {}, {}}), "");
    playRound(live); // it has the bye, which is one win of two
    QCOMPARE(live.desk().tournament().setting->pairings.back().bye.value_or(""), "T7");
    const auto standings = tournament::standings(live.desk().tournament());
    const auto late =
        std::find_if(standings.begin(), standings.end(), [](const auto& each) { return each.team == "T7"; });
    for (const tournament::Standing& standing : standings)
        if (standing.won > 0) // one of two, and met somebody who is worth something
            QVERIFY2(*standing.rank < *late->rank, standing.team.c_str());
    // The missed round is named in its row of the standings and when it enters.
    QCOMPARE(std::get<tournament::ByTable>(late->decidedBy).missed, std::vector<int>{1});
    const std::string why = wording::decidedBy(live.desk().tournament(), *late);
    MENTIONS(why);
    QVERIFY(wording::decidedBy(live.desk().tournament(), standings.front()).find("not played") ==
            std::string::npos);
    addTeam(live, "T8");
    desk::LateEntryOptions options;
    options.team = "T8";
    const auto entered = desk::enterLate(live.desk(), "J. Park", options);
    QVERIFY(entered.has_value());
    const std::string said = desk::recordedText(live.desk().tournament(), *entered);
    MENTIONS(said);
}

void tst_lateandwithdrawn::swissEndsWhereItCannotBePaired()
{
    tournaments::LiveTournament live(tournaments::swissOf(4, 3));
    const auto tournament = [&]() -> const tournament::Tournament& { return live.desk().tournament(); };
    playRound(live);
    QCOMPARE(tournament::roundToPair(tournament()).value_or(0), 2);
    QCOMPARE(tournament::champion(tournament()), "");
    // 1 beat 3; the other two leave, and the teams left have already met.
    withdraw(live, "T2");
    withdraw(live, "T4");
    QVERIFY(tournament::endsEarly(tournament()));
    QVERIFY(!tournament::roundToPair(tournament()));
    QVERIFY(!tournament::nextPairing(tournament()));
    QCOMPARE(tournament::champion(tournament()), "T1");
    QVERIFY(!tournament::forecast(tournament(), {"2026-11-21T20:00:00.000Z", {}, 0, 0}));
    // A late team makes another round possible.
    addTeam(live, "T5");
    QCOMPARE(live.record(facts::LateEntry{"T5", {}, {}}), "");
    QCOMPARE(tournament::roundToPair(tournament()).value_or(0), 2);
    QCOMPARE(tournament::champion(tournament()), "");
    // The only team left has won.
    withdraw(live, "T1");
    withdraw(live, "T5");
    QCOMPARE(tournament::champion(tournament()), "T3");
}

void tst_lateandwithdrawn::whoLeavesOnceSwissHasEndedEarlyKeepsItsPlace()
{
    tournaments::LiveTournament live(tournaments::swissOf(4, 3));
    const auto tournament = [&]() -> const tournament::Tournament& { return live.desk().tournament(); };
    playRound(live); // 1 beat 3, 2 beat 4
    withdraw(live, "T2");
    withdraw(live, "T4");
    QVERIFY(tournament::endsEarly(tournament()));
    const auto places = [&] {
        QStringList all;
        for (const tournament::Standing& standing : tournament::standings(tournament()))
            all << QString::fromStdString(standing.team);
        return all.join(QLatin1Char(' '));
    };
    const QString ended = places();
    withdraw(live, "T1"); // the champion goes home with the prize
    withdraw(live, "T3");
    QCOMPARE(tournament::champion(tournament()), "T1");
    QCOMPARE(places(), ended);
    // A late team has no opponent, so the tournament stays over.
    addTeam(live, "T5");
    QCOMPARE(live.record(facts::LateEntry{"T5", {}, {}}), "");
    QVERIFY(tournament::endsEarly(tournament()));
    QCOMPARE(tournament::champion(tournament()), "T1");
}

// 1 and 2 win, 5 has the bye, 3 and 4 go: of 1 and 2 the lower one has the next bye, though a ruling decided
// it.
void tst_lateandwithdrawn::aRulingIsPlayForTheBye()
{
    const auto byeAfter = [](facts::Decided how) {
        tournaments::LiveTournament live(tournaments::swissOf(5, 2));
        if (!desk::pairRound(live.desk(), "J. Park") || !live.call("S1-1").empty())
            qFatal("no round");
        live.playOut("S1-1", 'a');
        if (!live.result("S1-2", {facts::Winner::A, how, "by the test"}).empty())
            qFatal("no result");
        for (const char* team : {"T3", "T4"})
            live.record(facts::Withdraw{team, "went home"});
        return tournament::nextPairing(live.desk().tournament())->bye.value_or("");
    };
    QCOMPARE(byeAfter(facts::Decided::Ruling), "T2");
    QCOMPARE(byeAfter(facts::Decided::Forfeit), "T1"); // 2 was given a win already
}

// Pools of 1, 4, 5 and 2, 3, 6; the lower seed wins everything.
void tst_lateandwithdrawn::whoLeavesAfterThePoolKeepsItsPlace()
{
    for (const char* policy : {"keep", "expunge"}) {
        tournaments::LiveTournament live(poolsOfThree(policy));
        decideAll(live, "A");
        decideAll(live, "B");
        QCOMPARE(live.match("PW1-1").teams.a, "T1");
        QCOMPARE(live.record(facts::Withdraw{"T1", "went home"}), "");
        const tournament::Tournament& tournament = live.desk().tournament();
        const tournament::Table pool = tournament::tables(tournament).front();
        QCOMPARE(pool.rows[0].team, "T1");
        QCOMPARE(pool.rows[0].rank.value_or(0), 1);
        QCOMPARE(pool.rows[0].won, 2);
        QCOMPARE(pool.rows[1].team, "T4");
        QCOMPARE(pool.rows[1].won, 1); // its defeat by 1 counts
        QCOMPARE(pool.rows[1].lost, 1);
        QCOMPARE(pool.advancingRows, 3);
        // 4 advances as the first, 5 as the second.
        QCOMPARE(live.match("PW1-1").teams.a, "T4");
        QCOMPARE(live.match("PW1-2").teams.b, "T5");
        QVERIFY(live.match("PW1-1").state == tournament::State::Ready);
    }
    // A team that leaves during pool play is expunged, if that is the policy.
    tournaments::LiveTournament live(poolsOfThree("expunge"));
    decideAll(live, "A1");
    QCOMPARE(live.record(facts::Withdraw{"T4", "went home"}), "");
    decideAll(live, "A");
    const tournament::Table pool = tournament::tables(live.desk().tournament()).front();
    QCOMPARE(pool.rows[2].team, "T4");
    QVERIFY(!pool.rows[2].rank);
    QCOMPARE(pool.rows[0].won + pool.rows[1].won, 1);
}

void tst_lateandwithdrawn::whoLeavesOnceThePlayoffHasBegunIsInIt()
{
    tournaments::LiveTournament live(poolsOfThree("keep"));
    decideAll(live, "A");
    decideAll(live, "B");
    QCOMPARE(live.call("PW1-2"), "");
    QCOMPARE(live.record(facts::Withdraw{"T1", "went home"}), "");
    QCOMPARE(live.match("PW1-1").teams.a, "T1");
    QVERIFY(live.match("PW1-1").outcome == tournament::Outcome::Withdrawn);
    QVERIFY(live.match("PW1-1").winner == tournament::Side::B);
    QVERIFY(!live.match("PW1-2").flags.disputed);
    // Undoing the call later does not change what was so when it left.
    QCOMPARE(live.record(facts::Retract{live.newestOp("PW1-2"), {}}), "");
    QCOMPARE(live.match("PW1-1").teams.a, "T1");
}

void tst_lateandwithdrawn::ofTwoWhoLeaveTheFirstHasLost()
{
    tournaments::LiveTournament live;
    QCOMPARE(live.record(facts::Withdraw{"T4", "went home"}), "");
    QVERIFY(live.match("W1-1").winner == tournament::Side::A); // 1 advances
    QCOMPARE(live.record(facts::Withdraw{"T1", "went home"}), "");
    QVERIFY(live.match("W1-1").winner == tournament::Side::A);
    QCOMPARE(live.match("W2-1").teams.a, "T1");
}

void tst_lateandwithdrawn::aLateEntryReopensNothingThatIsDecided()
{
    tournaments::LiveTournament live(tournaments::setupIn(facts::Format::RoundRobin));
    std::string met;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (met.empty() && match->teams.b == "T4")
            met = match->id;
    QCOMPARE(live.result(met, {facts::Winner::A, facts::Decided::NoShow, "not there"}), "");
    addTeam(live, "T5");
    const std::string why = live.record(facts::LateEntry{"T5", "T4", {}});
    MENTIONS(why);
    QVERIFY(live.match(met).outcome == tournament::Outcome::NoShow);
}

TEST_CLASS(tst_lateandwithdrawn)
#include "tst_lateandwithdrawn.moc"
