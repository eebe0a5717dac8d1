// Corrections on the sheet by keys and clicks: what is told before, what is on record then, and that one undo
// takes it back.
#include "aftertwo.h"
#include "atdesktop.h"
#include "pinasked.h"

#include "desk/corrections/amend.h"
#include "ui/kit/ask.h"
#include "ui/session/menu.h"
#include "ui/sheet/aside/sheethead.h"
#include "ui/sheet/corrections/change.h"
#include "ui/sheet/hands/fieldbox.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QScrollBar>

#include <algorithm>
#include <utility>

using namespace aftertwo;
using stage::AtSheet;
using tournaments::LiveTournament;

namespace {

/// The hand on record went the other way, and B wins: asked about, and not saved yet.
void mixColumnsUp(stage::Person& person)
{
    person.press(Qt::Key_Up);
    person.press(Qt::Key_F2);
    person.type(u"11661"_s);
    person.press(Qt::Key_Tab); // one trick, not 10 to 13
    person.type(u"12⏎"_s);
}

} // namespace

class tst_changes : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aHandIsDeletedByKey();
    void anArrowIsNeverAloneOnALine();
    void aHandIsDeletedByMouse();
    void aForgottenHandIsPutIn();
    void escPutsItBack();
    void anAmendedHandCanBeDeletedInstead();
    void anImpossibleChangeIsRefused();
    void aFinishedMatchAsksForThePin();
    void aLaterMatchIsDecidedWithIt();
    void aLaterMatchThatIsOverStandsUnlessSomebodyChooses();
    void aLaterMatchStandsApartFromItsHeading();
    void whatIsDecidedIsInViewWithItsQuestion();
    void whatChangesIsWholeInASmallWindow();
    void theScoresAreInViewInANarrowWindow();
    void anEmptySheetHasNothingToStrike();
    void earlierValuesStayReadable();
    void aDeletedHandStaysReadable();
    void aCorrectedResultIsSignedAgain();
    void aDisputedMatchIsSettledOnItsSheet();
    void amendingBeginsAtTheCursorAndGoesAsTheBoxesStand();
};

void tst_changes::aHandIsDeletedByKey()
{
    AfterTwo at;
    at.person.press(Qt::Key_Up); // the newest
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_Delete);
    MENTIONS(at.person.said());
    QCOMPARE(changes(at.sheet()),
             (QStringList{u"A score: 131 → 60"_s, u"B score: 111 → 61"_s, u"A bags: 1 → 0"_s}));
    QCOMPARE(tournament::handsOn(at.match()), 2); // only looked at
    at.person.type(u"⏎"_s);
    MENTIONS(at.person.said());
    at.person.type(u"it was match 2's⏎"_s);
    QCOMPARE(tournament::handsOn(at.match()), 1);
    QCOMPARE(at.score(), (scoring::PerSide<int>{60, 61}));
    at.undo();
    QCOMPARE(tournament::handsOn(at.match()), 2);
    QCOMPARE(at.score(), (scoring::PerSide<int>{131, 111}));
}

void tst_changes::anArrowIsNeverAloneOnALine()
{
    AfterTwo at;
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_Delete);
    int arrows = 0;
    for (const auto* words : at.sheet().findChild<QWidget*>(u"changes"_s)->findChildren<kit::Prose*>()) {
        if (!words->text().endsWith(u'→'))
            continue;
        ++arrows;
        QVERIFY2(words->text().endsWith(u"\u00a0→"_s), qPrintable(words->text()));
    }
    QVERIFY(arrows > 0);
}

void tst_changes::aHandIsDeletedByMouse()
{
    AfterTwo at;
    auto* hands = at.screen.findChild<sheet::HandsView*>();
    const QPoint place = hands->visualRect(hands->model()->index(0, sheet::PointsA)).center();
    QContextMenuEvent asked(QContextMenuEvent::Mouse, place, hands->viewport()->mapToGlobal(place));
    QCoreApplication::sendEvent(hands->viewport(), &asked);
    auto* menu = hands->findChild<session::Menu*>();
    for (QAction* each : menu->actions())
        if (each->data().toInt() == static_cast<int>(session::Key::StrikeHand))
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(each).center());
    QCoreApplication::processEvents();
    QTest::keyClicks(at.screen.focusWidget(), u"never played"_s);
    at.person.click(u"Delete hand 1"_s);
    QCOMPARE(at.score(), (scoring::PerSide<int>{60, 61}));
}

