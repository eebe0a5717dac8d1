// Teams of one affiliation are drawn apart: as well as any order could do it, the same on every machine.
#include "bracket/bracket.h"
#include "bracket/shuffle.h"
#include "program/testclass.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>

namespace {

using bracket::Kind;
using Order = std::vector<std::size_t>;
using Affiliations = std::vector<std::string>;

/// So many pairs of one affiliation share a section of each level.
std::vector<int> pairsOf(const Order& order, const Affiliations& of, const bracket::Sections& sections)
{
    std::vector<int> all;
    for (const std::vector<int>& level : sections) {
        int pairs = 0;
        for (std::size_t p = 0; p < order.size(); ++p)
            for (std::size_t q = p + 1; q < order.size(); ++q)
                pairs +=
                    level[p] == level[q] && !of[order[p]].empty() && of[order[p]] == of[order[q]] ? 1 : 0;
        all.push_back(pairs);
    }
    return all;
}

/// Drawn from that lot: of `kinds` clubs, every third team of none where there is a club 0.
Affiliations randomClubs(int teams, int clubs, const std::string& lot)
{
    const std::vector<int> drawn = bracket::shuffled(64, lot);
    Affiliations all;
    for (int team = 0; team < teams; ++team) {
        const int club = drawn[static_cast<std::size_t>(team)] % (clubs + 1);
        all.push_back(club == 0 ? std::string() : std::string(1, static_cast<char>('A' + club - 1)));
    }
    return all;
}

Order inRow(int teams)
{
    Order order(static_cast<std::size_t>(teams));
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
}

/// The best there is, by trying every order of the places behind the seeds.
std::vector<int> bestOf(int teams, std::size_t seeded, const Affiliations& of,
                        const bracket::Sections& sections)
{
    Order order = inRow(teams);
    std::vector<int> best = pairsOf(order, of, sections);
    const auto first = order.begin() + static_cast<std::ptrdiff_t>(seeded);
    do {
        best = std::min(best, pairsOf(order, of, sections));
    } while (std::next_permutation(first, order.end()));
    return best;
}

} // namespace

class tst_apart : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void asFewMeetFirstAsCanBe_data();
    void asFewMeetFirstAsCanBe();
    void poolsAreAsEvenAsCanBe_data();
    void poolsAreAsEvenAsCanBe();
    void meetsAsLateAsTheTreeAllows();
    void seedsStay();
    void changesNothingWithoutNeed();
    void givesTheSameEverywhere();
    void noneWhereAllMeetAll();
};

void tst_apart::asFewMeetFirstAsCanBe_data()
{
    QTest::addColumn<int>("kind");
    for (const Kind kind : {Kind::SingleElimination, Kind::DoubleElimination, Kind::Swiss})
        QTest::newRow(std::string(bracket::word(kind)).c_str()) << static_cast<int>(kind);
}

void tst_apart::asFewMeetFirstAsCanBe()
{
    QFETCH(int, kind);
    for (int teams = 2; teams <= 8; ++teams)
        for (std::size_t seeded = 0; seeded <= 3 && seeded < static_cast<std::size_t>(teams); ++seeded)
            for (int clubs = 1; clubs <= 3; ++clubs)
                for (int draw = 0; draw < (teams < 8 ? 8 : 2); ++draw) {
                    const std::string lot = std::to_string(draw) + '/' + std::to_string(clubs);
                    const Affiliations of = randomClubs(teams, clubs, lot);
                    const auto sections = bracket::sectionsOf(static_cast<Kind>(kind), teams, 0);
                    const Order order = bracket::keptApart(inRow(teams), seeded, of, sections);
                    if (sections.empty())
                        continue;
                    QCOMPARE(pairsOf(order, of, sections).front(),
                             bestOf(teams, seeded, of, sections).front());
                }
}

void tst_apart::poolsAreAsEvenAsCanBe_data()
{
    QTest::addColumn<int>("pools");
    for (const int pools : {1, 2, 3, 4, 8})
        QTest::newRow(std::to_string(pools).c_str()) << pools;
}

