// One key does not undo what another began: what is half typed stays, and what is asked stays asked.
#include "attable.h"
#include "busydisk.h"

#include "ui/kit/ask.h"
#include "ui/kit/widgets.h"
#include "ui/sheet/aside/endcard.h"
#include "ui/sheet/hands/pad.h"

#include <QLineEdit>
#include <QSignalSpy>

using attable::at;
using attable::Table;

namespace {

void openSheet(Table& table, const QString& match)
{
    table.screen->open(match);
    QTest::qWait(1);
    table.sheet().takeFocus();
}

QLineEdit* reason(Table& table)
{
    return table.sheet().findChild<kit::Ask*>()->findChild<QLineEdit*>();
}

} // namespace

class tst_safekeys : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aHandThatIsGoneIsNotAmended();
    void aSheetChangedMeanwhileIsNotCorrected();
    void keypadWithoutNumLock();
    void nothingIsAmendedAheadOfTheDisk();
    void whoTypesOnAmendsTheNewest();
    void theQuestionKeepsTheFocus();
    void lettersInAQuestionMeanNothingBehindIt();
    void theClockLeavesAQuestionOpen();
    void controlAndALetterIsNoDealer();
    void typingCallsNoMatch();
    void oneKeyCallsAMatch();
    void whoIsNotKnownIsNotCalled();
    void pageKeysLeadFromTheHandsToAnotherTable();
    void pageKeysLeadFromTheEntryRowToAnotherTable();
    void enterDestroysNothing();
    void theKeyThatSignsIsShown();
    void onlyWhatACaptainDoesIsSaid();
    void noKeyThatGoesOnTakesASignatureAway();
    void noKeyTakesASignatureAwayWhileItIsSaved();
};

void tst_safekeys::aHandThatIsGoneIsNotAmended()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    table.press(Qt::Key_F2);
    table.type(u"4"_s);
    table.stage.record(stage::undoing("W1-1"));
    MENTIONS(table.message());
    table.type(u"7⏎"_s); // its bids stand, and its tricks are asked for again
    QCOMPARE(tournament::handsOn(table.match()), 1);
    QCOMPARE(table.score(scoring::Side::A), 52);
}

void tst_safekeys::aSheetChangedMeanwhileIsNotCorrected()
{
    Table table(at("unc"));
    table.type(u"32436⏎32436⏎"_s);
    table.press(Qt::Key_Delete);
    QVERIFY(reason(table));
    table.stage.record(stage::undoing("W1-1"));
    QCOMPARE(tournament::handsOn(table.match()), 1);
    reason(table)->setFocus();
    table.type(u"never played⏎"_s);
    QCOMPARE(reason(table)->text(), u"never played"_s); // and says so beside it
    QCOMPARE(tournament::handsOn(table.match()), 1);
    QCOMPARE(table.score(scoring::Side::A), 51);
}

void tst_safekeys::keypadWithoutNumLock()
{
    Table table(at("unc"));
    table.type(u"32436⏎43"_s);
    for (const int key : {Qt::Key_Insert, Qt::Key_Delete}) {
        table.press(key, Qt::KeypadModifier);
        QCOMPARE(table.inRow(), u"4|3|<|||"_s);
        MENTIONS(table.message());
    }
}

void tst_safekeys::nothingIsAmendedAheadOfTheDisk()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    stage::BusyDisk disk(table.stage.session);
    table.keys(u"32436⏎"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F2);
    MENTIONS(table.message());
    table.keys(u"32436"_s);
    disk.freeDisk();
    table.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 3);
}

void tst_safekeys::whoTypesOnAmendsTheNewest()
{
    Table table(at("unc"));
    table.type(u"32436⏎43335⏎"_s);
    table.press(Qt::Key_Up);
    table.press(Qt::Key_Up); // on the first hand
    table.press(Qt::Key_Escape);
    table.type(u"3"_s);
    table.press(Qt::Key_F2);
    QCOMPARE(table.inRow(), u"4<3|3|3|5|8|"_s);
}

void tst_safekeys::theQuestionKeepsTheFocus()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    table.press(Qt::Key_Delete);
    table.type(u"nev"_s);
    table.sheet().entryRow().setFocus(); // as another screen leaves it
    table.screen->takeFocus();
    table.type(u"er 4 3⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 0);
    QCOMPARE(table.inRow(), u"<|||||"_s);
}