void tst_changes::aForgottenHandIsPutIn()
{
    AfterTwo at;
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_Insert);
    at.person.type(u"55225⏎"_s); // a side's bids and tricks like those of any hand: A is set
    MENTIONS(at.person.said());
    QCOMPARE(changes(at.sheet()).mid(0, 2), (QStringList{u"A score: 131 → 31"_s, u"B score: 111 → 155"_s}));
    at.person.type(u"found on the paper sheet⏎"_s);
    QCOMPARE(tournament::handsOn(at.match()), 3);
    QCOMPARE(at.score(), (scoring::PerSide<int>{31, 155}));
    const auto& hands = at.match().games[0].ledger.hands;
    QCOMPARE(hands[1].sides.a.points, -100);
    at.person.type(u"33336⏎"_s); // and the next hand is entered as before
    QCOMPARE(tournament::handsOn(at.match()), 4);
    at.undo();
    at.undo(); // its tricks, its bids
    at.undo();
    QCOMPARE(at.score(), (scoring::PerSide<int>{131, 111}));
}

void tst_changes::escPutsItBack()
{
    AfterTwo at;
    at.person.type(u"43"_s);
    at.person.press(Qt::Key_Delete);
    at.person.press(Qt::Key_Escape);
    QVERIFY(!at.says(u"Delete hand"_s));
    QCOMPARE(at.sheet().entryRow().typing().number(), 3);
    QCOMPARE(at.inRow(), u"4|3|<|||"_s); // what was typed stays
    at.person.press(Qt::Key_Insert);
    QCOMPARE(at.sheet().entryRow().typing().number(), 2);
    QCOMPARE(at.inRow(), u"<|||||"_s);
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.sheet().entryRow().typing().number(), 3);
    QCOMPARE(at.inRow(), u"4|3|<|||"_s);
    at.person.press(Qt::Key_F2);
    at.person.press(Qt::Key_Escape);
    QCOMPARE(at.inRow(), u"4|3|<|||"_s);
    at.person.press(Qt::Key_Escape); // that is the next hand
    QCOMPARE(at.inRow(), u"<|||||"_s);
    QCOMPARE(tournament::handsOn(at.match()), 2);
}

void tst_changes::anAmendedHandCanBeDeletedInstead()
{
    AfterTwo at;
    at.person.press(Qt::Key_F2);
    at.person.press(Qt::Key_Delete);
    QVERIFY2(at.says(u"Delete hand 2"_s), qPrintable(at.person.said()));
    at.person.type(u"entered twice⏎"_s);
    QCOMPARE(at.score(), (scoring::PerSide<int>{71, 50}));
    QCOMPARE(at.sheet().entryRow().typing().number(), 2); // the next hand
}

void tst_changes::anImpossibleChangeIsRefused()
{
    AfterTwo at;
    at.person.press(Qt::Key_F2);
    at.person.type(u"n3335"_s); // a nil: its partner's tricks are asked for
    at.person.type(u"99⏎"_s);
    MENTIONS(at.person.said());
    QCOMPARE(at.score(), (scoring::PerSide<int>{131, 111}));
}

void tst_changes::aFinishedMatchAsksForThePin()
{
    AtSheetAfter at(stage::playFirst, shortGame);
    QVERIFY(!at.sheet().entryRow().isVisible());
    stage::PinAsked pin(at.sheet().permit().allow);
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_Delete);
    QVERIFY2(pin.what.contains(u"PIN"_s), qPrintable(pin.what));
    QVERIFY(!at.says(u"Delete hand"_s));
    pin.granted(u"M. Osei"_s);
    QVERIFY2(changes(at.sheet()).contains(u"Winner: Team 1 → undecided"_s),
             qPrintable(changes(at.sheet()).join(u'|')));
    MENTIONS(at.person.said());
    SAYS(stage::textOf(*stage::called<QPushButton>(at.screen, u"accept"_s)));
    at.person.type(u"never played⏎"_s);
    QCOMPARE(tournament::handsOn(at.match()), 0);
    QCOMPARE(tournament::recordOf(at.tournament(), "W1-1").back().entry->stamp.by, std::string("M. Osei"));
}

