// A whole sheet was written wrong: its sides stand in each other's columns, or its seats.
#include "program/testclass.h"
#include "wholesheets.h"

using namespace sheets;

class tst_wholesheet : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theColumnsChange();
    void swappedTwiceIsNothing();
    void rulingsChangeColumnsToo();
    void whatComesAfterIsAsItIsWritten();
    void bidsOnRecordChangeColumns();
    void aFinishedMatchGoesToTheOther();
    void aLaterMatchIsDecidedWithIt();
    void partnersSitTheOtherWay();
    void anotherDealtFirst();
    void refusals();
};

void tst_wholesheet::theColumnsChange()
{
    LiveTournament live;
    playTwo(live);
    QCOMPARE(scoreOf(live, "W1-1"), score);
    const tournament::Tournament before = live.desk().tournament();
    QCOMPARE(look(live, swapped("W1-1")), "match 1: A and B change columns in 2 hands; who dealt stays\n"
                                          "match 1: a 131 b 111, in play becomes a 111 b 131, in play\n");
    QVERIFY(live.desk().tournament() == before);
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(scoreOf(live, "W1-1"), (scoring::PerSide<int>{111, 131}));
    QCOMPARE(live.match("W1-1").teams.a, "T1"); // the teams stay on their sides
    QVERIFY(sound(live));
}

