// Swiss rounds: no forbidden pairs, the bye goes to the lowest, and no allowed round has fewer floats. Whole
// tournaments with random results have no rematch and no second bye.
#include "bracket/swiss.h"
#include "golden/says.h"
#include "pairing/swissround.h"
#include "program/testclass.h"
#include "wording/text.h"

#include <QTest>

#include <algorithm>
#include <random>

namespace {

using pairing::Pair;
using pairing::Player;

std::vector<Player> players(int count)
{
    std::vector<Player> all;
    for (int seed = 1; seed <= count; ++seed)
        all.push_back({seed, 0, {}, false, false, 0});
    return all;
}

Player& bySeed(std::vector<Player>& players, int seed)
{
    return *std::find_if(players.begin(), players.end(), [&](const Player& p) { return p.seed == seed; });
}

/// The round is played; `aWins` answers for the seeds of a pair. A win and a bye are a point.
template <class Decide>
void enter(std::vector<Player>& players, const std::vector<Pair>& round, Decide aWins)
{
    for (const Pair& pair : round) {
        Player& a = bySeed(players, pair.a);
        if (!pair.b) {
            a.hadBye = true;
            ++a.score;
            continue;
        }
        Player& b = bySeed(players, *pair.b);
        a.met.push_back(b.seed);
        b.met.push_back(a.seed);
        ++(aWins(a.seed, b.seed) ? a : b).score;
    }
}

QString said(const std::vector<Pair>& round)
{
    QStringList pairs;
    for (const Pair& pair : round)
        pairs << QString::number(pair.a) + u'-' + (pair.b ? QString::number(*pair.b) : QStringLiteral("bye"));
    return pairs.join(u' ');
}

QString paired(const std::vector<Player>& players)
{
    const auto round = pairing::swissRound(players);
    return round ? said(*round) : QString::fromStdString(wording::text(round.error()));
}

bool haveMet(const Player& one, const Player& other)
{
    return std::find(one.met.begin(), one.met.end(), other.seed) != one.met.end();
}

// The squares of the differences that the floats of a round come to.
int floats(std::vector<Player> players, const std::vector<Pair>& round)
{
    int sum = 0;
    for (const Pair& pair : round) {
        const int between = pair.b ? bySeed(players, pair.a).score - bySeed(players, *pair.b).score : 0;
        sum += between * between;
    }
    return sum;
}

// The least that any allowed round of an even number comes to, by trying them all; nothing where none is.
std::optional<int> leastFloats(const std::vector<Player>& left)
{
    if (left.empty())
        return 0;
    std::optional<int> least;
    for (std::size_t other = 1; other < left.size(); ++other) {
        if (haveMet(left[0], left[other]))
            continue;
        std::vector<Player> rest;
        for (std::size_t i = 1; i < left.size(); ++i) {
            if (i != other)
                rest.push_back(left[i]);
        }
        const int between = left[0].score - left[other].score;
        const std::optional<int> others = leastFloats(rest);
        if (others && (!least || *others + between * between < *least))
            least = *others + between * between;
    }
    return least;
}

// Players in mid tournament, who have met at random.
std::vector<Player> someTournament(std::mt19937& dice, int count)
{
    std::vector<Player> all = players(count);
    for (Player& player : all)
        player.score = static_cast<int>(dice() % 4);
    for (std::size_t one = 0; one < all.size(); ++one) {
        for (std::size_t other = one + 1; other < all.size(); ++other) {
            if (dice() % 3 == 0) {
                all[one].met.push_back(all[other].seed);
                all[other].met.push_back(all[one].seed);
            }
        }
    }
    return all;
}

// What a tournament must keep to, whatever happens in it.
class Watched {
public:
    explicit Watched(int count) : m_count(count), m_players(players(count)) {}

    std::vector<Player>& still() { return m_players; }

    // Why the next round broke a rule; empty where it did not.
    QString playRound(std::mt19937& dice)
    {
        standSomehow(dice);
        const auto round = pairing::swissRound(m_players);
        if (!round)
            return QString::fromStdString(wording::text(round.error()));
        if (round->size() != (m_players.size() + 1) / 2)
            return QStringLiteral("somebody was left out");
        bracket::SwissRound published;
        for (const Pair& pair : *round)
            published.push_back({pair.a, pair.b});
        m_published.push_back(published);
        enter(m_players, *round, [&](int, int) { return dice() % 2 == 0; });
        // Publishing the round refuses a team that plays twice, a rematch, and a second bye.
        const auto drawn = bracket::swiss(m_count, bracket::mostSwissRounds(m_count), m_published);
        const auto* refusal = std::get_if<bracket::Refusal>(&drawn);
        return refusal ? QString::fromStdString(wording::text(*refusal)) : QString();
    }

private:
    // Teams with equal points are ordered in the standings independently of their seeds.
    void standSomehow(std::mt19937& dice)
    {
        for (Player& player : m_players)
            player.place = 1 + static_cast<int>(dice() % m_players.size());
    }

