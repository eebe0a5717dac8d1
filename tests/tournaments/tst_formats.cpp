// Random tournaments of every format and size to their end, with forfeits, withdrawals and ties.
#include "livetournament.h"
#include "shapes.h"

#include "desk/checks/checks.h"
#include "desk/corrections/undo.h"
#include "desk/demo/demofacts.h"
#include "desk/drawing/drawlater.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/fold/derive.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"
#include "tournament/ranking/standings.h"
#include "views/crosstable.h"
#include "views/standings.h"

#include <algorithm>
#include <set>

namespace {

using facts::Format;
using tournaments::Shape;
using tournaments::shapesFor;

struct Risks {
    int forfeits = 10;    // of a hundred matches
    int withdrawals = 20; // of a thousand matches
};

// Somebody who settles a whole tournament by chance.
class Chances {
public:
    Chances(desk::Draft& draft, unsigned seed, Risks risks) : m_draft(draft), m_chance(seed), m_risks(risks)
    {
    }

    // Why it could not be played to its end; empty where it was.
    std::string play()
    {
        for (int steps = 0; steps < 20000; ++steps) {
            const std::vector<const tournament::Match*> ready = readyMatches();
            if (!ready.empty())
                decide(*m_chance.oneOf(ready));
            else if (!playBetweenMatches())
                return {};
        }
        return "it does not end";
    }

private:
    const tournament::Tournament& tournament() const { return m_draft.tournament(); }

    std::vector<const tournament::Match*> readyMatches() const
    {
        std::vector<const tournament::Match*> ready;
        for (const tournament::Match* match : tournament::inOrder(tournament()))
            if (match->state == tournament::State::Ready)
                ready.push_back(match);
        return ready;
    }
    int below(int most) { return m_chance.between(0, most - 1); }

    void decide(const tournament::Match& match)
    {
        facts::Outcome outcome{
            {match.id, match.attempt}, facts::Winner::A, facts::Decided::Ruling, "by chance"};
        outcome.teams = {match.teams.a, match.teams.b};
        if (below(2) == 1)
            outcome.winner = facts::Winner::B;
        if (below(100) < m_risks.forfeits) {
            outcome.outcome = facts::Decided::Forfeit;
            if (below(3) == 0)
                outcome.winner = facts::Winner::None;
        }
        const std::string leaver = match.teams.a;
        tournaments::add(m_draft, outcome);
        const facts::Withdraw leaves{leaver, "had to go"};
        if (below(1000) < m_risks.withdrawals && desk::objections(tournament(), leaves).empty())
            tournaments::add(m_draft, leaves);
    }

    /// Whether a loser may still play on.
    bool playBetweenMatches()
    {
        auto next = desk::betweenMatches(tournament(), m_chance);
        if (!next)
            return false;
        const auto* lot = std::get_if<facts::Lot>(&*next);
        if (lot && lot->teams.size() == 2 && below(2) == 1) {
            const auto plays = static_cast<std::size_t>(std::count_if(
                tournament().setting->bracket.matches.begin(), tournament().setting->bracket.matches.end(),
                [](const bracket::Match& match) { return match.bracket == bracket::Part::PlayIn; }));
            next = facts::PlayIn{"X-" + std::to_string(plays + 1), lot->teams};
        }
        tournaments::add(m_draft, *std::move(next));
        return true;
    }

    desk::Draft& m_draft;
    desk::Chance m_chance;
    Risks m_risks;
};

std::string numbers(const tournament::Tournament& tournament)
{
    std::string all;
    for (const bracket::Match& match : tournament.setting->bracket.matches)
        if (match.number)
            all += match.id + ' ' + std::to_string(*match.number) + ", ";
    return all;
}

int lossesOf(const tournament::Tournament& tournament, const std::string& team)
{
    for (const tournament::Standing& standing : tournament::standings(tournament))
        if (standing.team == team)
            return standing.lost;
    return -1;
}

bool lostTogether(const tournament::Tournament& tournament, const std::string& team)
{
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->outcome == tournament::Outcome::DoubleForfeit &&
            (match->teams.a == team || match->teams.b == team))
            return true;
    return false;
}

