#include "absencecost.h"

#include "table.h"

#include "desk/wording/names.h"
#include "tournament/model/conduct.h"
#include "tournament/model/convert.h"
#include "tournament/ranking/endings.h"

namespace desk {

namespace {

using tournament::Tournament;

/// `absence 2 of 2: out of the tournament`; empty where nobody counts.
std::string towardsRemoval(const Tournament& tournament, const std::string& team,
                           const tournament::AbsenceEffect& effect)
{
    const int limit = tournament.setting->absence.removeAfter;
    if (limit == 0)
        return {};
    if (!effect.counts)
        return ", does not count towards removal";
    const int counted = tournament::absencesOf(tournament, team).counted + 1;
    return ", absence " + std::to_string(counted) + " of " + std::to_string(limit) +
           (counted >= limit ? ": out of the tournament" : "");
}

std::string atFault(const Tournament& tournament, const std::string& team, facts::Decided called)
{
    const tournament::AbsenceEffect nothing;
    const tournament::AbsenceEffect* found = tournament::effectOf(tournament.setting->absence, called);
    const tournament::AbsenceEffect& effect = found ? *found : nothing;
    std::string text = teamName(tournament, team) + ": " + std::string(facts::word(called)) +
                       (effect.isForfeit ? ", ranks as a forfeit" : ", ranks as a loss");
    if (effect.rating)
        text += ", rated " + tournament::ratingText(*effect.rating);
    text += effect.fee > 0 ? ", fee " + std::to_string(effect.fee) : ", no fee";
    return text + towardsRemoval(tournament, team, effect);
}

} // namespace

std::vector<std::string> costOf(const Tournament& tournament, const tournament::Match& match,
                                const tournament::Absence& absence)
{
    const tournament::AbsenceEffect nothing;
    const tournament::AbsenceEffect* found =
        tournament::effectOf(tournament.setting->absence, absence.outcome);
    const tournament::AbsenceEffect& effect = found ? *found : nothing;
    std::vector<std::string> all;
    for (const scoring::Side side : scoring::bothSides)
        if (tournament::winnerOf(side) != absence.winner)
            all.push_back(atFault(tournament, match.teams[side], tournament::calledOf(absence, side)));
    for (const scoring::Side side : scoring::bothSides)
        if (tournament::winnerOf(side) == absence.winner)
            all.push_back(
                teamName(tournament, match.teams[side]) + " goes on" +
                (effect.otherRating ? ", rated " + tournament::ratingText(*effect.otherRating) : ""));
    if (std::string both =
            absence.winner == facts::Winner::None ? bothOutText(tournament, match) : std::string();
        !both.empty())
        all.push_back(std::move(both));
    return all;
}

} // namespace desk
