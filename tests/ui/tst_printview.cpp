// What is in view on Print: the chosen print and the pages of its preview. What leads there: Ctrl+P on
// Rulings, the key of the paper pack, and the jump box.
#include "atcheckin.h"
#include "atdesktop.h"
#include "atprint.h"

#include "desk/rulings/ruling.h"
#include "ui/print/preview.h"
#include "ui/print/printlist.h"
#include "ui/print/printscreen.h"
#include "ui/rulings/rulingsscreen.h"

#include <QScrollBar>

class tst_printview : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void theChosenPrintIsInView();
    void pagesTurnByKeyAndClick();
    void aSinglePageHasNothingToTurn();
    void aChoiceHasTheWholeWidthWhereThereIsLittle();
    void allChoicesAreSeenAtOnce();
    void allLabelsStandOneWay();
    void aWideWindowHasAWideList();
    void theRowsFollowTheWidth();
    void withoutADrawItLeadsToTeams();
    void theCaseUnderTheCursorIsPrinted();
    void anUnsavedCaseIsNotPrinted();
    void thePackHasAKeyEverywhere();
    void everyPrintIsFoundByItsName();
};

// Chosen on another screen, before this one had its size.
void tst_printview::theChosenPrintIsInView()
{
    stage::Print shown;
    print::PrintScreen other(shown.stage.theme, shown.stage.session);
    other.show(u"standings"_s);
    other.resize(1188, 600);
    other.show();
    const auto& list = *other.findChild<print::PrintList*>();
    QTRY_VERIFY(list.viewport()->rect().contains(list.visualItemRect(list.currentItem())));
    QCOMPARE(list.word(), u"standings"_s);
}

void tst_printview::pagesTurnByKeyAndClick()
{
    stage::Print shown(u"scoresheets"_s);
    QCOMPARE(shown.preview().page(), 0);
    shown.press(Qt::Key_PageDown);
    QCOMPARE(shown.preview().page(), 1);
    shown.click(u"nextPage"_s);
    QCOMPARE(shown.preview().page(), 2);
    QVERIFY(shown.named<kit::Line>(u"page 3 of 4"_s).isVisible());
    shown.press(Qt::Key_PageUp);
    shown.click(u"previousPage"_s);
    QCOMPARE(shown.preview().page(), 0);
    QVERIFY(!shown.named<QPushButton>(u"previousPage"_s).isEnabled());
    shown.press(Qt::Key_PageUp);
    QCOMPARE(shown.preview().page(), 0);
}

void tst_printview::aSinglePageHasNothingToTurn()
{
    stage::Print shown;
    QCOMPARE(shown.preview().pages(), 1);
    QVERIFY(!shown.named<QPushButton>(u"nextPage"_s).isVisible());
    shown.screen.show(u"scoresheets"_s);
    QVERIFY(shown.named<QPushButton>(u"nextPage"_s).isVisible());
}

void tst_printview::aChoiceHasTheWholeWidthWhereThereIsLittle()
{
    stage::Print shown(u"scoresheets"_s);
    const auto& which = shown.named<QComboBox>(u"which score sheets"_s);
    const auto isWhole = [&] {
        QCoreApplication::processEvents();
        return which.width() == which.parentWidget()->width();
    };
    shown.screen.resize(1188, 670);
    QVERIFY(!isWhole());
    shown.screen.resize(932, 580);
    QVERIFY(pseudo::isSpoken() || isWhole()); // longer words keep their column wide
}

// What the rail, the header and the footer leave of a window of 1280 by 720; score sheets have the most.
void tst_printview::allChoicesAreSeenAtOnce()
{
    if (pseudo::isSpoken())
        QSKIP("longer words may need more");
    stage::Print shown;
    shown.screen.resize(1188, 601);
    for (const QString& print : {u"scoresheets"_s, u"scoresheet"_s}) {
        shown.screen.show(print);
        QTest::qWait(1);
        const QScrollBar* bar = stage::areaAround(shown.named<QComboBox>(u"paper"_s)).verticalScrollBar();
        QVERIFY2(bar->maximum() == 0, qPrintable(u"%1: %2 too high"_s.arg(print).arg(bar->maximum())));
    }
}