void tst_changes::aLaterMatchIsDecidedWithIt()
{
    AtSheetAfter at(playOn, shortGame);
    mixColumnsUp(at.person);
    QVERIFY2(changes(at.sheet()).contains(u"Winner: Team 1 → Team 4"_s), qPrintable(at.person.said()));
    QVERIFY(
        stage::called<QAbstractButton>(at.screen, u"seat-W2-1"_s)->isChecked()); // until another is chosen
    at.person.type(u"columns mixed up"_s);
    at.person.click(u"replay-W2-1"_s);
    at.person.wait();
    QVERIFY(stage::called<QAbstractButton>(at.screen, u"replay-W2-1"_s)->isChecked());
    at.person.press(Qt::Key_Return); // on the choice
    at.person.wait();
    QVERIFY(!at.match("W2-1").flags.disputed);
    QCOMPARE(at.match("W2-1").attempt, 2);
    QCOMPARE(at.match("W2-1").teams.a, std::string("T4"));
    at.undo();
    QCOMPARE(at.match("W2-1").attempt, 1);
    QCOMPARE(at.match("W2-1").teams.a, std::string("T1"));
    // Where it asks once more, what was answered is told as what it does.
    const auto asText = [&](facts::Resolution answer) {
        desk::AmendOptions asked{.match = "W1-1",
                                 .hand = tournament::handsOn(at.match()),
                                 .given = R"({"a":{"bids":[1,1],"tricks":1},"b":{"bids":[6,6],"tricks":12}})",
                                 .then = {{"W2-1", answer}}};
        const auto seen = desk::preview(at.tournament(), desk::thisMachine(), "J. Park", desk::amend(asked));
        return seen ? pseudo::english(sheet::laterInWords(*seen).join(u'\n')) : QString();
    };
    SAYS(asText(facts::Resolution::Seat));
    SAYS(asText(facts::Resolution::Stand));
}

// Trial: the other team was to be seated in a final that was over, and the third choice was cut.
void tst_changes::aLaterMatchThatIsOverStandsUnlessSomebodyChooses()
{
    LiveTournament live(shortGame);
    for (const char* match : {"W1-1", "W1-2", "W2-1"})
        live.playOut(match, 'a');
    stage::AtDesktop at(live.path()); // 1280 by 800
    at.openSheet("W1-1");
    mixColumnsUp(at.person);
    const auto button = [&](const QString& name) {
        return stage::called<QAbstractButton>(*at.desktop.sheets().current(), name);
    };
    QVERIFY(button(u"stand-W2-1"_s)->isChecked());
    if (!pseudo::isSpoken()) { // longer words may need more
        for (const QString& name : {u"stand-W2-1"_s, u"replay-W2-1"_s, u"seat-W2-1"_s, u"accept"_s})
            QTRY_COMPARE(button(name)->visibleRegion().boundingRect(), button(name)->rect());
        QTRY_COMPARE(button(u"replay-W2-1"_s)->y(), button(u"stand-W2-1"_s)->y()); // on one line
    }
    at.person.type(u"columns mixed up⏎"_s);
    at.person.wait();
    const auto match = [&](const char* id) {
        return *tournament::match(at.desktop.session().tournament(), id);
    };
    QVERIFY(match("W1-1").winner == scoring::Side::B);
    QVERIFY(!match("W2-1").flags.disputed);
    QCOMPARE(match("W2-1").attempt, 1);
    QCOMPARE(match("W2-1").teams.a, std::string("T1"));
}

void tst_changes::aLaterMatchStandsApartFromItsHeading()
{
    AtSheetAfter at(playOn, shortGame);
    mixColumnsUp(at.person);
    QTest::qWait(1);
    const auto* later = stage::called<QWidget>(at.screen, u"later-W2-1"_s);
    const auto lines = later->parentWidget()->findChildren<kit::Line*>(QString(), Qt::FindDirectChildrenOnly);
    QCOMPARE(lines.size(), 1);
    QVERIFY(later->y() - lines.last()->geometry().bottom() > 6);
}

