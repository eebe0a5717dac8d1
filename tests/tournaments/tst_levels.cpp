// Who stands where in a ranking of a whole tournament, and what is said of it: play-ins, wildcards, a bye.
#include "livetournament.h"

#include "desk/drawing/drawlater.h"
#include "desk/reports/status.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/ranking/ranking.h"
#include "tournament/ranking/standings.h"
#include "wording/record/facttext.h"
#include "wording/tournament/rankingwords.h"

using facts::Format;

namespace {

} // namespace

class tst_levels : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void theByeGoesToTheLastOfTheStandings();
    void playInsOfThreeFindAWinner();
    void wildcardsAreComparedAMatch();
    void aKnockoutSaysByWhichMatch();
    void aSparedFinalIsNotWhatDecided();
    void aTeamEliminatedInItsPoolHasAPlaceThere();
};

void tst_levels::theByeGoesToTheLastOfTheStandings()
{
    tournaments::LiveTournament live(tournaments::swissOf(7, 3));
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    // 1-4, 2-5, 3-6, and 7 has the bye: 5 and 6 win. Of the losers 2 gave its match up and so stands last,
    // though it is the second seed.
    QCOMPARE(live.match("S1-2").teams.a, "T2");
    QCOMPARE(live.result("S1-1", {facts::Winner::A, facts::Decided::Ruling, "by hand"}), "");
    QCOMPARE(live.result("S1-2", {facts::Winner::B, facts::Decided::Forfeit, "walked out"}), "");
    QCOMPARE(live.result("S1-3", {facts::Winner::B, facts::Decided::Ruling, "by hand"}), "");
    QCOMPARE(tournament::standings(live.desk().tournament()).back().team, "T2");
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    QCOMPARE(live.desk().tournament().setting->pairings.back().bye.value_or(""), "T2");
    for (const tournament::Standing& each : tournament::standings(live.desk().tournament()))
        QCOMPARE(wording::wonText(each) == "0 + bye", each.team == "T2" || each.team == "T7");
    QVERIFY(desk::status(live.desk(), desk::As::Text).find("0 + bye") != std::string::npos);
}

void tst_levels::playInsOfThreeFindAWinner()
{
    tournaments::LiveTournament live(tournaments::setupIn(Format::RoundRobin, 3));
    const tournament::Tournament& tournament = live.desk().tournament();
    const auto decide = [&](const std::string& id, bool aWins) {
        QCOMPARE(live.result(id, {aWins ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling,
                                  "by the test"}),
                 "");
    };
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        ids.push_back(match->id);
    for (const std::string& id : ids) { // 1 beats 2, 2 beats 3, 3 beats 1
        const auto& teams = live.match(id).teams;
        const std::string pair = teams.a + teams.b;
        decide(id, pair == "T1T2" || pair == "T2T3" || pair == "T3T1");
    }
    const auto status = [&] { return desk::status(live.desk(), desk::As::Text); };

    MENTIONS(status());
    const auto playIn = [&](const char* a, const char* b) {
        QVERIFY(desk::addPlayIn(live.desk(), "J. Park", a, b));
        const std::string id = tournament.setting->bracket.matches.back().id;
        MENTIONS(status());
        decide(id, true);
    };
    playIn("T2", "T1");
    MENTIONS(status()); // 3 is not reached yet
    playIn("T2", "T3");
    QCOMPARE(tournament::champion(tournament), "T2");
    QVERIFY(status().find("To be decided") == std::string::npos);
    const auto standings = tournament::standings(tournament);
    QCOMPARE(standings[1].team, "T3");
    SAYS(wording::decidedBy(tournament, standings[0]));
    // What parted the others comes first.
    SAYS(wording::decidedBy(tournament, standings[1]));
}

