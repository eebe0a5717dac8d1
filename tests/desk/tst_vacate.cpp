// A team turns out not to have been allowed to play: every match of it, played and to come.
#include "proposals.h"

#include "golden/says.h"

#include "desk/corrections/undo.h"
#include "desk/corrections/vacate.h"
#include "desk/play/absence.h"
#include "desk/reports/reportparts.h"
#include "program/testclass.h"
#include "rules/words.h"
#include "tournament/model/policy.h"
#include "tournament/queries/absence.h"
#include "tournament/ranking/endings.h"
#include "tournament/ranking/standings.h"
#include "wording/record/matchwords.h"
#include "wording/tournament/rankingwords.h"

using facts::Resolution;
using proposals::apply;
using proposals::has;
using proposals::look;
using tournament::Outcome;
using tournament::State;
using tournaments::LiveTournament;

namespace {

desk::Proposal vacateOf(const char* team, std::vector<desk::LaterChoice> then = {})
{
    return desk::vacate(team, "a player is on another team's roster", std::move(then));
}

const tournaments::Setup eight{"traditional", 8, 8, false, R"({"end.target":100})"};

} // namespace

class tst_vacate : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void theLastTeamItBeatAdvances();
    void whoHasPlayedSinceIsDecidedAbout();
    void answersAreNotAskedForAgain_data();
    void answersAreNotAskedForAgain();
    void inARoundRobin();
    void whoDidNotComeDoesNotWin();
    void anOlderDisqualificationOfBothTeams();
    void whoWasNotAllowedToPlayDoesNotWinEither();
    void inMidPlay();
    void aNameIsNotANumber();
    void everythingIsUndoneAtOnce();
    void refused();
    void somebodyElseWrote();
};

void tst_vacate::theLastTeamItBeatAdvances()
{
    LiveTournament live(eight);
    live.playOut("W1-1", 'a'); // T1 beats T8
    QCOMPARE(live.match("W1-1").teams.b, "T8");
    const std::string seen = look(live, vacateOf("T1"));
    MENTIONS_ALL(seen, 2);
    QCOMPARE(apply(live, vacateOf("T1")), seen);
    QCOMPARE(live.match("W1-1").outcome, std::optional(Outcome::Disqualified));
    QCOMPARE(live.match("W2-1").teams.a, "T8");
    QVERIFY(tournament::team(*live.desk().tournament().setting, "T1")->withdrawn);
    QCOMPARE(tournament::handsOn(live.match("W1-1")), 1); // what was played stays on record
}

void tst_vacate::whoHasPlayedSinceIsDecidedAbout()
{
    LiveTournament live(eight);
    live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'a'); // T1 beats T8, and then the winner of match 2
    const std::string second = live.match("W2-1").teams.b;
    const std::string seen = look(live, vacateOf("T1"));
    MENTIONS_ALL(seen, 3);
    MENTIONS(apply(live, vacateOf("T1")));
    QCOMPARE(live.match("W1-1").outcome, std::optional(Outcome::Played));
    const std::string done = apply(live, vacateOf("T1", {{"W2-1", Resolution::Stand}}));
    QVERIFY2(!has(done, "disputed"), done.c_str());
    QCOMPARE(live.match("W2-1").outcome, std::optional(Outcome::Disqualified));
    SAYS(live.match("W3-1").teams.a); // the team it beat last advances
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt));
    QCOMPARE(live.match("W3-1").teams.a, "T1");
    const std::string again = apply(live, vacateOf("T1", {{"W2-1", Resolution::Replay}}));
    QVERIFY2(!has(again, "disputed"), again.c_str());
    QCOMPARE(live.match("W2-1").attempt, 2);
    QCOMPARE(live.match("W2-1").teams.a, "T8");
}

void tst_vacate::answersAreNotAskedForAgain_data()
{
    QTest::addColumn<QString>("second"); // in its pool, behind T1
    QTest::newRow("T4") << QStringLiteral("T4");
    QTest::newRow("T5") << QStringLiteral("T5");
}

// With each match of the pool that is decided again another team may lead the pool, and be seated in the
// final.
void tst_vacate::answersAreNotAskedForAgain()
{
    QFETCH(QString, second);
    tournaments::Setup setup{"traditional", 6, 6, false, R"({"end.target":100})"};
    setup.draw.format = facts::Format::PoolsPlayoff;
    setup.draw.pools = 2;
    setup.draw.advance = 1;
    LiveTournament live(setup);
    std::vector<std::string> pools;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->number && match->id.front() != 'P')
            pools.push_back(match->id);
    for (const std::string& id : pools) {
        const auto teams = live.match(id).teams;
        const bool isTheirs = teams.a != "T1" && teams.b != "T1" &&
                              (teams.a == second.toStdString() || teams.b == second.toStdString());
        const bool aWins = isTheirs ? teams.a == second.toStdString() : teams.a < teams.b;
        live.playOut(id, aWins ? 'a' : 'b');
    }
    live.playOut("PW1-1", 'a');
    const std::string asked = look(live, vacateOf("T1"));
    MENTIONS(asked);
    const std::string answered = look(live, vacateOf("T1", {{"PW1-1", Resolution::Stand}}));
    QVERIFY2(!has(answered, "Decide what happens to it"), answered.c_str());
    MENTIONS(answered);
    QVERIFY2(!has(apply(live, vacateOf("T1", {{"PW1-1", Resolution::Stand}})), "Decide what happens to it"),
             "what was looked at is what is recorded");
    QVERIFY(!live.match("PW1-1").flags.disputed);
}

