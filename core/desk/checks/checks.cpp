#include "checks.h"
#include "named.h"

namespace desk {

Objections objections(const Tournament& tournament, const facts::Fact& fact)
{
    return std::visit([&](const auto& each) { return against(tournament, each); }, fact);
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

const Match* matchOf(const Tournament& tournament, const facts::Sitting& sitting, Objections& objections)
{
    const Match* match = tournament::match(tournament, sitting.match);
    if (!match)
        objections.push_back(noSuchMatch(sitting.match));
    else if (match->attempt != sitting.attempt)
        objections.push_back(
            Message{"match-other-attempt",
                    {{"match", matchTitle(*match)}, {"played", match->attempt}, {"about", sitting.attempt}}});
    else
        return match;
    return nullptr;
}

} // namespace desk
