#include "seatchanges.h"

#include "correction.h"

#include "tournament/queries/room.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/tr.h"

#include <algorithm>

namespace desk {

using wording::filled;

namespace {

using tournament::Match;
using tournament::Tournament;

std::optional<int> seatOf(const Tournament& tournament, const Match& match)
{
    return tournament::isAtTable(match) ? tournament::tableOf(tournament, match) : std::nullopt;
}

bool isFree(const Tournament& tournament, int table)
{
    const std::vector<const Match*> tables = tournament::atTables(tournament);
    const auto at = static_cast<std::size_t>(table) - 1;
    return at < tables.size() && !tables[at] && !tournament::whyClosed(*tournament.setting, table);
}

/// Empty where the match sits where it sat.
std::string seatChange(const Tournament& before, const Tournament& after, const Match& was, const Match& is)
{
    const std::optional<int> from = seatOf(before, was);
    const std::optional<int> to = seatOf(after, is);
    if (from == to)
        return {};
    if (from && to)
        return filled(wording::Desk::tr("%1 sits at table %2, not at table %3"), wording::titleOf(is), *to,
                      *from);
    if (to)
        return filled(wording::Desk::tr("%1 sits at table %2 again"), wording::titleOf(is), *to);
    return isFree(after, *from) ? filled(wording::Desk::tr("table %1 is free"), *from) : std::string();
}

} // namespace

std::vector<std::string> seatChanges(const Tournament& before, const Tournament& after,
                                     const std::vector<std::string>& told)
{
    const Correction both{before, after, {}, {}, {}};
    std::vector<std::string> lines;
    for (const Match* is : tournament::inOrder(after)) {
        const Match* was = tournament::match(before, is->id);
        if (!was || std::find(told.begin(), told.end(), is->id) != told.end())
            continue;
        if (std::string line = seatChange(before, after, *was, *is); !line.empty())
            lines.push_back(std::move(line));
        for (std::string& line : openedAgain(both, is->id))
            lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace desk
