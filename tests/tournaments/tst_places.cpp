// Eliminations in which results are corrected at any moment, later matches seat the other team, are played
// again or stand, nobody comes, teams leave, and all of it is undone: after every fact each team has one
// match to play next or its rank.
#include "places.h"
#include "program/testclass.h"
#include "turmoil.h"

namespace {

tournaments::Setup placesSetup(desk::Chance& chance)
{
    tournaments::Setup setup = tournaments::ruledBy("traditional");
    setup.agreed = R"({"end.target":100})"; // a few hands decide it
    setup.teams = chance.between(2, 9);
    setup.tables = 4 * setup.teams;
    setup.draw.format = chance.oneIn(3) ? facts::Format::SingleElimination : facts::Format::DoubleElimination;
    const bool isDouble = setup.draw.format == facts::Format::DoubleElimination;
    setup.thirdPlace = !isDouble && setup.teams > 2 && chance.oneIn(2);
    if (isDouble && chance.oneIn(3))
        setup.draw.finals = 1;
    return setup;
}

} // namespace

class tst_places : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everybodyHasOneAtAnyMoment();
};

void tst_places::everybodyHasOneAtAnyMoment()
{
    const int tournaments = tests::repeats(20, 1000);
    const int first = qEnvironmentVariable("COURTSIDE_SEED", QStringLiteral("1")).toInt();
    std::map<facts::Resolution, int> resolved;
    int bothOut = 0;
    int withdrawn = 0;
    for (int seed = first; seed < first + tournaments; ++seed) {
        desk::Chance chance(static_cast<std::uint64_t>(seed));
        tournaments::Fold book(placesSetup(chance));
        std::string wrong;
        book.watch = [&](const tournament::Tournament& tournament, const facts::Fact& fact) {
            if (const auto* resolve = std::get_if<facts::Resolve>(&fact))
                ++resolved[resolve->choice];
            if (wrong.empty())
                if (wrong = tournaments::wrongPlaces(tournament) + tournaments::wrongOwners(tournament);
                    !wrong.empty())
                    wrong += "after fact " + std::to_string(tournament.seq) + ", a " +
                             std::string(facts::kindOf(fact));
        };
        tournaments::Turmoil turmoil(book, chance, tournaments::Turmoil::Pace::Fast);
        turmoil.run(chance.between(40, 120));
        QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        QVERIFY2(turmoil.finish(), ("seed " + std::to_string(seed) + " does not come to its end").c_str());
        wrong += tournaments::wrongInTheEnd(book.tournament());
        QVERIFY2(wrong.empty(), ("seed " + std::to_string(seed) + ": " + wrong).c_str());
        for (const tournament::Match* match : tournament::inOrder(book.tournament()))
            bothOut += match->outcome == tournament::Outcome::DoubleForfeit ? 1 : 0;
        withdrawn += turmoil.taken["withdraw"];
    }
    qInfo("%d seated, %d replayed, %d stand, %d double forfeits, %d withdrawn",
          resolved[facts::Resolution::Seat], resolved[facts::Resolution::Replay],
          resolved[facts::Resolution::Stand], bothOut, withdrawn);
    for (const facts::Resolution choice :
         {facts::Resolution::Seat, facts::Resolution::Replay, facts::Resolution::Stand})
        QVERIFY(resolved[choice] > tournaments / 6);
    QVERIFY(bothOut > tournaments / 6 && withdrawn > tournaments / 10);
}

TEST_CLASS(tst_places)
#include "tst_places.moc"