void tst_safekeys::lettersInAQuestionMeanNothingBehindIt()
{
    Table table(at("unc"));
    table.press(Qt::Key_F4);
    auto* pad = table.sheet().findChild<sheet::Pad*>();
    table.press(Qt::Key_P);
    QVERIFY(!pad->isWanted());
    table.press(Qt::Key_Escape);
    table.press(Qt::Key_P);
    QVERIFY(pad->isWanted());
    table.press(Qt::Key_P);
}

void tst_safekeys::theClockLeavesAQuestionOpen()
{
    Table table(at("unc"));
    table.type(u"32436⏎"_s);
    table.press(Qt::Key_F7); // pauses, and asks why
    table.type(u"spilt water⏎"_s);
    table.press(Qt::Key_Delete);
    table.type(u"never pl"_s);
    table.press(Qt::Key_F7); // resumes
    QVERIFY(reason(table)->isVisible());
    QCOMPARE(reason(table)->text(), u"never pl"_s);
}

void tst_safekeys::controlAndALetterIsNoDealer()
{
    Table table(at("unc"), false);
    table.press(Qt::Key_W, Qt::ControlModifier);
    QVERIFY(!table.match().call->firstDealer);
    table.press(Qt::Key_W);
    QVERIFY(table.match().call->firstDealer == facts::Seat::B1);
}

// Somebody goes to the sheet of a match that is still in the queue.
void tst_safekeys::typingCallsNoMatch()
{
    Table table(at("unc"));
    openSheet(table, u"W1-2"_s);
    MENTIONS(table.message());
    const auto* ask = table.sheet().findChild<kit::Ask*>();
    table.type(u"3243"_s);
    QVERIFY(ask->isOpen());
    QVERIFY(!table.match().call && table.match().games.empty());
    table.press(Qt::Key_Escape);
    QVERIFY(!ask->isOpen() && !table.match().call);
    QVERIFY(table.sheet().entryRow().entry().hasBids()); // what was typed stays
    table.press(Qt::Key_F4);
    QVERIFY(ask->isOpen() && !table.match().call);
    table.press(Qt::Key_Escape);
    table.type(u"6"_s);
    QVERIFY(ask->isOpen());
    table.type(u"⏎"_s);
    QVERIFY(!ask->isOpen() && table.match().call);
    QCOMPARE(table.match().call->table, 2);
    QVERIFY(tournament::openHand(table.match())); // the bids were recorded with the call
    QVERIFY2(!table.message().contains(u"been called"_s), qPrintable(table.message()));
    table.type(u"⏎"_s);
    QCOMPARE(tournament::handsOn(table.match()), 1);
}

void tst_safekeys::oneKeyCallsAMatch()
{
    Table table(at("unc"));
    openSheet(table, u"W1-2"_s);
    table.type(u"32c"_s);
    QVERIFY(table.match().call);
    QCOMPARE(table.match().state, tournament::State::Called);
    table.type(u"436⏎"_s); // what was typed before stays
    QCOMPARE(tournament::handsOn(table.match()), 1);
}

void tst_safekeys::whoIsNotKnownIsNotCalled()
{
    Table table(at("unc"));
    openSheet(table, u"W2-1"_s);
    table.type(u"3243"_s);
    MENTIONS(table.message());
    QVERIFY(!table.sheet().findChild<kit::Ask*>()->isOpen());
    QVERIFY(!table.match().call);
}

void tst_safekeys::pageKeysLeadFromTheHandsToAnotherTable()
{
    Table table(at("unc"));
    table.call("W1-2");
    table.type(u"32436⏎"_s);
    table.press(Qt::Key_Up);
    table.press(Qt::Key_PageDown);
    QCOMPARE(table.sheet().match(), u"W1-2"_s);
}

void tst_safekeys::pageKeysLeadFromTheEntryRowToAnotherTable()
{
    Table table(at("unc"));
    table.call("W1-2");
    table.type(u"32436⏎"_s);
    table.screen->resize(1188, 420); // the page scrolls, and has no use for the keys
    QTest::qWait(1);
    QVERIFY(table.sheet().entryRow().hasFocus());
    table.press(Qt::Key_PageDown);
    QCOMPARE(table.sheet().match(), u"W1-2"_s);
    const auto* tabs = table.screen->findChild<QTabBar*>();
    QCOMPARE(tabs->tabData(tabs->currentIndex()).toString(), u"W1-2"_s);
    table.press(Qt::Key_PageUp);
    QCOMPARE(table.sheet().match(), u"W1-1"_s);
}

