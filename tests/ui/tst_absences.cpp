// Who does not come, at the window: a team that gave notice, and what each ending costs before it is chosen.
#include "emptyroom.h"

#include "desk/checkin/checkin.h"
#include "desk/checkin/sanction.h"
#include "ui/kit/ask.h"
#include "ui/tables/ready.h"
#include "ui/tables/row.h"
#include "ui/tables/tablecard.h"

#include <QScrollBar>

#include <algorithm>

using namespace emptyroom;

class tst_absences : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aTeamGaveNotice();
    void anUncalledSheetOffersToDecide();
    void theSheetSaysWhatADecisionCosts();
    void whoWinsAndWhyStayInViewOnceItIsChosen();
    void theQuestionStandsOverTheTables();
    void theSideIsWholeInASmallWindow();
    void theTeamThatIsMissingComesFirst();
    void dropsTheQuestion();
    void aRefusalIsGoneWithTheNextChange();
    void aGracePeriodNeedsAttention();
    void saysWhatXWouldDo();
    void xDecidesTheMatchThatItNames();
    void xAloneDecidesWhereTheGraceIsNone();
    void xAsksWhoIsMissingWhereNoGracePeriodIsSet();
    void aKeyHeldDownIsAboutOneMatch();
    void whoIsHereAndMayNotPlayIsNotWaitedFor();
    void aRefusedCallTellsNoReason();
    void noTableIsNextWhereEnterCallsNobody();
};

void tst_absences::aTeamGaveNotice()
{
    EmptyRoom room;
    room.policy(policyOfUnl);
    room.person.press(Qt::Key_D);
    // Trial: what each team's default costs was said as if both had.
    QVERIFY2(!room.person.said().contains(u"defaults."_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_1);
    QVERIFY2(room.person.said().contains(u"Team 1 defaults."_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_2);
    QVERIFY2(!room.person.said().contains(u"Team 1 defaults."_s), qPrintable(room.person.said()));
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_Escape);
    room.person.press(Qt::Key_D);
    room.person.press(Qt::Key_Return); // neither is chosen, and nothing decided
    QVERIFY(room.match("W1-1").state != tournament::State::Final);
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_2);
    room.person.press(Qt::Key_Return);
    QVERIFY2(room.match("W1-1").outcome == tournament::Outcome::Defaulted, qPrintable(room.person.said()));
    QVERIFY(room.match("W1-1").winner == scoring::Side::A);
    QVERIFY(!room.desktop.window().findChild<tables::ReadyList*>()->question().isOpen());
    // The next in the list has the keys.
    room.person.press(Qt::Key_W);
    QVERIFY(tournament::waitFor(room.desktop.session().tournament(), room.match("W1-2")));
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    room.person.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(room.match("W1-1").state == tournament::State::Ready);
}

