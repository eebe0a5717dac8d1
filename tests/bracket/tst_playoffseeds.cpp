// Who meets whom in a playoff: pool mates are kept apart as long as the tree allows.
#include "draws.h"

#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "wording/tournament/drawwords.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

using namespace bracket;

namespace {

Bracket playoffFor(int entries, const PoolsPlan& plan)
{
    return std::get<Bracket>(poolsPlayoff(entries, plan));
}

QString said(const std::vector<PoolRank>& ranks)
{
    QStringList words;
    for (const PoolRank& rank : ranks)
        words << QString::fromStdString(rank.pool) + QString::number(rank.rank);
    return words.join(u' ');
}

// Who meets in the first round of the playoff, from top to bottom.
template <class Name>
QString firstMeetings(const Bracket& bracket, Name nameOf)
{
    QStringList all;
    for (const Match& match : bracket.matches) {
        if (match.bracket != Part::Winners || match.round > 1)
            continue;
        QStringList sides;
        for (const Slot& slot : {match.a, match.b}) {
            const auto* rank = std::get_if<PoolRank>(&slot);
            sides << (rank ? nameOf(*rank) : QStringLiteral("bye"));
        }
        all << sides.join(QStringLiteral(" v "));
    }
    return all.join(QStringLiteral(" | "));
}

QString firstMeetings(const Bracket& bracket)
{
    return firstMeetings(bracket, [](const PoolRank& rank) { return said({rank}); });
}

// Of three pools of three the seeds 1, 6, 7; 2, 5, 8; 3, 4, 9. `A1 7 | 2 C1`, in seeds, once all are seated.
QString seated(const Bracket& bracket, PoolRanks ranks)
{
    keepWildcardsApart(bracket, ranks);
    return firstMeetings(bracket, [&](const PoolRank& rank) {
        const auto at = ranks.find(rank);
        return at == ranks.end() ? QStringLiteral("?") : QString::number(std::get<Seed>(at->second).number);
    });
}

// By how many more than must be, some part of the tree holds teams of one pool.
int crowding(const PoolsPlan& plan)
{
    int places = 2;
    while (places < plan.pools * plan.advance)
        places *= 2;
    const std::vector<PoolRank> seeds = playoffSeeds(plan.pools, plan.advance);
    const std::vector<int> order = seedOrder(places);
    int most = 0;
    for (int parts = 2; parts < places; parts *= 2) {
        std::map<std::pair<std::string, int>, int> held;
        for (int line = 0; line < places; ++line) {
            const auto seed = static_cast<std::size_t>(order[static_cast<std::size_t>(line)]) - 1;
            if (seed < seeds.size())
                ++held[{seeds[seed].pool, line / (places / parts)}];
        }
        for (const auto& [where, teams] : held)
            most = std::max(most, teams - (plan.advance + parts - 1) / parts);
    }
    return most;
}

} // namespace

class tst_playoffseeds : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void twoPoolsWithTwo();
    void fourPoolsWithTwo();
    void threePoolsWithTwo();
    void wildcardsFillTheTree();
    void wildcardsKeepAwayFromTheirPools();
    void wildcardsMeetNoMateAtOnceWhereThatCanBe();
    void aLoneWildcardExchangesPlacesWithTheOtherSemifinal();
    void thePlacesThatMayBeExchangedStayOpen();
    void nobodyIsExchangedIntoABye();
    void poolMatesAreKeptApart();
    void winnersOfPoolsHaveTheByes();
};

void tst_playoffseeds::twoPoolsWithTwo()
{
    SAYS(firstMeetings(playoffFor(8, {2, 2})));
}

void tst_playoffseeds::fourPoolsWithTwo()
{
    SAYS(said(playoffSeeds(4, 2)));
    SAYS(firstMeetings(playoffFor(16, {4, 2})));
}

void tst_playoffseeds::threePoolsWithTwo()
{
    SAYS(firstMeetings(playoffFor(9, {3, 2})));
}

void tst_playoffseeds::wildcardsFillTheTree()
{
    const Bracket nine = playoffFor(9, {3, 2, 2});
    SAYS(firstMeetings(nine));
    QCOMPARE(wording::inWords(nine, PoolRank{std::string(wildcards), 2}), std::string("wildcard 2"));
}

void tst_playoffseeds::wildcardsKeepAwayFromTheirPools()
{
    // The first place meets B1, the second A1.
    QVERIFY(wildcardPlaces(3, 2, {"A", "B"}) == std::vector<std::size_t>({0, 1}));
    QVERIFY(wildcardPlaces(3, 2, {"B", "A"}) == std::vector<std::size_t>({1, 0}));
    QVERIFY(wildcardPlaces(3, 2, {"C"}) == std::vector<std::size_t>({0}));
    QVERIFY(wildcardPlaces(3, 2, {}).empty());
}

