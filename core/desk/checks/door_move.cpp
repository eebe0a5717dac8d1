#include "onsheet.h"

#include "desk/wording/names.h"

namespace desk {

namespace {

using tournament::Match;
using tournament::State;

void checkTarget(const Tournament& tournament, const facts::Move& move, Objections& found)
{
    if (*move.toMatch == move.sitting.match)
        return found.push_back("its sheet is that match's already");
    const Match* to = atTable(tournament, {*move.toMatch, move.toAttempt.value_or(1)}, found);
    if (to && to->state == State::Final)
        found.push_back(titleOf(*to) + " is final: take its result back first (undo)");
    else if (to && isWrittenOn(tournament, *to))
        found.push_back(titleOf(*to) + " has a sheet of its own: only an empty one takes another's hands");
}

} // namespace

Objections against(const Tournament& tournament, const facts::Move& move)
{
    Objections found;
    const Match* match = atTable(tournament, move.sitting, found);
    if (!match)
        return found;
    if (match->games.empty())
        return {titleOf(*match) + ": nothing is on its sheet"};
    if (!move.toMatch)
        return found;
    // Somebody has gone on from there; the sides of a finished match can be swapped, for its teams are right.
    if (match->state == State::Final)
        return {titleOf(*match) + " is final: take its result back first (undo)"};
    checkTarget(tournament, move, found);
    return found;
}

} // namespace desk
