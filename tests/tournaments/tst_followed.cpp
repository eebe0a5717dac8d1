// What a tournament follows from one result to the next is what its facts derive: the fold is compared
// throughout.
#include "livetournament.h"

#include "program/testclass.h"
#include "tournament/ranking/advancement.h"
#include "tournament/ranking/ranking.h"

#include <algorithm>

class tst_followed : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aCorrectedScoreRanksItsPoolAgain();
    void aPoolIsRankedOnlyWhenItIsOver();
};

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
void tst_followed::aCorrectedScoreRanksItsPoolAgain()
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

void tst_followed::aPoolIsRankedOnlyWhenItIsOver()
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

TEST_CLASS(tst_followed)
#include "tst_followed.moc"
