#include "absencecost.h"

#include "table.h"

#include "tournament/model/conduct.h"
#include "tournament/model/convert.h"
#include "tournament/ranking/endings.h"
#include "wording/filled.h"
#include "wording/record/choicewords.h"
#include "wording/record/names.h"
#include "wording/tr.h"

namespace desk {

using wording::filled;

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
        return filled(wording::Desk::tr("does not count towards removal"));
    const int counted = tournament::absencesOf(tournament, team).counted + 1;
    return counted >= limit
               ? filled(wording::Desk::tr("absence %1 of %2: out of the tournament"), counted, limit)
               : filled(wording::Desk::tr("absence %1 of %2"), counted, limit);
}

std::string atFault(const Tournament& tournament, const std::string& team, facts::Decided called)
{
    const tournament::AbsenceEffect nothing;
    const tournament::AbsenceEffect* found = tournament::effectOf(tournament.setting->absence, called);
    const tournament::AbsenceEffect& effect = found ? *found : nothing;
    std::string text = teamName(tournament, team) + ": " + wording::choiceWord(called) + ", " +
                       filled(effect.isForfeit ? wording::Desk::tr("ranks as a forfeit")
                                               : wording::Desk::tr("ranks as a loss"));
    if (effect.rating)
        text += ", " + filled(wording::Desk::tr("rated %1"), tournament::ratingText(*effect.rating));
    text += ", " + (effect.fee > 0 ? filled(wording::Desk::tr("fee %1"), effect.fee)
                                   : filled(wording::Desk::tr("no fee")));
    const std::string removal = towardsRemoval(tournament, team, effect);
    return removal.empty() ? text : text + ", " + removal;
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
            all.push_back(effect.otherRating ? filled(wording::Desk::tr("%1 goes on, rated %2"),
                                                      teamName(tournament, match.teams[side]),
                                                      tournament::ratingText(*effect.otherRating))
                                             : filled(wording::Desk::tr("%1 goes on"),
                                                      teamName(tournament, match.teams[side])));
    if (std::string both =
            absence.winner == facts::Winner::None ? bothOutText(tournament, match) : std::string();
        !both.empty())
        all.push_back(std::move(both));
    return all;
}

} // namespace desk