void tst_levels::wildcardsAreComparedAMatch()
{
    tournaments::Setup setup = tournaments::twoPoolsOf(6, 1);
    setup.draw.wildcards = 1;
    tournaments::LiveTournament live(setup);
    const tournament::Tournament& tournament = live.desk().tournament();
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->id.front() != 'P')
            ids.push_back(match->id);
    const auto wildcards = [&] { return tournament::tables(tournament).back(); };
    for (const std::string& id : ids) { // the better seed wins
        QVERIFY(!wildcards().isKnown);
        for (const tournament::Standing& each : wildcards().rows)
            QVERIFY(!each.rank && each.decidedBy == tournament::DecidedBy());
        QCOMPARE(live.call(id), "");
        live.playOut(id, live.match(id).teams.a < live.match(id).teams.b ? 'a' : 'b');
    }
    QVERIFY(wildcards().isKnown);
    QCOMPARE(wildcards().rows.size(), 4U);
    QVERIFY(wildcards().rows.front().rank.has_value());
    // Everybody won and lost by the same score: 3 and 4, the seconds, are level, 5 and 6 behind them.
    QCOMPARE(tournament::rankText(wildcards().rows[0]), "1–2");
    SAYS(wording::decidedBy(tournament, wildcards().rows[0]));
    SAYS(wording::inWords(tournament, tournament::undecidedTies(tournament).front()));
    QVERIFY(desk::drawLots(live.desk(), "J. Park", {{"T4", "T3"}, {}, true, {}}));
    const facts::Entry& last = *live.desk().tournament().record->back().entry;
    QVERIFY(!std::get<facts::Lot>(last.fact).reason);
    MENTIONS(wording::factText(live.desk().tournament(), last));
    QCOMPARE(wildcards().rows[0].team, "T4");
    SAYS(wording::decidedBy(tournament, wildcards().rows[0]));
}

/// What the tournament's table says of that team.
static std::string whyOf(tournaments::LiveTournament& live, const char* team)
{
    for (const tournament::Standing& each : tournament::standings(live.desk().tournament()))
        if (each.team == team)
            return wording::decidedBy(live.desk().tournament(), each);
    return "it has no row";
}

// Whatever ended it; who shares the last places reads why.
void tst_levels::aKnockoutSaysByWhichMatch()
{
    tournaments::Setup setup{.teams = 8};
    tournaments::LiveTournament live(setup);
    const auto end = [&](const char* match, facts::Winner winner, facts::Decided how) {
        QCOMPARE(live.result(match, {winner, how, "by the test"}), "");
    };
    QCOMPARE(whyOf(live, "T1"), "");
    live.playOut("W1-1", 'a'); // 1-8
    end("W1-2", facts::Winner::A, facts::Decided::NoShow);
    end("W1-3", facts::Winner::A, facts::Decided::Disqualified);
    end("W1-4", facts::Winner::None, facts::Decided::Forfeit);

    QCOMPARE(whyOf(live, "T1"), "");
    SAYS(whyOf(live, "T8"));
    SAYS(whyOf(live, "T5"));
    SAYS(whyOf(live, "T7"));
    SAYS(whyOf(live, "T3"));
    SAYS(whyOf(live, "T6"));
    QCOMPARE(live.record(facts::Withdraw{"T4", "went home"}), "");
    SAYS(whyOf(live, "T4")); // nobody lost the other
    end("W3-1", facts::Winner::A, facts::Decided::Ruling);
    SAYS(whyOf(live, "T2"));
    SAYS(whyOf(live, "T1"));
    tournaments::LiveTournament other(setup);
    QCOMPARE(other.result("W1-1", {facts::Winner::A, facts::Decided::Ruling, "by the test"}), "");
    QCOMPARE(other.record(facts::Withdraw{"T1", "went home"}), "");
    QCOMPARE(whyOf(other, "T1"), "withdrawn"); // it would have met the winner of match 2
}

void tst_levels::aSparedFinalIsNotWhatDecided()
{
    tournaments::LiveTournament live(tournaments::setupIn(Format::DoubleElimination, 3));
    for (int steps = 0; steps < 10 && tournament::champion(live.desk().tournament()).empty(); ++steps)
        for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
            if (match->state == tournament::State::Ready) {
                const std::string id = match->id; // the tournament is replaced
                live.playOut(id, 'a');
                break;
            }
    QCOMPARE(tournament::champion(live.desk().tournament()), "T1");
    const std::string number = std::to_string(*live.match("F-1").number);
    QVERIFY2(whyOf(live, "T1").rfind("final, match " + number + ": beat Team ", 0) == 0,
             whyOf(live, "T1").c_str());
    for (const tournament::Standing& each : tournament::standings(live.desk().tournament()))
        QVERIFY2(each.decidedBy != tournament::DecidedBy(), each.team.c_str());
}

void tst_levels::aTeamEliminatedInItsPoolHasAPlaceThere()
{
    tournaments::LiveTournament live(tournaments::twoPoolsOf(6, 2));
    for (int steps = 0; steps < 6; ++steps)
        for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
            if (match->state == tournament::State::Ready) {
                const bool isA = match->teams.a < match->teams.b;
                const std::string id = match->id;
                QCOMPARE(live.result(id, {isA ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling,
                                          "by the test"}),
                         "");
                break;
            }
    SAYS(whyOf(live, "T5"));
    SAYS(whyOf(live, "T6"));
    QCOMPARE(whyOf(live, "T1"), "");
}

TEST_CLASS(tst_levels)
#include "tst_levels.moc"
