#include "bracketoverview.h"
#include "bracketpages.h"

#include "tournament/ranking/standings.h"
#include "ui/paper/page/flow.h"
#include "ui/paper/page/words.h"
#include "wording/tournament/drawwords.h"
#include "wording/tr.h"

#include <algorithm>
#include <span>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

/// `part 2 of 5`, and the name of the part.
QString partWords(std::size_t index, const std::vector<Part>& parts)
{
    if (parts.size() == 1)
        return {};
    const QString& name = parts[index].name;
    const QString number = QString::number(index + 1);
    const QString all = QString::number(parts.size());
    return name.isEmpty() ? Paper::tr("part %1 of %2").arg(number, all)
                          : Paper::tr("part %1 of %2, %3").arg(number, all, name);
}

/// `overview, details on pages 2 and 3`
QString overviewWords(qsizetype firstPage, std::size_t parts)
{
    const qsizetype last = firstPage + static_cast<qsizetype>(parts) - 1;
    return parts == 2 ? Paper::tr("overview, details on pages %1 and %2").arg(firstPage).arg(last)
                      : Paper::tr("overview, details on pages %1 to %2").arg(firstPage).arg(last);
}

/// The place and orientation of these rounds on a page.
struct Place {
    QRectF area;
    double top = 0;
    bool landscape = false;
    QSizeF room() const { return {area.width(), area.height() - top - 3}; }
};

Place placeFor(const Binder& binder, const bracket::Bracket& part)
{
    const bracket::Layout trial = bracket::layout(part);
    const bool landscape = 2 * trial.rows <= placesOfAPart || trial.losersAt; // else its rows were too low
    return {binder.area(landscape), headingHeight(1) + 1, landscape};
}

void addTreePage(Binder& binder, const bracket::Bracket& part, const QString& words,
                 std::map<bracket::MatchId, QStringList> onward = {})
{
    const Place place = placeFor(binder, part);
    TreePage page = treePage(binder.record(), part, place.room());
    page.onward = std::move(onward);
    binder.addHeaded(place.landscape,
                     {bracketWords(binder.tournament(), treeWord(binder.tournament()), words)},
                     [=](Pencil& pencil, double) {
                         paintTree(pencil, page, {place.area.left(), place.area.top() + place.top});
                     });
}

using Holds = bool (*)(const TreePage&);

/// Whether one page shows all of these rounds with every name whole.
bool isReadable(const Binder& binder, const bracket::Bracket& part, Holds holds = holdsNamesInHalves)
{
    return holds(treePage(binder.record(), part, placeFor(binder, part).room()));
}

/// The same of a page for each part; the last rounds of a knockout stand on its overview.
bool areReadable(const Binder& binder, std::span<const Part> parts, Holds holds)
{
    const bool isKnockout = parts.front().bracket.kind != bracket::Kind::DoubleElimination;
    const std::size_t onOverview = isKnockout && parts.size() > 1 ? 1 : 0;
    return std::ranges::all_of(parts.first(parts.size() - onOverview),
                               [&](const Part& part) { return isReadable(binder, part.bracket, holds); });
}

/// The fewest parts in which every name stands whole, if that can be in boxes of even height.
std::vector<Part> partsFor(const Binder& binder, const bracket::Bracket& whole)
{
    std::vector<std::vector<Part>> links{partsOf(whole)};
    if (whole.kind == bracket::Kind::DoubleElimination) {
        if (links.front().size() == 1)
            links.push_back(halvesOf(whole));
        links.push_back(smallerPartsOf(whole, placesOfAPart));
        for (const std::vector<Part>& parts : links)
            if (areReadable(binder, parts, holdsNamesInHalves))
                return parts;
    }
    return areReadable(binder, links.back(), holdsNames) ? links.back()
                                                         : smallerPartsOf(whole, placesOfAPart / 2);
}

} // namespace

QString treeWord(const tournament::Tournament& tournament)
{
    return tournament.setting->bracket.kind == bracket::Kind::PoolsPlayoff ? Paper::tr("Playoff")
                                                                           : Paper::tr("Bracket");
}

QString bracketWords(const tournament::Tournament& tournament, const QString& what, const QString& page)
{
    const bracket::Bracket& whole = tournament.setting->bracket;
    const std::string champion = tournament::champion(tournament);
    QString words = Paper::tr("%1 · %2 teams, %3")
                        .arg(what, QString::number(whole.entries), q(wording::name(whole.kind)));
    if (!champion.empty())
        words += u" · "_s + Paper::tr("champion: %1").arg(teamName(tournament, champion));
    return page.isEmpty() ? words : words + u" · "_s + page;
}

void addTreePages(Binder& binder)
{
    const tournament::Tournament& tournament = binder.tournament();
    const bracket::Bracket& whole = tournament.setting->bracket;
    if (binder.isLarge() && isReadable(binder, whole)) // as a poster
        return addTreePage(binder, whole, {});
    const bool isDouble = whole.kind == bracket::Kind::DoubleElimination;
    std::vector<Part> parts = partsFor(binder, whole);
    const bool hasLastRounds = !isDouble && parts.size() > 1; // on its overview
    if (hasLastRounds && fitsOnAPage(whole) && isReadable(binder, whole))
        addTreePage(binder, whole, overviewWords(binder.pages() + 2, parts.size() - 1));
    else if (hasLastRounds)
        addOverviewPage(binder, parts);
    else if (parts.size() > 2) // two parts need no overview
        addDoubleOverviewPage(binder, parts);
    if (hasLastRounds)
        parts.pop_back();
    const qsizetype firstPage = binder.pages() + 1;
    for (std::size_t i = 0; i < parts.size(); ++i)
        addTreePage(binder, parts[i].bracket, partWords(i, parts),
                    whereWinnersGo(whole, parts[i], parts, firstPage));
}

void addBracketPages(Binder& binder)
{
    switch (binder.tournament().setting->bracket.kind) {
    case bracket::Kind::Swiss:
        addSwissPages(binder);
        break;
    case bracket::Kind::RoundRobin:
        addCrossPages(binder);
        break;
    case bracket::Kind::PoolsPlayoff:
        addCrossPages(binder);
        addTreePages(binder);
        break;
    default:
        return addTreePages(binder);
    }
    addPlayInPage(binder);
}

} // namespace paper
