#include "named.h"
#include "oftenrefused.h"
#include "onsheet.h"

namespace desk {

namespace {

using tournament::Match;
using tournament::State;

void checkTarget(const Tournament& tournament, const facts::Move& move, Objections& found)
{
    if (*move.toMatch == move.sitting.match)
        return found.push_back(Message{"sheet-move-to-itself"});
    const Match* to = atTable(tournament, {*move.toMatch, move.toAttempt.value_or(1)}, found);
    if (to && to->state == State::Final)
        found.push_back(isFinal(*to));
    else if (to && isWrittenOn(tournament, *to))
        found.push_back(Message{"sheet-move-to-written", {{"match", matchTitle(*to)}}});
}

} // namespace

Objections against(const Tournament& tournament, const facts::Move& move)
{
    Objections found;
    const Match* match = atTable(tournament, move.sitting, found);
    if (!match)
        return found;
    if (match->games.empty())
        return {Message{"sheet-is-empty", {{"match", matchTitle(*match)}}}};
    if (!move.toMatch)
        return found;
    // Somebody has gone on from there; the sides of a finished match can be swapped, for its teams are right.
    if (match->state == State::Final)
        return {isFinal(*match)};
    checkTarget(tournament, move, found);
    return found;
}

} // namespace desk
