// A double elimination is drawn and played: two losses and out, and the second final comes and goes with the
// first; for every size there is.
#include "draws.h"
#include "played.h"

#include "bracket/elimination.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace bracket;

namespace {

const std::vector<Bracket>& allDoubles()
{
    static const std::vector<Bracket> every = [] {
        std::vector<Bracket> drawn;
        for (int n = fewestEntries; n <= mostInDoubleElimination; ++n) {
            drawn.push_back(draws::doubleKnockout(n));
            drawn.push_back(draws::doubleKnockout(n, true));
        }
        return drawn;
    }();
    return every;
}

bool hasSecondFinal(const Bracket& bracket)
{
    return bracket.matches.back().ifNecessary;
}

} // namespace

class tst_doubleelimination : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void sixAsTheFormatHasIt();
    void twoTeamsHaveAFinalAndPerhapsAnother();
    void twiceAsManyMatchesLessTwo();
    void everySeedIsPlacedOnceAndEverySlotIsFedOnce();
    void feedersComeFirst();
    void neverTwoByesInAMatch();
    void aLoserOfAByeIsABye();
    void everybodyButTheChampionLosesTwice();
    void theFavouritesGoThrough();
    void theSecondFinalComesAndGoes();
    void aSecondFinalOfNobody();
    void aFirstFinalThatDecides();
    void theFinalsDecide();
    void refuses();
};

void tst_doubleelimination::sixAsTheFormatHasIt()
{
    const Bracket six = draws::doubleKnockout(6);
    const auto stands = [&](const Match& match) { return *find(six, match.id) == match; };
    QVERIFY(stands({"W1-1", {}, Part::Winners, 1, Seed{1}, Bye{}}));
    QVERIFY(stands({"W1-2", 1, Part::Winners, 1, Seed{4}, Seed{5}}));
    QVERIFY(stands({"W2-1", 3, Part::Winners, 2, WinnerOf{"W1-1"}, WinnerOf{"W1-2"}}));
    QVERIFY(stands({"L1-1", {}, Part::Losers, 1, Bye{}, LoserOf{"W1-2"}}));
    QVERIFY(stands({"F-1", 10, Part::Final, 1, WinnerOf{"W3-1"}, WinnerOf{"L4-1"}}));
    QVERIFY(stands({"F-2", 11, Part::Final, 2, WinnerOf{"F-1"}, LoserOf{"F-1"}, true}));
    QVERIFY(!find(draws::doubleKnockout(6, true), "F-2"));
}

void tst_doubleelimination::twoTeamsHaveAFinalAndPerhapsAnother()
{
    const std::vector<Match> both{{"W1-1", 1, Part::Winners, 1, Seed{1}, Seed{2}},
                                  {"F-1", 2, Part::Final, 1, WinnerOf{"W1-1"}, LoserOf{"W1-1"}},
                                  {"F-2", 3, Part::Final, 2, WinnerOf{"F-1"}, LoserOf{"F-1"}, true}};
    QVERIFY(draws::doubleKnockout(2).matches == both);
}

void tst_doubleelimination::twiceAsManyMatchesLessTwo()
{
    for (const Bracket& bracket : allDoubles()) {
        QCOMPARE(playedMatches(bracket), 2 * bracket.entries - 2 + (hasSecondFinal(bracket) ? 1 : 0));
        std::map<Part, int> rounds;
        for (const Match& match : bracket.matches)
            rounds[match.bracket] = std::max(rounds[match.bracket], match.round);
        int winners = 1;
        while (1 << winners < bracket.entries)
            ++winners;
        QCOMPARE(rounds[Part::Winners], winners);
        QCOMPARE(rounds[Part::Losers], 2 * (winners - 1));
    }
}

void tst_doubleelimination::everySeedIsPlacedOnceAndEverySlotIsFedOnce()
{
    for (const Bracket& bracket : allDoubles()) {
        std::multiset<MatchId> winners;
        std::multiset<MatchId> losers;
        std::set<int> seeds;
        std::set<MatchId> ids;
        for (const Match& match : bracket.matches) {
            QVERIFY(ids.insert(match.id).second);
            for (const Slot& slot : {match.a, match.b}) {
                if (const auto* seed = std::get_if<Seed>(&slot))
                    QVERIFY(seeds.insert(seed->number).second);
                if (const auto* winner = std::get_if<WinnerOf>(&slot))
                    winners.insert(winner->match);
                if (const auto* loser = std::get_if<LoserOf>(&slot))
                    losers.insert(loser->match);
            }
        }
        QCOMPARE(static_cast<int>(seeds.size()), bracket.entries);
        const MatchId& last = decidingMatch(bracket)->id;
        for (const Match& match : bracket.matches) {
            QCOMPARE(winners.count(match.id), match.id == last ? 0U : 1U);
            const bool playsOn = match.bracket == Part::Winners || (match.id == "F-1" && last == "F-2");
            QCOMPARE(losers.count(match.id), playsOn && isPlayed(match) ? 1U : 0U);
        }
    }
}

void tst_doubleelimination::feedersComeFirst()
{
    for (const Bracket& bracket : allDoubles())
        draws::feedersComeFirst(bracket);
}

void tst_doubleelimination::neverTwoByesInAMatch()
{
    for (const Bracket& bracket : allDoubles()) {
        for (const Match& match : bracket.matches)
            QVERIFY(!std::holds_alternative<Bye>(match.a) || !std::holds_alternative<Bye>(match.b));
    }
}

