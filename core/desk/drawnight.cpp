#include "drawnight.h"

#include "door.h"
#include "setup.h"

#include "bracket/questions.h"

#include <algorithm>

namespace desk {

namespace {

std::vector<Entrant> entrantsOf(const night::Setting& setting)
{
    std::vector<Entrant> entrants;
    for (const night::Team& team : setting.teams)
        if (!team.withdrawn)
            entrants.push_back({team.id, team.seed});
    return entrants;
}

Answer<facts::Draw> drawOf(const night::Night& night, const HowDrawn& how, const World& world)
{
    if (!night.setting->event)
        return refused("the night itself (event) comes before its draw");
    return drawFact(night.setting->event->format, how, entrantsOf(*night.setting), world);
}

/// Nothing that comes by chance: an outlook is the same whatever is drawn.
World without()
{
    World world;
    world.op = [] { return std::string("000000000000"); };
    return world;
}

} // namespace

Answer<Outlook> outlook(const night::Night& night, const HowDrawn& how)
{
    const auto draw = drawOf(night, how, without());
    if (!draw)
        return tl::unexpected(draw.error());
    if (draw->teams.size() < 2)
        return refused("a draw takes two teams or more");
    if (auto against = objections(night, *draw); !against.empty())
        return refused(std::move(against));
    const auto bracket = night::bracketOf(*draw);
    Outlook look;
    look.teams = bracket->entries;
    look.matches = bracket::playedMatches(*bracket);
    for (const bracket::Round& round : bracket::rounds(*bracket)) {
        if (round.bracket != bracket::Part::Winners)
            continue;
        ++look.rounds;
        if (round.number == 1)
            look.byes = static_cast<int>(
                std::count_if(round.matches.begin(), round.matches.end(),
                              [](const bracket::Match& match) { return !bracket::isPlayed(match); }));
    }
    for (const night::Team& team : night.setting->teams)
        look.teamsOfOne += !team.withdrawn && team.players.size() < 2 ? 1 : 0;
    look.redraws = night.setting->draw.has_value();
    return look;
}

Answer<Recorded> drawNight(Desk& desk, const std::string& by, const HowDrawn& how)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        auto draw = drawOf(draft.night(), how, desk.world());
        if (!draw)
            return tl::unexpected(draw.error());
        return draft.add(facts::Fact(*std::move(draw)));
    });
}

} // namespace desk
