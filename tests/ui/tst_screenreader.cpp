// One match from the call to the signatures, for somebody who does not see it: what a screen reader is told,
// and what it would read of it.
#include "emptyroom.h"

#include "ui/kit/widgets.h"
#include "ui/sheet/hands/entryrow.h"
#include "ui/sheet/view/sheetscreen.h"

#include <QAccessible>
#include <QSet>

namespace {

/// What a screen reader reads of the node: its name, value and description, and whether a box is checked.
QStringList readAloud(const QAccessibleInterface& node)
{
    QStringList all;
    for (const QAccessible::Text kind : {QAccessible::Name, QAccessible::Value, QAccessible::Description})
        if (const QString text = pseudo::english(node.text(kind)); !text.isEmpty())
            all << text;
    if (node.state().checkable)
        all << (node.state().checked ? u"checked"_s : u"not checked"_s);
    return all;
}

/// What has the focus, in a list or table the cell.
QStringList focusText()
{
    auto* node = QAccessible::queryAccessibleInterface(QApplication::focusObject());
    if (!node)
        return {};
    QAccessibleInterface* within = node->focusChild();
    return readAloud(within ? *within : *node);
}

/// A drawn tournament at UNC, everybody checked in, on Tables.
class ScreenReaderRoom : public emptyroom::EmptyRoom {
public:
    ScreenReaderRoom()
    {
        std::vector<std::string> players;
        for (int player = 1; player <= 16; ++player)
            players.push_back(tournaments::id("P", player));
        person.record(stage::checkingIn(players));
        person.press(Qt::Key_1, Qt::ControlModifier);
    }

    /// The sheet of the first match, with its first dealer known.
    sheet::EntryRow& openSheet()
    {
        AtDesktop::openSheet("W1-1");
        person.type(u"q"_s);
        return *desktop.sheets().current()->findChild<sheet::EntryRow*>();
    }
    /// What is heard once that key is pressed: the message, and what has the focus then.
    QStringList after(int key)
    {
        person.press(key);
        return QStringList{person.said()} + focusText();
    }
    QStringList after(const QString& typed)
    {
        person.type(typed);
        return QStringList{person.said()} + focusText();
    }
};

} // namespace

class tst_screenreader : public stage::Test {
    Q_OBJECT
private Q_SLOTS:
    void aMatchFromCallToSignatures();
    void whatIsRefused();
    void aKeyIsAButton();
};

/// A key in `text` is pressed once.
#define ANNOUNCES(text, part)                                                                                \
    do {                                                                                                     \
        const QString whole = QStringList(text).join(u" | "_s);                                              \
        QVERIFY2(whole.contains(part), qPrintable(whole));                                                   \
    } while (false)

void tst_screenreader::aMatchFromCallToSignatures()
{
    ScreenReaderRoom room;
    const QStringList call = room.after(Qt::Key_Return);
    ANNOUNCES(call, u"saved"_s);
    sheet::EntryRow& row = room.openSheet();
    QVERIFY(row.hasFocus());
    ANNOUNCES(stage::nameOf(row), u"bid"_s);

    // Each of the six keys of a hand is heard: whose number it is and what is asked for then.
    QSet<QString> names;
    for (const QString& number : {u"3"_s, u"4"_s, u"3"_s, u"2"_s}) {
        const QStringList heard = room.after(number);
        ANNOUNCES(heard, u": "_s + number);
        ANNOUNCES(heard, u"Now: "_s);
        names << heard.join(u' ');
    }
    QCOMPARE(names.size(), 4);
    const QStringList tricks = room.after(u"7"_s);
    ANNOUNCES(tricks, u"tricks: 7"_s);
    ANNOUNCES(tricks, u"tricks: 6"_s); // the other side's follow
    const QStringList saved = room.after(Qt::Key_Return);
    ANNOUNCES(saved, u"Hand 1 saved"_s);
    ANNOUNCES(saved, u"Now: "_s);

    // To the end: one side bids 10 and makes it, hand after hand.
    QStringList last;
    for (int hand = 2; hand <= 12 && row.isVisible(); ++hand)
        last = room.after(u"642211⏎"_s);
    QVERIFY(!row.isVisible());
    ANNOUNCES(last, u"not checked"_s); // the first captain's box
    QVERIFY(room.after(Qt::Key_Space).contains(u"checked"_s));
    ANNOUNCES(room.after(Qt::Key_Tab), u"not checked"_s);
    QVERIFY(room.after(Qt::Key_Space).contains(u"checked"_s));
    ANNOUNCES(room.after(Qt::Key_Return), u"saved"_s);
    QVERIFY(room.match("W1-1").state == tournament::State::Final);
}

void tst_screenreader::whatIsRefused()
{
    ScreenReaderRoom room;
    room.after(Qt::Key_Return);
    room.openSheet();
    ANNOUNCES(room.after(u"09"_s), u"press N"_s); // no bid begins so
    ANNOUNCES(room.after(Qt::Key_Backspace), u"cleared"_s);
}

// Qt asks for its role once, with its name at the latest.
void tst_screenreader::aKeyIsAButton()
{
    kit::Theme theme;
    kit::KeyHint hint(theme, u"Ctrl+2"_s, u"Teams"_s);
    QVERIFY(QAccessible::queryAccessibleInterface(&hint)->role() == QAccessible::Button);
    kit::Mark mark(theme, true, 20);
    QVERIFY(QAccessible::queryAccessibleInterface(&mark)->role() == QAccessible::Graphic);
}

TEST_CLASS(tst_screenreader)
#include "tst_screenreader.moc"
