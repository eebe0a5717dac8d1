// Everybody meets everybody, round by round: in one group, in pools with a playoff of their best, and in as
// many rounds as a Swiss tournament has.
#include "draws.h"

#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/questions.h"
#include "bracket/roundrobin.h"
#include "bracket/swiss.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/text.h"
#include "wording/tournament/drawwords.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace bracket;

namespace {

Bracket everyoneMeets(int entries, int meetings)
{
    return std::get<Bracket>(roundRobin(entries, meetings));
}

std::pair<int, int> sides(const Match& match)
{
    return {std::get<Seed>(match.a).number, std::get<Seed>(match.b).number};
}

Bracket poolsFor(int entries, const PoolsPlan& plan)
{
    return std::get<Bracket>(poolsPlayoff(entries, plan));
}

QString refusal(int entries, int rounds, const std::vector<SwissRound>& published)
{
    const auto drawn = swiss(entries, rounds, published);
    const auto* why = std::get_if<Refusal>(&drawn);
    return why ? QString::fromStdString(wording::text(*why)) : QStringLiteral("drawn");
}

} // namespace

class tst_pools : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void fourAsDrawn();
    void everybodyMeetsEverybodySoOften();
    void onceARoundAndSittingOutEvenly();
    void numberedRoundByRound();
    void sidesChangeTheSecondTime();
    void theBestTwoMeetLast();
    void standingsDecide();
    void refusesRoundRobins();
    void seedsGoToPoolsBackAndForth();
    void isUsualWithoutByes();
    void everybodyMeetsHisPool();
    void roundsSideBySideThenThePlayoff();
    void ranksAreGiven();
    void aPlayoffIsPlayedOut();
    void words();
    void refuses_data();
    void refuses();
    void theFirstRound();
    void roundsAsPublished();
    void aWithdrawnTeamIsInNone();
    void howManyRounds();
    void refusesSwissRounds();
};

void tst_pools::fourAsDrawn()
{
    const std::vector<Match> four{
        {"A1-1", 1, Part::Pool, 1, Seed{1}, Seed{4}}, {"A1-2", 2, Part::Pool, 1, Seed{2}, Seed{3}},
        {"A2-1", 3, Part::Pool, 2, Seed{1}, Seed{3}}, {"A2-2", 4, Part::Pool, 2, Seed{2}, Seed{4}},
        {"A3-1", 5, Part::Pool, 3, Seed{1}, Seed{2}}, {"A3-2", 6, Part::Pool, 3, Seed{3}, Seed{4}}};
    QVERIFY(everyoneMeets(4, 1).matches == four);
}

void tst_pools::everybodyMeetsEverybodySoOften()
{
    for (int n = fewestEntries; n <= mostInRoundRobin; ++n) {
        for (const int meetings : {1, 2}) {
            const Bracket bracket = everyoneMeets(n, meetings);
            std::map<std::pair<int, int>, int> met;
            for (const Match& match : bracket.matches) {
                const auto [a, b] = sides(match);
                ++met[std::minmax(a, b)];
            }
            QCOMPARE(playedMatches(bracket), meetings * n * (n - 1) / 2);
            QCOMPARE(static_cast<int>(met.size()), n * (n - 1) / 2);
            for (const auto& [pair, times] : met) {
                QVERIFY(pair.first >= 1 && pair.first < pair.second && pair.second <= n);
                QCOMPARE(times, meetings);
            }
        }
    }
}

void tst_pools::onceARoundAndSittingOutEvenly()
{
    for (int n = fewestEntries; n <= mostInRoundRobin; ++n) {
        for (const int meetings : {1, 2}) {
            std::map<int, int> satOut;
            const auto all = rounds(everyoneMeets(n, meetings));
            QCOMPARE(static_cast<int>(all.size()), meetings * (n % 2 == 0 ? n - 1 : n));
            for (const Round& round : all) {
                std::set<int> here;
                for (const Match& match : round.matches) {
                    QVERIFY(here.insert(sides(match).first).second);
                    QVERIFY(here.insert(sides(match).second).second);
                }
                for (int seed = 1; seed <= n; ++seed)
                    satOut[seed] += here.count(seed) == 0 ? 1 : 0;
            }
            for (const auto& [seed, times] : satOut)
                QCOMPARE(times, n % 2 == 0 ? 0 : meetings);
        }
    }
}

void tst_pools::numberedRoundByRound()
{
    for (int n = fewestEntries; n <= mostInRoundRobin; ++n) {
        int number = 0;
        int round = 0;
        int place = 0;
        for (const Match& match : everyoneMeets(n, 2).matches) {
            place = match.round == round ? place + 1 : 1;
            QVERIFY(match.round == round || match.round == round + 1);
            round = match.round;
            QCOMPARE(match.number, std::optional(++number));
            QCOMPARE(match.id, "A" + std::to_string(round) + '-' + std::to_string(place));
            QCOMPARE(match.bracket, Part::Pool);
        }
    }
}

