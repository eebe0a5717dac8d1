#include "drawnight.h"

#include "door.h"
#include "setup.h"

#include "bracket/questions.h"
#include "rules/words.h"
#include "json/build.h"

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

/// How much there is to play.
struct Measured {
    int matches = 0;
    int rounds = 0;
    int byes = 0; ///< teams that are in the draw and not in its first round
};

/// Of Swiss nothing but the first round could be drawn before it is played.
Measured measuredSwiss(const facts::Draw& draw)
{
    const int teams = static_cast<int>(draw.teams.size());
    const int rounds = draw.rounds.value_or(0);
    return {rounds * (teams / 2), rounds, teams % 2};
}

Measured measured(const facts::Draw& draw)
{
    if (draw.format == facts::Format::Swiss)
        return measuredSwiss(draw);
    const auto bracket = night::bracketOf(draw);
    Measured size;
    for (const bracket::Round& round : bracket::rounds(*bracket)) {
        int played = 0;
        for (const bracket::Match& match : round.matches) {
            const bool ifNecessary = match.ifNecessary;
            played += bracket::isPlayed(match) && !ifNecessary ? 1 : 0;
            if (round.bracket == bracket::Part::Winners && round.number == 1 && !bracket::isPlayed(match))
                ++size.byes;
        }
        size.matches += played;
        size.rounds += played > 0 && round.bracket != bracket::Part::ThirdPlace ? 1 : 0;
    }
    return size;
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
    const Measured size = measured(*draw);
    Outlook look;
    look.teams = static_cast<int>(draw->teams.size());
    look.matches = size.matches;
    look.rounds = size.rounds;
    look.byes = size.byes;
    for (const night::Team& team : night.setting->teams)
        look.teamsOfOne += !team.withdrawn && team.players.size() < 2 ? 1 : 0;
    look.redraws = night.setting->draw.has_value();
    return look;
}

std::string outlookText(const Outlook& look)
{
    std::string text = rules::counted(look.teams, "team") + ", " + rules::counted(look.rounds, "round") +
                       ", " + std::to_string(look.matches) + (look.matches == 1 ? " match" : " matches");
    if (look.byes > 0)
        text += ", " + rules::counted(look.byes, "bye");
    if (look.teamsOfOne > 0)
        text += "; " + rules::counted(look.teamsOfOne, "team") + " of one";
    return text + (look.redraws ? "; it takes the place of the draw on record" : "") + '\n';
}

std::string outlookJson(const Outlook& look)
{
    return json::print(json::of(json::Object{{"teams", json::of(look.teams)},
                                             {"rounds", json::of(look.rounds)},
                                             {"matches", json::of(look.matches)},
                                             {"byes", json::of(look.byes)},
                                             {"teamsOfOne", json::of(look.teamsOfOne)},
                                             {"redraws", json::of(look.redraws)}}));
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