void tst_absences::anUncalledSheetOffersToDecide()
{
    EmptyRoom room("classic");
    room.openSheet("W1-1");
    const auto offers = [&](const QString& key) {
        return stage::hintOf(room.desktop.sheets(), key) != nullptr;
    };
    QVERIFY(offers(u"F6"_s) && offers(u"C"_s));
    room.clickKey(u"F6"_s);
    QVERIFY2(room.person.said().contains(u"Decide this match"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_Escape);
    room.clickKey(u"C"_s);
    QVERIFY2(room.match("W1-1").call, qPrintable(room.person.said()));
    QVERIFY(!offers(u"F6"_s) && !offers(u"C"_s)); // other keys need the room
}

void tst_absences::theSheetSaysWhatADecisionCosts()
{
    EmptyRoom room;
    room.policy(policyOfUnl);
    room.openSheet("W1-1");
    room.person.press(Qt::Key_F6);
    QVERIFY(!room.person.said().contains(u"counts as"_s));
    room.person.press(Qt::Key_2); // B wins
    QVERIFY(stage::called<QAbstractButton>(*room.desktop.sheets().current(), u"Winner: B · Team 8"_s)
                ->isChecked());
    room.person.press(Qt::Key_Escape);
    room.person.press(Qt::Key_F6);
    room.person.press(Qt::Key_1);      // A wins
    room.person.press(Qt::Key_Return); // a no-show
    const auto effects = [&] { return stage::textOf(*room.person.find<kit::Prose>(u"effects"_s)); };
    for (const QString& part : {u"Team 8 didn’t show up. It counts as a forfeit in the standings"_s,
                                u"Fee: 20"_s, u"Absence 1 of 2"_s, u"Team 1 wins, rated 4.0"_s,
                                u"Team 1 advances to match 5"_s, u"Team 8 is eliminated"_s})
        QVERIFY2(effects().contains(part), qPrintable(part + u" is not in "_s + effects()));
    room.person.click(u"Winner: B · Team 8"_s);
    QVERIFY2(effects().contains(u"Team 1 didn’t show up"_s) && !effects().contains(u"Team 8 didn’t"_s),
             qPrintable(effects()));
    room.person.click(u"Outcome: Ruling"_s); // no absence: it costs neither a fee nor an absence
    QVERIFY2(effects().contains(u"counts as a loss"_s) &&
                 !effects().contains(u"fee"_s, Qt::CaseInsensitive) &&
                 !effects().contains(u"absence"_s, Qt::CaseInsensitive),
             qPrintable(effects()));
    QVERIFY(room.match("W1-1").state != tournament::State::Final);
}

void tst_absences::whoWinsAndWhyStayInViewOnceItIsChosen()
{
    if (pseudo::isSpoken())
        QSKIP("its words are longer");
    EmptyRoom room;
    room.policy(policyOfUnl);
    room.desktop.window().resize(1280, 720);
    room.openSheet("W1-1");
    room.person.press(Qt::Key_F6);
    room.person.press(Qt::Key_Return); // A wins
    room.person.press(Qt::Key_Return); // a no-show
    auto* sheet = room.desktop.sheets().current();
    const QWidget* winner = stage::called<QAbstractButton>(*sheet, u"Winner: A · Team 1"_s);
    const QWidget* reason = sheet->findChild<kit::Ask*>()->field(2);
    for (const QWidget* each : {winner, reason})
        QTRY_COMPARE(each->visibleRegion().boundingRect(), each->rect());
}

void tst_absences::theQuestionStandsOverTheTables()
{
    EmptyRoom room;
    room.desktop.window().resize(1280, 800);
    room.person.press(Qt::Key_D);
    const auto* ready = room.desktop.window().findChild<tables::ReadyList*>();
    const kit::Ask& question = ready->question();
    QVERIFY(question.isVisible());
    const auto placeOf = [&](const QWidget& each) {
        return each.rect().translated(each.mapTo(&room.desktop.window(), QPoint()));
    };
    QTRY_VERIFY(placeOf(question).right() < placeOf(*ready).left());
}

void tst_absences::theSideIsWholeInASmallWindow()
{
    if (pseudo::isSpoken())
        QSKIP("its words are longer");
    EmptyRoom room;
    room.desktop.window().resize(1024, 700);
    room.policy(policyOfUnl);
    room.person.press(Qt::Key_W);
    const QScrollBar& bar =
        *stage::areaAround(*room.desktop.window().findChild<tables::ReadyList*>()).verticalScrollBar();
    QTRY_COMPARE(bar.maximum(), 0);
    room.desktop.window().resize(1024, 645); // as much room as long names leave in a higher one
    QTRY_COMPARE(bar.maximum(), 0);
}

void tst_absences::theTeamThatIsMissingComesFirst()
{
    EmptyRoom room;
    room.person.record(stage::checkingIn({"P1", "P2"}));
    room.person.press(Qt::Key_D);
    const auto* framed = qobject_cast<QPushButton*>(QApplication::focusWidget());
    QVERIFY2(framed && stage::nameOf(*framed) == u"Team: Team 8"_s, qPrintable(room.person.said()));
    QVERIFY(!framed->isChecked());
}

void tst_absences::dropsTheQuestion()
{
    EmptyRoom room;
    room.clickKey(u"D"_s); // without a policy too
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_Escape);
    QVERIFY(room.match("W1-1").state == tournament::State::Ready);
    room.person.press(Qt::Key_D);
    MENTIONS(room.person.said());
}

// Both of Team 8 are checked in when one of them turns out to be suspended.
void tst_absences::whoIsHereAndMayNotPlayIsNotWaitedFor()
{
    EmptyRoom room;
    room.desktop.session().ask({}, [](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        for (const char* player : {"P1", "P2", "P15", "P16"})
            if (auto here = desk::checkIn(desk, "J. Park", player, {"UNC One Card", {}}); !here)
                return here;
        return desk::sanction(desk, "J. Park", {.person = "P16", .reason = "a fight"});
    });
    room.person.wait();
    const QString said = room.person.said();
    const auto rows = room.desktop.window().findChildren<tables::Row*>();
    QVERIFY(std::any_of(rows.begin(), rows.end(), [](const auto* row) {
        return stage::descriptionOf(*row).contains(u"suspended: Player 16"_s, Qt::CaseInsensitive);
    }));
    MENTIONS(said);
    room.person.press(Qt::Key_X);
    QVERIFY2(room.match("W1-1").outcome == tournament::Outcome::Forfeit, qPrintable(room.person.said()));
    QVERIFY(room.match("W1-1").winner == scoring::Side::A);
}

