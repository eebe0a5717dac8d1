// Corrections that come late: after signatures, after the next match was called.
#include "livetournament.h"

#include "golden/says.h"
#include "program/testclass.h"
#include "tournament/ranking/standings.h"

using tournament::State;
using tournaments::LiveTournament;

namespace {

// One big hand decides a game.
const tournaments::Setup shortGame{"unc-regular", 4, 4, false, R"({"end.target":100})"};

constexpr const char* bigHand = R"({"a":{"bids":[6,5],"tricks":[6,6]},"b":{"bids":[2,2],"tricks":[1,0]}})";

/// The first hand of match 1 as it was after all: nobody has reached the target.
facts::Hand smallHand(const LiveTournament& live)
{
    using Call = facts::Bid::Call;
    facts::Hand hand;
    hand.spot = {{"W1-1", 1}, 1, live.match("W1-1").games[0].items[0].place};
    hand.revision = 2;
    hand.reason = "another table's hand";
    hand.sides.a = {facts::Bids{{{Call::Number, 4}, {Call::Number, 3}}}, false, facts::Split{4, 3}};
    hand.sides.b = {facts::Bids{{{Call::Number, 4}, {Call::Number, 2}}}, false, facts::Split{4, 2}};
    return hand;
}

} // namespace

class tst_latecorrections : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void playAfterSigningIsSignedAgain();
    void aWrongDecisionIsCorrectedThoughTheNextMatchWasCalled();
    void aWrongRulingIsCorrectedThoughTheMatchIsFinal();
    void nobodyAdvancesFromADisputedMatch();
    void whoIsPutOutBeforeTheThirdPlaceHasARank();
};

// Match 1 was signed after its first hand. Then it turns out that the hand was another table's: nobody had
// won yet. They play on; the old signatures do not end the match for them.
void tst_latecorrections::playAfterSigningIsSignedAgain()
{
    LiveTournament live(shortGame);
    QCOMPARE(live.checkIn("W1-1"), "");
    QCOMPARE(live.enter("W1-1", bigHand), "ok hand 1 a 121 b -40 won");
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(live.record(smallHand(live)), "");
    QCOMPARE(live.match("W1-1").state, State::Playing);

    const std::string hand(bigHand, std::strlen(bigHand) - 1);
    QCOMPARE(
        live.enter("W1-1", hand + R"(,"reneges":[{"by":"a","accused":"b1","book":4,"ruling":"rejected"}]})"),
        "ok hand 2 a 191 b 20 won");
    QCOMPARE(live.match("W1-1").state, State::Ended);
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(live.match("W1-1").state, State::Final);
}

// The no-show of match 1 was written down for the wrong side, and match 3 was called with it. It cannot be
// undone any more, but the right decision can replace it, and match 3 is then resolved.
void tst_latecorrections::aWrongDecisionIsCorrectedThoughTheNextMatchWasCalled()
{
    LiveTournament live(tournaments::shortGame);
    const auto noShow = [](facts::Winner winner) {
        return facts::Outcome{{"W1-1", 1}, winner, facts::Decided::NoShow, "nobody came"};
    };
    QCOMPARE(live.record(noShow(facts::Winner::B)), "");
    SAYS(live.record(noShow(facts::Winner::B)));
    live.playOut("W1-2", 'a');
    QCOMPARE(live.call("W2-1"), "");
    QCOMPARE(live.match("W2-1").teams.a, "T4");

    QCOMPARE(live.record(noShow(facts::Winner::A)), "");
    QCOMPARE(*live.match("W1-1").winner, scoring::Side::A);
    QVERIFY(live.match("W2-1").flags.disputed);
    facts::Resolve again{
        {"W2-1", 1}, facts::Resolution::Replay, {}, "the other team was there", {"T1", "T2"}};
    QCOMPARE(live.record(again), "");
    QCOMPARE(live.match("W2-1").teams.a, "T1");
    QCOMPARE(live.call("W2-1"), "");
}

// After the final was called it turns out that the renege in match 1 was none.
void tst_latecorrections::aWrongRulingIsCorrectedThoughTheMatchIsFinal()
{
    LiveTournament live(shortGame);
    QCOMPARE(live.checkIn("W1-1"), "");
    const std::string hand(bigHand, std::strlen(bigHand) - 1);
    QCOMPARE(
        live.enter("W1-1", hand + R"(,"reneges":[{"by":"b","accused":"a1","book":4,"ruling":"upheld"}]})"),
        "ok hand 1 a -110 b -10 in-progress");
    QCOMPARE(live.enter("W1-1", R"({"b":{"bids":[6,5],"tricks":[6,6]},"a":{"bids":[2,2],"tricks":[1,0]}})"),
             "ok hand 2 a -150 b 111 won");
    QCOMPARE(live.finish("W1-1"), "");
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::NoShow, "nobody came"}), "");
    QCOMPARE(live.checkIn("W2-1"), "");
    QCOMPARE(live.call("W2-1"), "");

    const tournament::Case renege = live.match("W1-1").games[0].items[0].cases[0];
    facts::Decision corrected{renege.challenge, facts::Ruling::Rejected, {}};
    SAYS(live.record(corrected));
    corrected.reason = "the card was found in the trick";
    QCOMPARE(live.record(corrected), "");
    QCOMPARE(live.match("W1-1").ledger.result.winner, std::optional(scoring::Side::A));
    QVERIFY(live.match("W2-1").flags.disputed);

    const std::string op =
        tournaments::newest(tournament::recordOf(live.desk().tournament(), "W1-1"))->entry->stamp.op;
    QCOMPARE(live.record(facts::Retract{op, {}}), "");
    QVERIFY(!live.match("W2-1").flags.disputed);
    SAYS(live.record(facts::Retract{renege.decision, {}}));
}

// The final was called, and then it turns out that both teams of match 1 are out: whose opponent is gone has
// not won before it is decided what becomes of the final.
void tst_latecorrections::nobodyAdvancesFromADisputedMatch()
{
    LiveTournament live({"classic", 4, 4, false, {}});
    QCOMPARE(live.result("W1-1", {facts::Winner::A, facts::Decided::Forfeit, "left"}), "");
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::Forfeit, "left"}), "");
    QCOMPARE(live.call("W2-1"), "");
    QCOMPARE(live.result("W1-1", {facts::Winner::None, facts::Decided::Forfeit, "both left"}), "");
    QVERIFY(live.match("W2-1").flags.disputed);
    QCOMPARE(tournament::champion(live.desk().tournament()), "");

    facts::Resolve resolve{{"W2-1", 1}, facts::Resolution::Replay, {}, "there is nobody to play", {{}, "T2"}};
    QCOMPARE(live.record(resolve), "");
    QCOMPARE(tournament::champion(live.desk().tournament()), "T2");
}

// Both teams of a semifinal are out. So the other loser comes next behind the winner, without playing, and
// they share the places behind.
void tst_latecorrections::whoIsPutOutBeforeTheThirdPlaceHasARank()
{
    LiveTournament live({"classic", 4, 4, true, {}});
    QCOMPARE(live.result("W1-1", {facts::Winner::None, facts::Decided::Forfeit, "both left"}), "");
    QCOMPARE(live.result("W1-2", {facts::Winner::A, facts::Decided::Forfeit, "left"}), "");
    std::string ranks;
    for (const tournament::Standing& standing : tournament::standings(live.desk().tournament()))
        ranks += standing.team + ' ' + std::to_string(standing.rank.value_or(0)) + ' ';
    SAYS(ranks);
}

TEST_CLASS(tst_latecorrections)
#include "tst_latecorrections.moc"
