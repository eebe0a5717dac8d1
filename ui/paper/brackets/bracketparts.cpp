#include "bracketparts.h"

#include "bracket/layout.h"
#include "bracket/questions.h"
#include "wording/tr.h"

#include <QMap>

#include <algorithm>
#include <bit>
#include <functional>
#include <iterator>
#include <set>

using wording::Paper;
using namespace Qt::StringLiterals;

namespace paper {

namespace {

constexpr int roundsOfLosers = 4;   ///< on a page
constexpr int lastLosersRounds = 5; ///< at most, on the page of the finals
/// With no more matches than this, the last winners rounds have no page of their own.
constexpr std::size_t matchesOverTheFinal = 3;

/// How many rounds a part with that many places has.
int roundsOf(int places)
{
    return std::bit_width(static_cast<unsigned>(places)) - 1;
}

template <class May>
bracket::Bracket only(const bracket::Bracket& whole, May may)
{
    bracket::Bracket part{whole.kind, whole.entries, {}};
    std::ranges::copy_if(whole.matches, std::back_inserter(part.matches), may);
    return part;
}

/// The parts of a knockout, or of the winners' rounds: one if it has no more places than that, else of as
/// many each, but no more than placesOfAPart.
std::vector<Part> partsOfKnockout(const bracket::Bracket& bracket, int placesThere)
{
    const int rounds = bracket::lastRound(bracket, bracket::Part::Winners);
    if (rounds <= roundsOf(placesThere))
        return {{bracket, {}}};
    const int inPart = roundsOf(std::min(placesThere, placesOfAPart));
    std::vector<Part> parts;
    for (bracket::Bracket& each : bracket::cutWinners(bracket, 1, inPart))
        parts.push_back({std::move(each), {}});
    bracket::Bracket end{bracket.kind, bracket.entries, {}};
    for (const bracket::Match& match : bracket.matches)
        if (match.bracket != bracket::Part::Winners)
            end.matches.push_back(match);
        else if (match.round > inPart)
            end.matches.push_back(bracket::withoutRoundsBefore(match, inPart + 1));
    parts.push_back({std::move(end), Paper::tr("the last rounds")});
    return parts;
}

/// The first losers round with a match, from `first` on: byes can leave a round without one.
int firstPlayed(const bracket::Bracket& whole, int first, int last)
{
    int round = last;
    for (const bracket::Match& match : whole.matches)
        if (match.bracket == bracket::Part::Losers && match.round >= first && bracket::isPlayed(match))
            round = std::min(round, match.round);
    return round;
}

/// Losers rounds `first` to `last`, divided if more than `most` matches would be one below the other.
void addLosers(std::vector<Part>& parts, const bracket::Bracket& whole, int first, int last, int most)
{
    const QString name = Paper::tr("losers rounds %1 to %2").arg(firstPlayed(whole, first, last)).arg(last);
    for (bracket::Bracket& each : bracket::cutLosers(whole, first, last, most))
        parts.push_back({std::move(each), name});
}

/// The winners' rounds on a page of so many places, or cut; losers' rounds with half as many matches under
/// each other.
std::vector<Part> partsOfDouble(const bracket::Bracket& bracket, int placesThere)
{
    const auto isOfWinners = [](const bracket::Match& match) {
        return match.bracket == bracket::Part::Winners;
    };
    std::vector<Part> parts = partsOfKnockout(only(bracket, isOfWinners), placesThere);
    int lastOfParts = bracket::lastRound(bracket, bracket::Part::Winners);
    if (parts.size() > 1 && parts.back().bracket.matches.size() <= matchesOverTheFinal) {
        lastOfParts -= bracket::lastRound(parts.back().bracket, bracket::Part::Winners);
        parts.pop_back();
    }
    for (Part& part : parts)
        part.name = part.name.isEmpty() ? Paper::tr("winners rounds") : Paper::tr("the last winners rounds");
    const int last = bracket::lastRound(bracket, bracket::Part::Losers);
    int first = 1;
    for (; last - first >= lastLosersRounds; first += roundsOfLosers)
        addLosers(parts, bracket, first, first + roundsOfLosers - 1, placesThere / 2);
    bracket::Bracket end = only(bracket, [=](const bracket::Match& match) {
        return match.bracket == bracket::Part::Final ||
               (match.bracket == bracket::Part::Losers && match.round >= first) ||
               (match.bracket == bracket::Part::Winners && match.round > lastOfParts);
    });
    for (bracket::Match& match : end.matches)
        if (match.bracket != bracket::Part::Final)
            match = bracket::withoutRoundsBefore(
                std::move(match), match.bracket == bracket::Part::Losers ? first : lastOfParts + 1);
    const bool hasWinnersFinal = lastOfParts < bracket::lastRound(bracket, bracket::Part::Winners);
    parts.push_back({std::move(end), first == 1        ? Paper::tr("losers rounds and the final")
                                     : hasWinnersFinal ? Paper::tr("the last rounds and the final")
                                                       : Paper::tr("the last losers rounds and the final")});
    return parts;
}

/// The match at that place or, if a bye leaves it unplayed, the next one; null if there is none.
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
    return std::ranges::count(part.bracket.matches, id, &bracket::Match::id) > 0;
}

/// The index of the page with the match; the number of pages if it is on none.
qsizetype pageOf(const std::vector<Part>& pages, const bracket::MatchId& id)
{
    return std::ranges::find_if(pages, [&](const Part& part) { return holds(part, id); }) - pages.begin();
}

/// `1, 2 → 49`, without line breaks.
QString wayWords(const QStringList& from, int to)
{
    return u"%1 → %2"_s.arg(from.join(u", "_s)).arg(to).replace(u' ', QChar::Nbsp);
}

} // namespace

