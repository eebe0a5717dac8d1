// A tournament whose slips were corrected, at any moment, is the tournament that was written down right at
// once.
#include "seen.h"
#include "supervisor.h"

#include "desk/archive/verify.h"
#include "program/testclass.h"

namespace {

struct Case {
    std::uint64_t seed = 0;
    tournaments::Setup setup;
};

Case caseOf(std::uint64_t seed, int mostTeams)
{
    desk::Chance chance(seed);
    return {seed, tournaments::anyKnockout(chance, mostTeams)};
}

tournaments::Seen rightAtOnce(const Case& given, const tournaments::Stories& stories)
{
    tournaments::Fold book(given.setup);
    desk::Chance chance(given.seed + 1);
    if (std::string refused = tournaments::Supervisor(book, stories, chance, 0).run(); !refused.empty())
        qFatal("seed %d, right at once: %s", static_cast<int>(given.seed), refused.c_str());
    return tournaments::seenOf(book.tournament());
}

/// What could not be done, or where the corrected tournament differs from the right one; or nothing.
std::string wrongOf(const Case& given, tournaments::Book& book)
{
    desk::Chance chance(given.seed);
    const tournaments::Stories stories = tournaments::storiesOf(book.tournament(), chance);
    if (std::string refused = tournaments::Supervisor(book, stories, chance, chance.between(3, 12)).run();
        !refused.empty())
        return refused;
    const tournaments::Seen right = rightAtOnce(given, stories);
    for (const tournaments::SeenMatch& match : right.matches)
        if (match.state != tournament::State::Final)
            return match.id + " is not final in the right tournament";
    return tournaments::difference(right, tournaments::seenOf(book.tournament()));
}

/// How often what makes it hard came up.
struct Hard {
    int amended = 0;
    int struck = 0;
    int otherRulings = 0;
    int takenBack = 0;
    int resolved = 0;
};

void count(const tournament::Tournament& tournament, Hard& hard)
{
    for (const facts::Entry& entry : tournament::entries(tournament)) {
        if (const auto* hand = std::get_if<facts::Hand>(&entry.fact))
            (hand->struck ? hard.struck : hard.amended) += hand->reason ? 1 : 0;
        if (const auto* decision = std::get_if<facts::Decision>(&entry.fact))
            hard.otherRulings += decision->reason ? 1 : 0;
        hard.takenBack += std::holds_alternative<facts::Retract>(entry.fact) ? 1 : 0;
        hard.resolved += std::holds_alternative<facts::Resolve>(entry.fact) ? 1 : 0;
    }
}

void check(const Case& given, tournaments::Book& book)
{
    const std::string wrong = wrongOf(given, book);
    if (!wrong.empty())
        qWarning("seed %d, %s, %d teams: %s", static_cast<int>(given.seed), given.setup.rules.c_str(),
                 given.setup.teams, wrong.c_str());
    QVERIFY(wrong.empty());
}

} // namespace

class tst_corrected : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void correctedIsAsIfRightAtOnce();
    void onTheDiskToo();
};

void tst_corrected::correctedIsAsIfRightAtOnce()
{
    const auto tournaments = static_cast<std::uint64_t>(tests::repeats(10, 150));
    Hard hard;
    for (std::uint64_t seed = 1; seed <= tournaments && !QTest::currentTestFailed(); ++seed) {
        const Case given = caseOf(seed, 12);
        tournaments::Fold book(given.setup);
        check(given, book);
        count(book.tournament(), hard);
    }
    QVERIFY(hard.amended > 20 && hard.struck > 20 && hard.takenBack > 10);
    QVERIFY(hard.otherRulings > 0 && hard.resolved > 0);
}

void tst_corrected::onTheDiskToo()
{
    const auto tournaments = static_cast<std::uint64_t>(tests::repeats(2, 10));
    for (std::uint64_t seed = 1001; seed <= 1000 + tournaments && !QTest::currentTestFailed(); ++seed) {
        const Case given = caseOf(seed, 6);
        QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("tournament.courtside")).toStdString();
        tournaments::OnDisk book(given.setup, path);
        check(given, book);
        const auto again = desk::Desk::open(path, desk::Desk::Access::Read, tournaments::environment());
        QVERIFY(again && again->tournament() == book.tournament());
        const auto verified = desk::verify(path);
        QVERIFY(verified && verified->isSound());
    }
}

TEST_CLASS(tst_corrected)
#include "tst_corrected.moc"
