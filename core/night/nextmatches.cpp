#include "nextmatches.h"

#include "bracket/questions.h"

#include <algorithm>

namespace night {

namespace {

bool isOnOrReady(const Match& match)
{
    return match.state == State::Ready || match.state == State::Called || match.state == State::Playing ||
           match.state == State::Ended;
}

/// Whether who takes that place is known, or is known once a match that is ready or on is over.
bool isNear(const Night& night, const Match& later, Side side)
{
    if (!later.teams[side].empty())
        return true;
    const bracket::Match& place = *drawn(*night.setting, later.id);
    const bracket::Slot& slot = side == Side::A ? place.a : place.b;
    const std::string* from = nullptr;
    if (const auto* winner = std::get_if<bracket::WinnerOf>(&slot))
        from = &winner->match;
    else if (const auto* loser = std::get_if<bracket::LoserOf>(&slot))
        from = &loser->match;
    const Match* before = from ? match(night, *from) : nullptr;
    return before && isOnOrReady(*before);
}

} // namespace

std::vector<std::string> waitingForASheet(const Night& night)
{
    std::vector<std::string> ids;
    for (const Match* match : inOrder(night))
        if (match->state == State::Ready || match->state == State::Called)
            ids.push_back(match->id);
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

std::vector<const Match*> matchesOn(const Night& night)
{
    std::vector<const Match*> all = inOrder(night);
    std::erase_if(all, [](const Match* match) {
        return !match->number || match->state == State::Ended || !isOnOrReady(*match);
    });
    return all;
}

} // namespace night
