#include "doors.h"

#include "desk/wording/names.h"
#include "tournament/queries/sheetmarks.h"

namespace desk {

Objections against(const Tournament& tournament, const facts::ScoreSheet& sheet)
{
    Objections found;
    const tournament::Match* match = matchOf(tournament, {sheet.match, sheet.attempt}, found);
    if (!match)
        return found;
    const std::string title = titleOf(*match);
    if (!match->number)
        return {title + " is a bye: nobody plays it, and it has no sheet"};
    for (const auto& team : {sheet.teams.a, sheet.teams.b})
        if (team && *team != match->teams.a && *team != match->teams.b)
            return {title + ": " + teamName(tournament, *team) + " does not play it"};
    if (sheet.what == facts::SheetDeed::Back && !tournament::isSheetOut(tournament, *match))
        return {title + ": its sheet is not out"};
    if (sheet.what == facts::SheetDeed::Out && match->state >= tournament::State::Ended)
        return {title + " is over: its sheet does not go out any more"};
    return {};
}

} // namespace desk
