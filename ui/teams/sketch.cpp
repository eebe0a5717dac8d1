#include "sketch.h"

#include "counted.h"

#include "bracket/questions.h"
#include "ui/kit/text.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using wording::Window;

namespace teams {

namespace {

constexpr double leastPitch = 6; // of matches under each other, at 100 %
constexpr double mostPitch = 24;
constexpr double usualHeight = 140;
constexpr double tableHeight = 216; // so that numbers of teams can stand at a table of few
constexpr double mostHeight = 280;
constexpr double smallestBox = 6; // a frame around less is a bar

/// Matches, or rows of pools and tables, that stand under each other.
int linesOf(const bracket::Bracket& bracket)
{
    if (bracket.kind == bracket::Kind::RoundRobin)
        return bracket.entries + 1;
    const int matches = (bracket.entries + 1) / 2;
    int places = 1;
    while (places < matches)
        places *= 2;
    if (bracket.kind == bracket::Kind::SingleElimination)
        return places;
    if (bracket.kind == bracket::Kind::DoubleElimination)
        return places + places / 2;
    return bracket.kind == bracket::Kind::Swiss ? matches : qMax(qMin(bracket.entries, 8), matches);
}

/// `Quarterfinals: 4 matches. …`, of the rounds in which somebody plays; of pools the playoff alone.
QString knockoutInWords(const bracket::Bracket& bracket)
{
    QStringList all;
    for (const bracket::Round& round : bracket::rounds(bracket)) {
        if (round.bracket == bracket::Part::Pool)
            continue;
        const auto played = std::count_if(round.matches.begin(), round.matches.end(), &bracket::isPlayed);
        if (played > 0)
            all << u"%1: %2."_s.arg(kit::text(wording::roundName(bracket, round.bracket, round.number)),
                                    matchesCounted(played));
    }
    return all.join(u' ');
}

/// `1 pool of 5.` or `4 pools of 3 to 4.`
QString poolsInWords(const bracket::Bracket& bracket)
{
    const std::vector<bracket::Pool> pools = bracket::poolsIn(bracket);
    const auto [least, most] =
        std::minmax_element(pools.begin(), pools.end(), [](const auto& one, const auto& other) {
            return one.seeds.size() < other.seeds.size();
        });
    const QString size = least->seeds.size() == most->seeds.size()
                             ? QString::number(most->seeds.size())
                             : Window::tr("%1 to %2").arg(least->seeds.size()).arg(most->seeds.size());
    return pools.size() == 1 ? Window::tr("1 pool of %1.").arg(size)
                             : Window::tr("%1 pools of %2.").arg(QString::number(pools.size()), size);
}

} // namespace

int heightOfSketch(const kit::Theme& theme, const bracket::Bracket& bracket)
{
    const int lines = linesOf(bracket);
    const bool hasHeads =
        bracket.kind == bracket::Kind::DoubleElimination || bracket.kind == bracket::Kind::Swiss;
    const double heads = hasHeads ? sketchHead * (bracket.kind == bracket::Kind::Swiss ? 1 : 2) : 0;
    const double usual = bracket.kind == bracket::Kind::RoundRobin ? tableHeight : usualHeight;
    const double room = qMax(lines * leastPitch, qMin(lines * mostPitch, usual));
    return theme.px(qMin(room + heads, mostHeight));
}

void sketch(QPainter& painter, const kit::Theme& theme, const bracket::Bracket& bracket, const QRectF& box)
{
    painter.setRenderHint(QPainter::Antialiasing);
    switch (bracket.kind) {
    case bracket::Kind::SingleElimination:
    case bracket::Kind::DoubleElimination:
        return sketchTree(painter, theme, bracket, box);
    case bracket::Kind::RoundRobin:
        return sketchCrossTable(painter, theme, bracket, box);
    case bracket::Kind::PoolsPlayoff:
        return sketchPools(painter, theme, bracket, box);
    case bracket::Kind::Swiss:
        break;
    }
    sketchRounds(painter, theme, bracket, box);
}

QString sketchInWords(const bracket::Bracket& bracket)
{
    if (bracket.kind == bracket::Kind::Swiss)
        return Window::tr("%1 of %2.")
            .arg(roundsCounted(bracket.rounds), matchesCounted(bracket.entries / 2));
    if (bracket.kind == bracket::Kind::RoundRobin)
        return Window::tr("A table of %1 teams: %2.")
            .arg(QString::number(bracket.entries),
                 matchesCounted(static_cast<qsizetype>(bracket.matches.size())));
    const QString knockout = knockoutInWords(bracket);
    return bracket.kind == bracket::Kind::PoolsPlayoff ? poolsInWords(bracket) + u' ' + knockout : knockout;
}

QString sketchCaption(const bracket::Bracket& bracket)
{
    if (bracket.kind != bracket::Kind::PoolsPlayoff)
        return {};
    const bool hasWildcards =
        std::any_of(bracket.matches.begin(), bracket.matches.end(), [](const bracket::Match& match) {
            const auto isWildcard = [](const bracket::Slot& slot) {
                const auto* rank = std::get_if<bracket::PoolRank>(&slot);
                return rank && rank->pool == bracket::wildcards;
            };
            return isWildcard(match.a) || isWildcard(match.b);
        });
    return hasWildcards ? Window::tr("Full bars go on to the playoff; an outline may, as a wildcard.")
                        : Window::tr("Full bars go on to the playoff.");
}

void sketchMatch(QPainter& painter, const kit::Theme& theme, const QRectF& place, bool strong)
{
    const kit::Colors& c = theme.colors();
    const bool isBar = place.height() < smallestBox;
    painter.setPen(isBar ? QPen(Qt::NoPen) : QPen(strong ? c.ink : c.field, 1));
    painter.setBrush(strong ? c.ink : isBar ? c.field : c.background);
    if (isBar)
        painter.drawRect(place);
    else
        painter.drawRoundedRect(place, theme.px(2), theme.px(2));
}

} // namespace teams
