// A whole sheet was written wrong: its sides stand in each other's columns, or its seats.
#include "program/testclass.h"
#include "wholesheets.h"

#include "golden/says.h"
#include "wording/record/facttext.h"

using namespace sheets;
using tournaments::bidsLine;

class tst_wholesheet : public golden::Test {
    Q_OBJECT
private Q_SLOTS:
    void theColumnsChange();
    void aSwapHasItsOwnName();
    void swappedTwiceIsNothing();
    void rulingsChangeColumnsToo();
    void laterHandsStayAsWritten();
    void bidsOnRecordChangeColumns();
    void aFinishedMatchGoesToTheOther();
    void aLaterMatchIsDecidedWithIt();
    void partnersSitTheOtherWay();
    void anotherDealtFirst();
    void refusals();
};

void tst_wholesheet::theColumnsChange()
{
    sheets::AfterTwoHands live;
    QCOMPARE(scoreOf(live, "W1-1"), score);
    const tournament::Tournament before = live.desk().tournament();
    SAYS(look(live, swapped("W1-1")));
    QVERIFY(live.desk().tournament() == before);
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(scoreOf(live, "W1-1"), (scoring::PerSide<int>{111, 131}));
    QCOMPARE(live.match("W1-1").teams.a, "T1"); // the teams stay on their sides
    QVERIFY(sound(live));
}

// Its sheet stays where it is.
void tst_wholesheet::aSwapHasItsOwnName()
{
    LiveTournament live(shortGame);
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    live.enter("W2-1", other);
    SheetOptions asked = swapped("W1-1");
    asked.then = {{"W2-1", facts::Resolution::Seat}};
    QCOMPARE(apply(live, asked), "");
    std::vector<std::string> titles;
    for (const facts::Entry& entry : tournament::entries(live.desk().tournament()))
        if (std::holds_alternative<facts::Move>(entry.fact) ||
            std::holds_alternative<facts::Resolve>(entry.fact))
            titles.push_back(wording::factTitle(live.desk().tournament(), entry));
    QCOMPARE(titles, (std::vector<std::string>{"match 1, swap of columns", "match 3, change of teams"}));
}

void tst_wholesheet::swappedTwiceIsNothing()
{
    sheets::AfterTwoHands live;
    const tournament::Match before = live.match("W1-1");
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QVERIFY(live.match("W1-1") == before);
    undo(live, "W1-1");
    QCOMPARE(scoreOf(live, "W1-1"), (scoring::PerSide<int>{111, 131}));
    undo(live, "W1-1");
    QVERIFY(live.match("W1-1") == before);
}

void tst_wholesheet::rulingsChangeColumnsToo()
{
    AtUnc live;
    live.enter("W1-1", R"({"a":{"bids":["nil",4],"tricks":[0,5]},"b":{"bids":[3,2],"tricks":8},
        "reneges":[{"by":"b","accused":"a1","book":7,"ruling":"upheld"}],
        "adjustments":[{"side":"a","points":-10,"reason":"table talk"}]})");
    const scoring::PerSide<int> was = scoreOf(live, "W1-1");
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(scoreOf(live, "W1-1"), (scoring::PerSide<int>{was.b, was.a}));
    const auto& now = std::get<scoring::Hand>(live.match("W1-1").games[0].items[0].what);
    QVERIFY(now.reneges[0].accused == (scoring::Seat{scoring::Side::B, 0}));
    QVERIFY(now.reneges[0].by == scoring::Side::A);
}

void tst_wholesheet::laterHandsStayAsWritten()
{
    tournaments::AfterAHand live;
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(live.enter("W1-1", other), "ok hand 2 a 110 b 132 in-progress");
    // What is kept of the first hand is kept as it stands now.
    const std::string told = amendFirst(live, "W1-1", R"({"b":{"bids":[4,4]}})");
    MENTIONS_ALL(told, 2);
    QVERIFY(sound(live));
}

void tst_wholesheet::bidsOnRecordChangeColumns()
{
    LiveTournament live;
    live.enter("W1-1", bidsLine);
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(live.enter("W1-1", R"({"a":{"tricks":5},"b":{"tricks":8}})"), "ok hand 1 a 50 b 71 in-progress");
}