bool isOf(const Part& part, bracket::Part rounds)
{
    return std::ranges::count(part.bracket.matches, rounds, &bracket::Match::bracket) > 0;
}

bool fitsOnAPage(const bracket::Bracket& bracket)
{
    return bracket::lastRound(bracket, bracket::Part::Winners) <= roundsOf(placesOnAPage);
}

std::vector<Part> partsOf(const bracket::Bracket& bracket)
{
    if (bracket.kind != bracket::Kind::DoubleElimination)
        return partsOfKnockout(bracket, placesOfAPart);
    if (bracket::lastRound(bracket, bracket::Part::Winners) <= roundsOf(placesOfAPart))
        return {{bracket, {}}};
    return partsOfDouble(bracket, placesOnAPage);
}

std::vector<Part> smallerPartsOf(const bracket::Bracket& bracket, int places)
{
    return bracket.kind == bracket::Kind::DoubleElimination ? partsOfDouble(bracket, places)
                                                            : partsOfKnockout(bracket, places);
}

std::vector<Part> halvesOf(const bracket::Bracket& bracket)
{
    const auto isOfLosers = [](const bracket::Match& match) {
        return match.bracket == bracket::Part::Losers;
    };
    return {{only(bracket, std::not_fn(isOfLosers)), Paper::tr("winners rounds and the final")},
            {only(bracket, isOfLosers), Paper::tr("losers rounds")}};
}

QString whereLosersGo(const bracket::Bracket& whole, const Part& part, const std::vector<Part>& pages,
                      qsizetype firstPage)
{
    QMap<qsizetype, QMap<int, QStringList>> links; // page; match there; matches whose losers go to it
    for (const bracket::Match& match : part.bracket.matches)
        if (const bracket::Match* next = playedFrom(whole, bracket::loserGoesTo(whole, match.id));
            next && match.bracket == bracket::Part::Winners && bracket::isPlayed(match))
            links[firstPage + pageOf(pages, next->id)][*next->number] << QString::number(*match.number);
    QStringList words;
    for (auto page = links.cbegin(); page != links.cend(); ++page) {
        QStringList all;
        for (auto way = page->cbegin(); way != page->cend(); ++way)
            all << wayWords(way.value(), way.key());
        words << Paper::tr("page %1: %2").arg(page.key()).arg(all.join(u" · "_s));
    }
    return words.isEmpty() ? QString() : Paper::tr("Losers go to matches on %1").arg(words.join(u"; "_s));
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
        words[match.id] = {Paper::tr("winner to match %1").arg(*next->number),
                           Paper::tr("on page %1").arg(page)};
    }
    return words;
}

QString incomingLosersText(const bracket::Bracket& whole, const Part& part)
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
        return Paper::tr("with the losers of winners round %1").arg(*rounds.begin());
    return Paper::tr("with the losers of winners rounds %1 to %2").arg(*rounds.begin()).arg(*rounds.rbegin());
}

} // namespace paper
