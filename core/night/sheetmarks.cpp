#include "sheetmarks.h"

#include "moment.h"
#include "night.h"

#include <algorithm>

namespace night {

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

SheetMarks sheetMarksIn(const Record& record)
{
    SheetMarks marks;
    for (const Filed& filed : record) {
        if (!filed.holds)
            continue;
        if (std::holds_alternative<facts::Draw>(filed.entry->fact))
            marks.clear(); // another match has the same id now
        else if (const auto* sheet = std::get_if<facts::ScoreSheet>(&filed.entry->fact))
            marks[sheet->match].push_back({*sheet, filed.entry->stamp.at});
    }
    return marks;
}

const SheetMark* sheetMarkOf(const Night& night, const Match& match)
{
    const auto at = night.setting->sheets.find(match.id);
    if (at == night.setting->sheets.end())
        return nullptr;
    const auto newest = std::find_if(at->second.rbegin(), at->second.rend(),
                                     [&](const SheetMark& mark) { return isSheetOf(mark.sheet, match); });
    return newest == at->second.rend() ? nullptr : &*newest;
}

bool isSheetOut(const Night& night, const Match& match)
{
    const SheetMark* mark = sheetMarkOf(night, match);
    return mark && mark->isOut();
}

bool isSheetInUse(const Night& night, const Match& match)
{
    return isSheetOut(night, match) && match.state >= State::Playing;
}

std::vector<const Match*> sheetsOut(const Night& night)
{
    std::vector<const Match*> out;
    if (!night.setting->sheets.empty())
        for (const Match* match : inOrder(night))
            if (isSheetOut(night, *match))
                out.push_back(match);
    return out;
}

std::string sheetText(const Night& night, const Match& match, int aheadMin)
{
    const SheetMark* mark = sheetMarkOf(night, match);
    if (!mark)
        return {};
    return (mark->isOut() ? "sheet out since " : "sheet back at ") + wallClock(mark->at, aheadMin);
}

} // namespace night
