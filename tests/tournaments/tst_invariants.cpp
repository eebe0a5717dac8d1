// What must hold at every moment of any tournament, also where somebody sends what makes no sense; and what a
// tournament follows from one result to the next is what its facts derive.
#include "garbage.h"
#include "invariants.h"
#include "livetournament.h"
#include "supervisor.h"

#include "program/testclass.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"

#include <algorithm>

class tst_invariants : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdInEveryTournament();
    void holdWhateverTheChecksAreGiven();
    void aCorrectedScoreRanksItsPoolAgain();
    void aPoolIsRankedOnlyWhenItIsOver();
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

namespace {

using tournament::State;

std::vector<std::string> idsOf(const tournament::Tournament& tournament, char pool)
{
    std::vector<std::string> ids;
    for (const tournament::Match* match : tournament::inOrder(tournament))
        if (match->id.front() == pool)
            ids.push_back(match->id);
    return ids;
}

} // namespace

// Three teams have each won once, by the same score: they are level. Then a hand turns out to have been a
// trick better, and though nobody wins another match, the playoff has another team.
void tst_invariants::aCorrectedScoreRanksItsPoolAgain()
{
    tournaments::LiveTournament live(tournaments::twoPoolsOf(6, 1));
    const std::vector<std::string> order{"T1", "T4", "T5"};
    const auto place = [&](const std::string& team) {
        return std::find(order.begin(), order.end(), team) - order.begin();
    };
    for (const std::string& id : idsOf(live.desk().tournament(), 'A')) {
        const tournament::Match& match = live.match(id);
        live.playOut(id, (place(match.teams.a) + 1) % 3 == place(match.teams.b) ? 'a' : 'b');
    }
    QCOMPARE(tournament::undecidedTies(live.desk().tournament()).size(), std::size_t{1});
    QCOMPARE(live.match("PW1-1").teams.a, "");
    const std::string first = idsOf(live.desk().tournament(), 'A').front();
    const scoring::Side winner = *live.match(first).winner;
    facts::Hand hand;
    tournament::forEach<facts::Hand>(tournament::recordOf(live.desk().tournament(), first),
                                     [&](const facts::Entry&, const facts::Hand& each) { hand = each; });
    hand.revision = 2;
    hand.reason = "miscounted";
    hand.sides.a.tricks = winner == scoring::Side::A ? 13 : 0;
    hand.sides.b.tricks = winner == scoring::Side::A ? 0 : 13;
    QCOMPARE(live.record(hand), "");
    QCOMPARE(live.match(first).winner, std::optional(winner));
    QVERIFY(tournament::undecidedTies(live.desk().tournament()).empty());
    QCOMPARE(live.match("PW1-1").teams.a, live.match(first).teams[winner]);
}

void tst_invariants::aPoolIsRankedOnlyWhenItIsOver()
{
    tournaments::LiveTournament live(tournaments::twoPoolsOf(8, 1));
    const std::vector<std::string> ids = idsOf(live.desk().tournament(), 'B');
    for (const std::string& id : ids) {
        QVERIFY(live.desk().tournament().ranks->empty());
        const bool aWins = live.match(id).teams.a < live.match(id).teams.b;
        QCOMPARE(live.result(id, {aWins ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling, "x"}),
                 "");
    }
    QCOMPARE(live.desk().tournament().ranks->size(), std::size_t{1});
    QCOMPARE(live.match("PW1-1").teams.b, "T2");
    QVERIFY(live.match("PW1-1").state == State::Waiting);
    const auto& op =
        tournaments::newest(tournament::recordOf(live.desk().tournament(), ids.back()))->entry->stamp.op;
    QCOMPARE(live.record(facts::Retract{op, "misread"}), "");
    QVERIFY(live.desk().tournament().ranks->empty());
    QCOMPARE(live.match("PW1-1").teams.b, "");
}

TEST_CLASS(tst_invariants)
#include "tst_invariants.moc"
