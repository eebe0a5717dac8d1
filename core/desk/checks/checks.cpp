#include "checks.h"
#include "onsheet.h"

namespace desk {

Objections objections(const Tournament& tournament, const facts::Fact& fact)
{
    Objections found;
    // The parameters of the check decide what comes first: against() with a match needs only that match,
    // againstOnSheet() needs it at a table.
    const auto ask = [&](const auto& each) {
        if constexpr (requires(const Match& match) { against(tournament, match, each); }) {
            if (const Match* match = matchOf(tournament, each.sitting, found))
                found = against(tournament, *match, each);
        } else if constexpr (requires(const Match& match) { againstOnSheet(tournament, match, each); }) {
            if (const Match* match = atTable(tournament, *facts::sittingOf(fact), found))
                found = againstOnSheet(tournament, *match, each);
        } else {
            found = against(tournament, each);
        }
    };
    std::visit(ask, fact);
    return found;
}

Objections objectionsOn(const std::string& day, const Tournament& tournament, const facts::Fact& fact)
{
    if (const auto* checkin = std::get_if<facts::Checkin>(&fact))
        return againstOn(day, tournament, *checkin);
    if (const auto* call = std::get_if<facts::Call>(&fact))
        return againstOn(day, tournament, *call);
    if (const auto* wait = std::get_if<facts::Wait>(&fact))
        return againstOn(day, tournament, *wait);
    return {};
}

} // namespace desk