// What is wrong with the standings at the end: everybody has a place, and the places are those of a ranking.
std::string wrongPlaces(const tournament::Tournament& tournament)
{
    std::map<int, int> taken;
    for (const tournament::Standing& standing : tournament::standings(tournament)) {
        if (standing.rank)
            taken[*standing.rank] += 1;
        else if (!tournament::team(*tournament.setting, standing.team)->withdrawn)
            return standing.team + " has no place";
    }
    int next = 1;
    for (const auto& [rank, count] : taken) {
        if (rank < next)
            return "place " + std::to_string(rank) + " is among those of " + std::to_string(next - 1);
        next = rank + count;
    }
    return {};
}

// Of everybody but the champion the losses that send out.
std::string wrongLosses(const tournament::Tournament& tournament, int sendOut)
{
    const std::string champion = tournament::champion(tournament);
    for (const std::string& team : tournament.setting->draw->teams) {
        const int lost = lossesOf(tournament, team);
        const bool isRight =
            team == champion ? lost < sendOut : lost == sendOut || lostTogether(tournament, team);
        if (!isRight)
            return team + " has lost " + std::to_string(lost);
    }
    return {};
}

} // namespace

class tst_formats : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void everySizeOfEveryFormatEnds();
    void aCorrectedResultIsWhatItWouldHaveBeen();
    void lateEntriesTakeAByeOrAPlace();
    void aPublishedRoundStays();
    void aRoundRobinGrowsToAnotherSchedule();
    void aRoundRobinPlayedByHand();
    void whoHasNotPlayedHasNoRankInACrossTable();
    void aTieHoldsThePlayoff();
    void theSecondFinalAppearsAndDisappears();
    void whoFinishesHow();
};

void tst_formats::everySizeOfEveryFormatEnds()
{
    const int most = tests::isLong() ? 64 : 17;
    for (int teams = 2; teams <= most; ++teams)
        for (const Shape& shape : shapesFor(teams)) {
            tournaments::Setup setup{.teams = teams, .draw = shape.draw};
            desk::Environment environment = tournaments::environment();
            environment.comparesFold = tests::isLong() && teams <= 24;
            desk::Draft draft = tournaments::drawn(setup, environment);
            const std::string where = std::string(shape.name) + " of " + std::to_string(teams) + ": ";
            const std::string why = Chances(draft, static_cast<unsigned>(teams * 7919), {}).play();
            QVERIFY2(why.empty(), (where + why).c_str());
            const tournament::Tournament& tournament = draft.tournament();
            QVERIFY2(tournament::derive(tournament::entries(tournament)) == tournament, where.c_str());
            // Two who went out together share the places of one loser, and then nothing adds up.
            const auto& teamsIn = tournament.setting->draw->teams;
            const bool anyTogether =
                std::any_of(teamsIn.begin(), teamsIn.end(),
                            [&](const std::string& team) { return lostTogether(tournament, team); });
            const std::string places = anyTogether ? std::string() : wrongPlaces(tournament);
            QVERIFY2(places.empty(), (where + places).c_str());
            if (shape.sendOut > 0) {
                const std::string losses = wrongLosses(tournament, shape.sendOut);
                QVERIFY2(losses.empty(), (where + losses).c_str());
            }
        }
}

void tst_formats::aCorrectedResultIsWhatItWouldHaveBeen()
{
    // Any result undone and decided the other way gives the tournament that it would have been from the
    // start.
    for (const Shape& shape : shapesFor(9)) {
        tournaments::Setup setup{.teams = 9, .draw = shape.draw};
        for (unsigned seed = 1; seed <= static_cast<unsigned>(tests::repeats(3, 16)); ++seed) {
            desk::Draft draft = tournaments::drawn(setup, tournaments::environment());
            Chances(draft, seed, {0, 0}).play();
            std::vector<facts::Entry> facts = tournament::entries(draft.tournament());
            desk::Chance chance(seed);
            std::vector<std::size_t> outcomes;
            for (std::size_t i = 0; i < facts.size(); ++i)
                if (std::holds_alternative<facts::Outcome>(facts[i].fact))
                    outcomes.push_back(i);
            const std::size_t at = chance.oneOf(outcomes);
            facts::Outcome other = std::get<facts::Outcome>(facts[at].fact);
            other.winner = other.winner == facts::Winner::A ? facts::Winner::B : facts::Winner::A;
            tournament::Tournament corrected = draft.tournament();
            tournament::apply(corrected,
                              {corrected.seq + 1, {"later", "J. Park", "desk 1", facts[at].stamp.at}, other});
            facts[at].fact = other;
            const tournament::Tournament replayed = tournament::derive(facts);
            QVERIFY2(tournament::standings(corrected) == tournament::standings(replayed), shape.name);
            QVERIFY2(*corrected.seating == *replayed.seating, shape.name);
        }
    }
}

