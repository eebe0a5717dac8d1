// A hand is amended where it stands, with what it changes beside it; and however much is asked, the scores
// stay in view.
#include "aftertwo.h"
#include "drawn.h"

#include "ui/kit/scroll.h"
#include "ui/sheet/aside/sheethead.h"

#include <QCheckBox>

#include <algorithm>

using namespace aftertwo;

class tst_amendinplace : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void theRowIsInTheHandsPlace();
    void thePreviewFollowsEachKey();
    void theOtherSidesTricksFollow();
    void upAndDownGoToAnotherHand();
    void aDoubleClickAmends();
    void fromTheCaptainsUpGoesToTheHands();
    void noQuestionScrollsTheScoresAway();
    void aSheetOutOfViewNeedsNoRoom();
    void aQuestionTakesThePlaceOfTheHint();
    void aBagPenaltyIsMarked();
    void headingsSayWhichNumbersAreTotals();
    void aForgottenHandIsWhereItBelongs();
    void upAndDownMoveTheForgottenHand();
    void theRecordedValuesAreBelowTheTypedOnes();
    void theSelectionEndsWithTheAmendment();
    void oneRowIsSelectedAfterAQuestion();
    void laterNumbersAreInSuspense();
    void theMarkOfASetIsAsPaleAsItsNumber();
    void laterNumbersFollowEachKey();
    void keysOfAHandAreOfferedWithItAlone();
    void keysOfTheRowAreShownOnAFinishedSheetToo();
    void theQuestionForTimeIsWhole();
};

namespace {

bool isOffered(AtSheet& at, const QString& key)
{
    return stage::hintOf(at.sheet(), key);
}

void amendFirst(AtSheet& at)
{
    for (const Qt::Key key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_F2})
        at.person.press(key);
}

QRect rowOf(AtSheet& at, int hand)
{
    return at.hands().visualRect(at.hands().model()->index(hand - 1, sheet::Number));
}

} // namespace

void tst_amendinplace::theRowIsInTheHandsPlace()
{
    AfterTwo at;
    amendFirst(at);
    at.person.wait();
    const sheet::EntryRow& row = at.sheet().entryRow();
    QVERIFY(row.isVisible() && row.hasFocus());
    QCOMPARE(row.parentWidget(), at.hands().viewport());
    QCOMPARE(row.geometry().top(), rowOf(at, 1).top());
    QVERIFY(qAbs(row.height() - rowOf(at, 1).height()) <= 1);
    at.person.press(Qt::Key_Escape);
    at.person.wait();
    QVERIFY(row.parentWidget() != at.hands().viewport());
    QVERIFY(row.isVisible() && row.hasFocus());
    const int endOfHands = at.hands().mapTo(&at.screen, QPoint(0, at.hands().height())).y();
    QVERIFY(row.mapTo(&at.screen, QPoint()).y() >= endOfHands);
}

void tst_amendinplace::thePreviewFollowsEachKey()
{
    AfterTwo at;
    at.person.press(Qt::Key_F2);
    QCOMPARE(changes(at.sheet()), QStringList());
    at.person.type(u"4"_s);
    QCOMPARE(changes(at.sheet()), QStringList{u"A score: 131 → 1"_s});
    QVERIFY(stage::called<QWidget>(at.screen, u"changes"_s)->isVisible());
    const QString says = stage::descriptionOf(at.sheet().entryRow());
    QVERIFY2(says.contains(u"set"_s) && says.contains(u"−70"_s), qPrintable(says));
    at.person.type(u"3"_s);
    QCOMPARE(tournament::handsOn(at.match()), 2);
    at.person.press(Qt::Key_Escape);
    QVERIFY(!stage::called<QWidget>(at.screen, u"changes"_s)->isVisible());
    QCOMPARE(at.score(), (scoring::PerSide<int>{131, 111}));
}