void tst_vacate::inARoundRobin()
{
    tournaments::Setup setup = tournaments::shortGame;
    setup.draw.format = facts::Format::RoundRobin;
    LiveTournament live(setup);
    std::string played;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (played.empty() && (match->teams.a == "T1" || match->teams.b == "T1"))
            played = match->id;
    const char side = live.match(played).teams.a == "T1" ? 'a' : 'b';
    live.playOut(played, side);
    const std::string done = apply(live, vacateOf("T1"));
    QVERIFY2(has(done, "is disqualified"), done.c_str());
    MENTIONS(done);
    int matches = 0;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        if (match->teams.a == "T1" || match->teams.b == "T1") {
            ++matches;
            QCOMPARE(match->state, State::Final);
            QVERIFY(match->teams[*match->winner] != "T1");
        }
    QCOMPARE(matches, 3);
    const auto standings = tournament::standings(live.desk().tournament());
    const auto theirs = std::find_if(standings.begin(), standings.end(),
                                     [](const tournament::Standing& each) { return each.team == "T1"; });
    QVERIFY(theirs != standings.end());
    QCOMPARE(theirs->won, 0);
}

// Team 8 did not come and owes its fee; Team 1, which advanced, was not allowed to play.
void tst_vacate::whoDidNotComeDoesNotWin()
{
    LiveTournament live(eight);
    QVERIFY(desk::setAbsencePolicy(live.desk(), "J. Park",
                                   *tournament::absencePolicy(R"({"no-show":{"fee":20,"rating":0}})")));
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::NoShow, "nobody of Team 8 came"}), "");
    QCOMPARE(tournament::absencesOf(live.desk().tournament(), "T8").fee, 20);
    const std::string seen = look(live, vacateOf("T1"));
    MENTIONS(seen);
    QCOMPARE(apply(live, vacateOf("T1")), seen);
    const tournament::Match& match = live.match("W1-1");
    QCOMPARE(match.outcome, std::optional(Outcome::Disqualified));
    QVERIFY(!match.winner);
    QCOMPARE(wording::outcomeWord(match), std::string("disqualified"));
    QCOMPARE(wording::lossWord(match, scoring::Side::A), std::string("disqualified"));
    QCOMPARE(wording::lossWord(match, scoring::Side::B), std::string("no-show"));
    const tournament::Tournament& tournament = live.desk().tournament();
    QCOMPARE(tournament::absencesOf(tournament, "T8").all, 1);
    QCOMPARE(tournament::absencesOf(tournament, "T8").fee, 20);
    QCOMPARE(tournament::absencesOf(tournament, "T1").fee, 0);
    QCOMPARE(desk::sumOf(desk::feesDue(tournament)), 20);
    QCOMPARE(desk::feesDue(tournament).front().why, std::string("no-show"));
    const auto ratings = tournament::ratingsByAbsence(*tournament.setting, match);
    QVERIFY(ratings.b == 0 && !ratings.a);
    QVERIFY(std::holds_alternative<bracket::Vacant>(live.match("W2-1").seats.a)); // nobody advances
    for (const tournament::Standing& standing : tournament::standings(tournament))
        if (standing.team == "T1" || standing.team == "T8")
            QCOMPARE(standing.won, 0);
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt));
    QCOMPARE(live.match("W1-1").outcome, std::optional(Outcome::NoShow));
    QCOMPARE(live.match("W2-1").teams.a, "T1");
}

// Neither advances, and nobody was taken off the tournament: that stands in the place of the absence before
// it.
void tst_vacate::anOlderDisqualificationOfBothTeams()
{
    LiveTournament live(eight);
    QVERIFY(desk::setAbsencePolicy(live.desk(), "J. Park",
                                   *tournament::absencePolicy(R"({"no-show":{"fee":20,"rating":0}})")));
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::NoShow, "nobody of Team 8 came"}), "");
    const tournament::Match& match = live.match("W1-1");
    QCOMPARE(live.record(facts::Outcome{{match.id, match.attempt},
                                        facts::Winner::None,
                                        facts::Decided::Disqualified,
                                        "both had borrowed players",
                                        {match.teams.a, match.teams.b}}),
             "");
    QVERIFY(!live.match("W1-1").winner);
    QCOMPARE(tournament::absencesOf(live.desk().tournament(), "T8").all, 0);
    QCOMPARE(tournament::absencesOf(live.desk().tournament(), "T8").fee, 0);
}

