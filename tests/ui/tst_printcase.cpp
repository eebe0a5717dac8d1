// What leads to the print screen: Ctrl+P on Rulings, the key of the paper pack, and the jump box.
#include "atdesktop.h"
#include "person.h"

#include "desk/rulings/ruling.h"
#include "ui/print/preview.h"
#include "ui/print/printscreen.h"
#include "ui/print/whatlist.h"
#include "ui/rulings/rulingsscreen.h"

using namespace Qt::StringLiterals;

class tst_printcase : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { stage::strict(); }
    void theCaseUnderTheCursor();
    void whatIsNotOnRecordIsNotPrinted();
    void thePackHasAKeyEverywhere();
    void everyPrintIsFoundByItsName();
};

namespace {

class Evening {
public:
    Evening() : desktop(duty::leastCost()), person(desktop.window(), desktop.session())
    {
        stage::open(desktop, played);
        person.wait();
    }
    /// F3 on the sheet of that match: the case is open.
    void openCase(int number)
    {
        Q_EMIT desktop.window().current()->matchWanted(QString::fromStdString(played.match(number)));
        person.wait();
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

    stage::Settings settings;
    stage::HalfPlayed played;
    desktop::Desktop desktop;
    stage::Person person;
};

} // namespace

void tst_printcase::theCaseUnderTheCursor()
{
    Evening evening;
    evening.openCase(2);
    evening.person.type(u"214c7dqc9l"_s); // book 4, and decided later
    evening.person.press(Qt::Key_F3);
    evening.person.press(Qt::Key_F3);
    evening.person.type(u"127r"_s); // the other side, book 7: rejected
    QCOMPARE(desk::casesIn(evening.desktop.session().tournament()).size(), std::size_t(2));
    evening.person.press(Qt::Key_7, Qt::ControlModifier);
    evening.person.press(Qt::Key_Escape); // from the open case to the list
    evening.person.press(Qt::Key_Home);
    const std::string first = evening.desktop.rulings().challenge().toStdString();
    evening.person.press(Qt::Key_Down);
    const std::string second = evening.desktop.rulings().challenge().toStdString();
    QVERIFY(!first.empty() && !second.empty() && first != second);
    evening.person.press(Qt::Key_P, Qt::ControlModifier);
    evening.person.wait();
    QCOMPARE(evening.desktop.window().current(), &evening.desktop.print());
    QVERIFY2(evening.shown().endsWith(u"(B2), book 7"_s), qPrintable(evening.shown()));
    QCOMPARE(evening.desktop.print().findChild<print::Preview*>()->pages(), 1);
    stage::pictures(evening.desktop.window(), evening.desktop.theme(), u"print-ruling"_s);
    evening.person.press(Qt::Key_7, Qt::ControlModifier);
    evening.person.press(Qt::Key_Up);
    evening.person.press(Qt::Key_P, Qt::ControlModifier);
    evening.person.wait();
    QVERIFY2(evening.shown().endsWith(u"(A1), book 4"_s), qPrintable(evening.shown()));
}

void tst_printcase::whatIsNotOnRecordIsNotPrinted()
{
    Evening evening;
    evening.openCase(2);
    evening.person.type(u"214"_s);
    evening.person.press(Qt::Key_P, Qt::ControlModifier);
    QCOMPARE(evening.desktop.window().current(), &evening.desktop.rulings());
    QVERIFY2(evening.person.said().contains(u"Nothing of this is on record yet"_s),
             qPrintable(evening.person.said()));
    evening.person.type(u"l"_s);
    evening.person.wait();
    evening.person.press(Qt::Key_P, Qt::ControlModifier);
    evening.person.wait();
    QCOMPARE(evening.desktop.window().current(), &evening.desktop.print());
}

// The machine is about to fail: whatever is up, in one key.
void tst_printcase::thePackHasAKeyEverywhere()
{
    Evening evening;
    for (const int place : {Qt::Key_1, Qt::Key_3, Qt::Key_5, Qt::Key_8}) {
        evening.person.press(place, Qt::ControlModifier);
        evening.person.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(evening.desktop.window().current(), &evening.desktop.print());
        QCOMPARE(evening.desktop.print().findChild<print::WhatList*>()->word(), u"pack"_s);
        QVERIFY(evening.desktop.print().findChild<print::Preview*>()->pages() > 4);
        evening.desktop.print().show(u"bracket"_s);
    }
}

void tst_printcase::everyPrintIsFoundByItsName()
{
    Evening evening;
    const auto found = [&](const QString& typed) {
        evening.person.press(Qt::Key_K, Qt::ControlModifier);
        evening.person.type(typed);
        evening.person.press(Qt::Key_Return);
        const bool isUp = evening.desktop.window().current() == &evening.desktop.print();
        const QString word = evening.desktop.print().findChild<print::WhatList*>()->word();
        evening.person.press(Qt::Key_1, Qt::ControlModifier);
        return isUp ? word : QString();
    };
    QCOMPARE(found(u"paper pack"_s), u"pack"_s);
    QCOMPARE(found(u"bracket on paper"_s), u"bracket"_s);
    for (const paper::Print& each : paper::prints())
        QCOMPARE(found(pseudo::english(each.title) + u" print"_s), each.word);
}

QTEST_MAIN(tst_printcase)
#include "tst_printcase.moc"
