#include "sheetmarks.h"

#include "tournament/model/timestamp.h"

#include <algorithm>

namespace tournament {

namespace {

/// Whether it is the sheet of this playing, and names nobody who does not play it. Sides may have been
/// swapped since.
bool isSheetOf(const facts::ScoreSheet& sheet, const Match& match)
{
    const auto plays = [&](const std::optional<std::string>& team) {
        return !team || *team == match.teams.a || *team == match.teams.b;
    };
    return sheet.attempt == match.attempt && plays(sheet.teams.a) && plays(sheet.teams.b);
}

} // namespace

const SheetMark* sheetMarkOf(const Tournament& tournament, const Match& match)
{
    const auto at = tournament.setting->sheets.find(match.id);
    if (at == tournament.setting->sheets.end())
        return nullptr;
    const auto newest = std::find_if(at->second.rbegin(), at->second.rend(),
                                     [&](const SheetMark& mark) { return isSheetOf(mark.sheet, match); });
    return newest == at->second.rend() ? nullptr : &*newest;
}

bool isSheetOut(const Tournament& tournament, const Match& match)
{
    const SheetMark* mark = sheetMarkOf(tournament, match);
    return mark && mark->isOut();
}

bool isSheetInUse(const Tournament& tournament, const Match& match)
{
    return isSheetOut(tournament, match) && match.state >= State::Playing;
}

std::vector<const Match*> sheetsOut(const Tournament& tournament)
{
    std::vector<const Match*> out;
    if (!tournament.setting->sheets.empty())
        for (const Match* match : inOrder(tournament))
            if (isSheetOut(tournament, *match))
                out.push_back(match);
    return out;
}

} // namespace tournament