// Beside their fields, or above them in a narrow window.
void tst_printview::allLabelsStandOneWay()
{
    stage::Print shown;
    for (const bool isNarrow : {false, true}) {
        if (isNarrow && pseudo::isSpoken())
            break; // longer words keep their column wide
        shown.screen.resize(isNarrow ? QSize(932, 580) : QSize(1188, 670));
        for (const QString& print : {u"scoresheets"_s, u"scoresheet"_s, u"calls"_s}) {
            shown.screen.show(print);
            QCoreApplication::processEvents();
            int labels = 0;
            for (const auto* label : shown.screen.findChildren<kit::Line*>()) {
                const QWidget* row = label->parentWidget();
                const auto* list = row->findChild<QComboBox*>(QString(), Qt::FindDirectChildrenOnly);
                const auto* line = row->findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly);
                if (!label->isVisible() || (!list && !line))
                    continue;
                const QRect field = list ? list->geometry() : line->geometry();
                QVERIFY2(isNarrow ? label->geometry().bottom() < field.top()
                                  : label->geometry().right() < field.left(),
                         qPrintable(print + u": "_s + label->text()));
                ++labels;
            }
            QVERIFY2(labels >= 5, qPrintable(print));
        }
    }
}

// As in a window of 1920 by 1080, where it would be narrow beside the page.
void tst_printview::aWideWindowHasAWideList()
{
    stage::Print shown;
    const int narrow = shown.list().width();
    shown.screen.resize(1828, 960);
    QTRY_VERIFY(shown.list().width() > narrow * 5 / 4);
    QVERIFY(shown.preview().width() > 2 * shown.list().width());
}

// Where the list gets narrower the lines about a print wrap: what is below makes room.
void tst_printview::theRowsFollowTheWidth()
{
    stage::Print shown;
    const print::PrintList& list = shown.list();
    const auto areEven = [&] {
        for (int row = 1; row < list.count(); ++row)
            if (list.visualItemRect(list.item(row)).top() !=
                list.visualItemRect(list.item(row - 1)).bottom() + 1)
                return false;
        return true;
    };
    shown.screen.resize(1828, 960);
    QTRY_VERIFY(list.width() > 350);
    QTRY_VERIFY(areEven());
    shown.screen.resize(932, 960); // as high as before
    QTRY_VERIFY(list.width() < 300);
    QTRY_VERIFY(areEven());
}

void tst_printview::withoutADrawItLeadsToTeams()
{
    stage::Stage stage;
    atcheckin::openUndrawn(stage, true);
    print::PrintScreen screen(stage.theme, stage.session);
    screen.resize(1188, 600);
    screen.show();
    const auto leadsToTeams = [&](const QString& print) {
        screen.show(print);
        screen.refresh();
        return stage::hintOf(screen, session::shown(session::Key::ToTeams)) != nullptr;
    };
    QVERIFY(leadsToTeams(u"bracket"_s));
    QTest::qWait(1);
    const auto* preview = screen.findChild<print::Preview*>();
    const auto* hint = preview->findChild<kit::KeyHint*>(); // beside what it says, not below everything
    QVERIFY(hint);
    QVERIFY(qAbs(hint->mapTo(preview, hint->rect().center()).y() - preview->height() / 2) < 20);
    QVERIFY(!leadsToTeams(u"ruling"_s)); // for want of a case
    QVERIFY(!leadsToTeams(u"checkin"_s));
    atcheckin::openUndrawn(stage, false, u"without.courtside"_s);
    QVERIFY(leadsToTeams(u"checkin"_s));
}

namespace {

class PrintedTournament : public stage::AtHalfPlayed {
public:
    /// F3 on the sheet of that match: the case is open.
    void openCase(int number)
    {
        openSheet(number);
        person.press(Qt::Key_F3);
        person.wait();
    }
    QString shown()
    {
        QString all;
        for (const auto* box : desktop.print().findChildren<QComboBox*>())
            if (box->isVisible())
                all += stage::textOf(*box);
        return all;
    }
};

} // namespace

