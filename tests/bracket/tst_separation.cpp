// Teams of one affiliation are drawn apart, as well as any order could do it, and who met in the winners’
// rounds of a double elimination meets again as late as can be. A random draw is the same on every machine.
#include "draws.h"

#include "bracket/bracket.h"
#include "bracket/elimination.h"
#include "bracket/shuffle.h"
#include "program/testclass.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <numeric>
#include <rapidcheck.h>
#include <set>

using namespace bracket;

namespace {

using Affiliations = std::vector<std::string>;
using Order = std::vector<std::size_t>;
using bracket::Kind;

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

// The losers’ round, from 1, in which the two who met in `earlier` can meet again once both have lost: where
// the ways from the two matches' losers come together. Never, as it were, where that is in the final.
int meetAgain(const Bracket& bracket, const MatchId& earlier, const MatchId& later)
{
    std::set<MatchId> way;
    for (auto at = loserGoesTo(bracket, earlier); at; at = winnerGoesTo(bracket, at->match))
        way.insert(at->match);
    auto at = loserGoesTo(bracket, later);
    while (way.count(at->match) == 0)
        at = winnerGoesTo(bracket, at->match);
    const Match* met = find(bracket, at->match);
    return met->bracket == Part::Losers ? met->round : 1000;
}

// Every pair of winners' matches of which one leads to the other: whoever lost the earlier one may meet
// whoever lost the later one, for these may be two who met. The earliest round for it.
int earliestRematch(const Bracket& bracket)
{
    int earliest = 1000;
    for (const Match& match : bracket.matches) {
        if (match.bracket != Part::Winners || !isPlayed(match))
            continue;
        for (auto on = winnerGoesTo(bracket, match.id);
             on && find(bracket, on->match)->bracket == Part::Winners; on = winnerGoesTo(bracket, on->match))
            earliest = std::min(earliest, meetAgain(bracket, match.id, on->match));
    }
    return earliest;
}

/// The losers’ round before which, in a draw of so many places, no two who met in the winners’ rounds can
/// meet again.
int firstRematch(int places)
{
    static const std::map<int, int> rounds{{4, 2}, {8, 3}, {16, 4}, {32, 5}, {64, 7}, {128, 8}};
    return rounds.at(places);
}

} // namespace

class tst_separation : public QObject {
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
    void firstRematchesAreAsLateAsSaid();
    void noRoutingPutsThemOffLonger();
    void noRematchBeforeIsPlayed();
    void isTheSameEverywhere();
    void leavesNobodyOut();
    void favorsNobody();
};

void tst_separation::asFewMeetFirstAsCanBe_data()
{
    QTest::addColumn<int>("kind");
    for (const Kind kind : {Kind::SingleElimination, Kind::DoubleElimination, Kind::Swiss})
        QTest::newRow(std::string(bracket::word(kind)).c_str()) << static_cast<int>(kind);
}

void tst_separation::asFewMeetFirstAsCanBe()
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

void tst_separation::poolsAreAsEvenAsCanBe_data()
{
    QTest::addColumn<int>("pools");
    for (const int pools : {1, 2, 3, 4, 8})
        QTest::newRow(std::to_string(pools).c_str()) << pools;
}

// Of every affiliation no pool has two more than another.
void tst_separation::poolsAreAsEvenAsCanBe()
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
void tst_separation::meetsAsLateAsTheTreeAllows()
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

void tst_separation::seedsStay()
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

void tst_separation::changesNothingWithoutNeed()
{
    const Order order{3, 1, 0, 2, 5, 4};
    const auto sections = bracket::sectionsOf(Kind::DoubleElimination, 6, 0);
    QCOMPARE(bracket::keptApart(order, 0, Affiliations(6), sections), order);
    QCOMPARE(bracket::keptApart(order, 0, {"A", "B", "C", "D", "E", "F"}, sections), order);
}

// Worked out by hand: 1 meets 4 and 2 meets 3. Of places 1 to 4 with A A B A, no exchange helps round 1, in
// which one pair of A must meet. With A B B A the first two that change are those in places 1 and 2.
void tst_separation::givesTheSameEverywhere()
{
    const auto sections = bracket::sectionsOf(Kind::SingleElimination, 4, 0);
    QCOMPARE(bracket::keptApart({0, 1, 2, 3}, 0, {"A", "A", "B", "A"}, sections), (Order{0, 1, 2, 3}));
    QCOMPARE(bracket::keptApart({0, 1, 2, 3}, 0, {"A", "B", "B", "A"}, sections), (Order{1, 0, 2, 3}));
    QCOMPARE(bracket::keptApart({0, 1, 2, 3}, 1, {"A", "B", "B", "A"}, sections), (Order{0, 3, 2, 1}));
}

void tst_separation::noneWhereAllMeetAll()
{
    QVERIFY(bracket::sectionsOf(Kind::RoundRobin, 8, 0).empty());
    QVERIFY(bracket::sectionsOf(Kind::SingleElimination, 1, 0).empty());
    QVERIFY(bracket::sectionsOf(Kind::PoolsPlayoff, 8, 0).empty());
}