// Tried against every order there is, for wildcards of up to six pools that are all another one's.
void tst_playoffseeds::wildcardsMeetNoMateAtOnceWhereThatCanBe()
{
    for (int pools = 2; pools <= 6; ++pools) {
        for (int advance = 1; advance <= 3; ++advance) {
            std::vector<std::string> from;
            for (int pool = 0; pool < pools; ++pool)
                from.insert(from.begin(), std::string(1, static_cast<char>('A' + pool)));
            const Bracket bracket = playoffFor(pools * (advance + 1), {pools, advance, pools});
            // How many wildcards meet a mate in their first match, given who takes which place.
            const auto mates = [&](const std::vector<std::size_t>& taken) {
                int met = 0;
                for (const Match& match : bracket.matches) {
                    const auto* a = std::get_if<PoolRank>(&match.a);
                    const auto* b = std::get_if<PoolRank>(&match.b);
                    if (a && b && b->pool == wildcards && a->pool != wildcards)
                        met += from[taken[static_cast<std::size_t>(b->rank) - 1]] == a->pool ? 1 : 0;
                }
                return met;
            };
            std::vector<std::size_t> order(from.size());
            std::iota(order.begin(), order.end(), std::size_t(0));
            int fewest = pools;
            do
                fewest = std::min(fewest, mates(order));
            while (std::next_permutation(order.begin(), order.end()));
            QCOMPARE(mates(wildcardPlaces(pools, advance, from)), fewest);
        }
    }
}

void tst_playoffseeds::aLoneWildcardExchangesPlacesWithTheOtherSemifinal()
{
    const Bracket nine = playoffFor(9, {3, 1, 1});
    SAYS(firstMeetings(nine));
    const PoolRanks winners{{{"A", 1}, Seed{1}}, {{"B", 1}, Seed{2}}, {{"C", 1}, Seed{3}}};
    const auto with = [&](int wildcard) {
        PoolRanks ranks = winners;
        ranks[{std::string(wildcards), 1}] = Seed{wildcard};
        return seated(nine, ranks);
    };
    QCOMPARE(with(6), QStringLiteral("1 v 3 | 2 v 6")); // of pool A
    QCOMPARE(with(5), QStringLiteral("1 v 5 | 2 v 3")); // of pool B
    QCOMPARE(with(4), QStringLiteral("1 v 4 | 2 v 3")); // of pool C
}

void tst_playoffseeds::thePlacesThatMayBeExchangedStayOpen()
{
    const PoolRanks winners{{{"A", 1}, Seed{1}}, {{"B", 1}, Seed{2}}, {{"C", 1}, Seed{3}}};
    QCOMPARE(seated(playoffFor(9, {3, 1, 1}), winners), QStringLiteral("1 v ? | 2 v ?"));
    // Without a wildcard every place is known.
    SAYS(seated(playoffFor(9, {3, 1}), winners));
}

void tst_playoffseeds::nobodyIsExchangedIntoABye()
{
    // The winners have the byes; the wildcards meet each other, mates or not.
    const Bracket nine = playoffFor(9, {3, 1, 2});
    SAYS(firstMeetings(nine));
    const PoolRanks ranks{{{"A", 1}, Seed{1}},
                          {{"B", 1}, Seed{2}},
                          {{"C", 1}, Seed{3}},
                          {{std::string(wildcards), 1}, Seed{6}},
                          {{std::string(wildcards), 2}, Seed{7}}};
    SAYS(seated(nine, ranks));
}

// A tree cut into 2, 4, 8 parts cannot hold less than that share of the teams that advance from a pool in
// each.
void tst_playoffseeds::poolMatesAreKeptApart()
{
    for (const PoolsPlan& plan : draws::plansUpTo(mostEntries)) {
        const int crowded = crowding(plan);
        const QString what = QStringLiteral("%1 pools with %2").arg(plan.pools).arg(plan.advance);
        QVERIFY2(crowded <= (plan.advance <= 5 ? 0 : 2), qPrintable(what));
        std::set<PoolRank> seeds;
        for (const PoolRank& rank : playoffSeeds(plan.pools, plan.advance))
            seeds.insert(rank);
        QCOMPARE(static_cast<int>(seeds.size()), plan.pools * plan.advance);
    }
}

void tst_playoffseeds::winnersOfPoolsHaveTheByes()
{
    for (const PoolsPlan& plan : draws::plansUpTo(64)) {
        const Bracket bracket = playoffFor(std::max(2, plan.advance) * plan.pools, plan);
        std::map<int, int> byes;
        for (const Match& match : bracket.matches) {
            if (match.bracket == Part::Winners && std::holds_alternative<Bye>(match.b))
                ++byes[std::get<PoolRank>(match.a).rank];
        }
        for (const auto& [rank, times] : byes)
            QVERIFY(rank == 1 || byes[rank - 1] == plan.pools);
    }
}

TEST_CLASS(tst_playoffseeds)
#include "tst_playoffseeds.moc"