// Otherwise Enter would take a choice out of view, or a hand that can't be checked.
void tst_changes::whatIsDecidedIsInViewWithItsQuestion()
{
    if (pseudo::isSpoken())
        return; // longer words may need more
    LiveTournament live(shortGame);
    playOn(live);
    stage::AtDesktop at(live.path());
    at.desktop.window().resize(1024, 700);
    at.openSheet("W1-1");
    mixColumnsUp(at.person);
    const auto bars = [&] {
        const auto all = at.desktop.window().findChildren<QScrollBar*>();
        return std::ranges::count_if(all, [](const QScrollBar* bar) { return bar->isVisible(); });
    };
    for (const QSize& size : {QSize(1024, 700), QSize(1280, 800), QSize(1024, 700)}) {
        at.desktop.window().resize(size);
        for (const QString& name : {u"seat-W2-1"_s, u"stand-W2-1"_s, u"accept"_s}) {
            const auto* button = stage::called<QAbstractButton>(*at.desktop.sheets().current(), name);
            QVERIFY2(button, qPrintable(name));
            QTRY_COMPARE(button->visibleRegion().boundingRect(), button->rect());
        }
        sheet::SheetView& view = *at.desktop.sheets().current();
        const auto* head = view.findChild<sheet::SheetHead*>();
        QTRY_COMPARE(head->visibleRegion(), QRegion(head->rect()));
        QList<const QWidget*> wanted{view.findChild<kit::Ask*>(), &view.entryRow()};
        for (const auto* box : view.findChildren<sheet::FieldBox*>())
            if (box->isVisible())
                wanted << box;
        QVERIFY(wanted.size() > 3);
        for (const QWidget* each : std::as_const(wanted))
            QTRY_COMPARE(each->visibleRegion().boundingRect(), each->rect());
        if (size.width() == 1024)
            QTRY_VERIFY2(bars() <= 1, qPrintable(QString::number(bars())));
    }
}

void tst_changes::whatChangesIsWholeInASmallWindow()
{
    if (pseudo::isSpoken())
        return; // longer words may need more
    LiveTournament live(shortGame);
    playOn(live);
    QCOMPARE(live.record(tournaments::teamNamed(1, "Full House")), "");
    QCOMPARE(live.record(tournaments::teamNamed(4, "Ten for Two Hundred")), "");
    stage::AtDesktop at(live.path());
    at.desktop.window().resize(1280, 720);
    at.openSheet("W1-1");
    mixColumnsUp(at.person);
    const auto& view = *at.desktop.sheets().current();
    const auto* panel = stage::called<QWidget>(view, u"changes"_s);
    QTRY_COMPARE(panel->visibleRegion().boundingRect(), panel->rect());
    const auto* row = stage::called<QWidget>(view, u"change-winner"_s);
    const auto words = row->findChildren<QLabel*>();
    const auto top = [&](int place) { return words[place]->mapTo(row, QPoint()).y(); };
    QCOMPARE(words.size(), 3); // the label and who it was share a line; who it is stands below
    QTRY_VERIFY2(top(0) == top(1) && top(2) > top(1),
                 qPrintable(u"%1 %2 %3"_s.arg(top(0)).arg(top(1)).arg(top(2))));
}

// With what it asks, and what was typed below its heads.
void tst_changes::theScoresAreInViewInANarrowWindow()
{
    if (pseudo::isSpoken())
        return; // longer words may need more
    LiveTournament live;
    playTwo(live);
    stage::AtDesktop at(live.path());
    at.desktop.window().resize(1024, 700);
    at.openSheet("W1-1");
    for (const auto& [key, keys] : {std::pair{Qt::Key_F2, u"4⏎"_s}, std::pair{Qt::Key_Insert, u"55225⏎"_s}}) {
        at.person.press(Qt::Key_Up);
        at.person.press(key);
        at.person.type(keys);
        const sheet::SheetView& view = *at.desktop.sheets().current();
        const auto* ask = view.findChild<kit::Ask*>();
        QList<const QWidget*> wanted{ask, view.findChild<sheet::SheetHead*>(),
                                     view.findChild<sheet::HandsView*>()->horizontalHeader()->viewport()};
        for (const auto* box : view.findChildren<sheet::FieldBox*>())
            wanted << box;
        QVERIFY(ask->isOpen() && wanted.size() > 3);
        for (const QWidget* each : std::as_const(wanted))
            QTRY_COMPARE(each->visibleRegion().boundingRect(), each->isVisible() ? each->rect() : QRect());
        at.person.press(Qt::Key_Escape);
        at.person.press(Qt::Key_Escape);
    }
}

void tst_changes::anEmptySheetHasNothingToStrike()
{
    AtSheetAfter at(stage::callFirst);
    at.person.press(Qt::Key_Delete);
    MENTIONS(at.person.said());
    at.person.press(Qt::Key_Insert);
    QVERIFY(!at.says(u"Insert a hand before"_s));
}

