// What must hold at every moment of any tournament, also where somebody sends what makes no sense.
#include "garbage.h"
#include "invariants.h"
#include "program/testclass.h"
#include "supervisor.h"

class tst_invariants : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void holdInEveryTournament();
    void holdWhateverTheChecksAreGiven();
};

void tst_invariants::holdInEveryTournament()
{
    for (int seed = 1; seed <= tests::repeats(6, 120); ++seed) {
        desk::Chance chance(static_cast<std::uint64_t>(seed));
        tournaments::Fold book(tournaments::anyKnockout(chance, 12));
        const tournaments::Stories stories = tournaments::storiesOf(book.tournament(), chance);
        tournaments::Invariants invariants;
        std::string broken;
        book.watch = [&](const tournament::Tournament& tournament, const facts::Fact& fact) {
            if (broken.empty())
                if (broken = invariants.brokenIn(tournament); !broken.empty())
                    broken += "after a " + std::string(facts::kindOf(fact));
        };
        const int slips = seed % 3 == 0 ? 0 : chance.between(3, 12);
        broken += tournaments::Supervisor(book, stories, chance, slips).run();
        broken += tournaments::wrongAtTheEnd(book.tournament());
        QVERIFY2(broken.empty(), (std::to_string(seed) + ": " + broken).c_str());
    }
}

void tst_invariants::holdWhateverTheChecksAreGiven()
{
    int taken = 0;
    int refused = 0;
    for (int run = 0; run < tests::repeats(1, 10); ++run)
        QVERIFY(rc::check("any facts leave the tournament sound", [&] {
            desk::Chance chance(*rc::gen::arbitrary<std::uint64_t>());
            tournaments::Fold book(tournaments::anyKnockout(chance, 6));
            const tournaments::Stories stories = tournaments::storiesOf(book.tournament(), chance);
            tournaments::Invariants invariants;
            std::string broken;
            book.watch = [&](const tournament::Tournament& tournament, const facts::Fact&) {
                broken += invariants.brokenIn(tournament);
            };
            tournaments::Supervisor supervisor(book, stories, chance, 8);
            RC_ASSERT(supervisor.run(chance.between(0, 150)) == "");
            for (int i = 0; i < 60; ++i) {
                const facts::Fact fact = tournaments::garbage(book.tournament());
                const bool went = book.add(fact).has_value();
                ++(went ? taken : refused);
                RC_LOG() << (went ? "taken " : "refused ") << facts::kindOf(fact) << ' '
                         << facts::payload(fact) << '\n';
                RC_ASSERT(broken == "");
            }
        }));
    qInfo("%d taken, %d refused", taken, refused);
    QVERIFY(taken > 100 && refused > 100);
}

TEST_CLASS(tst_invariants)
#include "tst_invariants.moc"
