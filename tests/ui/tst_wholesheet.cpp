// What is wrong with a whole sheet, by keys and clicks: its sides, its seats, its first dealer, its match;
// and a correction that seats another team at a match in play.
#include "aftertwo.h"
#include "atdesktop.h"
#include "pinasked.h"

#include "desk/corrections/amend.h"
#include "ui/checkin/checkinscreen.h"
#include "ui/tables/row.h"

using namespace aftertwo;
using stage::AtSheet;
using tournaments::LiveTournament;

class tst_wholesheet : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void theSidesAreSwapped();
    void aFinishedMatchIsSwappedWithThePin();
    void aLaterMatchThatGetsItsTeamIsNotOnHold();
    void partnersSitTheOtherWay();
    void anotherDealtFirst();
    void theSheetGoesToItsMatch();
    void noOtherMatchIsReady();
    void whoIsSeatedWithoutAnIdNeedsAttention();
    void theOpenRowNamesWhoSitsThereNow();
    void aTableThatPlaysOnIsSaidToOnceACorrectionIsSigned();
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
    answerAndContinue(at, u"Problem: A’s partners swapped"_s);
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
    answerAndContinue(at, u"Problem: Wrong first dealer"_s);
    answerAndContinue(at, u"Dealer: B1 · Player 7."_s);
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
    answerAndContinue(at, u"Problem: Hands of another match"_s);
    answerAndContinue(at, u"Match: Match 2: Team 2 and Team 3, table 2"_s);
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
    answerAndContinue(at, u"Problem: Hands of another match"_s);
    MENTIONS(at.person.said());
}

namespace {

/// Match 1 went the other way, and its winner is seated in the final.
desk::Proposal otherWay()
{
    return desk::amend({.match = "W1-1",
                        .hand = 1,
                        .reason = "columns mixed up",
                        .given = R"({"a":{"bids":[1,1],"tricks":1},"b":{"bids":[6,6],"tricks":12}})",
                        .then = {{"W2-1", facts::Resolution::Seat}}});
}

} // namespace

// Trial: only the one who dealt first was refused for it, and nothing said who it was.
void tst_wholesheet::whoIsSeatedWithoutAnIdNeedsAttention()
{
    tournaments::Setup setup = shortGame;
    setup.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases)
            phase.people.checkin = {{"Student ID"}, true, {}, rules::CheckinScope::Match};
    };
    LiveTournament live(setup);
    for (const char* match : {"W1-1", "W1-2"}) {
        live.checkIn(match);
        live.playOut(match, 'a');
    }
    live.checkIn("W2-1");
    live.enter("W2-1", second);
    QVERIFY(desk::record(live.desk(), "J. Park", otherWay()));
    stage::AtDesktop at(live.path());
    auto* needs = at.desktop.window().findChild<tables::RowList*>(u"needsAttention"_s);
    QVERIFY(needs->placeOf(u"W2-1"_s) >= 0);
    at.openSheet("W2-1");
    const auto* open = at.desktop.sheets().current()->findChild<kit::Prose*>(u"openPoints"_s);
    QVERIFY2(open->isVisible() && open->text().contains(u"Player 7, Player 8"_s), qPrintable(open->text()));
    at.person.press(Qt::Key_1, Qt::ControlModifier);
    needs->focusOn(needs->placeOf(u"W2-1"_s));
    at.person.press(Qt::Key_Return); // its players are checked in
    QVERIFY(qobject_cast<checkin::CheckinScreen*>(at.current()));
}

// Trial: until the hand was saved, the dealer was a player of the team that had left.
void tst_wholesheet::theOpenRowNamesWhoSitsThereNow()
{
    LiveTournament live(shortGame);
    QCOMPARE(live.record(facts::Person{"P1", "Ann Able", {}, {}}), "");
    QCOMPARE(live.record(facts::Person{"P7", "Hal Hill", {}, {}}), "");
    for (const char* match : {"W1-1", "W1-2"})
        live.playOut(match, 'a');
    QCOMPARE(live.call("W2-1", {.table = 1, .firstDealer = facts::Seat::B2}), "");
    live.enter("W2-1", second);
    AtSheet at(live, u"W2-1"_s);
    const auto head = [&] { return at.sheet().entryRow().typing().head().text; };
    at.person.type(u"4"_s);
    QVERIFY2(head().contains(u"Ann"_s), qPrintable(head()));
    at.person.record(stage::correcting(otherWay()));
    QCOMPARE(at.match("W2-1").call->players[facts::Seat::A1], "P7");
    QVERIFY2(head().contains(u"Hal"_s), qPrintable(head()));
    QVERIFY2(at.inRow().contains(u'4'), qPrintable(at.inRow())); // what is typed stays
}

void tst_wholesheet::aTableThatPlaysOnIsSaidToOnceACorrectionIsSigned()
{
    tournaments::Setup setup = shortGame;
    setup.tables = 1;
    LiveTournament live(setup);
    live.playOut("W1-1", 'a');
    live.enter("W1-2", second);
    const desk::AmendOptions allTricks{
        .match = "W1-1", .hand = 1, .reason = "counted again", .given = R"({"a":{"bids":[6,6],"tricks":13},
                                                    "b":{"bids":[1,1],"tricks":0}})"};
    QVERIFY(desk::record(live.desk(), "J. Park", desk::amend(allTricks)));
    AtSheet at(live);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Tab, Qt::Key_Space, Qt::Key_Return})
        at.person.press(key);
    at.person.wait();
    QVERIFY2(at.says(u"Match 2 is at table 1 now."_s), qPrintable(at.person.said()));
}

TEST_CLASS(tst_wholesheet)
#include "tst_wholesheet.moc"
