// What a night follows from one result to the next is what its facts derive: the fold is compared throughout.
#include "evening.h"

#include "night/ranking.h"

#include <algorithm>

class tst_followed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCorrectedScoreRanksItsPoolAnew();
    void aPoolIsRankedOnlyWhenItIsOver();
};

namespace {

using night::State;

nights::Setup pools(int teams)
{
    nights::Setup setup;
    setup.teams = teams;
    setup.draw.format = facts::Format::PoolsPlayoff;
    setup.draw.pools = 2;
    setup.draw.advance = 1;
    return setup;
}

std::vector<std::string> idsOf(const night::Night& night, char pool)
{
    std::vector<std::string> ids;
    for (const night::Match* match : night::inOrder(night))
        if (match->id.front() == pool)
            ids.push_back(match->id);
    return ids;
}

} // namespace

// Three teams have each won once, by the same score: they are level. Then a hand turns out to have been a
// trick better, and though nobody wins another match, the playoff has another team.
void tst_followed::aCorrectedScoreRanksItsPoolAnew()
{
    nights::Evening evening(pools(6));
    const std::vector<std::string> order{"T1", "T4", "T5"};
    const auto place = [&](const std::string& team) {
        return std::find(order.begin(), order.end(), team) - order.begin();
    };
    for (const std::string& id : idsOf(evening.desk().night(), 'A')) {
        const night::Match& match = evening.match(id);
        evening.playOut(id, (place(match.teams.a) + 1) % 3 == place(match.teams.b) ? 'a' : 'b');
    }
    QCOMPARE(night::undecidedTies(evening.desk().night()).size(), std::size_t{1});
    QCOMPARE(evening.match("PW1-1").teams.a, "");
    const std::string first = idsOf(evening.desk().night(), 'A').front();
    const scoring::Side winner = *evening.match(first).winner;
    facts::Hand hand;
    night::forEach<facts::Hand>(night::recordOf(evening.desk().night(), first),
                                [&](const facts::Entry&, const facts::Hand& each) { hand = each; });
    hand.revision = 2;
    hand.reason = "miscounted";
    hand.sides.a.tricks = winner == scoring::Side::A ? 13 : 0;
    hand.sides.b.tricks = winner == scoring::Side::A ? 0 : 13;
    QCOMPARE(evening.record(hand), "");
    QCOMPARE(evening.match(first).winner, std::optional(winner));
    QVERIFY(night::undecidedTies(evening.desk().night()).empty());
    QCOMPARE(evening.match("PW1-1").teams.a, evening.match(first).teams[winner]);
}

void tst_followed::aPoolIsRankedOnlyWhenItIsOver()
{
    nights::Evening evening(pools(8));
    const std::vector<std::string> ids = idsOf(evening.desk().night(), 'B');
    for (const std::string& id : ids) {
        QVERIFY(evening.desk().night().ranks->empty());
        const bool aWins = evening.match(id).teams.a < evening.match(id).teams.b;
        QCOMPARE(
            evening.result(id, {aWins ? facts::Winner::A : facts::Winner::B, facts::Decided::Ruling, "x"}),
            "");
    }
    QCOMPARE(evening.desk().night().ranks->size(), std::size_t{1});
    QCOMPARE(evening.match("PW1-1").teams.b, "T2");
    QVERIFY(evening.match("PW1-1").state == State::Waiting);
    const auto& op = nights::newest(night::recordOf(evening.desk().night(), ids.back()))->entry->stamp.op;
    QCOMPARE(evening.record(facts::Retract{op, "misread"}), "");
    QVERIFY(evening.desk().night().ranks->empty());
    QCOMPARE(evening.match("PW1-1").teams.b, "");
}

QTEST_GUILESS_MAIN(tst_followed)
#include "tst_followed.moc"
