#include "nextmatches.h"

#include "bracket/questions.h"

#include <algorithm>

namespace paper {

namespace {

using night::State;

bool isOnOrReady(const night::Match& match)
{
    return match.state == State::Ready || match.state == State::Called || match.state == State::Playing ||
           match.state == State::Ended;
}

/// Whether who takes that place is known, or is known once a match that is ready or on is over.
bool isNear(const night::Night& night, const night::Match& match, scoring::Side side)
{
    if (!match.teams[side].empty())
        return true;
    const bracket::Match& drawn = *night::drawn(*night.setting, match.id);
    const bracket::Slot& slot = side == scoring::Side::A ? drawn.a : drawn.b;
    const std::string* from = nullptr;
    if (const auto* winner = std::get_if<bracket::WinnerOf>(&slot))
        from = &winner->match;
    else if (const auto* loser = std::get_if<bracket::LoserOf>(&slot))
        from = &loser->match;
    const night::Match* before = from ? night::match(night, *from) : nullptr;
    return before && isOnOrReady(*before);
}

} // namespace

std::vector<std::string> waitingForASheet(const night::Night& night)
{
    std::vector<std::string> ids;
    for (const night::Match* match : night::inOrder(night))
        if (match->state == State::Ready || match->state == State::Called)
            ids.push_back(match->id);
    return ids;
}

std::vector<std::string> possibleNext(const night::Night& night)
{
    std::vector<std::string> ids;
    for (const night::Match* match : night::inOrder(night)) {
        const bool isNext = match->state == State::Waiting && match->number && !night::isSpared(*match) &&
                            isNear(night, *match, scoring::Side::A) &&
                            isNear(night, *match, scoring::Side::B);
        if (isNext || match->state == State::Ready || match->state == State::Called)
            ids.push_back(match->id);
    }
    return ids;
}

std::vector<const night::Match*> matchesOn(const night::Night& night)
{
    std::vector<const night::Match*> all = night::inOrder(night);
    std::erase_if(all, [](const night::Match* match) {
        return !match->number || match->state == State::Ended || !isOnOrReady(*match);
    });
    return all;
}

} // namespace paper
