#include "checks.h"
#include "named.h"

#include "tournament/queries/sheetmarks.h"

namespace desk {

Objections against(const Tournament& tournament, const facts::ScoreSheet& sheet)
{
    Objections found;
    const tournament::Match* match = matchOf(tournament, {sheet.match, sheet.attempt}, found);
    if (!match)
        return found;
    const Message title = matchTitle(*match);
    if (!match->number)
        return {Message{"sheet-of-bye", {{"match", title}}}};
    for (const auto& team : {sheet.teams.a, sheet.teams.b})
        if (team && *team != match->teams.a && *team != match->teams.b)
            return {
                Message{"sheet-of-other-team", {{"match", title}, {"team", teamName(tournament, *team)}}}};
    if (sheet.what == facts::SheetDeed::Back && !tournament::isSheetOut(tournament, *match))
        return {Message{"sheet-not-out", {{"match", title}}}};
    if (sheet.what == facts::SheetDeed::Out && match->state >= tournament::State::Ended)
        return {Message{"sheet-match-over", {{"match", title}}}};
    return {};
}

} // namespace desk