void tst_separation::firstRematchesAreAsLateAsSaid()
{
    for (int n = 3; n <= mostInDoubleElimination; ++n) {
        const Bracket bracket = draws::doubleKnockout(n);
        const int places = draws::places(bracket);
        const int earliest = earliestRematch(bracket);
        QVERIFY2(earliest >= firstRematch(places), qPrintable(QString::number(n)));
        if (n == places)
            QCOMPARE(earliest, firstRematch(places));
    }
}

// Any routing sends those who come from one chain of winners' matches (each leading to the next, up to the
// semifinals; losers of the final meet whoever is left, whatever the routing) to places with as many bits
// as the round has halvings left. Two of them meet where their bits part, and that depends on the chain's own
// bits alone. So all choices of bits for one chain bound every routing there can be; the first may be
// taken as 0, since flipping a bit for all changes nothing.
void tst_separation::noRoutingPutsThemOffLonger()
{
    for (int k = 3; k <= 7; ++k) {
        const int rounds = k - 1; // before the winners' final
        const auto bitsOf = [&](int round) { return round == 1 ? k - 2 : k - round; };
        int choices = 0;
        for (int round = 2; round <= rounds; ++round)
            choices += bitsOf(round);
        int best = 0;
        for (int choice = 0; choice < 1 << choices; ++choice) {
            std::vector<int> place{0};
            for (int round = 2, rest = choice; round <= rounds; rest >>= bitsOf(round), ++round)
                place.push_back(rest & ((1 << bitsOf(round)) - 1));
            int earliest = 1000;
            for (int early = 1; early <= rounds; ++early) {
                for (int late = early + 1; late <= rounds; ++late) {
                    // The early loser's place by the time the late one comes, in losers’ round 2 late - 2.
                    const int then =
                        place[static_cast<std::size_t>(early) - 1] >> (bitsOf(early) - bitsOf(late));
                    int meet = 2 * late - 2;
                    for (int apart = then ^ place[static_cast<std::size_t>(late) - 1]; apart > 0; apart >>= 1)
                        meet = meet % 2 == 0 ? meet + 1 : meet + 2;
                    earliest = std::min(earliest, meet);
                }
            }
            best = std::max(best, earliest);
        }
        QCOMPARE(best, firstRematch(1 << k));
    }
    QCOMPARE(firstRematch(4), 2); // there the two meet in the losers' final, whatever is done
}

void tst_separation::noRematchBeforeIsPlayed()
{
    draws::Dice dice(128);
    for (int n = 3; n <= mostInDoubleElimination; ++n) {
        const Bracket bracket = draws::doubleKnockout(n);
        for (int tournament = 0; tournament < 3; ++tournament) {
            std::set<std::pair<int, int>> met;
            for (const draws::Meeting& meeting :
                 draws::play(bracket, [&](int, int) { return dice.isHead(); }).meetings) {
                const bool isFirst = met.insert(std::minmax(meeting.winner, meeting.loser)).second;
                const Match* match = find(bracket, meeting.match);
                if (match->bracket != Part::Final && !isFirst)
                    QVERIFY(match->round >= firstRematch(draws::places(bracket)));
            }
        }
    }
}

// Worked out by another program. A tournament that is on record can be drawn again only as long as these
// hold.
void tst_separation::isTheSameEverywhere()
{
    using Order = std::vector<int>;
    QCOMPARE(bracket::shuffled(8, "fall"), (Order{6, 5, 0, 3, 2, 1, 7, 4}));
    QCOMPARE(bracket::shuffled(16, "42"), (Order{5, 6, 11, 14, 2, 15, 3, 8, 13, 9, 10, 7, 12, 0, 1, 4}));
    QCOMPARE(bracket::shuffled(5, ""), (Order{1, 0, 4, 2, 3}));
    QCOMPARE(bracket::shuffled(8, "\xC4\x86ma"), (Order{6, 0, 2, 7, 1, 5, 3, 4}));
    QCOMPARE(bracket::shuffled(1, "fall"), Order{0});
    QCOMPARE(bracket::shuffled(0, "fall"), Order{});
}

void tst_separation::leavesNobodyOut()
{
    QVERIFY(rc::check("every number stands once", [](const std::string& seed) {
        std::vector<int> order = bracket::shuffled(*rc::gen::inRange(0, 300), seed);
        std::sort(order.begin(), order.end());
        for (std::size_t i = 0; i < order.size(); ++i)
            RC_ASSERT(order[i] == static_cast<int>(i));
    }));
}

// The seeds are fixed, so this passes always or never.
void tst_separation::favorsNobody()
{
    constexpr int teams = 6;
    constexpr int draws = 6000;
    int firstSeeds[teams] = {};
    for (int draw = 0; draw < draws; ++draw)
        ++firstSeeds[bracket::shuffled(teams, std::to_string(draw)).front()];
    for (const int often : firstSeeds)
        QVERIFY2(often > 850 && often < 1150, qPrintable(QString::number(often)));
}

TEST_CLASS(tst_separation)
#include "tst_separation.moc"
