// What leads to the print screen: Ctrl+P on Rulings, the key of the paper pack, and the jump box.
#include "atdesktop.h"

#include "desk/rulings/ruling.h"
#include "golden/says.h"
#include "program/testclass.h"
#include "pseudo/english.h"
#include "ui/print/preview.h"
#include "ui/print/printscreen.h"
#include "ui/print/whatlist.h"
#include "ui/rulings/rulingsscreen.h"

using namespace Qt::StringLiterals;

class tst_printcase : public golden::Test {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void theCaseUnderTheCursor();
    void anUnsavedCaseIsNotPrinted();
    void thePackHasAKeyEverywhere();
    void everyPrintIsFoundByItsName();
};

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

void tst_printcase::theCaseUnderTheCursor()
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

void tst_printcase::anUnsavedCaseIsNotPrinted()
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
void tst_printcase::thePackHasAKeyEverywhere()
{
    PrintedTournament live;
    for (const int place : {Qt::Key_1, Qt::Key_3, Qt::Key_5, Qt::Key_8}) {
        live.person.press(place, Qt::ControlModifier);
        live.person.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(live.desktop.window().current(), &live.desktop.print());
        QCOMPARE(live.desktop.print().findChild<print::WhatList*>()->word(), u"pack"_s);
        QVERIFY(live.desktop.print().findChild<print::Preview*>()->pages() > 4);
        live.desktop.print().show(u"bracket"_s);
    }
}

void tst_printcase::everyPrintIsFoundByItsName()
{
    PrintedTournament live;
    const auto found = [&](const QString& typed) {
        live.person.press(Qt::Key_K, Qt::ControlModifier);
        live.person.type(typed);
        live.person.press(Qt::Key_Return);
        const bool isUp = live.desktop.window().current() == &live.desktop.print();
        const QString word = live.desktop.print().findChild<print::WhatList*>()->word();
        live.person.press(Qt::Key_1, Qt::ControlModifier);
        return isUp ? word : QString();
    };
    QCOMPARE(found(u"paper pack"_s), u"pack"_s);
    QCOMPARE(found(u"bracket on paper"_s), u"bracket"_s);
    for (const paper::Print& each : paper::prints())
        QCOMPARE(found(pseudo::english(each.title) + u" print"_s), each.word);
}

TEST_CLASS(tst_printcase)
#include "tst_printcase.moc"