// At classic nobody has to show an ID, so Enter calls: the desk says why not, and everybody sees the footer.
void tst_absences::aRefusedCallTellsNoReason()
{
    EmptyRoom room("classic");
    room.desktop.session().ask({}, [](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
        if (auto here = desk::checkIn(desk, "J. Park", "P16", {}); !here)
            return here;
        return desk::sanction(desk, "J. Park", {.person = "P16", .reason = "a fight"});
    });
    room.person.wait();
    const auto rows = room.desktop.window().findChildren<tables::Row*>();
    const auto row = std::find_if(rows.begin(), rows.end(), [](const auto* each) {
        return stage::descriptionOf(*each).contains(u"suspended: Player 16"_s, Qt::CaseInsensitive);
    });
    QVERIFY(row != rows.end());
    QTest::mouseClick(*row, Qt::LeftButton);
    room.person.wait();
    QVERIFY(!room.match("W1-1").call);
    MENTIONS(room.person.said());
    QVERIFY2(!room.person.said().contains(u"a fight"_s, Qt::CaseInsensitive), qPrintable(room.person.said()));
}

void tst_absences::aRefusalIsGoneWithTheNextChange()
{
    EmptyRoom room;
    const auto* complaint = room.desktop.window().findChild<kit::Prose*>(u"complaint"_s);
    room.person.press(Qt::Key_W); // there is no grace period yet
    QVERIFY(complaint->isVisible());
    const QString says = room.person.said();
    QCOMPARE(says.count(u"no grace period to start"_s), 1);
    QVERIFY2(!says.contains(u"Not saved"_s), qPrintable(says));
    room.policy(policyOfUnl);
    QVERIFY(!complaint->isVisible());
}

void tst_absences::aGracePeriodNeedsAttention()
{
    EmptyRoom room;
    room.policy(policyOfUnl);
    auto* needs = room.desktop.window().findChild<tables::RowList*>(u"needsAttention"_s);
    const auto* ready = room.desktop.window().findChild<tables::ReadyList*>();
    QCOMPARE(needs->size(), 0);
    room.person.press(Qt::Key_W);
    QCOMPARE(needs->size(), 1);
    QCOMPARE(needs->match(0), u"W1-1"_s);
    room.person.press(Qt::Key_W); // ends it
    QCOMPARE(needs->size(), 0);
    room.person.press(Qt::Key_Down);
    room.person.press(Qt::Key_W);
    QCOMPARE(needs->match(0), u"W1-2"_s);
    const auto click = [&] {
        for (auto* row : needs->findChildren<tables::Row*>())
            if (row->isVisible()) {
                QTest::mouseClick(row, Qt::LeftButton);
                return room.person.wait();
            }
        QFAIL("nothing needs attention");
    };
    click(); // while it runs: its players are checked in
    QVERIFY(!needs->isVisible());
    QVERIFY(!ready->isVisible());
    room.person.press(Qt::Key_1, Qt::ControlModifier);
    room.policy(R"({"grace": 0})");
    click(); // once it is over: it is decided in the list of what is ready
    QVERIFY(needs->isVisible());
    room.person.press(Qt::Key_X);
    QVERIFY2(room.match("W1-2").outcome == tournament::Outcome::DoubleForfeit,
             qPrintable(room.person.said()));
    QCOMPARE(needs->size(), 0);
}

void tst_absences::saysWhatXWouldDo()
{
    EmptyRoom room;
    room.policy(policyOfUnl);
    room.person.press(Qt::Key_W);
    QVERIFY(!room.person.said().contains(u"X decides match 1"_s));
    room.policy(R"({"grace": 0, "no-show": {"fee": 20}})");
    MENTIONS_ALL(room.person.said(), 2);
    // Against whom is to be seen before, so the names are short ones.
    const auto rows = room.desktop.window().findChildren<tables::Row*>();
    QVERIFY(std::any_of(rows.begin(), rows.end(), [](const auto* row) {
        const QString told = stage::descriptionOf(*row);
        return told.startsWith(u"Double no-show · match 1 · "_s) &&
               told.contains(u"Not checked in: Player 1., Player 2., "_s);
    }));
    room.clickKey(u"X"_s);
    QVERIFY2(room.match("W1-1").outcome == tournament::Outcome::DoubleForfeit,
             qPrintable(room.person.said()));
}

