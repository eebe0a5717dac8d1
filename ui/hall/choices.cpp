#include "choices.h"

#include "ui/kit/text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace hall {

namespace {

const QString messageKey = u"hallMessage"_s;
const QString messageOfKey = u"hallMessageOf"_s;
const QString secondsKey = u"hallSeconds"_s;
const QString monitorKey = u"hallScreen"_s;
const QString schemeKey = u"hallLook"_s;
const QString leftKey = u"hallLeftOut"_s;
const QString shortKey = u"hallShortNames"_s;
const QString oldShortKey =
    u"shortNames"_s; // before the hall had a choice of its own it went by the web page's

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

Choices choicesIn(const session::Settings& settings, const QString& tournament)
{
    Choices choices;
    if (!tournament.isEmpty() && settings.value(messageOfKey).toString() == tournament)
        choices.message = settings.value(messageKey).toString().left(longestMessage);
    choices.seconds =
        std::clamp(settings.value(secondsKey, choices.seconds).toInt(), leastSeconds, mostSeconds);
    choices.monitor = settings.value(monitorKey).toString();
    choices.scheme = kit::schemeOf(settings.value(schemeKey, kit::word(choices.scheme)).toString());
    const QStringList left = settings.value(leftKey).toStringList();
    for (const Kind kind : chosenKinds)
        if (left.contains(word(kind)))
            choices.left.insert(kind);
    choices.shortNames = settings.value(shortKey, settings.value(oldShortKey, false)).toBool();
    return choices;
}

void keep(session::Settings& settings, const Choices& choices, const QString& tournament)
{
    QStringList left;
    for (const Kind kind : chosenKinds)
        if (choices.left.contains(kind))
            left << word(kind);
    if (!choices.message.isEmpty() || settings.value(messageOfKey).toString() == tournament) {
        settings.set(messageKey, choices.message); // none here leaves that of another tournament as it is
        settings.set(messageOfKey, tournament);
    }
    settings.set(secondsKey, choices.seconds);
    settings.set(monitorKey, choices.monitor);
    settings.set(schemeKey, kit::word(choices.scheme));
    settings.set(leftKey, left);
    settings.set(shortKey, choices.shortNames);
}

QString markOf(const session::Shown& shown)
{
    if (!shown.tournament || shown.tournament->record->empty())
        return {};
    return kit::text(shown.tournament->record->front().entry->stamp.op) + u' ' + shown.file;
}

} // namespace hall