void tst_safekeys::theKeyThatSignsIsShown()
{
    Table table(at("unc"));
    attable::win(table);
    const auto* hint = table.sheet().findChild<kit::KeyHint*>(u"signHint"_s);
    QVERIFY(hint && hint->isVisible());
    QCOMPARE(hint->key(), u"Space"_s);
    const auto* other = table.sheet().findChild<kit::KeyHint*>(u"otherCaptain"_s); // Tab leads there
    QVERIFY(other && !other->isVisible());
    table.press(Qt::Key_Space);
    QVERIFY(hint->isVisible() && other->isVisible());
    table.press(Qt::Key_Tab);
    table.press(Qt::Key_Space);
    QVERIFY(!hint->isVisible() && !other->isVisible());
    table.press(Qt::Key_Return);
    QCOMPARE(table.match().state, tournament::State::Final);
}

// With the score that was signed a box is cleared: no captain did that.
void tst_safekeys::onlyWhatACaptainDoesIsSaid()
{
    Table table(at("unc"));
    attable::win(table);
    QVERIFY(table.says(u"not signed yet"_s));
    const QSignalSpy said(&table.sheet(), &sheet::SheetView::signedNow);
    table.press(Qt::Key_Space);
    QCOMPARE(said.size(), 1);
    table.press(Qt::Key_F2);
    QVERIFY(table.sheet().entryRow().isVisible());
    table.type(u"64229⏎"_s); // bids as before and nine tricks, B's four follow: it has not ended
    table.type(u"counted again⏎"_s);
    QVERIFY2(table.score(scoring::Side::A) < 300, qPrintable(table.message()));
    QCOMPARE(table.match().state, tournament::State::Playing);
    for (int hand = 0; hand < 2; ++hand)
        table.type(u"642211⏎"_s);
    QCOMPARE(table.match().state, tournament::State::Ended);
    QCOMPARE(said.size(), 1);
    table.press(Qt::Key_Space);
    QCOMPARE(said.size(), 2);
}

void tst_safekeys::noKeyThatGoesOnTakesASignatureAway()
{
    Table table(at("unc"));
    attable::win(table);
    table.press(Qt::Key_Space);
    table.screen->takeFocus(); // back from another screen
    table.press(Qt::Key_Space);
    table.screen->takeFocus();
    table.press(Qt::Key_Space);
    QCOMPARE(table.match().state, tournament::State::Final);
}

void tst_safekeys::noKeyTakesASignatureAwayWhileItIsSaved()
{
    Table table(at("unc"));
    attable::win(table);
    for (int captain = 0; captain < 2; ++captain) {
        table.press(Qt::Key_Space);
        table.screen->takeFocus();
    }
    const auto boxes = table.sheet().findChild<sheet::EndCard*>()->findChildren<QCheckBox*>();
    QCOMPARE(boxes.size(), 2);
    stage::BusyDisk disk(table.stage.session);
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Space, Qt::Key_Return}) { // the first one finishes it
        QTest::keyClick(QApplication::focusWidget(), key);
        QVERIFY(boxes.front()->isChecked() && boxes.back()->isChecked());
    }
    QVERIFY(!table.message().contains(u"must sign"_s));
    disk.freeDisk();
    table.stage.settle();
    QCOMPARE(table.match().state, tournament::State::Final);
}

void tst_safekeys::enterDestroysNothing()
{
    stage::Stage stage;
    kit::Ask ask(stage.theme);
    bool isGone = false;
    const auto press = [](Qt::Key key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    };
    const auto begin = [&] {
        ask.askToDestroy(u"Delete it?"_s, u"Delete"_s, [&](const kit::Answers&) { isGone = true; });
        ask.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&ask));
        ask.takeFocus();
    };
    begin();
    QCOMPARE(QApplication::focusWidget()->objectName(), u"cancel"_s);
    press(Qt::Key_Return);
    QVERIFY(!isGone && !ask.isVisible());
    begin();
    ask.setFocus(); // beside its buttons
    QTest::keyClick(&ask, Qt::Key_Return);
    QVERIFY(!isGone && !ask.isVisible());
    begin();
    press(Qt::Key_Backtab, Qt::ShiftModifier);
    press(Qt::Key_Return);
    QVERIFY(isGone);
}

TEST_CLASS(tst_safekeys)
#include "tst_safekeys.moc"