void tst_amendinplace::theOtherSidesTricksFollow()
{
    AfterTwo at;
    at.person.press(Qt::Key_F2);
    at.person.type(u"33337"_s);
    QCOMPARE(at.inRow(), u"3|3|3|3|7|6<"_s);
    at.person.type(u"8"_s);
    QCOMPARE(at.inRow().section(u'|', 4, 4), u"5"_s);
    at.person.type(u"⏎counted again⏎"_s);
    at.person.wait();
    const auto& hand = std::get<scoring::Hand>(at.match().games[0].items.back().what);
    QCOMPARE(scoring::rawTricks(hand.sides.b), 8);
}

void tst_amendinplace::upAndDownGoToAnotherHand()
{
    AfterTwo at;
    at.person.press(Qt::Key_F2);
    QCOMPARE(at.sheet().entryRow().typing().number(), 2);
    at.person.press(Qt::Key_Up);
    QCOMPARE(at.sheet().entryRow().typing().number(), 1);
    at.person.press(Qt::Key_Up); // there is none before
    QCOMPARE(at.sheet().entryRow().typing().number(), 1);
    at.person.press(Qt::Key_Down);
    QCOMPARE(at.sheet().entryRow().typing().number(), 2);
    at.person.wait();
    QCOMPARE(at.sheet().entryRow().geometry().top(), rowOf(at, 2).top());
    at.person.press(Qt::Key_Escape);
    at.person.press(Qt::Key_F2);
    at.person.type(u"4"_s);
    const QString before = at.message();
    at.person.press(Qt::Key_Up); // what is half amended is not lost
    QCOMPARE(at.sheet().entryRow().typing().number(), 2);
    QCOMPARE(at.inRow().section(u'|', 0, 0), u"4"_s);
    QVERIFY2(at.message() != before, qPrintable(before));
}

void tst_amendinplace::aDoubleClickAmends()
{
    AfterTwo at;
    const QPoint tricks = at.hands().visualRect(at.hands().model()->index(0, sheet::TricksB)).center();
    QTest::mouseClick(at.hands().viewport(), Qt::LeftButton, {}, tricks);
    QTest::mouseDClick(at.hands().viewport(), Qt::LeftButton, {}, tricks);
    at.person.wait();
    QCOMPARE(at.sheet().entryRow().typing().number(), 1);
    QVERIFY((at.sheet().entryRow().entry().current() ==
             sheet::Field{sheet::Field::Kind::Tricks, scoring::Side::B, -1}));
}

void tst_amendinplace::fromTheCaptainsUpGoesToTheHands()
{
    AtSheetAfter at(playTwo, {"traditional", 4, 4, false, R"({"end.target":130})"});
    QCOMPARE(at.match().state, tournament::State::Ended);
    QVERIFY(qobject_cast<QCheckBox*>(QApplication::focusWidget()));
    QVERIFY(isOffered(at, u"F2"_s) && isOffered(at, u"F3"_s)); // before both have signed
    amendFirst(at);
    QCOMPARE(at.sheet().entryRow().typing().number(), 1);
}

void tst_amendinplace::noQuestionScrollsTheScoresAway()
{
    AfterTwo at;
    const QSize room(1188, 608); // of a window of 1280 by 720
    at.screen.resize(room);
    at.person.wait();
    const QScrollBar* bar = at.sheet().findChild<kit::Page*>()->verticalScrollBar();
    QTRY_COMPARE(bar->maximum(), 0);
    for (const Qt::Key key : {Qt::Key_F4, Qt::Key_F5, Qt::Key_F6, Qt::Key_F8, Qt::Key_F2}) {
        at.person.press(key);
        at.person.wait();
        QTRY_COMPARE(bar->maximum(), 0);
        const auto* head = at.screen.findChild<sheet::SheetHead*>();
        QCOMPARE(head->visibleRegion(), QRegion(head->rect()));
        at.person.press(Qt::Key_Escape);
        at.person.wait();
        QTRY_COMPARE(bar->maximum(), 0); // and nothing is left behind
    }
}