// Of every affiliation no pool has two more than another.
void tst_apart::poolsAreAsEvenAsCanBe()
{
    QFETCH(int, pools);
    for (int teams = 2 * pools; teams <= 40; ++teams)
        for (int draw = 0; draw < 20; ++draw) {
            const Affiliations of = randomClubs(teams, 1 + draw % 6, std::to_string(draw));
            const auto sections = bracket::sectionsOf(Kind::PoolsPlayoff, teams, pools);
            const Order order = bracket::keptApart(inRow(teams), 0, of, sections);
            std::map<std::string, std::vector<int>> counts;
            for (std::size_t place = 0; place < order.size(); ++place) {
                auto& count = counts[of[order[place]]];
                count.resize(static_cast<std::size_t>(pools));
                ++count[static_cast<std::size_t>(sections.front()[place])];
            }
            counts.erase("");
            for (const auto& [club, count] : counts) {
                const auto [least, most] = std::minmax_element(count.begin(), count.end());
                QVERIFY2(*most - *least <= 1, club.c_str());
            }
        }
}

// 16 teams of 4 clubs: one in each quarter. Of 8 teams of 2 clubs: no two of one meet in the first round, and
// each half has two of each.
void tst_apart::meetsAsLateAsTheTreeAllows()
{
    for (int draw = 0; draw < 50; ++draw) {
        Affiliations of;
        Order order;
        for (const int team : bracket::shuffled(16, std::to_string(draw))) {
            of.push_back(std::string(1, static_cast<char>('A' + of.size() % 4)));
            order.push_back(static_cast<std::size_t>(team));
        }
        const auto sections = bracket::sectionsOf(Kind::SingleElimination, 16, 0);
        QCOMPARE(sections.size(), std::size_t{3});
        const auto pairs = pairsOf(bracket::keptApart(order, 0, of, sections), of, sections);
        QCOMPARE(pairs, (std::vector<int>{0, 0, 8}));
    }
}

void tst_apart::seedsStay()
{
    const Affiliations of{"A", "B", "A", "A", "B", "A", "B", "A"};
    const Order order{0, 1, 2, 3, 4, 5, 6, 7};
    const auto sections = bracket::sectionsOf(Kind::SingleElimination, 8, 0);
    const Order apart = bracket::keptApart(order, 3, of, sections);
    QCOMPARE(Order(apart.begin(), apart.begin() + 3), (Order{0, 1, 2}));
    QVERIFY(std::is_permutation(apart.begin(), apart.end(), order.begin()));
    // 1 meets 8, 4 meets 5, 2 meets 7, 3 meets 6: five of A and four matches.
    QCOMPARE(pairsOf(apart, of, sections).front(), 1);
    QCOMPARE(bracket::keptApart(order, 8, of, sections), order);
}

void tst_apart::changesNothingWithoutNeed()
{
    const Order order{3, 1, 0, 2, 5, 4};
    const auto sections = bracket::sectionsOf(Kind::DoubleElimination, 6, 0);
    QCOMPARE(bracket::keptApart(order, 0, Affiliations(6), sections), order);
    QCOMPARE(bracket::keptApart(order, 0, {"A", "B", "C", "D", "E", "F"}, sections), order);
}

// Worked out by hand: 1 meets 4 and 2 meets 3. Of places 1 to 4 with A A B A, no exchange helps round 1, in
// which one pair of A must meet. With A B B A the first two that change are those in places 1 and 2.
void tst_apart::givesTheSameEverywhere()
{
    const auto sections = bracket::sectionsOf(Kind::SingleElimination, 4, 0);
    QCOMPARE(bracket::keptApart({0, 1, 2, 3}, 0, {"A", "A", "B", "A"}, sections), (Order{0, 1, 2, 3}));
    QCOMPARE(bracket::keptApart({0, 1, 2, 3}, 0, {"A", "B", "B", "A"}, sections), (Order{1, 0, 2, 3}));
    QCOMPARE(bracket::keptApart({0, 1, 2, 3}, 1, {"A", "B", "B", "A"}, sections), (Order{0, 3, 2, 1}));
}

void tst_apart::noneWhereAllMeetAll()
{
    QVERIFY(bracket::sectionsOf(Kind::RoundRobin, 8, 0).empty());
    QVERIFY(bracket::sectionsOf(Kind::SingleElimination, 1, 0).empty());
    QVERIFY(bracket::sectionsOf(Kind::PoolsPlayoff, 8, 0).empty());
}

TEST_CLASS(tst_apart)
#include "tst_apart.moc"