void tst_formats::lateEntriesTakeAByeOrAPlace()
{
    tournaments::LiveTournament live({.teams = 6});
    const auto add = [&](const char* id, int player) {
        for (int n = player; n < player + 2; ++n)
            QCOMPARE(live.record(facts::Person{tournaments::id("P", n), "Late " + std::to_string(n), {}, {}}),
                     "");
        QCOMPARE(live.record(facts::Team{id,
                                         std::string("Late ") + id,
                                         {},
                                         {tournaments::id("P", player), tournaments::id("P", player + 1)}}),
                 "");
    };
    add("T7", 20);
    QCOMPARE(live.record(facts::LateEntry{"T7", {}, {}}), "");
    QCOMPARE(live.match("W1-3").teams.b, "T7"); // seed 2 had the bye of seed 7
    // Its match gets the next number; 1 to 5 may have been printed and called.
    SAYS(numbers(live.desk().tournament()));
    const tournament::Tournament& late = live.desk().tournament();
    SAYS(desk::playsInWords(late, "T7"));
    add("T8", 30);
    QCOMPARE(live.record(facts::LateEntry{"T8", "T7", "did not come"}), "");
    QCOMPARE(live.match("W1-3").teams.b, "T8");
    QCOMPARE(live.match("W1-3").number.value_or(0), 6);
    SAYS(live.record(facts::LateEntry{"T8", {}, {}}));
    // Seed 1 has had its bye and sits down against the winner of 4 and 5: its place is taken.
    live.playOut("W1-2", 'a');
    QCOMPARE(live.call("W2-1"), "");
    MENTIONS(live.record(facts::LateEntry{"T7", {}, {}}));
}

void tst_formats::aPublishedRoundStays()
{
    tournaments::LiveTournament live(tournaments::swissOf(5, 2));
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    QCOMPARE(live.match("S1-1").teams.a, "T1");
    QCOMPARE(live.match("S1-1").teams.b, "T3");
    QVERIFY(live.match("S1-3").outcome == tournament::Outcome::Bye);
    QVERIFY(!desk::pairRound(live.desk(), "J. Park")); // the round before is open
    for (const char* match : {"S1-1", "S1-2"})
        QCOMPARE(live.result(match, {facts::Winner::A, facts::Decided::Ruling, "by chance"}), "");
    QVERIFY(desk::pairRound(live.desk(), "J. Park"));
    // The winners so far, 1, 2 and 5 with its bye: the lowest of the others has this one.
    const auto byes = live.desk().tournament().setting->pairings.back().bye;
    QCOMPARE(byes.value_or(""), "T4");
    const std::vector<facts::Pairing> before = live.desk().tournament().setting->pairings;
    SAYS(live.result("S1-1", {facts::Winner::B, facts::Decided::Ruling, "misread"}));
    QVERIFY(live.desk().tournament().setting->pairings == before);
}

void tst_formats::aRoundRobinGrowsToAnotherSchedule()
{
    // With five teams instead of four everybody meets in another order, so all matches get new numbers.
    tournaments::LiveTournament live(tournaments::setupIn(Format::RoundRobin, 4));
    for (const int n : {20, 21})
        QCOMPARE(live.record(facts::Person{tournaments::id("P", n), "Late " + std::to_string(n), {}, {}}),
                 "");
    QCOMPARE(live.record(facts::Team{"T5", "Late", {}, {"P20", "P21"}}), "");
    QCOMPARE(live.record(facts::LateEntry{"T5", {}, {}}), "");
    int next = 1;
    for (const bracket::Match& match : live.desk().tournament().setting->bracket.matches)
        QCOMPARE(match.number.value_or(0), next++);
    QCOMPARE(next, 11);
}