void tst_wholesheet::aFinishedMatchGoesToTheOther()
{
    LiveTournament live(shortGame);
    live.playOut("W1-1", 'a');
    const std::string told = look(live, swapped("W1-1"));
    MENTIONS_ALL(told, 2);
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(live.match("W1-1").state, tournament::State::Final);
    QCOMPARE(live.match("W2-1").teams.a, "T4");
    undo(live);
    QCOMPARE(live.match("W2-1").teams.a, "T1");
}

void tst_wholesheet::aLaterMatchIsDecidedWithIt()
{
    LiveTournament live(shortGame);
    live.playOutAll({"W1-1", "W1-2"}, 'a');
    live.enter("W2-1", other);
    SheetOptions asked = swapped("W1-1");
    SAYS(apply(live, asked));
    asked.then = {{"W2-1", facts::Resolution::Replay}};
    QCOMPARE(apply(live, asked), "");
    QCOMPARE(live.match("W2-1").attempt, 2);
    undo(live, "W1-1");
    QCOMPARE(live.match("W2-1").attempt, 1);
    QVERIFY(!live.match("W2-1").flags.disputed);
}

void tst_wholesheet::partnersSitTheOtherWay()
{
    sheets::AfterTwoHands live;
    SheetOptions asked{.match = "W1-1", .seatsB = true, .reason = "they had changed chairs"};
    SAYS(look(live, asked));
    QCOMPARE(apply(live, asked), "");
    QCOMPARE(live.match("W1-1").call->players[Seat::B1], "P8");
    QCOMPARE(live.match("W1-1").call->players[Seat::A1], "P1");
    QCOMPARE(scoreOf(live, "W1-1"), score);
    undo(live);
    QCOMPARE(live.match("W1-1").call->players[Seat::B1], "P7");
    facts::Call call = *live.match("W1-1").call;
    std::swap(call.players[Seat::B1], call.players[Seat::B2]);
    SAYS(live.record(call));
    call.reason = "somebody else sat down";
    std::swap(call.players[Seat::A1], call.players[Seat::B2]);
    MENTIONS(live.record(call));
}

void tst_wholesheet::anotherDealtFirst()
{
    LiveTournament live;
    live.call("W1-1", {std::nullopt, Seat::A1});
    playTwo(live);
    SheetOptions asked{.match = "W1-1", .firstDealer = Seat::B1};
    asked.reason = "asked the captains";
    SAYS(look(live, asked));
    QCOMPARE(apply(live, asked), "");
    const auto& hands = live.match("W1-1").games[0].ledger.hands;
    QVERIFY(hands[1].dealer == (scoring::Seat{scoring::Side::A, 1}));
    // A dealer that was written down with its hand stands against it.
    QCOMPARE(amendFirst(live, "W1-1", R"({"dealer":"b1"})").find("match 1, hand 1"), 0u);
    asked.firstDealer = Seat::A2;
    SAYS(apply(live, asked));
}

void tst_wholesheet::refusals()
{
    LiveTournament live({"classic", 8, 8, false, {}});
    SAYS(apply(live, swapped("W1-1")));
    live.call("W1-1");
    SAYS(apply(live, swapped("W1-1")));
    playTwo(live);
    SAYS(apply(live, moved("W1-1", "W1-1")));
    SAYS(apply(live, moved("W1-1", "W2-1")));
    live.enter("W1-2", handLine);
    SAYS(apply(live, moved("W1-1", "W1-2")));
    SheetOptions nothing{.match = "W1-1", .reason = "?"};
    SAYS(apply(live, nothing));
    SheetOptions silent = swapped("W1-1");
    silent.reason.clear();
    QVERIFY(!apply(live, silent).empty());
    QCOMPARE(look(live, silent), look(live, swapped("W1-1"))); // a look needs none
    live.playOut("W1-1", 'a');
    SAYS(apply(live, moved("W1-1", "W1-3")));
    QCOMPARE(desk::mayTakeSheet(live.desk().tournament(), "W1-1").size(), std::size_t(2));
}

TEST_CLASS(tst_wholesheet)
#include "tst_wholesheet.moc"
