#include "nextmatches.h"

#include "tournament/ranking/swissrounds.h"

#include <algorithm>

namespace tournament {

namespace {

bool isOnOrReady(const Match& match)
{
    return match.state != State::Waiting && match.state != State::Final;
}

bool contains(const Among& among, const Tournament& tournament, const Match& match)
{
    const auto has = [](const auto& all, const auto& one) {
        return all.empty() || std::ranges::find(all, one) != all.end();
    };
    const bracket::Match& place = *drawn(*tournament.setting, match.id);
    const bool isAtTheTable = !among.table || (match.call && match.call->table == *among.table);
    return isAtTheTable && has(among.matches, match.id) &&
           has(among.rounds, std::pair(place.bracket, place.round));
}

/// Whether the team for that side is known, or will be once ready matches and those in play are over.
bool isNear(const Tournament& tournament, const Match& later, Side side)
{
    if (!later.teams[side].empty())
        return true;
    const bracket::Match& place = *drawn(*tournament.setting, later.id);
    const bracket::Slot& slot = side == Side::A ? place.a : place.b;
    const bool isOfPool = std::holds_alternative<bracket::PoolRank>(slot);
    const std::vector<std::string> from = feedersOf(tournament.setting->bracket, slot);
    return (isOfPool || !from.empty()) && std::ranges::all_of(from, [&](const std::string& id) {
               const Match* before = match(tournament, id); // in a pool, all matches may be over too
               return before && (isOfPool ? before->state != State::Waiting : isOnOrReady(*before));
           });
}

} // namespace

std::vector<std::string> waitingForASheet(const Tournament& tournament, const Among& among)
{
    std::vector<std::string> ids;
    for (const Match* match : inOrder(tournament))
        if ((match->state == State::Ready || match->state == State::Called) &&
            contains(among, tournament, *match))
            ids.push_back(match->id);
    return ids;
}

std::vector<std::string> played(const Tournament& tournament, const Among& among)
{
    std::vector<std::string> ids;
    for (const Match* match : inOrder(tournament)) {
        const bool isOver = match->state == State::Ended || match->state == State::Final;
        const bool hasPlay = handsOn(*match) > 0 || !match->paper.empty();
        if (isOver && match->number && hasPlay && contains(among, tournament, *match))
            ids.push_back(match->id);
    }
    return ids;
}

std::vector<std::string> begun(const Tournament& tournament)
{
    std::vector<std::string> ids;
    for (const Match* match : inOrder(tournament))
        if (match->number && (match->state == State::Playing || match->state == State::Ended))
            ids.push_back(match->id);
    return ids;
}

std::vector<std::string> possibleNext(const Tournament& tournament)
{
    std::vector<std::string> ids;
    for (const Match* match : inOrder(tournament)) {
        const bool isNext = match->state == State::Waiting && match->number && !isUnneeded(*match) &&
                            isNear(tournament, *match, Side::A) && isNear(tournament, *match, Side::B);
        if (isNext || match->state == State::Ready || match->state == State::Called)
            ids.push_back(match->id);
    }
    return ids;
}

std::vector<std::string> laterMatches(const Tournament& tournament)
{
    const std::vector<std::string> next = possibleNext(tournament);
    std::vector<std::string> ids;
    for (const Match* match : inOrder(tournament))
        if (match->state == State::Waiting && match->number && !isUnneeded(*match) &&
            std::ranges::find(next, match->id) == next.end())
            ids.push_back(match->id);
    return ids;
}

int sheetsNotPairedYet(const Tournament& tournament)
{
    const Setting& setting = *tournament.setting;
    const bool isToCome = setting.bracket.kind == bracket::Kind::Swiss &&
                          static_cast<int>(setting.pairings.size()) < setting.bracket.rounds &&
                          !endsEarly(tournament);
    return isToCome ? setting.bracket.entries / 2 : 0; // a bye needs no sheet
}

std::vector<const Match*> matchesOn(const Tournament& tournament)
{
    std::vector<const Match*> all = inOrder(tournament);
    std::erase_if(all, [](const Match* match) {
        return !match->number || match->state == State::Ended || !isOnOrReady(*match);
    });
    return all;
}

} // namespace tournament
