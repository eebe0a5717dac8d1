// Single and double eliminations of every size, drawn and played: who meets whom, who has a bye, the order of
// matches, and when the second final is played.
#include "draws.h"

#include "bracket/elimination.h"
#include "bracket/questions.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace bracket;

namespace {

// What stands in the slots of that kind, each as often as it stands there.
template <class Kind, class Member>
std::multiset<Member> standing(const Bracket& bracket, Member Kind::*member)
{
    std::multiset<Member> found;
    for (const Match& match : bracket.matches) {
        for (const Slot* slot : {&match.a, &match.b}) {
            if (const Kind* here = std::get_if<Kind>(slot))
                found.insert(here->*member);
        }
    }
    return found;
}

bool isBye(const Slot& slot)
{
    return std::holds_alternative<Bye>(slot);
}

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

class tst_elimination : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void sixteenSeedsFromTheTop();
    void everySeedIsPlacedOnce();
    void oneMatchFewerThanEntries();
    void byesGoToTheTopSeeds();
    void everyWinnerAdvancesOnce();
    void numbersFollowPlayingOrder();
    void thirdPlaceOfFour();
    void thirdPlaceOfThreeNeedsNoMatch();
    void aTournamentOfElevenIsNumberedAsDrawn();
    void refuses_data();
    void refuses();
    void sixAsTheFormatHasIt();
    void twoTeamsHaveAFinalAndPerhapsAnother();
    void twiceAsManyMatchesLessTwo();
    void inADoubleEverySeedIsPlacedAndEverySlotFedOnce();
    void feedersComeFirst();
    void neverTwoByesInAMatch();
    void aLoserOfAByeIsABye();
    void everybodyButTheChampionLosesTwice();
    void theFavouritesGoThrough();
    void theSecondFinalComesAndGoes();
    void aSecondFinalOfNobody();
    void aFirstFinalThatDecides();
    void theFinalsDecide();
    void refusesDoubles();
};

void tst_elimination::sixteenSeedsFromTheTop()
{
    const std::vector<int> sixteen{1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11};
    QCOMPARE(seedOrder(16), sixteen);
    QCOMPARE(seedOrder(2), std::vector<int>({1, 2}));
}

void tst_elimination::everySeedIsPlacedOnce()
{
    for (const Bracket& bracket : draws::all()) {
        int next = 1;
        for (const int seed : standing(bracket, &Seed::number))
            QCOMPARE(seed, next++);
        QCOMPARE(next, bracket.entries + 1);
    }
}

void tst_elimination::oneMatchFewerThanEntries()
{
    for (const Bracket& bracket : draws::all()) {
        const int third = draws::hasThirdPlace(bracket) && bracket.entries > 3 ? 1 : 0;
        QCOMPARE(playedMatches(bracket), bracket.entries - 1 + third);
        std::set<MatchId> ids;
        for (const Match& match : bracket.matches)
            ids.insert(match.id);
        QCOMPARE(ids.size(), bracket.matches.size());
    }
}

void tst_elimination::byesGoToTheTopSeeds()
{
    for (const Bracket& bracket : draws::all()) {
        const int byes = draws::places(bracket) - bracket.entries;
        std::set<int> waiting;
        for (const Match& match : bracket.matches) {
            QVERIFY(!isBye(match.a) || match.bracket == Part::ThirdPlace);
            if (match.bracket == Part::Winners && isBye(match.b))
                waiting.insert(std::get<Seed>(match.a).number);
        }
        QCOMPARE(static_cast<int>(waiting.size()), byes);
        QVERIFY(waiting.empty() || *waiting.rbegin() == byes);
    }
}

void tst_elimination::everyWinnerAdvancesOnce()
{
    for (const Bracket& bracket : draws::all()) {
        const std::multiset<MatchId> winners = standing(bracket, &WinnerOf::match);
        int last = 0;
        for (const Match& match : bracket.matches) {
            const int advances = static_cast<int>(winners.count(match.id));
            const bool final = isFinal(bracket, match);
            QCOMPARE(advances, final || match.bracket == Part::ThirdPlace ? 0 : 1);
            last += final ? 1 : 0;
        }
        QCOMPARE(last, 1);
        QCOMPARE(decidingMatch(bracket)->bracket, Part::Winners);
    }
}

void tst_elimination::numbersFollowPlayingOrder()
{
    for (const Bracket& bracket : draws::all()) {
        draws::feedersComeFirst(bracket);
        QCOMPARE(decidingMatch(bracket)->number, std::optional(playedMatches(bracket)));
    }
}

void tst_elimination::thirdPlaceOfFour()
{
    const Bracket four = draws::knockout(4, true);
    QCOMPARE(four.matches.size(), std::size_t(4));
    QVERIFY(four.matches[2] == (Match{"T-1", 3, Part::ThirdPlace, 1, LoserOf{"W1-1"}, LoserOf{"W1-2"}}));
    QVERIFY(four.matches[3] == (Match{"W2-1", 4, Part::Winners, 2, WinnerOf{"W1-1"}, WinnerOf{"W1-2"}}));
    QVERIFY(!isFinal(four, four.matches[2]));
}

void tst_elimination::thirdPlaceOfThreeNeedsNoMatch()
{
    const Bracket three = draws::knockout(3, true);
    const Match* third = find(three, "T-1");
    QVERIFY(third && !isPlayed(*third));
    QVERIFY(isBye(third->a));
    QVERIFY(third->b == Slot{LoserOf{"W1-2"}});
}

