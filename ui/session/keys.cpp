#include "keys.h"

#include "ui/kit/text.h"
#include "wording/tr.h"

#include <QRegularExpression>
#include <QShortcut>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace session {

namespace {

const KeyRow& rowOf(Key key)
{
    return *std::ranges::find(keyTable(), key, &KeyRow::key);
}

std::optional<Key> keyOf(std::initializer_list<Of> parts, int code)
{
    for (const KeyRow& each : keyTable())
        if (std::ranges::find(parts, each.of) != parts.end() && each.sequences.contains(QKeySequence(code)))
            return each.key;
    return std::nullopt;
}

} // namespace

namespace {

QList<Key> keysOf(Of of)
{
    QList<Key> all;
    for (const KeyRow& each : keyTable())
        if (each.of == of)
            all << each.key;
    return all;
}

} // namespace

QList<Key> keysOfWindow()
{
    return keysOf(Of::Window);
}

QList<Key> keysOfSheet()
{
    return keysOf(Of::Sheet);
}

bool isOfWindow(Key key)
{
    return rowOf(key).of == Of::Window;
}

bool leadsToPlace(Key key)
{
    return rowOf(key).of == Of::Place;
}

std::optional<Key> keyOfTables(int code)
{
    return keyOf({Of::Place, Of::Tables}, code);
}

std::optional<Key> keyOfSheet(int code)
{
    return keyOf({Of::Sheet}, code);
}

int codeOf(Key key)
{
    return rowOf(key).sequences.front()[0].key();
}

bool isStroke(const QKeyEvent& event, Key key)
{
    const QKeyCombination pressed(event.modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event.key()));
    return rowOf(key).sequences.contains(QKeySequence(pressed));
}

QString does(Key key)
{
    return wording::Window::tr(rowOf(key).does);
}

QString title(Key key)
{
    const KeyRow& row = rowOf(key);
    return row.title ? wording::Window::tr(row.title) : kit::sentence(does(key));
}

QString foundBy(Key key)
{
    const char* words = rowOf(key).foundBy;
    return words ? wording::Window::tr(words) : QString();
}

namespace {

QString nameOf(const QKeySequence& sequence)
{
    QString text = sequence.toString();
    for (const auto& [brief, whole] : {std::pair{u"PgDown"_s, u"Page Down"_s},
                                       {u"PgUp"_s, u"Page Up"_s},
                                       {u"Del"_s, u"Delete"_s},
                                       {u"Ins"_s, u"Insert"_s}})
        if (text.endsWith(brief))
            text = text.chopped(brief.size()) + whole;
    return text;
}

QString capOf(const QKeySequence& sequence)
{
    return nameOf(sequence).replace(QRegularExpression(u"-$"_s), u"−"_s);
}

} // namespace

QString named(Key key)
{
    const KeyRow& row = rowOf(key);
    return row.sequences.isEmpty() ? QString() : nameOf(row.sequences.front());
}

QString shown(Key key)
{
    const KeyRow& row = rowOf(key);
    return row.sequences.isEmpty() ? QString() : capOf(row.sequences.front());
}

QStringList caps(Key key)
{
    constexpr qsizetype bothShort = 7;
    QStringList all;
    for (const QKeySequence& each : rowOf(key).sequences)
        if (const QString cap = capOf(each);
            all.isEmpty() || all.join(QString()).size() + cap.size() <= bothShort)
            all << cap;
    return all;
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
