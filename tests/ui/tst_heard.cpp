// One match from the call to the signatures, for somebody who does not see it: what a screen reader is told,
// and what it would say of it.
#include "nobodyhere.h"
#include "pseudo/english.h"

#include "desk/checkin/checkin.h"
#include "program/testclass.h"
#include "ui/sheet/hands/entryrow.h"
#include "ui/sheet/view/sheetscreen.h"

#include <QAccessible>
#include <QSet>

using namespace Qt::StringLiterals;

namespace {

/// What was said since it was asked last. Said is what has the focus when it comes there, what changes of it
/// then, and what stands in an alert.
QStringList& said()
{
    static QStringList all;
    return all;
}

QAccessibleInterface* withFocus(QAccessibleInterface* node)
{
    QAccessibleInterface* within = node->focusChild();
    return within ? within : node;
}

void say(QAccessibleInterface* node, std::initializer_list<QAccessible::Text> kinds)
{
    for (const QAccessible::Text kind : kinds)
        if (const QString text = pseudo::english(node->text(kind)); !text.isEmpty())
            said() << text;
    if (node->state().checkable)
        said() << (node->state().checked ? u"checked"_s : u"not checked"_s);
}

void listen(QAccessibleEvent* event)
{
    const bool isHeard = event->type() == QAccessible::Focus || event->type() == QAccessible::NameChanged ||
                         event->type() == QAccessible::DescriptionChanged ||
                         event->type() == QAccessible::StateChanged;
    QAccessibleInterface* node = isHeard ? event->accessibleInterface() : nullptr;
    if (!node || !node->isValid())
        return;
    const bool isOfFocus = event->object() && event->object() == QApplication::focusObject();
    if (event->type() == QAccessible::Focus)
        say(withFocus(node), {QAccessible::Name, QAccessible::Value, QAccessible::Description});
    else if (event->type() == QAccessible::NameChanged &&
             (isOfFocus || node->role() == QAccessible::AlertMessage))
        say(node, {QAccessible::Name});
    else if (event->type() == QAccessible::DescriptionChanged && isOfFocus)
        say(node, {QAccessible::Description});
    else if (event->type() == QAccessible::StateChanged && isOfFocus)
        say(node, {});
}

/// A drawn tournament at UNC, everybody checked in, on Tables.
class HeardRoom : public nobodyhere::EmptyRoom {
public:
    HeardRoom()
    {
        desktop.session().ask({}, [](desk::Desk& desk) -> desk::Answer<desk::Recorded> {
            for (int player = 2; player <= 16; ++player)
                if (auto here =
                        desk::checkIn(desk, "J. Park", tournaments::id("P", player), {"UNC One Card", {}});
                    !here)
                    return here;
            return desk::checkIn(desk, "J. Park", "P1", {"UNC One Card", {}});
        });
        person.wait();
        person.press(Qt::Key_1, Qt::ControlModifier);
        QAccessible::setActive(true);
        m_before = QAccessible::installUpdateHandler(listen);
    }
    ~HeardRoom() { QAccessible::installUpdateHandler(m_before); }

    /// The sheet of the first match, with its first dealer known.
    sheet::EntryRow& openSheet()
    {
        Q_EMIT desktop.window().current()->matchWanted(u"W1-1"_s);
        person.wait();
        person.type(u"q"_s);
        return *desktop.sheets().current()->findChild<sheet::EntryRow*>();
    }
    /// What is said when that key is pressed.
    QString after(int key)
    {
        said().clear();
        person.press(key);
        return said().join(u" | "_s);
    }
    QString after(const QString& typed)
    {
        said().clear();
        person.type(typed);
        return said().join(u" | "_s);
    }

private:
    QAccessible::UpdateHandler m_before = nullptr;
};

} // namespace

class tst_heard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void aMatchFromCallToSignatures();
    void whatIsRefused();
};

/// A key in `text` is pressed once.
#define HEARS(text, part)                                                                                    \
    do {                                                                                                     \
        const QString whole = text;                                                                          \
        QVERIFY2(whole.contains(part), qPrintable(whole));                                                   \
    } while (false)

void tst_heard::aMatchFromCallToSignatures()
{
    HeardRoom room;
    const QString call = room.after(Qt::Key_Return);
    HEARS(call, u"saved"_s);
    sheet::EntryRow& row = room.openSheet();
    QVERIFY(row.hasFocus());
    HEARS(stage::nameOf(row), u"bid"_s);

    // Each of the six keys of a hand is heard: whose number it is and what is asked for then.
    QSet<QString> names;
    for (const QString& number : {u"3"_s, u"4"_s, u"3"_s, u"2"_s}) {
        const QString heard = room.after(number);
        HEARS(heard, u": "_s + number);
        HEARS(heard, u"Now: "_s);
        names << heard;
    }
    QCOMPARE(names.size(), 4);
    const QString tricks = room.after(u"7"_s);
    HEARS(tricks, u"tricks: 7"_s);
    HEARS(tricks, u"tricks: 6"_s); // the other side's follow
    const QString saved = room.after(Qt::Key_Return);
    HEARS(saved, u"Hand 1 saved"_s);
    HEARS(saved, u"Now: "_s);

    // To the end: one side bids 10 and makes it, hand after hand.
    QString last;
    for (int hand = 2; hand <= 12 && row.isVisible(); ++hand)
        last = room.after(u"642211⏎"_s);
    QVERIFY(!row.isVisible());
    HEARS(last, u"not checked"_s); // the first captain's box
    QString signedNow = room.after(Qt::Key_Space);
    QVERIFY2(said().contains(u"checked"_s), qPrintable(signedNow));
    HEARS(room.after(Qt::Key_Tab), u"not checked"_s);
    signedNow = room.after(Qt::Key_Space);
    QVERIFY2(said().contains(u"checked"_s), qPrintable(signedNow));
    HEARS(room.after(Qt::Key_Return), u"saved"_s);
    QVERIFY(room.match("W1-1").state == tournament::State::Final);
}

void tst_heard::whatIsRefused()
{
    HeardRoom room;
    room.after(Qt::Key_Return);
    room.openSheet();
    HEARS(room.after(u"09"_s), u"press N"_s); // no bid begins so
    HEARS(room.after(Qt::Key_Backspace), u"cleared"_s);
}

TEST_CLASS(tst_heard)
#include "tst_heard.moc"
