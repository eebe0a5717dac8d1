#include "doors.h"

#include "desk/wording/names.h"

namespace desk {

Objections objections(const tournament::Tournament& tournament, const facts::Fact& fact)
{
    return std::visit([&](const auto& each) { return against(tournament, each); }, fact);
}

Objections objectionsOn(const std::string& day, const tournament::Tournament& tournament,
                        const facts::Fact& fact)
{
    if (const auto* checkin = std::get_if<facts::Checkin>(&fact))
        return againstOn(day, tournament, *checkin);
    if (const auto* call = std::get_if<facts::Call>(&fact))
        return againstOn(day, tournament, *call);
    if (const auto* wait = std::get_if<facts::Wait>(&fact))
        return againstOn(day, tournament, *wait);
    return {};
}

const tournament::Match* matchOf(const Tournament& tournament, const facts::Sitting& sitting,
                                 Objections& objections)
{
    const tournament::Match* match = tournament::match(tournament, sitting.match);
    if (!match)
        objections.push_back("there is no match \"" + sitting.match + "\" in the draw");
    else if (match->attempt != sitting.attempt)
        objections.push_back(titleOf(*match) + " is played for the " + ordinal(match->attempt) +
                             " time, this is about the " + ordinal(sitting.attempt));
    else
        return match;
    return nullptr;
}

} // namespace desk
