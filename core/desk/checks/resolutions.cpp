#include "resolutions.h"

#include "named.h"

#include "tournament/fold/derive.h"

namespace desk {

namespace {

/// Whether that settles it.
bool mayStand(const Tournament& tournament, const std::string& id)
{
    const Match* match = tournament::match(tournament, id);
    if (!match)
        return false;
    const facts::Resolve stands = resolveFor(tournament, *match, facts::Resolution::Stand, {}, {});
    Tournament after = tournament;
    tournament::apply(after, {tournament.seq + 1, {"-", {}, {}, {}}, stands});
    return !tournament::match(after, id)->flags.disputed;
}

} // namespace

scoring::PerSide<std::string> teamsSeated(const Tournament& tournament, const std::string& id)
{
    const Match* match = tournament::match(tournament, id);
    return match ? tournament::seatedTeams(*tournament.setting, *match) : scoring::PerSide<std::string>();
}

facts::Resolve resolveFor(const Tournament& tournament, const Match& match, facts::Resolution choice,
                          const std::optional<std::string>& correction,
                          const std::optional<std::string>& reason)
{
    const auto seated = tournament::seatedTeams(*tournament.setting, match);
    return {{match.id, match.attempt},
            choice,
            correction,
            reason,
            {unlessEmpty(seated.a), unlessEmpty(seated.b)}};
}

std::vector<facts::Resolution> resolutionsFor(const Tournament& tournament, const std::string& match)
{
    std::vector<facts::Resolution> choices{facts::Resolution::Replay};
    if (mayStand(tournament, match))
        choices.push_back(facts::Resolution::Stand);
    const auto seated = teamsSeated(tournament, match);
    if (!seated.a.empty() && !seated.b.empty())
        choices.push_back(facts::Resolution::Seat);
    return choices;
}

} // namespace desk