void tst_pools::sidesChangeTheSecondTime()
{
    const Bracket seven = everyoneMeets(7, 2);
    std::set<std::pair<int, int>> ordered;
    for (const Match& match : seven.matches)
        QVERIFY(ordered.insert(sides(match)).second);
    QCOMPARE(ordered.size(), std::size_t(42));
}

void tst_pools::theBestTwoMeetLast()
{
    for (int n = fewestEntries; n <= mostInRoundRobin; n += 2) {
        const auto all = rounds(everyoneMeets(n, 1));
        QVERIFY(sides(all.back().matches.front()) == std::pair(1, 2));
    }
}

void tst_pools::standingsDecide()
{
    const Bracket three = everyoneMeets(3, 1);
    for (const Bracket& bracket : {three, std::get<Bracket>(swiss(4, 1, {firstSwissRound(4)}))}) {
        QVERIFY(!decidingMatch(bracket));
        for (const Match& match : bracket.matches)
            QVERIFY(!isFinal(bracket, match));
    }
    QVERIFY(poolsIn(three) == std::vector<Pool>({{"A", {1, 2, 3}}}));
    QCOMPARE(wording::roundName(three, three.matches.back()), std::string("Round 3"));
}

void tst_pools::refusesRoundRobins()
{
    const auto says = [](int entries, int meetings) {
        return wording::text(std::get<Refusal>(roundRobin(entries, meetings)));
    };
    SAYS(says(1, 1));
    SAYS(says(65, 1));
    SAYS(says(8, 0));
    SAYS(says(8, 3));
}

void tst_pools::seedsGoToPoolsBackAndForth()
{
    QVERIFY(poolsOf(8, 4) == std::vector<std::vector<int>>({{1, 8}, {2, 7}, {3, 6}, {4, 5}}));
    QVERIFY(poolsOf(10, 3) == std::vector<std::vector<int>>({{1, 6, 7}, {2, 5, 8}, {3, 4, 9, 10}}));
    for (int entries = 2; entries <= mostEntries; ++entries) {
        for (int pools = 1; pools <= std::min(mostPools, entries / 2); ++pools) {
            std::set<int> seeds;
            for (const std::vector<int>& members : poolsOf(entries, pools)) {
                QVERIFY(static_cast<int>(members.size()) == entries / pools ||
                        static_cast<int>(members.size()) == entries / pools + 1);
                QVERIFY(std::is_sorted(members.begin(), members.end()));
                seeds.insert(members.begin(), members.end());
            }
            QCOMPARE(static_cast<int>(seeds.size()), entries);
        }
    }
}

// As many pools as a power of two gives at three teams or more in each; the first two advance.
void tst_pools::isUsualWithoutByes()
{
    const std::pair<int, int> usual[] = {{2, 1},  {5, 1},  {6, 2},   {11, 2},  {12, 4},
                                         {13, 4}, {24, 8}, {64, 16}, {256, 16}};
    for (const auto& [entries, pools] : usual)
        QCOMPARE(bracket::usualPools(entries).pools, pools);
    for (int entries = 2; entries <= 256; ++entries) {
        const auto made = poolsPlayoff(entries, bracket::usualPools(entries));
        QVERIFY(std::holds_alternative<Bracket>(made));
        for (const Match& match : std::get<Bracket>(made).matches)
            QVERIFY(match.number.has_value());
    }
    QCOMPARE(bracket::usualPools(8, 4).pools, 4);
    QCOMPARE(bracket::usualPools(8, 4).advance, 1);
    QCOMPARE(bracket::usualPools(9, 3).advance, 2);
}

void tst_pools::everybodyMeetsHisPool()
{
    for (int entries = 4; entries <= 64; ++entries) {
        for (int pools = 1; pools <= entries / 2 && pools <= mostPools; ++pools) {
            const Bracket bracket = poolsFor(entries, {pools, pools == 1 ? 2 : 1, 0, 1 + entries % 2});
            std::map<std::pair<int, int>, int> met;
            for (const Match& match : bracket.matches) {
                if (match.bracket == Part::Pool)
                    ++met[std::minmax(std::get<Seed>(match.a).number, std::get<Seed>(match.b).number)];
            }
            std::size_t pairs = 0;
            const auto members = poolsOf(entries, pools);
            const std::vector<Pool> read = poolsIn(bracket);
            for (std::size_t i = 0; i < members.size(); ++i) {
                QVERIFY(read[i].seeds == members[i]);
                pairs += members[i].size() * (members[i].size() - 1) / 2;
                for (const int one : members[i]) {
                    for (const int other : members[i])
                        QVERIFY(one >= other || met[std::minmax(one, other)] == 1 + entries % 2);
                }
            }
            QCOMPARE(met.size(), pairs);
        }
    }
}

