#include "recent.h"

#include "desk/play/calltime.h"
#include "ui/kit/text.h"
#include "wording/record/ruleswords.h"
#include "wording/rulecard/rulewords.h"
#include "wording/tr.h"

using namespace Qt::StringLiterals;
using wording::Window;

namespace sheet {

namespace {

QString timeText(const scoring::RuleSet& rules, const scoring::TimeCall& call)
{
    const auto choice = scoring::choiceOf(rules, call);
    const QString what = choice ? kit::text(wording::inWords(*choice)) : QString();
    const QString why = call.override ? kit::text(*call.override) : QString();
    if (choice && call.override)
        return Window::tr("Time was called: %1 (%2).").arg(what, why);
    return choice          ? Window::tr("Time was called: %1.").arg(what)
           : call.override ? Window::tr("Time was called (%1).").arg(why)
                           : Window::tr("Time was called.");
}

QString paperText(const scoring::Start& start)
{
    const auto& [a, b] = start.sides;
    const QString scoreA = kit::number(a.score);
    const QString scoreB = kit::number(b.score);
    const QString bagsA = QString::number(a.bags);
    const QString bagsB = QString::number(b.bags);
    return start.hands > 0 ? Window::tr("Taken over from paper, hands %1: A %2 (bags %3), B %4 (bags %5).")
                                 .arg(QString::number(start.hands), scoreA, bagsA, scoreB, bagsB)
                           : Window::tr("Taken over from paper: A %1 (bags %2), B %3 (bags %4).")
                                 .arg(scoreA, bagsA, scoreB, bagsB);
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
            misdeals
                << Window::tr("Misdeal (%1): dealt again.").arg(kit::text(wording::reasonInWords(*misdeal)));
        if (const auto* call = std::get_if<scoring::TimeCall>(&item.what))
            time = QStringList{timeText(match.rules->rules, *call)};
    }
    return paper + misdeals + time;
}

} // namespace sheet