void tst_vacate::whoWasNotAllowedToPlayDoesNotWinEither()
{
    LiveTournament live(eight);
    live.playOut("W1-1", 'a');
    apply(live, vacateOf("T1"));
    QCOMPARE(live.match("W2-1").teams.a, "T8");
    const std::string done = apply(live, vacateOf("T8"));
    MENTIONS(done);
    QVERIFY(!live.match("W1-1").winner);
}

void tst_vacate::inMidPlay()
{
    LiveTournament live(eight);
    QCOMPARE(live.call("W1-1"), "");
    live.enter("W1-1", R"({"a":{"bids":[3,3],"tricks":6},"b":{"bids":[3,3],"tricks":7}})");
    const std::string seen = look(live, vacateOf("T8"));
    MENTIONS(seen);
    QCOMPARE(apply(live, vacateOf("T8")), seen);
    QCOMPARE(live.match("W2-1").teams.a, "T1");
}

void tst_vacate::aNameIsNotANumber()
{
    LiveTournament live(eight);
    live.playOut("W1-1", 'a'); // T1 beats T8
    auto seen = desk::preview(live.desk().tournament(), live.desk().environment(), "J. Park", vacateOf("T1"));
    QVERIFY(seen);
    tournament::Setting setting = *seen->before.setting;
    for (tournament::Team& team : setting.teams)
        if (team.id == "T8")
            team.name = "Area -51";
    seen->before.setting = tournament::Shared<tournament::Setting>(setting);
    SAYS(desk::previousText(*seen, "W1-1"));

    using bracket::Amount;
    tournament::ByTable table;
    table.ties.push_back({bracket::Breaker::Difference,
                          {1, 8},
                          {{Amount::Kind::Balance, 140, 0}, {Amount::Kind::Balance, -140, 0}}});
    tournament::Standing standing;
    standing.decidedBy = table;
    const std::string why = wording::decidedBy(seen->before, standing);
    QVERIFY2(has(why, ": Team 1 +140, Area -51 −140"), why.c_str());
    const std::string inTable = wording::decidedBy(seen->before, standing, rules::Minus::Hyphen);
    QVERIFY2(has(inTable, ": Team 1 +140, Area -51 -140"), inTable.c_str());
}

void tst_vacate::everythingIsUndoneAtOnce()
{
    LiveTournament live(eight);
    live.playOutAll({"W1-1", "W1-2", "W2-1"}, 'a');
    const std::vector<tournament::Standing> before = tournament::standings(live.desk().tournament());
    apply(live, vacateOf("T1", {{"W2-1", Resolution::Stand}}));
    QVERIFY(!(tournament::standings(live.desk().tournament()) == before));
    const auto undone = desk::undo(live.desk(), "J. Park", std::nullopt);
    QVERIFY(undone);
    QVERIFY(tournament::standings(live.desk().tournament()) == before);
    QVERIFY(!tournament::team(*live.desk().tournament().setting, "T1")->withdrawn);
    QVERIFY(desk::redo(live.desk(), "J. Park", std::nullopt));
    QCOMPARE(live.match("W2-1").outcome, std::optional(Outcome::Disqualified));
}

void tst_vacate::refused()
{
    LiveTournament live(eight);
    live.playOut("W1-1", 'a');
    const tournament::Tournament before = live.desk().tournament();
    SAYS(apply(live, desk::vacate("T1")));
    SAYS(apply(live, vacateOf("T99")));
    SAYS(apply(live, vacateOf("T1", {{"W1-2", Resolution::Stand}})));
    QVERIFY(live.desk().tournament() == before);
    QVERIFY(!has(apply(live, vacateOf("T1")), "refused"));
    SAYS(apply(live, vacateOf("T1")));
}

void tst_vacate::somebodyElseWrote()
{
    LiveTournament live(eight);
    tournament::Tournament seen = live.desk().tournament();
    live.playOut("W1-1", 'a');
    SAYS(refusals::firstMistake(desk::record(live.desk(), "S. Lee", vacateOf("T1"), &seen)));
    QCOMPARE(live.match("W1-1").outcome, std::optional(Outcome::Played));
    seen = live.desk().tournament();
    QCOMPARE(live.record(facts::Team{"T8", "Team Eight", {}, {"P15", "P16"}}), "");
    QVERIFY(desk::record(live.desk(), "S. Lee", vacateOf("T1"), &seen)); // no match is another by that
}

TEST_CLASS(tst_vacate)
#include "tst_vacate.moc"