void tst_amendinplace::aSheetOutOfViewNeedsNoRoom()
{
    AfterTwo at;
    at.screen.resize(932, 590); // where its side stands below it, and all of the sheet would scroll
    at.person.wait();
    at.screen.open(u"W1-2"_s);
    const QSize room(1188, 590);
    at.screen.resize(room);
    at.person.wait();
    const int least = at.screen.minimumSizeHint().height();
    QVERIFY2(least <= room.height(), qPrintable(QString::number(least)));
}

void tst_amendinplace::aQuestionTakesThePlaceOfTheHint()
{
    AfterTwo at;
    const auto* hint = stage::called<QWidget>(at.screen, u"rowMessage"_s);
    at.person.press(Qt::Key_F4);
    QCOMPARE(hint->minimumHeight(), 0);
    at.person.press(Qt::Key_Escape);
    QVERIFY(hint->minimumHeight() > 0);
    at.person.press(Qt::Key_F2);
    at.person.type(u"33338"_s);
    QVERIFY(hint->isVisible() && !at.message().isEmpty());
    at.person.type(u"⏎"_s);
    QVERIFY(!hint->isVisible());
    Q_EMIT at.stage.theme.changed(); // which says it again
    QVERIFY(!hint->isVisible());
    at.person.press(Qt::Key_Escape);
    QVERIFY(hint->isVisible());
}

void tst_amendinplace::aBagPenaltyIsMarked()
{
    LiveTournament live({.change = [](rules::Venue& venue) {
        for (rules::Phase& phase : venue.phases) {
            phase.rules.bags.limit = 2;
            phase.rules.bags.penalty = 20;
        }
    }});
    live.enter("W1-1", R"({"a":{"bids":[3,2],"tricks":7},"b":{"bids":[3,3],"tricks":6}})");
    AtSheet at(live);
    const auto tags = [&](int column) {
        return pseudo::english(
            at.hands().model()->index(0, column).data(sheet::HandsModel::TagRole).toStringList());
    };
    QCOMPARE(tags(sheet::PointsA), QStringList{u"bags"_s});
    QCOMPARE(tags(sheet::PointsB), QStringList());
}

