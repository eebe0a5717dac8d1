#include "losersways.h"

#include "bracket/questions.h"
#include "wording/tr.h"

#include <QMap>
#include <QStringList>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;
using wording::Paper;

namespace paper {

namespace {

/// The match there, or the next one where a bye leaves that unplayed; null where there is none.
const bracket::Match* playedFrom(const bracket::Bracket& whole, std::optional<bracket::Place> place)
{
    while (place) {
        const bracket::Match* match = bracket::find(whole, place->match);
        if (!match || bracket::isPlayed(*match))
            return match;
        place = bracket::winnerGoesTo(whole, match->id);
    }
    return nullptr;
}

bool holds(const Part& part, const bracket::MatchId& id)
{
    return std::any_of(part.bracket.matches.begin(), part.bracket.matches.end(),
                       [&](const bracket::Match& match) { return match.id == id; });
}

/// From 0; behind the last where it is on none.
qsizetype pageOf(const std::vector<Part>& pages, const bracket::MatchId& id)
{
    return std::find_if(pages.begin(), pages.end(), [&](const Part& part) { return holds(part, id); }) -
           pages.begin();
}

/// `1 and 2 to 49`, which stays on one line.
QString wayWords(const QStringList& from, int to)
{
    const QString way = from.size() == 1
                            ? Paper::tr("%1 to %2").arg(from.front()).arg(to)
                            : Paper::tr("%1 and %2 to %3").arg(from.front(), from.back()).arg(to);
    return QString(way).replace(u' ', QChar::Nbsp);
}

} // namespace

QString whereLosersGo(const bracket::Bracket& whole, const Part& part, const std::vector<Part>& pages,
                      qsizetype firstPage)
{
    QMap<qsizetype, QMap<int, QStringList>> ways; // page, match there, whose losers
    for (const bracket::Match& match : part.bracket.matches)
        if (const bracket::Match* next = playedFrom(whole, bracket::loserGoesTo(whole, match.id));
            next && bracket::isPlayed(match))
            ways[firstPage + pageOf(pages, next->id)][*next->number] << QString::number(*match.number);
    QStringList words;
    for (auto page = ways.cbegin(); page != ways.cend(); ++page) {
        QStringList all;
        for (auto way = page->cbegin(); way != page->cend(); ++way)
            all << wayWords(way.value(), way.key());
        words << Paper::tr("page %1: match %2").arg(page.key()).arg(all.join(u" · "_s));
    }
    return words.isEmpty() ? QString() : Paper::tr("Losers go on, %1").arg(words.join(u"; "_s));
}

std::map<bracket::MatchId, QStringList> whereWinnersGo(const bracket::Bracket& whole, const Part& part,
                                                       const std::vector<Part>& pages, qsizetype firstPage)
{
    std::map<bracket::MatchId, QStringList> words;
    for (const bracket::Match& match : part.bracket.matches) {
        const bracket::Match* next = playedFrom(whole, bracket::winnerGoesTo(whole, match.id));
        if (!next || !bracket::isPlayed(match) || holds(part, next->id))
            continue;
        const qsizetype at = pageOf(pages, next->id);
        const qsizetype page = at < static_cast<qsizetype>(pages.size()) ? firstPage + at : firstPage - 1;
        words[match.id] = {Paper::tr("the winner goes on to match %1").arg(*next->number),
                           Paper::tr("on page %1").arg(page)};
    }
    return words;
}

QString whoComesFromAbove(const bracket::Bracket& whole, const Part& part)
{
    std::set<int> rounds;
    for (const bracket::Match& match : part.bracket.matches)
        for (const bracket::Side side : {bracket::Side::A, bracket::Side::B}) {
            const auto* loser = std::get_if<bracket::LoserOf>(&bracket::slot(match, side));
            const bracket::Match* from = loser ? bracket::find(whole, loser->match) : nullptr;
            if (from && from->bracket == bracket::Part::Winners && bracket::isPlayed(*from))
                rounds.insert(from->round);
        }
    if (rounds.empty())
        return {};
    if (rounds.size() == 1)
        return Paper::tr("with the losers of winners' round %1").arg(*rounds.begin());
    return Paper::tr("with the losers of winners' rounds %1 to %2")
        .arg(*rounds.begin())
        .arg(*rounds.rbegin());
}

} // namespace paper