    int m_count;
    std::vector<Player> m_players;
    std::vector<bracket::SwissRound> m_published;
};

} // namespace

class tst_swissround : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void theFirstRoundIsThatOfTheDraw();
    void winnersMeetWinners();
    void topHalfAgainstBottomHalf();
    void theLowestFloatsAndMeetsTheHighest();
    void theByeGoesToTheLowestWhoHadNone();
    void theStandingsDecideWhoIsTheLowest();
    void pointsWithoutPlayKeepFromTheBye();
    void theByeGoesFurtherUpWhereTheRestCannotBePaired();
    void theOrderOfPlayersDoesNotMatter();
    void floatsAreTheLeastThatCanBe();
    void saysWhereThereIsNoRound();
    void everySizeToItsLastRound();
    void manyTournaments();
    void teamsGoHomeOnTheWay();
};

void tst_swissround::theFirstRoundIsThatOfTheDraw()
{
    for (int count = 2; count <= 64; ++count) {
        bracket::SwissRound first;
        const auto round = pairing::swissRound(players(count));
        for (const Pair& pair : *round)
            first.push_back({pair.a, pair.b});
        QVERIFY(first == bracket::firstSwissRound(count));
    }
}

void tst_swissround::winnersMeetWinners()
{
    auto eight = players(8);
    enter(eight, *pairing::swissRound(eight), [](int a, int b) { return a < b; });
    QCOMPARE(paired(eight), QStringLiteral("1-3 2-4 5-7 6-8"));
    enter(eight, *pairing::swissRound(eight), [](int a, int b) { return a < b; });
    QCOMPARE(paired(eight), QStringLiteral("1-2 3-5 4-6 7-8"));
}

void tst_swissround::topHalfAgainstBottomHalf()
{
    auto twelve = players(12);
    twelve[0].met = {7}; // 1 has met the one who would be next: the rest moves as little as it can
    QCOMPARE(floats(twelve, *pairing::swissRound(twelve)), 0);
    QVERIFY(!paired(twelve).contains(QStringLiteral("1-7 ")));
    QVERIFY(paired(twelve).contains(QStringLiteral("4-10 5-11 6-12")));
}

void tst_swissround::theLowestFloatsAndMeetsTheHighest()
{
    auto six = players(6);
    for (const int seed : {1, 2, 3})
        bySeed(six, seed).score = 1;
    QCOMPARE(paired(six), QStringLiteral("1-2 3-4 5-6"));
}

void tst_swissround::theByeGoesToTheLowestWhoHadNone()
{
    auto five = players(5);
    enter(five, *pairing::swissRound(five), [](int a, int b) { return a < b; }); // 5 has the bye
    QVERIFY(paired(five).endsWith(QStringLiteral("4-bye")));
    bySeed(five, 1).score = 0; // now 1 is one of those without a win, but the highest of them
    QVERIFY(paired(five).endsWith(QStringLiteral("4-bye")));
    bySeed(five, 2).score = -1;
    QVERIFY(paired(five).endsWith(QStringLiteral("2-bye")));
}

void tst_swissround::theStandingsDecideWhoIsTheLowest()
{
    // Nobody has won but 1: of the others 2, a good seed, stands last.
    auto five = players(5);
    five[0].score = 1;
    const int places[] = {1, 5, 3, 2, 4};
    for (std::size_t i = 0; i < five.size(); ++i)
        five[i].place = places[i];
    QCOMPARE(paired(five), QStringLiteral("1-4 3-5 2-bye"));
    five[1].hadBye = true; // then the next above it
    QVERIFY2(paired(five).endsWith(QStringLiteral("5-bye")), qPrintable(paired(five)));
    five[4].place = 5; // who are level are parted by seed
    five[1].hadBye = false;
    QVERIFY2(paired(five).endsWith(QStringLiteral("5-bye")), qPrintable(paired(five)));
}

