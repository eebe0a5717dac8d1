#include "drawfacts.h"

#include "bracket/shuffle.h"
#include "bracket/swiss.h"
#include "desk/checks/named.h"
#include "tournament/model/policy.h"
#include "tournament/ranking/standings.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>
#include <filesystem>

namespace desk {

using message::Message;

namespace {

// This much of a UUID makes a seed that people can read to each other.
constexpr std::size_t seedDigits = 12;

} // namespace

std::string madeSeed(const Environment& environment)
{
    std::string digits = environment.op();
    std::erase(digits, '-');
    return digits.substr(0, seedDigits);
}

std::vector<Entrant> entrantsAmong(const std::vector<facts::Fact>& all)
{
    std::vector<Entrant> entrants;
    for (const facts::Fact& fact : all)
        if (const auto* team = std::get_if<facts::Team>(&fact))
            entrants.push_back({team->id, team->seed, team->affiliation.value_or("")});
    return entrants;
}

std::optional<std::vector<std::size_t>> orderOf(const facts::Draw& draw, const std::vector<Entrant>& entrants)
{
    std::vector<std::optional<int>> seeds;
    std::vector<std::string> affiliations;
    for (const Entrant& entrant : entrants) {
        seeds.push_back(entrant.seed);
        affiliations.push_back(entrant.affiliation);
    }
    auto order = bracket::drawOrder(seeds, draw.randomSeed);
    if (draw.version == bracket::shuffleVersion)
        return order;
    if (draw.version != bracket::apartVersion || !draw.randomSeed)
        return std::nullopt;
    const auto seeded = std::ranges::count_if(seeds, [](const auto& seed) { return seed.has_value(); });
    return bracket::keptApart(std::move(order), static_cast<std::size_t>(seeded), affiliations,
                              bracket::sectionsOf(tournament::kindOf(draw.format),
                                                  static_cast<int>(entrants.size()), draw.pools.value_or(0)));
}

std::optional<Message> againstApart(facts::Format format, const DrawSettings& how)
{
    if (!how.apart)
        return std::nullopt;
    if (!choosable(format).apart)
        return Message{"draw-apart-in-round-robin"};
    if (how.seeding != facts::Seeding::Random)
        return Message{"draw-apart-without-lots"};
    return std::nullopt;
}

Answer<facts::Draw> drawFact(facts::Format format, const DrawSettings& how,
                             const std::vector<Entrant>& entrants, const Environment& environment)
{
    if (how.standings &&
        std::ranges::none_of(entrants, [](const Entrant& each) { return each.seed.has_value(); }))
        return refused(Message{"draw-standings-of-others"});
    const std::optional<int> finals = how.singleFinal ? std::optional(1) : std::nullopt;
    facts::Draw draw{format,     how.seeding,  1,         {},          how.thirdPlace, {},
                     finals,     how.meetings, how.pools, how.advance, how.wildcards,  how.rounds,
                     how.ranking};
    if (format == facts::Format::Swiss && !draw.rounds)
        draw.rounds = bracket::usualSwissRounds(static_cast<int>(entrants.size()));
    if (how.seeding == facts::Seeding::Random) {
        draw.version = how.apart ? bracket::apartVersion : bracket::shuffleVersion;
        draw.randomSeed = how.randomSeed ? *how.randomSeed : madeSeed(environment);
    }
    const auto order = orderOf(draw, entrants).value(); // the draw was made with a known method
    for (const std::size_t place : order)
        draw.teams.push_back(entrants[place].team);
    return draw;
}

std::optional<int> seedBy(const std::vector<std::string>& standings, const std::string& name)
{
    const auto at = std::ranges::find(standings, name);
    return at == standings.end() ? std::nullopt : std::optional(static_cast<int>(at - standings.begin()) + 1);
}

std::vector<Entrant> entrantsOf(const tournament::Setting& setting,
                                const std::optional<std::vector<std::string>>& standings)
{
    std::vector<Entrant> entrants;
    for (const tournament::Team& team : setting.teams)
        if (!team.withdrawn)
            entrants.push_back(
                {team.id, standings ? seedBy(*standings, team.name) : team.seed, team.affiliation});
    return entrants;
}

Answer<facts::Draw> drawOf(const Tournament& tournament, const DrawSettings& how,
                           const Environment& environment)
{
    if (!tournament.setting->tournament)
        return refused(Message{"draw-before-tournament"});
    if (auto why = againstApart(tournament.setting->tournament->format, how))
        return refused(*std::move(why));
    return drawFact(tournament.setting->tournament->format, how,
                    entrantsOf(*tournament.setting, how.standings), environment);
}

Choosable choosable(facts::Format format)
{
    const auto is = [&](facts::Format one) { return format == one; };
    const bool pools = is(facts::Format::PoolsPlayoff);
    return {is(facts::Format::SingleElimination) || pools,
            is(facts::Format::DoubleElimination),
            is(facts::Format::RoundRobin) || pools,
            pools,
            is(facts::Format::Swiss),
            !is(facts::Format::RoundRobin)};
}

DrawSettings drawSettings(const facts::Draw& draw)
{
    return {draw.method,
            {},
            draw.version == bracket::apartVersion,
            draw.thirdPlace,
            draw.finals.has_value(),
            draw.meetings,
            draw.pools,
            draw.advance,
            draw.wildcards,
            draw.rounds,
            draw.ranking,
            {}};
}

DrawSettings drawSettings(const Tournament& tournament)
{
    return tournament.setting->draw ? drawSettings(*tournament.setting->draw) : DrawSettings();
}

namespace {

/// The teams whose seed these standings change.
std::vector<facts::Team> reseeded(const tournament::Setting& setting,
                                  const std::vector<std::string>& standings)
{
    std::vector<facts::Team> teams;
    for (const Entrant& entrant : entrantsOf(setting, standings)) {
        const tournament::Team* team = tournament::team(setting, entrant.team);
        if (team->seed != entrant.seed)
            teams.push_back(
                {team->id, team->name, entrant.seed, team->players, unlessEmpty(team->affiliation)});
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
        return refused(
            Message{"draw-standings-missing", {{"file", std::filesystem::path(path).filename().string()}}});
    return names;
}

Answer<Recorded> drawTournament(Desk& desk, const std::string& by, const DrawSettings& how)
{
    bool wasPaired = false;
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        wasPaired = !draft.tournament().setting->pairings.empty();
        auto draw = drawOf(draft.tournament(), how, desk.environment());
        if (!draw)
            return tl::unexpected(draw.error());
        if (how.standings)
            for (facts::Team& team : reseeded(*draft.tournament().setting, *how.standings))
                if (auto added = draft.add(std::move(team)); !added)
                    return added;
        return draft.add(*std::move(draw));
    });
    if (recorded && recorded->warning.empty() && wasPaired)
        recorded->warning = wording::filled(
            wording::Desk::tr("the pairing of round 1 belonged to the old draw. Pair round 1 again"));
    return recorded;
}

} // namespace desk
