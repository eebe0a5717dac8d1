#include "drawtournament.h"

#include "drawfacts.h"

#include "bracket/shuffle.h"
#include "desk/registration/registrationfacts.h"
#include "tournament/ranking/standings.h"

#include <filesystem>

namespace desk {

namespace {

/// The teams whose seed is another by these standings.
std::vector<facts::Team> reseeded(const tournament::Setting& setting,
                                  const std::vector<std::string>& standings)
{
    std::vector<facts::Team> teams;
    for (const Entrant& entrant : entrantsOf(setting, standings)) {
        const tournament::Team* team = tournament::team(setting, entrant.team);
        if (team->seed != entrant.seed)
            teams.push_back({team->id, team->name, entrant.seed, team->players, optional(team->affiliation)});
    }
    return teams;
}

} // namespace

Answer<std::vector<std::string>> standingsIn(const std::string& path, const Environment& environment)
{
    const auto other = Desk::open(path, Desk::Access::Read, environment);
    if (!other)
        return tl::unexpected(other.error());
    std::vector<std::string> names;
    for (const tournament::Standing& each : tournament::standings(other->tournament()))
        if (const tournament::Team* team = tournament::team(*other->tournament().setting, each.team))
            names.push_back(team->name);
    if (names.empty())
        return refused(message::Message{"draw-standings-missing",
                                        {{"file", std::filesystem::path(path).filename().string()}}});
    return names;
}

Answer<Recorded> drawTournament(Desk& desk, const std::string& by, const HowDrawn& how)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        auto draw = drawOf(draft.tournament(), how, desk.environment());
        if (!draw)
            return tl::unexpected(draw.error());
        if (how.standings)
            for (facts::Team& team : reseeded(*draft.tournament().setting, *how.standings))
                if (auto added = draft.add(facts::Fact(std::move(team))); !added)
                    return added;
        return draft.add(facts::Fact(*std::move(draw)));
    });
}

} // namespace desk
