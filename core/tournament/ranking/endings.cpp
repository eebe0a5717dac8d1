#include "endings.h"

namespace tournament {

namespace {

bracket::Ending endingBy(const AbsenceEffect* effect)
{
    return !effect || effect->isForfeit ? bracket::Ending::Forfeit : bracket::Ending::Default;
}

} // namespace

bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match)
{
    if (match.outcome == Outcome::Played || match.outcome == Outcome::Ruling)
        return bracket::Ending::Played;
    return endingBy(effectOf(policy, match));
}

bracket::Ending endingOf(const AbsencePolicy& policy, const Match& match, Side side)
{
    const bool isByAbsence = effectOf(policy, match) && match.absent[side];
    return isByAbsence ? endingBy(effectOf(policy, match, side)) : endingOf(policy, match);
}

bool hasTies(const Tournament& tournament)
{
    return std::ranges::any_of(inOrder(tournament), [](const Match* match) {
        return match->ended && match->ended->winner == bracket::Winner::Tied;
    });
}

const AbsenceEffect* effectOf(const AbsencePolicy& policy, facts::Decided decided)
{
    switch (decided) {
    case facts::Decided::Defaulted:
        return &policy.defaulted;
    case facts::Decided::Forfeit:
        return &policy.forfeit;
    case facts::Decided::NoShow:
        return &policy.noShow;
    default:
        return nullptr;
    }
}

const AbsenceEffect* effectOf(const AbsencePolicy& policy, const Match& match)
{
    return match.decided ? effectOf(policy, *match.decided) : nullptr;
}

const AbsenceEffect* effectOf(const AbsencePolicy& policy, const Match& match, Side side)
{
    return match.absent[side] ? effectOf(policy, *match.absent[side]) : nullptr;
}

facts::PerSide<std::optional<int>> ratingsByAbsence(const Setting& setting, const Match& match)
{
    facts::PerSide<std::optional<int>> ratings;
    for (const Side side : scoring::bothSides) {
        const AbsenceEffect* effect = effectOf(setting.absence, match, side);
        if (!effect)
            continue;
        ratings[side] = effect->rating;
        if (match.winner == scoring::other(side))
            ratings[scoring::other(side)] = effect->otherRating;
    }
    return ratings;
}

facts::PerSide<std::optional<int>> ratingsOf(const Setting& setting, const Match& match)
{
    const auto byAbsence = ratingsByAbsence(setting, match);
    return {match.ratings.a ? match.ratings.a : byAbsence.a, match.ratings.b ? match.ratings.b : byAbsence.b};
}

} // namespace tournament
