#include "recent.h"

#include "desk/play/calltime.h"
#include "desk/wording/ruleswords.h"
#include "rules/misdeal.h"
#include "ui/look/text.h"

using namespace Qt::StringLiterals;

namespace sheet {

namespace {

QString timeText(const scoring::RuleSet& rules, const scoring::TimeCall& call)
{
    const auto choice = scoring::choiceOf(rules, call);
    const QString what = choice ? u": "_s + look::text(desk::inWords(*choice)) : QString();
    const QString why = call.override ? u" (%1)"_s.arg(look::text(*call.override)) : QString();
    return u"Time was called%1%2."_s.arg(what, why);
}

QString paperText(const scoring::Start& start)
{
    const QString hands = start.hands > 0 ? u", hands %1"_s.arg(start.hands) : QString();
    const auto& [a, b] = start.sides;
    return u"Taken over from paper%1: A %2 (bags %3), B %4 (bags %5)."_s.arg(
        hands, look::number(a.score), QString::number(a.bags), look::number(b.score),
        QString::number(b.bags));
}

} // namespace

QStringList recentOf(const tournament::Match& match, int game)
{
    if (game > static_cast<int>(match.games.size()))
        return {};
    QStringList paper;
    if (const auto at = match.paper.find(game); at != match.paper.end())
        paper << paperText(at->second);
    QStringList misdeals;
    QStringList time;
    for (const tournament::Item& item : match.games[static_cast<std::size_t>(game) - 1].items) {
        const auto* hand = std::get_if<scoring::Hand>(&item.what);
        if (hand && !item.isOpen)
            misdeals.clear();
        if (hand && hand->timeExpired)
            time = QStringList{timeText(match.rules->rules, *hand->timeExpired)};
        if (const auto* misdeal = std::get_if<scoring::Misdeal>(&item.what))
            misdeals << u"Misdeal (%1): dealt again."_s.arg(look::text(rules::reasonInWords(*misdeal)));
        if (const auto* call = std::get_if<scoring::TimeCall>(&item.what))
            time = QStringList{timeText(match.rules->rules, *call)};
    }
    return paper + misdeals + time;
}

} // namespace sheet