// The one with the focus where its time is over, or the first of which it is; by the key as by a click.
void tst_absences::xDecidesTheMatchThatItNames()
{
    EmptyRoom room;
    room.desktop.window().resize(1280, 1000); // the third is not folded away
    room.policy(policyOfUnl);
    for (int i = 0; i < 2; ++i) {
        room.person.press(Qt::Key_W);
        room.person.press(Qt::Key_Down);
    }
    room.policy(R"({"grace": 0, "no-show": {"fee": 20}})");
    const auto names = [&](const QString& match) {
        return room.person.said().contains(u"X decides "_s + match + u'.');
    };
    // Nobody has begun to wait for the third: without any grace nobody has to.
    QVERIFY2(names(u"match 3"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_Up);
    QVERIFY2(names(u"match 2"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_Return); // Enter calls, and decides nothing
    QVERIFY(room.match("W1-2").state == tournament::State::Ready);
    room.person.press(Qt::Key_Up);
    QVERIFY2(names(u"match 1"_s), qPrintable(room.person.said()));
    room.person.press(Qt::Key_X);
    QVERIFY2(room.match("W1-1").outcome == tournament::Outcome::DoubleForfeit,
             qPrintable(room.person.said()));
    QVERIFY(room.match("W1-2").state == tournament::State::Ready);
    QVERIFY2(names(u"match 2"_s), qPrintable(room.person.said()));
    room.clickKey(u"X"_s);
    QVERIFY2(room.match("W1-2").outcome == tournament::Outcome::DoubleForfeit,
             qPrintable(room.person.said()));
}

void tst_absences::xAloneDecidesWhereTheGraceIsNone()
{
    EmptyRoom room;
    room.policy(R"({"grace": 0})");
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_X);
    QVERIFY2(room.match("W1-1").outcome == tournament::Outcome::DoubleForfeit,
             qPrintable(room.person.said()));
}

void tst_absences::xAsksWhoIsMissingWhereNoGracePeriodIsSet()
{
    EmptyRoom room;
    room.clickKey(u"X"_s); // it is shown where it works
    const kit::Ask& question = room.desktop.window().findChild<tables::ReadyList*>()->question();
    QVERIFY2(question.isOpen(), qPrintable(room.person.said()));
    room.person.press(Qt::Key_Return); // neither team is chosen, and nothing decided
    QVERIFY(room.match("W1-1").state == tournament::State::Ready);
    room.person.press(Qt::Key_2); // Team 8
    QVERIFY2(room.person.said().contains(u"Team 1 advances to match 5"_s), qPrintable(room.person.said()));
    QVERIFY(question.field(1)->hasFocus()); // what is asked next
    room.person.type(u"nobody came"_s);
    room.person.click(u"Save no-show"_s);
    QVERIFY2(room.match("W1-1").outcome == tournament::Outcome::NoShow, qPrintable(room.person.said()));
    QVERIFY(room.match("W1-1").winner == scoring::Side::A);
    QVERIFY(!question.isOpen());
}

void tst_absences::aKeyHeldDownIsAboutOneMatch()
{
    EmptyRoom room;
    room.policy(R"({"grace": 0})");
    const auto holdDown = [&](Qt::Key key) {
        for (int i = 0; i < 5; ++i) {
            QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, QString(QChar(key)), true);
            QCoreApplication::sendEvent(QApplication::focusWidget(), &again);
            room.person.wait();
        }
    };
    room.person.press(Qt::Key_X);
    QVERIFY2(room.match("W1-1").outcome == tournament::Outcome::DoubleForfeit,
             qPrintable(room.person.said()));
    for (const Qt::Key key : {Qt::Key_X, Qt::Key_W, Qt::Key_D})
        holdDown(key);
    QVERIFY(room.match("W1-2").state == tournament::State::Ready);
    QVERIFY(!tournament::waitFor(room.desktop.session().tournament(), room.match("W1-2")));
    QVERIFY(!room.desktop.window().findChild<tables::ReadyList*>()->question().isOpen());
    MENTIONS(room.person.said());
    room.person.press(Qt::Key_X); // pressed again
    QVERIFY(room.match("W1-2").outcome == tournament::Outcome::DoubleForfeit);
}

// Enter leads to Check-in then. A table that was chosen is marked.
void tst_absences::noTableIsNextWhereEnterCallsNobody()
{
    EmptyRoom room;
    const auto isNext = [&](int table) {
        return room.desktop.window().findChild<tables::TableCard*>(u"table-%1"_s.arg(table))->isNext();
    };
    QVERIFY(!isNext(1));
    room.person.press(Qt::Key_2);
    QVERIFY(isNext(2));
}

TEST_CLASS(tst_absences)
#include "tst_absences.moc"
