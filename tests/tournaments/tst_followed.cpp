// What a tournament follows from one result to the next is what its facts derive: the fold is compared
// throughout.
#include "evening.h"

#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"

#include <algorithm>

class tst_followed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCorrectedScoreRanksItsPoolAnew();
    void aPoolIsRankedOnlyWhenItIsOver();
};

namespace {

using tournament::State;

tournaments::Setup pools(int teams)
{
    tournaments::Setup setup;
    setup.teams = teams;
    setup.draw.format = facts::Format::PoolsPlayoff;
    setup.draw.pools = 2;
    setup.draw.advance = 1;
    return setup;
}

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
void tst_followed::aCorrectedScoreRanksItsPoolAnew()
{
    tournaments::Evening evening(pools(6));
    const std::vector<std::string> order{"T1", "T4", "T5"};
    const auto place = [&](const std::string& team) {
        return std::find(order.begin(), order.end(), team) - order.begin();
    };
    for (const std::string& id : idsOf(evening.desk().tournament(), 'A')) {
        const tournament::Match& match = evening.match(id);
        evening.playOut(id, (place(match.teams.a) + 1) % 3 == place(match.teams.b) ? 'a' : 'b');
    }
    QCOMPARE(tournament::undecidedTies(evening.desk().tournament()).size(), std::size_t{1});
    QCOMPARE(evening.match("PW1-1").teams.a, "");
    const std::string first = idsOf(evening.desk().tournament(), 'A').front();
    const scoring::Side winner = *evening.match(first).winner;
    facts::Hand hand;
    tournament::forEach<facts::Hand>(tournament::recordOf(evening.desk().tournament(), first),
                                     [&](const facts::Entry&, const facts::Hand& each) { hand = each; });
    hand.revision = 2;
    hand.reason = "miscounted";
    hand.sides.a.tricks = winner == scoring::Side::A ? 13 : 0;
    hand.sides.b.tricks = winner == scoring::Side::A ? 0 : 13;
    QCOMPARE(evening.record(hand), "");
    QCOMPARE(evening.match(first).winner, std::optional(winner));
    QVERIFY(tournament::undecidedTies(evening.desk().tournament()).empty());
    QCOMPARE(evening.match("PW1-1").teams.a, evening.match(first).teams[winner]);
}

void tst_followed::aPoolIsRankedOnlyWhenItIsOver()
{
    tournaments::Evening evening(pools(8));
    const std::vector<std::string> ids = idsOf(evening.desk().tournament(), 'B');
    for (const std::string& id : ids) {
        QVERIFY(evening.desk().tournament().ranks->empty());
        const bool aWins = evening.match(id).teams.a < evening.match(id).teams.b;
        QCOMPARE(
            evening.result(id, {aWins ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling, "x"}),
            "");
    }
    QCOMPARE(evening.desk().tournament().ranks->size(), std::size_t{1});
    QCOMPARE(evening.match("PW1-1").teams.b, "T2");
    QVERIFY(evening.match("PW1-1").state == State::Waiting);
    const auto& op =
        tournaments::newest(tournament::recordOf(evening.desk().tournament(), ids.back()))->entry->stamp.op;
    QCOMPARE(evening.record(facts::Retract{op, "misread"}), "");
    QVERIFY(evening.desk().tournament().ranks->empty());
    QCOMPARE(evening.match("PW1-1").teams.b, "");
}

QTEST_GUILESS_MAIN(tst_followed)
#include "tst_followed.moc"
