// What is wrong with a whole sheet, by keys and clicks: its sides, its seats, its first dealer, its match.
#include "aftertwo.h"
#include "pinasked.h"

#include "golden/says.h"
#include "program/testclass.h"

using namespace Qt::StringLiterals;
using namespace aftertwo;
using stage::AtSheet;
using tournaments::LiveTournament;

class tst_wholesheet : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void theSidesAreSwapped();
    void aFinishedMatchIsSwappedWithThePin();
    void aLaterMatchThatGetsItsTeamIsNotOnHold();
    void partnersSitTheOtherWay();
    void anotherDealtFirst();
    void theSheetGoesToItsMatch();
    void noOtherMatchIsReady();
};

void tst_wholesheet::theSidesAreSwapped()
{
    AfterTwo at;
    at.person.press(Qt::Key_F8);
    MENTIONS(at.person.said());
    at.person.press(Qt::Key_Space); // the first choice has the focus
    at.person.press(Qt::Key_Return);
    at.person.wait();
    MENTIONS(at.person.said());
    QCOMPARE(changes(at.sheet()).mid(0, 2), (QStringList{u"A score: 131 → 111"_s, u"B score: 111 → 131"_s}));
    QCOMPARE(at.score(), (scoring::PerSide<int>{131, 111}));
    at.person.type(u"read from the wrong side⏎"_s);
    QCOMPARE(at.score(), (scoring::PerSide<int>{111, 131}));
    at.person.press(Qt::Key_Up);
    MENTIONS(at.person.said());
    at.undo();
    QCOMPARE(at.score(), (scoring::PerSide<int>{131, 111}));
}

void tst_wholesheet::aFinishedMatchIsSwappedWithThePin()
{
    AtSheetAfter at(playOn, shortGame);
    stage::PinAsked pin(at.sheet().permit().allow);
    at.person.press(Qt::Key_F8);
    QVERIFY(pin.granted && !at.says(u"What is wrong"_s));
    pin.granted(u"M. Osei"_s);
    at.person.click(u"Continue"_s); // there is one choice
    at.person.wait();
    QVERIFY(changes(at.sheet()).contains(u"Winner: Team 1 → Team 4"_s));
    at.person.click(u"stand-W2-1"_s);
    at.person.wait();
    QTest::keyClicks(at.screen.findChildren<QLineEdit*>().constLast(), u"columns"_s);
    at.person.click(u"accept"_s);
    QVERIFY(at.match().winner == scoring::Side::B);
    QVERIFY(!at.match("W2-1").flags.disputed);
    MENTIONS(at.person.said());
}

// Trial: its other team was not known yet, and it was called on hold.
void tst_wholesheet::aLaterMatchThatGetsItsTeamIsNotOnHold()
{
    AtSheetAfter at(stage::playFirst, shortGame);
    at.person.press(Qt::Key_F8);
    at.person.click(u"Continue"_s); // there is one choice
    at.person.wait();
    QVERIFY(at.says(u"Team 1 → Team 4"_s));
    QVERIFY(at.says(u"Swap columns"_s) && !at.says(u"on hold"_s));
}

void tst_wholesheet::partnersSitTheOtherWay()
{
    AfterTwo at;
    at.person.press(Qt::Key_F8);
    goOn(at, u"Problem: A’s partners swapped"_s);
    MENTIONS(at.person.said());
    at.person.type(u"they had changed chairs⏎"_s);
    QCOMPARE(at.match().call->players[facts::Seat::A1], std::string("P2"));
    at.undo();
    QCOMPARE(at.match().call->players[facts::Seat::A1], std::string("P1"));
}

void tst_wholesheet::anotherDealtFirst()
{
    LiveTournament live;
    live.call("W1-1", {std::nullopt, facts::Seat::A1});
    playTwo(live);
    AtSheet at(live);
    at.person.press(Qt::Key_F8);
    goOn(at, u"Problem: Wrong first dealer"_s);
    goOn(at, u"Dealer: B1 · Player 7."_s);
    MENTIONS(at.person.said());
    at.person.type(u"asked the captains⏎"_s);
    QVERIFY(at.match().call->firstDealer == facts::Seat::B1);
}

void tst_wholesheet::theSheetGoesToItsMatch()
{
    LiveTournament live;
    playTwo(live);
    live.call("W1-2");
    AtSheet at(live);
    at.person.press(Qt::Key_F8);
    goOn(at, u"Problem: Hands of another match"_s);
    goOn(at, u"Match: Match 2: Team 2 and Team 3, table 2"_s);
    MENTIONS(at.person.said());
    QVERIFY2(changes(at.sheet()).contains(u"Match 2, A score: 0 → 131"_s),
             qPrintable(changes(at.sheet()).join(u'|')));
    at.person.type(u"entered at table 1⏎"_s);
    QVERIFY(at.match().games.empty());
    QCOMPARE(at.score("W1-2"), (scoring::PerSide<int>{131, 111}));
    at.screen.open(u"W1-2"_s);
    at.sheet().takeFocus();
    at.person.press(Qt::Key_Up);
    MENTIONS(at.person.said());
    at.person.type(u"33336⏎"_s); // the next hand is entered there
    QCOMPARE(tournament::handsOn(at.match("W1-2")), 3);
    at.undo("W1-2");
    at.undo("W1-2"); // its bids
    at.undo("W1-2");
    QCOMPARE(at.score(), (scoring::PerSide<int>{131, 111}));
}

void tst_wholesheet::noOtherMatchIsReady()
{
    LiveTournament live({"classic", 2, 2, false, {}});
    live.enter("W1-1", first);
    AtSheet at(live);
    at.person.press(Qt::Key_F8);
    goOn(at, u"Problem: Hands of another match"_s);
    MENTIONS(at.person.said());
}

TEST_CLASS(tst_wholesheet)
#include "tst_wholesheet.moc"