void tst_changes::earlierValuesStayReadable()
{
    AfterTwo at;
    at.person.press(Qt::Key_F2);
    at.person.type(u"4⏎"_s);
    at.person.type(u"misheard⏎"_s);
    auto* hands = at.screen.findChild<sheet::HandsView*>();
    const QModelIndex number = hands->model()->index(1, sheet::Number);
    QCOMPARE(number.data().toString(), u"2*"_s);
    QCOMPARE(stage::textOf(number, Qt::AccessibleTextRole), u"# 2, amended"_s);
    QCOMPARE(hands->model()->index(0, sheet::Number).data().toString(), u"1"_s);
    at.person.press(Qt::Key_Up);
    MENTIONS(at.person.said());
    at.person.press(Qt::Key_Up);
    QVERIFY2(!at.says(u"misheard"_s), qPrintable(at.person.said())); // it is about the other hand
    at.undo();
    QCOMPARE(number.data().toString(), u"2"_s);
}

void tst_changes::aDeletedHandStaysReadable()
{
    AfterTwo at;
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_Delete);
    at.person.type(u"never played⏎"_s);
    at.person.press(Qt::Key_Up);
    const QString said =
        u"by J. Park (never played). Before: A bid 4 and 3, took 8; B bid 3 and 2, took 5."_s;
    MENTIONS(at.person.said());
    QVERIFY(at.says(said));
    at.person.press(Qt::Key_Delete); // the only one that is left
    at.person.type(u"nor this⏎"_s);
    MENTIONS(at.person.said());
    QVERIFY(at.says(said) && at.says(u"(nor this)"_s));
}

void tst_changes::aCorrectedResultIsSignedAgain()
{
    AtSheetAfter at(stage::playFirst, shortGame);
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_F2);
    at.person.type(u"56"_s); // bids, one less than was written down
    at.person.press(Qt::Key_Return);
    at.person.type(u"bids misread⏎"_s);
    at.person.wait();
    QVERIFY(tournament::mustSignAgain(at.match()));
    MENTIONS(at.person.said());
    at.sheet().takeFocus();
    at.person.press(Qt::Key_Space);
    at.person.press(Qt::Key_Tab);
    at.person.press(Qt::Key_Space);
    at.person.press(Qt::Key_Return);
    at.person.wait();
    QVERIFY(!tournament::mustSignAgain(at.match()));
    MENTIONS(at.person.said());
}

void tst_changes::aDisputedMatchIsSettledOnItsSheet()
{
    LiveTournament live(shortGame);
    playOn(live);
    facts::Hand hand;
    hand.spot = {{"W1-1", 1}, 1, live.match("W1-1").games[0].items.back().place};
    hand.revision = 2;
    hand.reason = "sides were swapped on the sheet";
    hand.sides = {tournaments::sideHand(1, 1, 1), tournaments::sideHand(6, 6, 12)};
    QCOMPARE(live.record(hand), "");
    AtSheet at(live, u"W2-1"_s);
    QVERIFY(at.match("W2-1").flags.disputed);
    MENTIONS(at.person.said());
    at.person.press(Qt::Key_F6);
    at.person.click(u"Continue"_s);
    MENTIONS(at.person.said());
    answerAndContinue(at, u"Decision: Team 4 takes over at the current score, 60–61"_s);
    at.person.type(u"both captains want it so⏎"_s);
    at.person.wait();
    QVERIFY(!at.match("W2-1").flags.disputed);
    QCOMPARE(at.match("W2-1").teams.a, std::string("T4"));
    QVERIFY2(at.says(u"Player 7"_s) && !at.says(u"Player 1 "_s), qPrintable(at.person.said()));
    at.undo("W2-1");
    QVERIFY(at.match("W2-1").flags.disputed);
}

void tst_changes::amendingBeginsAtTheCursorAndGoesAsTheBoxesStand()
{
    AfterTwo at;
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_Left);
    at.person.press(Qt::Key_F2); // on the tricks of A
    sheet::HandEntry entry = at.sheet().entryRow().entry();
    QVERIFY(entry.current().kind == sheet::Field::Kind::Tricks && entry.current().side == scoring::Side::A);
    at.person.press(Qt::Key_Tab);
    at.person.press(Qt::Key_Right);
    entry = at.sheet().entryRow().entry();
    QVERIFY(entry.current().kind == sheet::Field::Kind::Bid && entry.current().side == scoring::Side::B);
    QCOMPARE(entry.current().partner, 1);
    at.person.press(Qt::Key_Backtab);
    QCOMPARE(at.sheet().entryRow().entry().current().partner, 0);
    at.person.press(Qt::Key_Escape);
}

TEST_CLASS(tst_changes)
#include "tst_changes.moc"