void tst_formats::aRoundRobinPlayedByHand()
{
    tournaments::LiveTournament live(tournaments::setupIn(Format::RoundRobin, 3));
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament()))
        ids.push_back(match->id);
    QCOMPARE(ids.size(), 3U);
    for (const std::string& id : ids) {
        const tournament::Match& match = live.match(id);
        // 1 beats 2, 2 beats 3, 3 beats 1.
        const bool aWins = (match.teams.a == "T1" && match.teams.b == "T2") ||
                           (match.teams.a == "T2" && match.teams.b == "T3") ||
                           (match.teams.a == "T3" && match.teams.b == "T1");
        QCOMPARE(live.call(id), "");
        live.playOut(id, aWins ? 'a' : 'b');
    }
    const auto standings = tournament::standings(live.desk().tournament());
    for (const std::string& id : ids) { // nobody advances from it, and nothing follows
        const std::string text = desk::finalText(live.desk().tournament(), id);
        QVERIFY2(text.back() != ',' && text.find("advances") == std::string::npos, text.c_str());
    }
    for (const tournament::Standing& standing : standings) {
        QCOMPARE(standing.won, 1);
        QCOMPARE(standing.rank.value_or(0), 1); // all that they did was the same
        QVERIFY(!std::get<tournament::ByTable>(standing.decidedBy).level.empty());
    }
    QCOMPARE(tournament::champion(live.desk().tournament()), "");
    QCOMPARE(tournament::undecidedTies(live.desk().tournament()).size(), 1U);
    QVERIFY(desk::drawLots(live.desk(), "J. Park", {{}, "ACORN", {}}));
    QVERIFY(!tournament::champion(live.desk().tournament()).empty());
    const auto drawn = tournament::standings(live.desk().tournament()).front().decidedBy;
    QVERIFY(std::get<tournament::ByTable>(drawn).ties.back().by == bracket::Breaker::Lot);
}

// The same as in the standings.
void tst_formats::whoHasNotPlayedHasNoRankInACrossTable()
{
    tournaments::LiveTournament live(tournaments::setupIn(Format::RoundRobin, 5));
    const std::string first = tournament::inOrder(live.desk().tournament()).front()->id;
    QCOMPARE(live.call(first), "");
    live.playOut(first, 'b');
    const tournament::Tournament& tournament = live.desk().tournament();
    const auto rows = views::crossViews(tournament).front().rows;
    QCOMPARE(rows.size(), 5U);
    QCOMPARE(rows.front().team, live.match(first).teams.b);
    QCOMPARE(rows.front().rank, "1");
    QCOMPARE(std::ranges::count(rows, "–", &views::CrossRowView::rank), 3);
    QCOMPARE(tournament::rankText(tournament::standings(tournament)[1]), "2–4"); // those three
    const auto printed = views::standingsTables(tournament, views::Outlet::Paper).front().rows;
    for (const views::StandingRow& each : printed)
        QCOMPARE(std::ranges::find(rows, each.standing.team, &views::CrossRowView::team)->rank, each.rank);
    for (std::size_t i = 0; i < rows.size(); ++i) // the columns are in the order of the rows
        QVERIFY(rows[i].cells[i].empty());
}

void tst_formats::aTieHoldsThePlayoff()
{
    tournaments::LiveTournament live(tournaments::twoPoolsOf(6, 1));
    // In each pool everybody wins once by a ruling, so there is no score to separate them.
    for (const tournament::Match* match : tournament::inOrder(live.desk().tournament())) {
        if (match->id.front() == 'P')
            continue;
        const std::vector<std::string> pool = match->id.front() == 'A'
                                                  ? std::vector<std::string>{"T1", "T4", "T5"}
                                                  : std::vector<std::string>{"T2", "T3", "T6"};
        const auto place = [&](const std::string& team) {
            return std::find(pool.begin(), pool.end(), team) - pool.begin();
        };
        const bool aWins = (place(match->teams.a) + 1) % 3 == place(match->teams.b);
        QCOMPARE(live.result(match->id,
                             {aWins ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling, "x"}),
                 "");
    }
    QVERIFY(live.match("PW1-1").state == tournament::State::Waiting);
    QCOMPARE(tournament::undecidedTies(live.desk().tournament()).size(), 2U);
    QVERIFY(desk::drawLots(live.desk(), "J. Park", {{}, "ACORN", {}}));
    QVERIFY(desk::drawLots(live.desk(), "J. Park", {{"T6", "T2", "T3"}, {}, true, "out of a hat"}));
    QVERIFY(live.match("PW1-1").state == tournament::State::Ready);
    QCOMPARE(live.match("PW1-1").teams.b, "T6");
}

