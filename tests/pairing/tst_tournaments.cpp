// Whole Swiss tournaments with results by chance: never a rematch, never a second bye, and always to the end.
#include "bracket/swiss.h"
#include "program/testclass.h"
#include "swisstournament.h"
#include "wording/text.h"

#include <QTest>

#include <random>

using namespace swisstournament;

namespace {

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
        // Its publication refuses who plays twice, a rematch, and a second bye.
        const auto drawn = bracket::swiss(m_count, bracket::mostSwissRounds(m_count), m_published);
        const auto* refusal = std::get_if<bracket::Refusal>(&drawn);
        return refusal ? QString::fromStdString(wording::text(*refusal)) : QString();
    }

private:
    // The standings part those of a score in an order that has nothing to do with their seeds.
    void standSomehow(std::mt19937& dice)
    {
        for (Player& player : m_players)
            player.place = 1 + static_cast<int>(dice() % m_players.size());
    }

    int m_count;
    std::vector<Player> m_players;
    std::vector<bracket::SwissRound> m_published;
};

int tournaments()
{
    return tests::repeats(30, 400);
}

} // namespace

class tst_tournaments : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everySizeToItsLastRound();
    void aThousandTournaments();
    void teamsGoHomeOnTheWay();
};

// As many rounds as are promised to be playable, for every size up to 64, or in a short run every fifth.
void tst_tournaments::everySizeToItsLastRound()
{
    std::mt19937 dice(64);
    for (int count = 2; count <= 64; count += tournaments() == 1000 || count < 14 ? 1 : 5) {
        Watched tournament(count);
        for (int round = 1; round <= bracket::mostSwissRounds(count); ++round) {
            const QString why = tournament.playRound(dice);
            QVERIFY2(why.isEmpty(), qPrintable(QStringLiteral("%1: %2").arg(count).arg(why)));
        }
    }
}

void tst_tournaments::aThousandTournaments()
{
    std::mt19937 dice(1000);
    for (int n = 0; n < tournaments(); ++n) {
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
void tst_tournaments::teamsGoHomeOnTheWay()
{
    std::mt19937 dice(2026);
    int withdrawn = 0;
    for (int n = 0; n < tournaments(); ++n) {
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
    QVERIFY(withdrawn > tournaments());
}

TEST_CLASS(tst_tournaments)
#include "tst_tournaments.moc"