void tst_wholesheet::swappedTwiceIsNothing()
{
    LiveTournament live;
    playTwo(live);
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

void tst_wholesheet::whatComesAfterIsAsItIsWritten()
{
    LiveTournament live;
    live.enter("W1-1", handLine);
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(live.enter("W1-1", other), "ok hand 2 a 110 b 132 in-progress");
    // What is kept of the first hand is kept as it stands now.
    const std::string told = amendFirst(live, "W1-1", R"({"b":{"bids":[4,4]}})");
    QVERIFY2(told.find("as it was: a bid 3 and 2, took 5; b bid 4 and 3, took 8") != std::string::npos,
             told.c_str());
    QVERIFY2(told.find("amended: a bid 3 and 2, took 5; b bid 4 and 4, took 8 (a 50 b 80)") !=
                 std::string::npos,
             told.c_str());
    QVERIFY(sound(live));
}

void tst_wholesheet::bidsOnRecordChangeColumns()
{
    LiveTournament live;
    live.enter("W1-1", R"({"a":{"bids":[4,3]},"b":{"bids":[3,2]}})");
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(live.enter("W1-1", R"({"a":{"tricks":5},"b":{"tricks":8}})"), "ok hand 1 a 50 b 71 in-progress");
}

void tst_wholesheet::aFinishedMatchGoesToTheOther()
{
    LiveTournament live(shortGame);
    live.playOut("W1-1", 'a');
    const std::string told = look(live, swapped("W1-1"));
    QVERIFY2(told.find("match 1: Team 4 advances, not Team 1\n") != std::string::npos, told.c_str());
    QVERIFY2(told.find("the captains have to sign it anew\n") != std::string::npos, told.c_str());
    QCOMPARE(apply(live, swapped("W1-1")), "");
    QCOMPARE(live.match("W1-1").state, tournament::State::Final);
    QCOMPARE(live.match("W2-1").teams.a, "T4");
    undo(live);
    QCOMPARE(live.match("W2-1").teams.a, "T1");
}

void tst_wholesheet::aLaterMatchIsDecidedWithIt()
{
    LiveTournament live(shortGame);
    live.playOut("W1-1", 'a');
    live.playOut("W1-2", 'a');
    live.enter("W2-1", other);
    SheetOptions asked = swapped("W1-1");
    QCOMPARE(apply(live, asked),
             "match 3 is disputed, Team 1 and Team 2 sat down to it: decide what becomes of "
             "it (--then 3=seat, 3=replay or 3=stand)");
    asked.then = {{"W2-1", facts::Resolution::Replay}};
    QCOMPARE(apply(live, asked), "");
    QCOMPARE(live.match("W2-1").attempt, 2);
    undo(live, "W1-1");
    QCOMPARE(live.match("W2-1").attempt, 1);
    QVERIFY(!live.match("W2-1").flags.disputed);
}

void tst_wholesheet::partnersSitTheOtherWay()
{
    LiveTournament live;
    playTwo(live);
    SheetOptions asked;
    asked.match = "W1-1";
    asked.seatsB = true;
    asked.reason = "they had changed chairs";
    QCOMPARE(look(live, asked), "match 1: Player 8 (B1) in place of Player 7\n"
                                "match 1: Player 7 (B2) in place of Player 8\n");
    QCOMPARE(apply(live, asked), "");
    QCOMPARE(live.match("W1-1").call->players[Seat::B1], "P8");
    QCOMPARE(live.match("W1-1").call->players[Seat::A1], "P1");
    QCOMPARE(scoreOf(live, "W1-1"), score);
    undo(live);
    QCOMPARE(live.match("W1-1").call->players[Seat::B1], "P7");
    facts::Call call = *live.match("W1-1").call;
    std::swap(call.players[Seat::B1], call.players[Seat::B2]);
    QCOMPARE(live.record(call),
             "match 1 has begun: a change of its seats or its first dealer needs a reason");
    call.reason = "somebody else sat down";
    std::swap(call.players[Seat::A1], call.players[Seat::B2]);
    QVERIFY(live.record(call).find(
                "match 1 has begun: only its table, its seats and its first dealer can change") == 0);
}

void tst_wholesheet::anotherDealtFirst()
{
    LiveTournament live;
    live.call("W1-1", {std::nullopt, Seat::A1});
    playTwo(live);
    SheetOptions asked;
    asked.match = "W1-1";
    asked.firstDealer = Seat::B1;
    asked.reason = "asked the captains";
    QCOMPARE(look(live, asked), "match 1: Player 7 (B1) dealt first, not Player 1 (A1)\n");
    QCOMPARE(apply(live, asked), "");
    const auto& hands = live.match("W1-1").games[0].ledger.hands;
    QVERIFY(hands[1].dealer == (scoring::Seat{scoring::Side::A, 1}));
    // A dealer that was written down with its hand stands against it.
    QCOMPARE(amendFirst(live, "W1-1", R"({"dealer":"b1"})").find("match 1, hand 1"), 0u);
    asked.firstDealer = Seat::A2;
    QCOMPARE(apply(live, asked),
             "match 1, hand 1: Player 7 (B1) is on record as its dealer, it would be Player 2 (A2)");
}

void tst_wholesheet::refusals()
{
    LiveTournament live({"classic", 8, 8, false, {}});
    QCOMPARE(apply(live, swapped("W1-1")), "match 1 has not been called");
    live.call("W1-1");
    QCOMPARE(apply(live, swapped("W1-1")), "match 1: nothing is on its sheet");
    playTwo(live);
    QCOMPARE(apply(live, moved("W1-1", "W1-1")), "its sheet is that match's already");
    QCOMPARE(apply(live, moved("W1-1", "W2-1")), "match 5 waits for its other team");
    live.enter("W1-2", handLine);
    QCOMPARE(apply(live, moved("W1-1", "W1-2")),
             "match 2 has a sheet of its own: only an empty one takes another's hands");
    SheetOptions nothing;
    nothing.match = "W1-1";
    nothing.reason = "?";
    QCOMPARE(apply(live, nothing), "nothing is to change: say what is wrong with the sheet");
    SheetOptions silent = swapped("W1-1");
    silent.reason.clear();
    QVERIFY(!apply(live, silent).empty());
    QCOMPARE(look(live, silent), look(live, swapped("W1-1"))); // a look needs none
    live.playOut("W1-1", 'a');
    QCOMPARE(apply(live, moved("W1-1", "W1-3")), "match 1 is final: take its result back first (undo)");
    QCOMPARE(desk::mayTakeSheet(live.desk().tournament(), "W1-1").size(), std::size_t(2));
}

TEST_CLASS(tst_wholesheet)
#include "tst_wholesheet.moc"