void tst_formats::theSecondFinalAppearsAndDisappears()
{
    tournaments::LiveTournament live(tournaments::setupIn(Format::DoubleElimination, 4));
    const auto decide = [&](const char* match, facts::Winner winner) {
        QCOMPARE(live.result(match, {winner, facts::Decided::Ruling, "x"}), "");
    };
    for (const char* match : {"W1-1", "W1-2", "W2-1", "L1-1", "L2-1"})
        decide(match, facts::Winner::A);
    decide("F-1", facts::Winner::B);
    QVERIFY(live.match("F-2").state == tournament::State::Ready);
    QCOMPARE(tournament::champion(live.desk().tournament()), "");
    const auto onward = [&] { return desk::onwardTexts(live.desk().tournament(), "F-1"); };
    QVERIFY(onward() == (std::vector<std::string>{"Team 2 plays the second final (match 7)",
                                                  "Team 1 plays the second final (match 7)"}));
    QCOMPARE(tournament::decidingMatch(live.desk().tournament())->id, "F-2");
    QVERIFY(desk::undo(live.desk(), "J. Park", std::nullopt));
    decide("F-1", facts::Winner::A);
    QVERIFY(tournament::isUnneeded(live.match("F-2")));
    QCOMPARE(tournament::champion(live.desk().tournament()), "T1");
    QVERIFY(onward() == std::vector<std::string>{"Team 1 wins the tournament"});
    SAYS(desk::finalText(live.desk().tournament(), "F-1"));
    SAYS(desk::finalText(live.desk().tournament(), "F-2"));
    QCOMPARE(tournament::decidingMatch(live.desk().tournament())->id, "F-1");
}

void tst_formats::whoFinishesHow()
{
    using Finishes = std::map<std::string, tournament::Finish>;
    using enum tournament::Finish;
    // Side A wins each of the matches.
    const auto after = [](const tournaments::Setup& setup, const std::vector<std::string>& matches,
                          bool isLastWon = true) {
        tournaments::LiveTournament live(setup);
        for (const std::string& match : matches) {
            const bool isWon = isLastWon || match != matches.back();
            live.result(match, {isWon ? facts::Winner::A : facts::Winner::None,
                                isWon ? facts::Decided::Ruling : facts::Decided::NoShow, "x"});
        }
        return tournament::finishes(live.desk().tournament());
    };
    const tournaments::Setup single = tournaments::setupIn(Format::SingleElimination);
    QVERIFY(after(single, {"W1-1"}) == (Finishes{{"T4", Eliminated}}));
    QVERIFY(after(single, {"W1-1", "W1-2", "W2-1"}) ==
            (Finishes{{"T1", Champion}, {"T2", RunnerUp}, {"T3", Eliminated}, {"T4", Eliminated}}));
    const Finishes nobody = after(single, {"W1-1", "W1-2", "W2-1"}, false); // comes to the final
    QVERIFY(nobody.at("T1") == Eliminated && nobody.at("T2") == Eliminated);
    tournaments::Setup third = single;
    third.thirdPlace = true;
    const Finishes before = after(third, {"W1-1", "W1-2", "T-1"});
    QCOMPARE(before.size(), std::size_t{2});
    Finishes all = after(third, {"W1-1", "W1-2", "T-1", "W2-1"});
    QVERIFY(all["T1"] == Champion && all["T2"] == RunnerUp);
    QVERIFY(all["T3"] != all["T4"]);
    QVERIFY(all["T3"] == Third || all["T4"] == Third);
    QVERIFY(before.at("T3") == all["T3"] && before.at("T4") == all["T4"]);
    const tournaments::Setup twice = tournaments::setupIn(Format::DoubleElimination);
    QVERIFY(after(twice, {"W1-1", "W1-2"}).empty());
    QCOMPARE(after(twice, {"W1-1", "W1-2", "L1-1"}).size(), std::size_t{1});
    all = after(twice, {"W1-1", "W1-2", "W2-1", "L1-1", "L2-1", "F-1"}); // no second final
    QVERIFY(all["T1"] == Champion && all["T2"] == RunnerUp);
    QVERIFY(all["T3"] == Eliminated && all["T4"] == Eliminated);
    for (const auto& [team, finish] :
         after(tournaments::setupIn(Format::RoundRobin), {"A1-1", "A1-2", "A2-1", "A2-2", "A3-1", "A3-2"}))
        QVERIFY2(finish == Champion, team.c_str());
}

TEST_CLASS(tst_formats)
#include "tst_formats.moc"