void tst_elimination::aTournamentOfElevenIsNumberedAsDrawn()
{
    const Bracket eleven = draws::knockout(11, true);
    QCOMPARE(find(eleven, "W1-2")->number, std::optional(1));
    QCOMPARE(find(eleven, "W2-1")->number, std::optional(4));
    QCOMPARE(find(eleven, "W3-1")->number, std::optional(8));
    QCOMPARE(find(eleven, "T-1")->number, std::optional(10));
    QCOMPARE(find(eleven, "W4-1")->number, std::optional(11));
    QCOMPARE(find(eleven, "W5-1"), nullptr);
    QVERIFY(winnerGoesTo(eleven, "W1-2") == (Place{"W2-1", Side::B}));
    QVERIFY(loserGoesTo(eleven, "W3-2") == (Place{"T-1", Side::B}));
    QVERIFY(!loserGoesTo(eleven, "W1-2"));
    QVERIFY(!winnerGoesTo(eleven, "W4-1"));
}

void tst_elimination::refuses_data()
{
    QTest::addColumn<int>("entries");
    QTest::addColumn<bool>("thirdPlace");
    QTest::newRow("one") << 1 << false;
    QTest::newRow("none") << 0 << true;
    QTest::newRow("negative") << -8 << false;
    QTest::newRow("too many") << 257 << true;
    QTest::newRow("two and a third place") << 2 << true;
}

void tst_elimination::refuses()
{
    QFETCH(int, entries);
    QFETCH(bool, thirdPlace);

    const auto drawn = singleElimination(entries, thirdPlace);
    QVERIFY(std::holds_alternative<Refusal>(drawn));
    SAYS(QString::fromStdString(wording::text(std::get<Refusal>(drawn))));
}

void tst_elimination::sixAsTheFormatHasIt()
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

void tst_elimination::twoTeamsHaveAFinalAndPerhapsAnother()
{
    const std::vector<Match> both{{"W1-1", 1, Part::Winners, 1, Seed{1}, Seed{2}},
                                  {"F-1", 2, Part::Final, 1, WinnerOf{"W1-1"}, LoserOf{"W1-1"}},
                                  {"F-2", 3, Part::Final, 2, WinnerOf{"F-1"}, LoserOf{"F-1"}, true}};
    QVERIFY(draws::doubleKnockout(2).matches == both);
}

void tst_elimination::twiceAsManyMatchesLessTwo()
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

void tst_elimination::inADoubleEverySeedIsPlacedAndEverySlotFedOnce()
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

void tst_elimination::feedersComeFirst()
{
    for (const Bracket& bracket : allDoubles())
        draws::feedersComeFirst(bracket);
}

void tst_elimination::neverTwoByesInAMatch()
{
    for (const Bracket& bracket : allDoubles()) {
        for (const Match& match : bracket.matches)
            QVERIFY(!isBye(match.a) || !isBye(match.b));
    }
}

void tst_elimination::aLoserOfAByeIsABye()
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

void tst_elimination::everybodyButTheChampionLosesTwice()
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

void tst_elimination::theFavouritesGoThrough()
{
    for (const Bracket& bracket : allDoubles()) {
        const draws::Tournament played = draws::play(bracket, [](int a, int b) { return a < b; });
        QVERIFY(champion(bracket, played.results) == Occupant{Seed{1}});
        QVERIFY(played.meetings.back().loser == 2);
        QCOMPARE(static_cast<int>(played.meetings.size()), 2 * bracket.entries - 2);
    }
}

void tst_elimination::theSecondFinalComesAndGoes()
{
    const Bracket four = draws::doubleKnockout(4);
    Results results = draws::play(four, [](int a, int b) { return a < b; }).results;
    const Match& second = *find(four, "F-2");
    QVERIFY(isUnneeded(second, seating(four, results).at("F-2")));
    QVERIFY(champion(four, results) == Occupant{Seed{1}});

    results["F-1"] = Winner::B; // corrected: the one who had lost before wins
    QVERIFY(seating(four, results).at("F-2") == (Seated{Seed{2}, Seed{1}, Unknown{}, Unknown{}}));
    QVERIFY(!isUnneeded(second, seating(four, results).at("F-2")));
    QVERIFY(champion(four, results) == Occupant{Unknown{}});
    results["F-2"] = Winner::A;
    QVERIFY(champion(four, results) == Occupant{Seed{2}});

    results["F-1"] = Winner::A; // corrected back: what was played in the second decides nothing
    QVERIFY(seating(four, results).at("F-2") == (Seated{Seed{1}, Bye{}, Seed{1}, Bye{}}));
    QVERIFY(champion(four, results) == Occupant{Seed{1}});

    results.erase("F-1");
    QVERIFY(seating(four, results).at("F-2") == Seated{});
}

void tst_elimination::aSecondFinalOfNobody()
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
    QVERIFY(isUnneeded(*find(four, "F-2"), seating(four, results).at("F-2")));
    QVERIFY(champion(four, results) == Occupant{Seed{1}});
}

// A correction would seat 3 in the first final, but what 1 and 2 played there stands, and so does who they
// are.
void tst_elimination::aFirstFinalThatDecides()
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

void tst_elimination::theFinalsDecide()
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

void tst_elimination::refusesDoubles()
{
    for (const int entries : {-1, 0, 1, 129}) {
        const auto drawn = doubleElimination(entries, false);
        SAYS(wording::text(std::get<Refusal>(drawn)));
    }
}

TEST_CLASS(tst_elimination)
#include "tst_elimination.moc"
