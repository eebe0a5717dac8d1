#include "keys.h"

#include "wording/tr.h"

#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace session {

namespace {

enum class Of { Window, Screen, Sheet, Challenge };

struct KeyRow {
    Key key;
    QList<QKeySequence> sequences; ///< the first is the one that is named
    const char* does;              ///< before it is translated
    Of of = Of::Window;
};

const QList<KeyRow>& table()
{
    static const QList<KeyRow> all = {
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
        {Key::Print, {QKeySequence::Print}, QT_TRANSLATE_NOOP("Window", "print"), Of::Screen},
        {Key::Find, {QKeySequence::Find}, QT_TRANSLATE_NOOP("Window", "find"), Of::Screen},
        {Key::SavePdf, {u"Ctrl+S"_s}, QT_TRANSLATE_NOOP("Window", "save as PDF"), Of::Screen},
        {Key::WriteFile, {u"Ctrl+E"_s}, QT_TRANSLATE_NOOP("Window", "write a file"), Of::Screen},
        {Key::NextPage, {Qt::Key_PageDown}, QT_TRANSLATE_NOOP("Window", "next page"), Of::Screen},
        {Key::PreviousPage, {Qt::Key_PageUp}, QT_TRANSLATE_NOOP("Window", "previous page"), Of::Screen},
        {Key::Cancel, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("Window", "cancel"), Of::Screen},
        {Key::Back, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("Window", "back"), Of::Screen},
        {Key::CallMatch, {Qt::Key_C}, QT_TRANSLATE_NOOP("Window", "call it"), Of::Sheet},
        {Key::SaveHand, {Qt::Key_Enter, Qt::Key_Return}, QT_TRANSLATE_NOOP("Window", "save hand"), Of::Sheet},
        {Key::Nil, {Qt::Key_N, Qt::Key_Minus}, QT_TRANSLATE_NOOP("Window", "nil"), Of::Sheet},
        {Key::BlindNil, {Qt::Key_B, Qt::Key_Asterisk}, QT_TRANSLATE_NOOP("Window", "blind nil"), Of::Sheet},
        {Key::Amend, {Qt::Key_F2}, QT_TRANSLATE_NOOP("Window", "amend"), Of::Sheet},
        {Key::Challenge, {Qt::Key_F3}, QT_TRANSLATE_NOOP("Window", "challenge"), Of::Sheet},
        {Key::InsertHand, {Qt::Key_Insert}, QT_TRANSLATE_NOOP("Window", "insert"), Of::Sheet},
        {Key::StrikeHand, {Qt::Key_Delete}, QT_TRANSLATE_NOOP("Window", "strike"), Of::Sheet},
        {Key::Misdeal, {Qt::Key_F4}, QT_TRANSLATE_NOOP("Window", "misdeal"), Of::Sheet},
        {Key::OtherDealer, {Qt::Key_D}, QT_TRANSLATE_NOOP("Window", "other dealer"), Of::Sheet},
        {Key::CallTime, {Qt::Key_F5}, QT_TRANSLATE_NOOP("Window", "time"), Of::Sheet},
        {Key::Decide, {Qt::Key_F6}, QT_TRANSLATE_NOOP("Window", "decide"), Of::Sheet},
        {Key::Clock, {Qt::Key_F7}, QT_TRANSLATE_NOOP("Window", "clock"), Of::Sheet},
        {Key::WholeSheet, {Qt::Key_F8}, QT_TRANSLATE_NOOP("Window", "swap, move"), Of::Sheet},
        {Key::FromPaper, {Qt::Key_F9}, QT_TRANSLATE_NOOP("Window", "from paper"), Of::Sheet},
        {Key::CheckPaper, {Qt::Key_F12}, QT_TRANSLATE_NOOP("Window", "check paper"), Of::Sheet},
        {Key::Clear, {Qt::Key_Escape}, QT_TRANSLATE_NOOP("Window", "clear"), Of::Sheet},
        {Key::Pad, {Qt::Key_P}, QT_TRANSLATE_NOOP("Window", "pad"), Of::Sheet},
        {Key::Uphold, {Qt::Key_U}, QT_TRANSLATE_NOOP("Window", "Uphold"), Of::Challenge},
        {Key::Reject, {Qt::Key_R}, QT_TRANSLATE_NOOP("Window", "Reject"), Of::Challenge},
        {Key::Withdraw, {Qt::Key_W}, QT_TRANSLATE_NOOP("Window", "Withdrawn"), Of::Challenge},
        {Key::DecideLater, {Qt::Key_L}, QT_TRANSLATE_NOOP("Window", "Decide later"), Of::Challenge},
        {Key::Points, {Qt::Key_P}, QT_TRANSLATE_NOOP("Window", "Points by ruling"), Of::Challenge},
        {Key::Note, {Qt::Key_N}, QT_TRANSLATE_NOOP("Window", "Note"), Of::Challenge},
    };
    return all;
}

const KeyRow& rowOf(Key key)
{
    return *std::ranges::find(table(), key, &KeyRow::key);
}

} // namespace

QList<Key> keysOfWindow()
{
    QList<Key> all;
    for (const KeyRow& each : table())
        if (each.of == Of::Window)
            all << each.key;
    return all;
}

std::optional<Key> keyOfSheet(int code)
{
    for (const KeyRow& each : table())
        if (each.of == Of::Sheet && each.sequences.contains(QKeySequence(code)))
            return each.key;
    return std::nullopt;
}

int codeOf(Key key)
{
    return rowOf(key).sequences.front()[0].key();
}

QString does(Key key)
{
    return wording::Window::tr(rowOf(key).does);
}

QString named(Key key)
{
    QString text = rowOf(key).sequences.front().toString();
    return text.replace(u"PgDown"_s, u"Page Down"_s).replace(u"PgUp"_s, u"Page Up"_s);
}

QString shown(Key key)
{
    return named(key).replace(u'+', u' ');
}

void onKey(QWidget* where, Key key, const std::function<void()>& act)
{
    for (const QKeySequence& each : rowOf(key).sequences) {
        auto* made = new QShortcut(each, where);
        if (rowOf(key).of != Of::Window)
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