void tst_pools::roundsSideBySideThenThePlayoff()
{
    for (const PoolsPlan& plan : draws::plansUpTo(32)) {
        const Bracket bracket = poolsFor(std::max(2, plan.advance) * plan.pools + plan.pools / 2, plan);
        int number = 0;
        int round = 0;
        bool inPlayoff = false;
        std::set<MatchId> ids;
        std::map<int, std::set<int>> here;
        for (const Match& match : bracket.matches) {
            QCOMPARE(match.number, draws::hasBye(match) ? std::nullopt : std::optional(++number));
            QVERIFY(ids.insert(match.id).second);
            inPlayoff = inPlayoff || match.bracket == Part::Winners;
            QCOMPARE(match.bracket, inPlayoff ? Part::Winners : Part::Pool);
            if (inPlayoff) {
                QVERIFY(match.id.rfind("PW", 0) == 0);
                continue;
            }
            QVERIFY(match.round >= round);
            round = match.round;
            QVERIFY(here[round].insert(std::get<Seed>(match.a).number).second);
            QVERIFY(here[round].insert(std::get<Seed>(match.b).number).second);
        }
        QCOMPARE(decidingMatch(bracket)->id, bracket.matches.back().id);
        QVERIFY(isFinal(bracket, bracket.matches.back()));
    }
}

void tst_pools::ranksAreGiven()
{
    const Bracket eight = poolsFor(8, {2, 2, 0, 1, true});
    QVERIFY(seating(eight, {}).at("PW1-1") == Seated{});
    const PoolRanks ranks{{{"A", 1}, Seed{5}}, {{"B", 2}, Seed{2}}, {{"A", 2}, Vacant{}}};
    const Seating now = seating(eight, {{"PW1-1", Winner::B}}, ranks);
    QVERIFY(now.at("PW1-1") == (Seated{Seed{5}, Seed{2}, Seed{2}, Seed{5}}));
    QVERIFY(now.at("PW1-2") == (Seated{Unknown{}, Vacant{}, Unknown{}, Vacant{}}));
    QVERIFY(now.at("T-1").a == Occupant{Seed{5}});
}

void tst_pools::aPlayoffIsPlayedOut()
{
    draws::Dice dice(6);
    for (const PoolsPlan& plan : draws::plansUpTo(32)) {
        const int advanceCount = plan.pools * plan.advance;
        const Bracket bracket = poolsFor(std::max(2, plan.advance) * plan.pools,
                                         {plan.pools, plan.advance, 0, 1, advanceCount > 3});
        PoolRanks ranks;
        for (const Pool& pool : poolsIn(bracket)) {
            for (int rank = 1; rank <= plan.advance; ++rank)
                ranks[{pool.letter, rank}] = Seed{pool.seeds[static_cast<std::size_t>(rank) - 1]};
        }
        const draws::Tournament tournament = draws::play(
            bracket, [&](int, int) { return dice.isHead(); }, ranks);
        QCOMPARE(static_cast<int>(tournament.meetings.size()), playedMatches(bracket));
        const auto inPlayoff =
            std::count_if(tournament.meetings.begin(), tournament.meetings.end(),
                          [](const auto& m) { return m.match[0] == 'P' && m.match[1] == 'W'; });
        QCOMPARE(static_cast<int>(inPlayoff), advanceCount - 1);
        QVERIFY(champion(bracket, tournament.results, ranks) ==
                Occupant{Seed{tournament.meetings.back().winner}});
    }
}

void tst_pools::words()
{
    const Bracket nine = poolsFor(9, {3, 2, 0, 1, true});
    QStringList names;
    for (const Match& match : nine.matches) {
        const auto name = QString::fromStdString(wording::roundName(nine, match));
        if (names.isEmpty() || names.back() != name)
            names << name;
    }
    SAYS(names.mid(0, 4));
    QCOMPARE(names.mid(9), QStringList({QStringLiteral("Quarterfinals"), QStringLiteral("Semifinals"),
                                        QStringLiteral("Third place"), QStringLiteral("Final")}));
    QCOMPARE(wording::roundName(nine, Part::Pool, 2), std::string("Pool round 2"));
    QCOMPARE(wording::roundName(poolsFor(32, {16, 1}), Part::Winners, 1), std::string("Playoff round 1"));
}