void tst_doubleelimination::aLoserOfAByeIsABye()
{
    for (const Bracket& bracket : allDoubles()) {
        for (const Match& match : bracket.matches) {
            for (const Slot& slot : {match.a, match.b}) {
                if (const auto* loser = std::get_if<LoserOf>(&slot))
                    QVERIFY(isPlayed(*find(bracket, loser->match)));
            }
        }
    }
}

void tst_doubleelimination::everybodyButTheChampionLosesTwice()
{
    draws::Dice dice(20261121);
    for (const Bracket& bracket : allDoubles()) {
        const bool single = !hasSecondFinal(bracket);
        for (int tournament = 0; tournament < 2; ++tournament) {
            const draws::Tournament played = draws::play(bracket, [&](int, int) { return dice.isHead(); });
            const Occupant best = champion(bracket, played.results);
            std::map<int, int> lost;
            for (const draws::Meeting& meeting : played.meetings)
                ++lost[meeting.loser];
            for (int seed = 1; seed <= bracket.entries; ++seed) {
                if (best == Occupant{Seed{seed}})
                    QVERIFY(lost[seed] <= 1);
                else if (single)
                    QVERIFY(lost[seed] == 2 || (played.meetings.back().loser == seed && lost[seed] == 1));
                else
                    QCOMPARE(lost[seed], 2);
            }
            QVERIFY(std::holds_alternative<Seed>(best));
        }
    }
}

void tst_doubleelimination::theFavouritesGoThrough()
{
    for (const Bracket& bracket : allDoubles()) {
        const draws::Tournament played = draws::play(bracket, [](int a, int b) { return a < b; });
        QVERIFY(champion(bracket, played.results) == Occupant{Seed{1}});
        QVERIFY(played.meetings.back().loser == 2);
        QCOMPARE(static_cast<int>(played.meetings.size()), 2 * bracket.entries - 2);
    }
}

void tst_doubleelimination::theSecondFinalComesAndGoes()
{
    const Bracket four = draws::doubleKnockout(4);
    Results results = draws::play(four, [](int a, int b) { return a < b; }).results;
    const Match& second = *find(four, "F-2");
    QVERIFY(isSpared(second, seating(four, results).at("F-2")));
    QVERIFY(champion(four, results) == Occupant{Seed{1}});

    results["F-1"] = Winner::B; // corrected: the one who had lost before wins
    QVERIFY(seating(four, results).at("F-2") == (Seated{Seed{2}, Seed{1}, Unknown{}, Unknown{}}));
    QVERIFY(!isSpared(second, seating(four, results).at("F-2")));
    QVERIFY(champion(four, results) == Occupant{Unknown{}});
    results["F-2"] = Winner::A;
    QVERIFY(champion(four, results) == Occupant{Seed{2}});

    results["F-1"] = Winner::A; // corrected back: what was played in the second decides nothing
    QVERIFY(seating(four, results).at("F-2") == (Seated{Seed{1}, Bye{}, Seed{1}, Bye{}}));
    QVERIFY(champion(four, results) == Occupant{Seed{1}});

    results.erase("F-1");
    QVERIFY(seating(four, results).at("F-2") == Seated{});
}

void tst_doubleelimination::aSecondFinalOfNobody()
{
    const Bracket four = draws::doubleKnockout(4);
    Results results = draws::play(four, [](int a, int b) { return a < b; }).results;
    results["F-1"] = Winner::Nobody; // both forfeited
    QVERIFY(champion(four, results) == Occupant{Vacant{}});

    results.erase("F-1");
    results["W2-1"] = Winner::Nobody; // both forfeited the winners' final: the last of the others has won
    QVERIFY(seating(four, results).at("F-1").b == Occupant{Seed{3}});
    QVERIFY(champion(four, results) == Occupant{Seed{3}});

    // The others' last match is forfeited by both instead.
    results["W2-1"] = Winner::A;
    results["L2-1"] = Winner::Nobody;
    QVERIFY(isSpared(*find(four, "F-2"), seating(four, results).at("F-2")));
    QVERIFY(champion(four, results) == Occupant{Seed{1}});
}

// A correction would seat 3 in the first final, but what 1 and 2 played there stands, and so does who they
// are.
void tst_doubleelimination::aFirstFinalThatDecides()
{
    const Bracket four = draws::doubleKnockout(4);
    Results results = draws::play(four, [](int a, int b) { return a < b; }).results;
    results["L2-1"] = Winner::B; // 3 comes out of the losers’ rounds, not 2
    results["F-1"] = Ended{Winner::B, {{1, 2}}};
    QVERIFY(seating(four, results).at("F-1").b == Occupant{Seed{3}});
    QVERIFY(seating(four, results).at("F-2") == (Seated{Seed{2}, Seed{1}, Unknown{}, Unknown{}}));
    results["F-1"] = Ended{Winner::A, {{1, 2}}};
    QVERIFY(champion(four, results) == Occupant{Seed{1}});
}

void tst_doubleelimination::theFinalsDecide()
{
    const Bracket eight = draws::doubleKnockout(8);
    QCOMPARE(decidingMatch(eight)->id, MatchId("F-2"));
    QCOMPARE(decidingMatch(draws::doubleKnockout(8, true))->id, MatchId("F-1"));
    std::vector<MatchId> finals;
    for (const Match& match : eight.matches) {
        if (isFinal(eight, match))
            finals.push_back(match.id);
    }
    QVERIFY(finals == std::vector<MatchId>({"F-1", "F-2"}));
}

void tst_doubleelimination::refuses()
{
    for (const int entries : {-1, 0, 1, 129}) {
        const auto drawn = doubleElimination(entries, false);
        SAYS(wording::text(std::get<Refusal>(drawn)));
    }
}

TEST_CLASS(tst_doubleelimination)
#include "tst_doubleelimination.moc"
