#include "lookup.h"

#include "roster/find.h"
#include "roster/text.h"
#include "tournament/model/lineup.h"
#include "tournament/model/setting.h"

namespace desk {

using message::Message;

namespace {

Answer<std::string> found(const std::vector<roster::Named>& all, std::string_view typed, roster::Kind kind)
{
    const auto at = roster::find(all, typed, kind);
    if (!at)
        return refused(at.error());
    return all[*at].id;
}

} // namespace

Answer<std::string> supervisorName(std::string_view typed)
{
    auto name = roster::storable(typed, message::Message{"name-of-supervisor"});
    if (!name)
        return refused(name.error());
    return *std::move(name);
}

Answer<std::string> findMatch(const Tournament& tournament, std::string_view typed)
{
    if (tournament::match(tournament, typed))
        return std::string(typed);
    for (const Match* match : tournament::inOrder(tournament))
        if (match->number && std::to_string(*match->number) == typed)
            return match->id;
    if (tournament.matches.empty())
        return refused(Message{"match-typed-before-draw", {{"typed", roster::shown(typed)}}});
    int last = 0;
    for (const Match* match : tournament::inOrder(tournament))
        last = std::max(last, match->number.value_or(0));
    return refused(Message{"match-typed-unknown",
                           {{"typed", roster::shown(typed)},
                            {"last", last},
                            {"id", tournament::inOrder(tournament).front()->id}}});
}

Answer<std::string> findTeam(const Tournament& tournament, std::string_view typed)
{
    std::vector<roster::Named> all;
    for (const tournament::Team& team : tournament.setting->teams)
        all.push_back({team.id, team.name});
    return found(all, typed, roster::Kind::Team);
}

Answer<std::string> findPlayer(const Tournament& tournament, std::string_view typed, std::string_view team)
{
    std::vector<roster::Named> all;
    for (const tournament::Team& each : tournament.setting->teams)
        if (team.empty() || each.id == team)
            for (const std::string& id : tournament::playersEver(each))
                all.push_back({id, personName(tournament, id)});
    return found(all, typed, roster::Kind::Player);
}

std::vector<Mistake> rulesMistakes(const json::Problems& problems)
{
    std::vector<Mistake> all;
    for (const json::Problem& problem : problems)
        all.push_back(Message{"rules-problem", {{"problem", json::placed(problem)}}});
    return all;
}

Answer<void> withReadableRules(const std::vector<facts::Entry>& entries)
{
    for (const facts::Entry& entry : entries)
        if (const auto* rules = std::get_if<facts::Rules>(&entry.fact))
            if (const auto venue = tournament::venueIn(*rules); !venue)
                return tl::unexpected(Failure{
                    Failure::Kind::Store,
                    {Message{"rules-unreadable", {{"problem", json::placed(venue.error().front())}}}}});
    return {};
}

} // namespace desk