void tst_pools::refuses_data()
{
    QTest::addColumn<int>("entries");
    QTest::addColumn<PoolsPlan>("plan");
    const auto row = [](const char* name, int entries, const PoolsPlan& plan) {
        QTest::newRow(name) << entries << plan;
    };
    row("too many", 257, {2, 2});
    row("no pool", 8, {0, 2});
    row("too many pools", 64, {27, 1});
    row("a pool of one", 7, {4, 1});
    row("too large", 200, {3, 2});
    row("meetings", 8, {2, 2, 0, 3});
    row("nobody advances", 8, {2, 0});
    row("more than there are", 11, {3, 4});
    row("one advances", 8, {1, 1});
    row("wildcards", 9, {3, 2, 4});
    row("less than none", 9, {3, 2, -1});
    row("third of two", 8, {2, 1, 0, 1, true});
}

void tst_pools::refuses()
{
    QFETCH(int, entries);
    QFETCH(PoolsPlan, plan);

    const auto drawn = poolsPlayoff(entries, plan);
    QVERIFY(std::holds_alternative<Refusal>(drawn));
    SAYS(QString::fromStdString(wording::text(std::get<Refusal>(drawn))));
}

void tst_pools::theFirstRound()
{
    QVERIFY(firstSwissRound(8) == SwissRound({{1, 5}, {2, 6}, {3, 7}, {4, 8}}));
    QVERIFY(firstSwissRound(5) == SwissRound({{1, 3}, {2, 4}, {5, std::nullopt}}));
    for (int n = fewestEntries; n <= mostEntries; ++n)
        QCOMPARE(refusal(n, 1, {firstSwissRound(n)}), QStringLiteral("drawn"));
}

void tst_pools::roundsAsPublished()
{
    const SwissRound second{{1, 2}, {5, 3}, {4, std::nullopt}};
    const Bracket five = std::get<Bracket>(swiss(5, 3, {firstSwissRound(5), second}));
    const std::vector<Match> all{
        {"S1-1", 1, Part::Swiss, 1, Seed{1}, Seed{3}}, {"S1-2", 2, Part::Swiss, 1, Seed{2}, Seed{4}},
        {"S1-3", {}, Part::Swiss, 1, Seed{5}, Bye{}},  {"S2-1", 3, Part::Swiss, 2, Seed{1}, Seed{2}},
        {"S2-2", 4, Part::Swiss, 2, Seed{5}, Seed{3}}, {"S2-3", {}, Part::Swiss, 2, Seed{4}, Bye{}}};
    QVERIFY(five.matches == all);
    QCOMPARE(five.rounds, 3);
    QCOMPARE(wording::roundName(five, all.back()), std::string("Round 2"));
    QVERIFY(std::get<Bracket>(swiss(5, 3, {})).matches.empty());
}

void tst_pools::aWithdrawnTeamIsInNone()
{
    QCOMPARE(refusal(4, 2, {firstSwissRound(4), {{1, 2}, {3, std::nullopt}}}), QStringLiteral("drawn"));
}

void tst_pools::howManyRounds()
{
    QCOMPARE(usualSwissRounds(2), 1);
    QCOMPARE(usualSwissRounds(8), 3);
    QCOMPARE(usualSwissRounds(9), 4);
    QCOMPARE(usualSwissRounds(256), 8);
    QCOMPARE(mostSwissRounds(2), 1);
    QCOMPARE(mostSwissRounds(3), 3);
    QCOMPARE(mostSwissRounds(4), 3);
    QCOMPARE(mostSwissRounds(6), 3);
    QCOMPARE(mostSwissRounds(7), 5);
    QCOMPARE(mostSwissRounds(8), 5);
    for (int n = fewestEntries; n <= mostEntries; ++n)
        QVERIFY(usualSwissRounds(n) <= mostSwissRounds(n));
}

void tst_pools::refusesSwissRounds()
{
    const SwissRound first = firstSwissRound(5);
    SAYS(refusal(1, 1, {}));
    SAYS(refusal(6, 0, {}));
    QVERIFY(refusal(6, 4, {}).contains(QStringLiteral("not 4")));
    SAYS(refusal(5, 1, {first, first}));
    SAYS(refusal(5, 3, {{{1, 6}}}));
    SAYS(refusal(5, 3, {{{0, 1}}}));
    SAYS(refusal(5, 3, {{{2, 2}}}));
    SAYS(refusal(5, 3, {{{1, 2}, {2, std::nullopt}}}));
    SAYS(refusal(5, 3, {first, {{3, 1}}}));
    SAYS(refusal(5, 3, {first, {{5, std::nullopt}}}));
}

TEST_CLASS(tst_pools)
#include "tst_pools.moc"