// Beside the points of a hand are its side's bags and score after it.
void tst_amendinplace::headingsSayWhichNumbersAreTotals()
{
    AfterTwo at;
    const auto tip = [&](int column) {
        return pseudo::english(
            at.hands().model()->headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
    };
    QCOMPARE(tip(sheet::PointsB), u"Points of this hand"_s);
    QCOMPARE(tip(sheet::BagsB), u"Bags after this hand"_s);
    QCOMPARE(tip(sheet::ScoreA), u"Score after this hand"_s);
    QVERIFY(tip(sheet::BidA).isEmpty());
}

void tst_amendinplace::aForgottenHandIsWhereItBelongs()
{
    AfterTwo at;
    at.person.press(Qt::Key_Up); // hand 2
    at.person.press(Qt::Key_Insert);
    at.person.wait();
    const sheet::EntryRow& row = at.sheet().entryRow();
    QCOMPARE(at.hands().model()->rowCount(), 3);
    QCOMPARE(row.parentWidget(), at.hands().viewport());
    QCOMPARE(row.geometry().top(), rowOf(at, 2).top()); // between both hands
    QVERIFY(row.hasFocus());
    at.person.type(u"55225"_s);
    QVERIFY(stage::descriptionOf(row).contains(u"−100"_s)); // what it comes to
    at.person.press(Qt::Key_Escape);
    at.person.wait();
    QCOMPARE(at.hands().model()->rowCount(), 2);
    QVERIFY(row.parentWidget() != at.hands().viewport());
    QCOMPARE(tournament::handsOn(at.match()), 2);
}

void tst_amendinplace::upAndDownMoveTheForgottenHand()
{
    AfterTwo at;
    const auto isBefore = [&](int hand) {
        at.person.wait();
        const QRect row = at.sheet().entryRow().geometry();
        return at.hands().model()->rowCount() == 3 && row.top() == rowOf(at, hand).top();
    };
    at.person.press(Qt::Key_Insert);
    QVERIFY(isBefore(2));
    at.person.press(Qt::Key_Down); // below the last hand is the next one
    QVERIFY(isBefore(2));
    at.person.press(Qt::Key_Up);
    QVERIFY(isBefore(1));
    QVERIFY(at.sheet().entryRow().hasFocus());
    at.person.press(Qt::Key_Up);
    QVERIFY(isBefore(1));
    at.person.type(u"5"_s);
    const QString before = at.message();
    at.person.press(Qt::Key_Down); // what is half typed is not lost
    QVERIFY(isBefore(1));
    QVERIFY2(at.message() != before, qPrintable(before));
    at.person.type(u"5225⏎forgotten⏎"_s);
    at.person.wait();
    QCOMPARE(tournament::handsOn(at.match()), 3);
    QCOMPARE(scoring::rawTricks(std::get<scoring::Hand>(at.match().games[0].items.front().what).sides.a), 5);
}

void tst_amendinplace::theRecordedValuesAreBelowTheTypedOnes()
{
    AfterTwo at;
    at.person.press(Qt::Key_F2); // A bid 3 and 3 and took 6, B 3 and 3 and 7
    const sheet::EntryRow& row = at.sheet().entryRow();
    const auto previousTexts = [&] {
        QStringList all;
        for (const sheet::Field& field : row.entry().fields())
            all << row.previousText(field);
        return all.join(u'|');
    };
    QCOMPARE(previousTexts(), u"|||||"_s);
    at.person.type(u"43335"_s);
    QCOMPARE(previousTexts(), u"3||6|||7"_s);
    at.person.press(Qt::Key_Escape);
    at.person.wait();
    QCOMPARE(previousTexts(), u"|||||"_s);
}

// Trial: hand 1 stayed blue, and a new ruling was filled in for it.
void tst_amendinplace::theSelectionEndsWithTheAmendment()
{
    AfterTwo at;
    amendFirst(at);
    QCOMPARE(at.sheet().at().hand, 1);
    at.person.type(u"5⏎"_s);
    at.person.type(u"misheard⏎"_s);
    at.person.wait();
    QCOMPARE(at.score(), (scoring::PerSide<int>{140, 111}));
    QVERIFY(at.sheet().entryRow().hasFocus());
    QVERIFY(!at.hands().currentIndex().isValid());
    QCOMPARE(at.sheet().at().hand, 0);
}

void tst_amendinplace::oneRowIsSelectedAfterAQuestion()
{
    AfterTwo at;
    const auto isRowAlone = [&] {
        return at.sheet().entryRow().hasFocus() && !at.hands().currentIndex().isValid();
    };
    at.person.press(Qt::Key_Delete);
    QVERIFY(!isRowAlone());
    at.person.press(Qt::Key_Escape);
    QVERIFY(isRowAlone());
    at.person.press(Qt::Key_Up);
    QVERIFY(!isRowAlone());
    at.screen.takeFocus(); // back from another screen
    QVERIFY(isRowAlone());
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_Delete);
    at.person.type(u"never played⏎"_s);
    at.person.wait();
    QCOMPARE(tournament::handsOn(at.match()), 1);
    QVERIFY(isRowAlone());
}

void tst_amendinplace::laterNumbersAreInSuspense()
{
    AfterTwo at;
    const auto isProvisional = [&](int row, sheet::Column column) {
        return at.hands().isProvisional(at.hands().model()->index(row, column));
    };
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_Up);
    QVERIFY(!isProvisional(1, sheet::ScoreA));
    at.person.press(Qt::Key_F2);
    QVERIFY(isProvisional(1, sheet::ScoreA) && isProvisional(1, sheet::BagsB));
    QVERIFY(!isProvisional(1, sheet::BidA) && !isProvisional(1, sheet::TricksB));
    at.person.press(Qt::Key_Down); // now of the second
    QVERIFY(!isProvisional(0, sheet::ScoreA) && !isProvisional(1, sheet::ScoreA));
    at.person.press(Qt::Key_Escape);
    QVERIFY(!isProvisional(1, sheet::ScoreA));
}

