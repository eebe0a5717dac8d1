#include "nextmatches.h"

#include "swissnext.h"

#include "bracket/questions.h"

#include <algorithm>

namespace night {

namespace {

bool isOnOrReady(const Match& match)
{
    return match.state == State::Ready || match.state == State::Called || match.state == State::Playing ||
           match.state == State::Ended;
}

bool contains(const Among& among, const Night& night, const Match& match)
{
    const auto has = [](const auto& all, const auto& one) {
        return all.empty() || std::find(all.begin(), all.end(), one) != all.end();
    };
    const bracket::Match& place = *drawn(*night.setting, match.id);
    const bool isAtTheTable = !among.table || (match.call && match.call->table == *among.table);
    return isAtTheTable && has(among.matches, match.id) &&
           has(among.rounds, std::pair(place.bracket, place.round));
}

/// Whether every match of the pool is ready, on or over; of `*`, of every pool.
bool isPoolNear(const Night& night, const std::string& pool)
{
    const auto& all = night.setting->bracket.matches;
    return std::all_of(all.begin(), all.end(), [&](const bracket::Match& drawn) {
        if (drawn.bracket != bracket::Part::Pool ||
            (pool != bracket::wildcards && bracket::poolOf(drawn) != pool))
            return true;
        const Match* match = night::match(night, drawn.id);
        return match && match->state != State::Waiting;
    });
}

/// Whether who takes that place is known, or is known once what is ready or on is over.
bool isNear(const Night& night, const Match& later, Side side)
{
    if (!later.teams[side].empty())
        return true;
    const bracket::Match& place = *drawn(*night.setting, later.id);
    const bracket::Slot& slot = side == Side::A ? place.a : place.b;
    if (const auto* rank = std::get_if<bracket::PoolRank>(&slot))
        return isPoolNear(night, rank->pool);
    const std::string* from = nullptr;
    if (const auto* winner = std::get_if<bracket::WinnerOf>(&slot))
        from = &winner->match;
    else if (const auto* loser = std::get_if<bracket::LoserOf>(&slot))
        from = &loser->match;
    const Match* before = from ? match(night, *from) : nullptr;
    return before && isOnOrReady(*before);
}

} // namespace

std::vector<std::string> waitingForASheet(const Night& night, const Among& among)
{
    std::vector<std::string> ids;
    for (const Match* match : inOrder(night))
        if ((match->state == State::Ready || match->state == State::Called) && contains(among, night, *match))
            ids.push_back(match->id);
    return ids;
}

std::vector<std::string> played(const Night& night, const Among& among)
{
    std::vector<std::string> ids;
    for (const Match* match : inOrder(night)) {
        const bool isOver = match->state == State::Ended || match->state == State::Final;
        const bool hasPlay = handsOn(*match) > 0 || !match->paper.empty();
        if (isOver && match->number && hasPlay && contains(among, night, *match))
            ids.push_back(match->id);
    }
    return ids;
}

std::vector<std::string> possibleNext(const Night& night)
{
    std::vector<std::string> ids;
    for (const Match* match : inOrder(night)) {
        const bool isNext = match->state == State::Waiting && match->number && !isSpared(*match) &&
                            isNear(night, *match, Side::A) && isNear(night, *match, Side::B);
        if (isNext || match->state == State::Ready || match->state == State::Called)
            ids.push_back(match->id);
    }
    return ids;
}

int sheetsFurtherOn(const Night& night)
{
    const std::vector<std::string> next = possibleNext(night);
    int sheets = 0;
    for (const Match* match : inOrder(night))
        if (match->state == State::Waiting && match->number && !isSpared(*match) &&
            std::find(next.begin(), next.end(), match->id) == next.end())
            sheets += std::max(1, match->series.games);
    return sheets;
}

int sheetsNotPairedYet(const Night& night)
{
    const Setting& setting = *night.setting;
    const bool isToCome = setting.bracket.kind == bracket::Kind::Swiss &&
                          static_cast<int>(setting.pairings.size()) < setting.bracket.rounds &&
                          !endsEarly(night);
    return isToCome ? setting.bracket.entries / 2 : 0; // a bye needs none
}

std::vector<const Match*> matchesOn(const Night& night)
{
    std::vector<const Match*> all = inOrder(night);
    std::erase_if(all, [](const Match* match) {
        return !match->number || match->state == State::Ended || !isOnOrReady(*match);
    });
    return all;
}

} // namespace night
