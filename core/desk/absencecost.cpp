#include "absencecost.h"

#include "names.h"
#include "table.h"

#include "night/conduct.h"
#include "night/convert.h"

namespace desk {

namespace {

using night::Night;

/// `absence 2 of 2: out of the night`; empty where nobody counts.
std::string towardsRemoval(const Night& night, const std::string& team, const night::AbsenceEffect& effect)
{
    const int limit = night.setting->absence.removeAfter;
    if (limit == 0)
        return {};
    if (!effect.counts)
        return ", does not count towards removal";
    const int counted = night::absencesOf(night, team).counted + 1;
    return ", absence " + std::to_string(counted) + " of " + std::to_string(limit) +
           (counted >= limit ? ": out of the night" : "");
}

std::string atFault(const Night& night, const std::string& team, facts::Decided called)
{
    const night::AbsenceEffect nothing;
    const night::AbsenceEffect* found = night::effectOf(night.setting->absence, called);
    const night::AbsenceEffect& effect = found ? *found : nothing;
    std::string text = teamName(night, team) + ": " + std::string(facts::word(called)) +
                       (effect.isForfeit ? ", ranks as a forfeit" : ", ranks as a loss");
    if (effect.rating)
        text += ", rated " + night::ratingText(*effect.rating);
    text += effect.fee > 0 ? ", fee " + std::to_string(effect.fee) : ", no fee";
    return text + towardsRemoval(night, team, effect);
}

} // namespace

std::vector<std::string> costOf(const Night& night, const night::Match& match, const night::Absence& absence)
{
    const night::AbsenceEffect nothing;
    const night::AbsenceEffect* found = night::effectOf(night.setting->absence, absence.outcome);
    const night::AbsenceEffect& effect = found ? *found : nothing;
    std::vector<std::string> all;
    for (const scoring::Side side : scoring::bothSides)
        if (night::recorded(std::optional(side)) != absence.winner)
            all.push_back(atFault(night, match.teams[side], night::calledOf(absence, side)));
    for (const scoring::Side side : scoring::bothSides)
        if (night::recorded(std::optional(side)) == absence.winner)
            all.push_back(teamName(night, match.teams[side]) + " goes on" +
                          (effect.otherRating ? ", rated " + night::ratingText(*effect.otherRating) : ""));
    if (std::string both = absence.winner == facts::Winner::None ? bothOutText(night, match) : std::string();
        !both.empty())
        all.push_back(std::move(both));
    return all;
}

} // namespace desk