// In high contrast a number in suspense is paler than soft text.
void tst_amendinplace::theMarkOfASetIsAsPaleAsItsNumber()
{
    LiveTournament live;
    live.enter("W1-1", first);
    live.enter("W1-1", R"({"a":{"bids":[3,3],"tricks":5},"b":{"bids":[3,3],"tricks":8}})");
    AtSheet at(live);
    at.screen.resize(1188, 900);
    at.stage.theme.set(kit::Scheme::HighContrast);
    amendFirst(at);
    at.person.wait();
    const QRect points = at.hands().visualRect(at.hands().model()->index(1, sheet::PointsA));
    int words = 0;
    for (const drawn::Text& each : drawn::textsOf(*at.hands().viewport()))
        if (points.contains(each.box.center().toPoint())) {
            QCOMPARE(each.ink, at.stage.theme.colors().dim);
            ++words;
        }
    QCOMPARE(words, 2);
}

void tst_amendinplace::laterNumbersFollowEachKey()
{
    AfterTwo at;
    const auto scoreOfSecond = [&] { return at.hands().model()->index(1, sheet::ScoreA).data().toString(); };
    amendFirst(at);
    QCOMPARE(scoreOfSecond(), u"131"_s);
    at.person.type(u"5"_s); // in hand 1
    QCOMPARE(scoreOfSecond(), u"140"_s);
    at.person.press(Qt::Key_Escape);
    QCOMPARE(scoreOfSecond(), u"131"_s);
}

// Trial: the first widget of a new window got the focus and lost its hand, but its keys stayed.
void tst_amendinplace::keysOfAHandAreOfferedWithItAlone()
{
    AfterTwo at;
    const auto offersInsert = [&] { return isOffered(at, u"Insert"_s); };
    QVERIFY(!offersInsert());
    at.person.press(Qt::Key_Up);
    QVERIFY(offersInsert());
    at.sheet().entryRow().setFocus();
    at.hands().setCurrentIndex({});
    QVERIFY(!offersInsert());
    at.hands().setFocus(Qt::OtherFocusReason);
    QVERIFY(!at.hands().currentIndex().isValid());
    QVERIFY(!offersInsert());
}

void tst_amendinplace::keysOfTheRowAreShownOnAFinishedSheetToo()
{
    AtSheetAfter at(stage::playFirst, shortGame);
    QVERIFY(!isOffered(at, u"Esc"_s) && !at.sheet().canDo(session::Key::Nil));
    at.person.press(Qt::Key_Up);
    at.person.press(Qt::Key_F2);
    for (const QString& key : {u"Enter"_s, u"N"_s, u"Esc"_s})
        QVERIFY2(isOffered(at, key), qPrintable(key));
    const auto hints = at.sheet().findChildren<kit::KeyHint*>();
    QVERIFY(
        std::ranges::any_of(hints, [](const kit::KeyHint* hint) { // what Enter does comes before it is saved
            return hint->isVisible() && pseudo::english(hint->accessibleName()).contains(u"give reason"_s);
        }));
}

void tst_amendinplace::theQuestionForTimeIsWhole()
{
    LiveTournament live;
    playTwo(live);
    playTwo(live);
    AtSheet at(live);
    at.screen.resize(1188, 608); // in a window of 1280 by 720
    at.person.press(Qt::Key_F5);
    at.person.wait();
    if (pseudo::isSpoken())
        return; // longer words may need more
    const auto* accept = at.person.find<QAbstractButton>(u"accept"_s);
    QCOMPARE(accept->visibleRegion(), QRegion(accept->rect()));
}

TEST_CLASS(tst_amendinplace)
#include "tst_amendinplace.moc"