void tst_swissround::pointsWithoutPlayKeepFromTheBye()
{
    auto three = players(3);
    bySeed(three, 3).wonUnplayed = true;
    QVERIFY(paired(three).endsWith(QStringLiteral("2-bye")));
    bySeed(three, 1).hadBye = bySeed(three, 2).hadBye = true; // nobody else is left for it
    QVERIFY(paired(three).endsWith(QStringLiteral("3-bye")));
}

void tst_swissround::theByeGoesFurtherUpWhereTheRestCannotBePaired()
{
    auto three = players(3);
    bySeed(three, 1).met = {2};
    bySeed(three, 2).met = {1};
    QCOMPARE(paired(three), QStringLiteral("1-3 2-bye"));
}

void tst_swissround::theOrderOfPlayersDoesNotMatter()
{
    std::mt19937 dice(4);
    for (int tournament = 0; tournament < 50; ++tournament) {
        auto all = someTournament(dice, 12);
        const QString before = paired(all);
        std::shuffle(all.begin(), all.end(), dice);
        QCOMPARE(paired(all), before);
    }
}

void tst_swissround::floatsAreTheLeastThatCanBe()
{
    std::mt19937 dice(7);
    int refused = 0;
    for (int tournament = 0; tournament < 400; ++tournament) {
        const auto all = someTournament(dice, 4 + 2 * (tournament % 3));
        const std::optional<int> least = leastFloats(all);
        const auto round = pairing::swissRound(all);
        QCOMPARE(round.has_value(), least.has_value());
        if (round)
            QCOMPARE(floats(all, *round), *least);
        else
            ++refused;
    }
    QVERIFY(refused > 0 && refused < 100);
}

void tst_swissround::saysWhereThereIsNoRound()
{
    SAYS(paired({}));
    SAYS(paired(players(1)));
    auto two = players(2);
    enter(two, *pairing::swissRound(two), [](int, int) { return true; });
    SAYS(paired(two));
    auto three = players(3);
    for (Player& player : three)
        player.hadBye = true;
    MENTIONS(paired(three));
}

// As many rounds as are promised to be playable, for every size up to 64, or in a short run every fifth.
void tst_swissround::everySizeToItsLastRound()
{
    std::mt19937 dice(64);
    for (int count = 2; count <= 64; count += tests::isLong() || count < 14 ? 1 : 5) {
        Watched tournament(count);
        for (int round = 1; round <= bracket::mostSwissRounds(count); ++round) {
            const QString why = tournament.playRound(dice);
            QVERIFY2(why.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(count).arg(why)));
        }
    }
}

void tst_swissround::manyTournaments()
{
    const int tournaments = tests::repeats(30, 400);
    std::mt19937 dice(1000);
    for (int n = 0; n < tournaments; ++n) {
        const int count = 2 + static_cast<int>(dice() % 40);
        Watched tournament(count);
        for (int round = 1; round <= bracket::usualSwissRounds(count); ++round) {
            const QString why = tournament.playRound(dice);
            QVERIFY2(why.isEmpty(), qPrintable(QStringLiteral("tournament %1: %2").arg(n).arg(why)));
        }
    }
}

// Before any round somebody may withdraw. As long as two teams are left for every round that was fixed, the
// bye counting as one, each can be paired: of 2m places, nobody has met more than m - 1 before the m-th
// round.
void tst_swissround::teamsGoHomeOnTheWay()
{
    const int tournaments = tests::repeats(30, 400);
    std::mt19937 dice(2026);
    int withdrawn = 0;
    for (int n = 0; n < tournaments; ++n) {
        const int count = 8 + static_cast<int>(dice() % 40);
        Watched tournament(count);
        const int rounds = bracket::usualSwissRounds(count);
        for (int round = 1; round <= rounds; ++round) {
            auto& still = tournament.still();
            while (dice() % 2 == 0 && static_cast<int>(still.size()) > 2 * rounds) {
                still.erase(still.begin() + static_cast<std::ptrdiff_t>(dice() % still.size()));
                ++withdrawn;
            }
            const QString why = tournament.playRound(dice);
            QVERIFY2(why.isEmpty(),
                     qPrintable(QStringLiteral("tournament %1, round %2: %3").arg(n).arg(round).arg(why)));
        }
    }
    QVERIFY(withdrawn > tournaments);
}

TEST_CLASS(tst_swissround)
#include "tst_swissround.moc"
