// One match from the call to the signatures, for somebody who does not see it: what a screen reader is told,
// and what it would say of it.
#include "atdesktop.h"
#include "person.h"
#include "played.h"

#include "desk/checkin/checkin.h"
#include "program/testclass.h"
#include "pseudo/english.h"
#include "ui/sheet/hands/entryrow.h"
#include "ui/sheet/view/sheetscreen.h"

#include <QAccessible>

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
    QAccessibleInterface* within = node ? node->focusChild() : nullptr;
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
    QAccessibleInterface* node = event->accessibleInterface();
    if (!node || !node->isValid())
        return;
    const bool isOfFocus = event->object() && event->object() == QApplication::focusObject();
    const bool isAlert = node->role() == QAccessible::AlertMessage;
    switch (event->type()) {
    case QAccessible::Focus:
        return say(withFocus(node), {QAccessible::Name, QAccessible::Value, QAccessible::Description});
    case QAccessible::NameChanged:
        if (isOfFocus || isAlert)
            say(node, {QAccessible::Name});
        return;
    case QAccessible::DescriptionChanged:
        if (isOfFocus)
            say(node, {QAccessible::Description});
        return;
    case QAccessible::StateChanged:
        if (isOfFocus)
            say(node, {});
        return;
    default:
        return;
    }
}

/// A drawn tournament at UNC, everybody checked in, on the Tables screen.
class Room {
public:
    Room() : m_live({"unc", 8, 4, false, {}}, played::quickly()), person(desktop.window(), desktop.session())
    {
        const auto& rules = m_live.desk().tournament().setting->rules.front();
        const desk::Proof proof{rules.sets.front()->people.checkin.acceptedIds.front(), {}};
        for (int player = 1; player <= 16; ++player)
            if (!desk::checkIn(m_live.desk(), "J. Park", tournaments::id("P", player), proof))
                qFatal("player %d is not checked in", player);
        QAccessible::setActive(true);
        m_before = QAccessible::installUpdateHandler(listen);
        stage::open(desktop, m_live.path());
        person.wait();
        said().clear();
    }
    ~Room() { QAccessible::installUpdateHandler(m_before); }

    /// What is said when that key is pressed.
    QString after(int key, Qt::KeyboardModifiers modifiers = {})
    {
        said().clear();
        person.press(key, modifiers);
        return said().join(u" | "_s);
    }
    QString after(const QString& typed)
    {
        said().clear();
        person.type(typed);
        return said().join(u" | "_s);
    }

private:
    stage::Settings m_settings;
    tournaments::LiveTournament m_live;
    QAccessible::UpdateHandler m_before = nullptr;

public:
    desktop::Desktop desktop;
    stage::Person person;
};

} // namespace

class tst_heard : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { stage::strict(); }
    void aMatchFromCallToSignatures();
    void whatIsRefused();
};

#define HEARS(text, part) QVERIFY2((text).contains(part), qPrintable(text))

void tst_heard::aMatchFromCallToSignatures()
{
    Room room;
    const QString call = room.after(Qt::Key_Return);
    HEARS(call, u"saved"_s);
    Q_EMIT room.desktop.window().current()->matchWanted(u"W1-1"_s);
    room.person.wait();
    const QString dealer = room.after(u"q"_s);
    HEARS(dealer, u"bid"_s);

    auto* row = room.desktop.sheets().current()->findChild<sheet::EntryRow*>();
    QVERIFY(row->hasFocus());
    // Side B bids first. Each of the six keys of a hand is heard: whose number it is and what is asked for
    // then.
    QStringList names;
    const QStringList numbers{u"3"_s, u"4"_s, u"3"_s, u"2"_s};
    for (const QString& number : numbers) {
        const QString heard = room.after(number);
        HEARS(heard, u": "_s + number);
        HEARS(heard, u"Now: "_s);
        names << heard;
    }
    QCOMPARE(QSet<QString>(names.begin(), names.end()).size(), 4);
    const QString tricks = room.after(u"7"_s);
    HEARS(tricks, u"tricks: 7"_s);
    HEARS(tricks, u"tricks: 6"_s); // the other side's follow
    const QString saved = room.after(Qt::Key_Return);
    HEARS(saved, u"Hand 1 saved"_s);
    HEARS(saved, u"Now: "_s);

    // To the end: one side bids 10 and makes it, hand after hand.
    for (int hand = 2; hand <= 12 && row->isVisible(); ++hand)
        room.after(u"642211⏎"_s);
    QVERIFY(!row->isVisible());
    const QString firstCaptain = said().join(u" | "_s);
    HEARS(firstCaptain, u"not checked"_s);
    HEARS(room.after(Qt::Key_Space), u"checked"_s);
    HEARS(room.after(Qt::Key_Tab), u"not checked"_s);
    HEARS(room.after(Qt::Key_Space), u"checked"_s);
    HEARS(room.after(Qt::Key_Return), u"saved"_s);
    const tournament::Match& match = *tournament::match(room.desktop.session().tournament(), "W1-1");
    QCOMPARE(match.state, tournament::State::Final);
}

void tst_heard::whatIsRefused()
{
    Room room;
    room.after(Qt::Key_Return);
    Q_EMIT room.desktop.window().current()->matchWanted(u"W1-1"_s);
    room.person.wait();
    room.after(u"q"_s);
    room.after(u"3333"_s);
    const QString taken = room.after(Qt::Key_Backspace);
    HEARS(taken, u"cleared"_s);
    QVERIFY(!room.after(u"3"_s).isEmpty());
}

TEST_CLASS(tst_heard)
#include "tst_heard.moc"
