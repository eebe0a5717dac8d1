#include "choices.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace hall {

namespace {

const QString messageKey = u"hallMessage"_s;
const QString secondsKey = u"hallSeconds"_s;
const QString monitorKey = u"hallScreen"_s;
const QString schemeKey = u"hallLook"_s;
const QString leftKey = u"hallLeftOut"_s;

} // namespace

QString word(Kind kind)
{
    switch (kind) {
    case Kind::Note:
        return u"note"_s;
    case Kind::Champion:
        return u"champion"_s;
    case Kind::Tables:
        return u"tables"_s;
    case Kind::Calls:
        return u"calls"_s;
    case Kind::Bracket:
        return u"bracket"_s;
    case Kind::Standings:
        break;
    }
    return u"standings"_s;
}

Choices choicesIn(const session::Settings& settings)
{
    Choices choices;
    choices.message = settings.value(messageKey).toString().left(longestMessage);
    choices.seconds =
        std::clamp(settings.value(secondsKey, choices.seconds).toInt(), leastSeconds, mostSeconds);
    choices.monitor = settings.value(monitorKey).toString();
    choices.scheme = look::schemeOf(settings.value(schemeKey, look::word(choices.scheme)).toString());
    const QStringList left = settings.value(leftKey).toStringList();
    for (const Kind kind : chosenKinds)
        if (left.contains(word(kind)))
            choices.left.insert(kind);
    return choices;
}

void keep(session::Settings& settings, const Choices& choices)
{
    QStringList left;
    for (const Kind kind : chosenKinds)
        if (choices.left.contains(kind))
            left << word(kind);
    settings.set(messageKey, choices.message);
    settings.set(secondsKey, choices.seconds);
    settings.set(monitorKey, choices.monitor);
    settings.set(schemeKey, look::word(choices.scheme));
    settings.set(leftKey, left);
}

} // namespace hall
