#include "keys.h"

#include "wording/tr.h"

#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace session {

namespace {

struct Told {
    Key key;
    QList<QKeySequence> sequences; ///< the first is the one that is named
    const char* does;              ///< before it is translated
    bool isOfWindow = true;
};

const QList<Told>& table()
{
    static const QList<Told> all = {
        {Key::Undo, {QKeySequence::Undo}, QT_TRANSLATE_NOOP("Window", "undo")},
        {Key::Redo, {u"Ctrl+Shift+Z"_s, u"Ctrl+Y"_s}, QT_TRANSLATE_NOOP("Window", "redo")},
        // A field that takes text keeps the stroke.
        {Key::Jump, {u"Ctrl+K"_s, u"/"_s}, QT_TRANSLATE_NOOP("Window", "jump to a team, player or match")},
        {Key::OnDuty, {u"Ctrl+H"_s}, QT_TRANSLATE_NOOP("Window", "supervisor on duty")},
        {Key::Lock, {u"Ctrl+L"_s}, QT_TRANSLATE_NOOP("Window", "lock the window")},
        {Key::Record, {u"F10"_s}, QT_TRANSLATE_NOOP("Window", "record")},
        {Key::Hall, {u"Ctrl+Shift+H"_s}, QT_TRANSLATE_NOOP("Window", "hall screen")},
        {Key::Pack, {u"Ctrl+Shift+P"_s}, QT_TRANSLATE_NOOP("Window", "paper pack")},
        {Key::OtherTournament, {u"Ctrl+N"_s}, QT_TRANSLATE_NOOP("Window", "another tournament")},
        {Key::Look, {u"Ctrl+T"_s}, QT_TRANSLATE_NOOP("Window", "light, dark or high contrast")},
        // Where plus needs Shift.
        {Key::LargerText, {u"Ctrl++"_s, u"Ctrl+="_s}, QT_TRANSLATE_NOOP("Window", "larger text")},
        {Key::SmallerText, {u"Ctrl+-"_s}, QT_TRANSLATE_NOOP("Window", "smaller text")},
        {Key::UsualText, {u"Ctrl+0"_s}, QT_TRANSLATE_NOOP("Window", "text as it was")},
        {Key::Print, {QKeySequence::Print}, QT_TRANSLATE_NOOP("Window", "print"), false},
        {Key::Find, {QKeySequence::Find}, QT_TRANSLATE_NOOP("Window", "find"), false},
        {Key::SavePdf, {u"Ctrl+S"_s}, QT_TRANSLATE_NOOP("Window", "save as PDF"), false},
        {Key::WriteFile, {u"Ctrl+E"_s}, QT_TRANSLATE_NOOP("Window", "write a file"), false},
        {Key::NextPage, {Qt::Key_PageDown}, QT_TRANSLATE_NOOP("Window", "next page"), false},
        {Key::PreviousPage, {Qt::Key_PageUp}, QT_TRANSLATE_NOOP("Window", "previous page"), false},
        {Key::Cancel, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("Window", "cancel"), false},
        {Key::Back, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("Window", "back"), false},
    };
    return all;
}

const Told& told(Key key)
{
    return *std::ranges::find(table(), key, &Told::key);
}

} // namespace

QList<Key> keysOfWindow()
{
    QList<Key> all;
    for (const Told& each : table())
        if (each.isOfWindow)
            all << each.key;
    return all;
}

QString does(Key key)
{
    return wording::Window::tr(told(key).does);
}

QString named(Key key)
{
    QString text = told(key).sequences.front().toString();
    return text.replace(u"PgDown"_s, u"Page Down"_s).replace(u"PgUp"_s, u"Page Up"_s);
}

QString shown(Key key)
{
    return named(key).replace(u'+', u' ');
}

void onKey(QWidget* where, Key key, const std::function<void()>& act)
{
    for (const QKeySequence& each : told(key).sequences) {
        auto* made = new QShortcut(each, where);
        if (!told(key).isOfWindow)
            made->setContext(Qt::WidgetWithChildrenShortcut);
        made->setWhatsThis(does(key));
        QObject::connect(made, &QShortcut::activated, where, act);
    }
}

kit::KeyHint* hintOf(kit::Theme& theme, Key key, const std::function<void()>& act)
{
    auto* hint = new kit::KeyHint(theme, shown(key), does(key));
    QObject::connect(hint, &kit::KeyHint::clicked, hint, act);
    return hint;
}

} // namespace session