void tst_printview::theCaseUnderTheCursorIsPrinted()
{
    PrintedTournament live;
    live.openCase(2);
    live.person.type(u"214c7dqc9l"_s); // book 4, and decided later
    live.person.press(Qt::Key_F3);
    live.person.press(Qt::Key_F3);
    live.person.type(u"147r"_s); // the other side, book 7: rejected
    QCOMPARE(desk::casesIn(live.desktop.session().tournament()).size(), std::size_t(2));
    live.person.press(Qt::Key_Escape); // from the open case to the sheet
    live.person.press(Qt::Key_7, Qt::ControlModifier);
    live.person.press(Qt::Key_Home);
    const std::string first = live.desktop.rulings().challenge().toStdString();
    live.person.press(Qt::Key_Down);
    const std::string second = live.desktop.rulings().challenge().toStdString();
    QVERIFY(!first.empty() && !second.empty() && first != second);
    live.person.press(Qt::Key_P, Qt::ControlModifier);
    live.person.wait();
    QCOMPARE(live.desktop.window().current(), &live.desktop.print());
    QVERIFY2(live.shown().contains(u"(B2), trick 7"_s), qPrintable(live.shown()));
    if (!pseudo::isSpoken()) // whose texts need more room
        QCOMPARE(live.desktop.print().findChild<print::Preview*>()->pages(), 1);
    live.person.press(Qt::Key_Escape);
    QCOMPARE(live.desktop.window().current(), &live.desktop.rulings());
    live.person.press(Qt::Key_Up);
    live.person.press(Qt::Key_P, Qt::ControlModifier);
    live.person.wait();
    QVERIFY2(live.shown().contains(u"(A1), trick 4"_s), qPrintable(live.shown()));
}

void tst_printview::anUnsavedCaseIsNotPrinted()
{
    PrintedTournament live;
    live.openCase(2);
    live.person.type(u"214"_s);
    live.person.press(Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(live.desktop.window().current(), &live.desktop.rulings());
    MENTIONS(live.person.said());
    live.person.type(u"l"_s);
    live.person.wait();
    live.person.press(Qt::Key_P, Qt::ControlModifier);
    live.person.wait();
    QCOMPARE(live.desktop.window().current(), &live.desktop.print());
}

// The machine is about to fail: whatever is up, in one key.
void tst_printview::thePackHasAKeyEverywhere()
{
    PrintedTournament live;
    for (const int place : {Qt::Key_1, Qt::Key_3, Qt::Key_5, Qt::Key_8}) {
        live.person.press(place, Qt::ControlModifier);
        live.person.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(live.desktop.window().current(), &live.desktop.print());
        QCOMPARE(live.desktop.print().findChild<print::PrintList*>()->word(), u"pack"_s);
        QVERIFY(live.desktop.print().findChild<print::Preview*>()->pages() > 4);
        live.desktop.print().show(u"bracket"_s);
    }
}

void tst_printview::everyPrintIsFoundByItsName()
{
    PrintedTournament live;
    const auto found = [&](const QString& typed) {
        live.person.press(Qt::Key_K, Qt::ControlModifier);
        live.person.type(typed);
        live.person.press(Qt::Key_Return);
        const bool isUp = live.desktop.window().current() == &live.desktop.print();
        const QString word = live.desktop.print().findChild<print::PrintList*>()->word();
        live.person.press(Qt::Key_1, Qt::ControlModifier);
        return isUp ? word : QString();
    };
    QCOMPARE(found(u"paper pack"_s), u"pack"_s);
    QCOMPARE(found(u"bracket on paper"_s), u"bracket"_s);
    for (const paper::Print& each : paper::prints())
        QCOMPARE(found(pseudo::english(each.title) + u" print"_s), each.word);
}

TEST_CLASS(tst_printview)
#include "tst_printview.moc"
