#include "advancement.h"

#include "swissrounds.h"

#include "bracket/pools.h"
#include "bracket/questions.h"

#include <algorithm>

namespace tournament {

namespace {

std::string poolOf(int seed, const std::vector<Ranking>& all)
{
    for (const Ranking& ranking : all)
        if (ranking.pool != bracket::wildcards)
            for (const bracket::Ranked& each : ranking.places)
                if (each.seed == seed)
                    return ranking.pool;
    return {};
}

/// Whether the teams that advance are settled, and their order too.
bool isSettled(const Ranking& ranking)
{
    const auto end =
        ranking.places.begin() + std::min<std::ptrdiff_t>(ranking.advanceCount, std::ssize(ranking.places));
    return std::none_of(ranking.places.begin(), end,
                        [](const bracket::Ranked& each) { return each.isLevel; });
}

/// The wildcards in the places that the playoff gives them, away from teams of their own pools.
std::vector<bracket::Ranked> inTheirPlaces(const Ranking& ranking, const std::vector<Ranking>& all)
{
    const auto count = static_cast<std::size_t>(ranking.advanceCount);
    if (ranking.places.size() < count)
        return ranking.places;
    std::vector<std::string> pools;
    for (std::size_t i = 0; i < count; ++i)
        pools.push_back(poolOf(ranking.places[i].seed, all));
    std::vector<bracket::Ranked> inPlace;
    for (const std::size_t which :
         bracket::wildcardPlaces(static_cast<int>(all.size()) - 1, all.front().advanceCount, pools))
        inPlace.push_back(ranking.places[which]);
    return inPlace;
}

/// The teams that advance from a complete ranking, in their places.
void addRanks(bracket::PoolRanks& ranks, const Ranking& ranking, const std::vector<bracket::Ranked>& inPlace)
{
    for (int rank = 1; rank <= ranking.advanceCount; ++rank) {
        const auto at = static_cast<std::size_t>(rank) - 1;
        if (at >= inPlace.size())
            ranks[{ranking.pool, rank}] = bracket::Vacant{};
        else if (!inPlace[at].isLevel)
            ranks[{ranking.pool, rank}] = bracket::Seed{inPlace[at].seed};
    }
}

/// The pools whose ranking depends on these matches. All pools depend on a play-in.
std::set<std::string> poolsOf(const bracket::Bracket& bracket, const std::set<std::string>& matches)
{
    std::set<std::string> pools;
    if (bracket.kind != bracket::Kind::PoolsPlayoff)
        return pools;
    for (const std::string& id : matches) {
        const bracket::Match* drawn = bracket::find(bracket, id);
        if (drawn && drawn->bracket == bracket::Part::Pool)
            pools.insert(bracket::poolOf(*drawn));
        else if (drawn && drawn->bracket == bracket::Part::PlayIn)
            for (const bracket::Pool& pool : bracket::poolsIn(bracket))
                pools.insert(pool.letter);
    }
    return pools;
}

} // namespace

bracket::PoolRanks poolRanks(const Tournament& tournament)
{
    bracket::PoolRanks ranks;
    if (tournament.setting->bracket.kind != bracket::Kind::PoolsPlayoff)
        return ranks;
    const std::vector<Ranking> all = rankings(tournament);
    for (const Ranking& ranking : all) {
        const bool isOfWildcards = ranking.pool == bracket::wildcards;
        if (ranking.isComplete && (!isOfWildcards || isSettled(ranking)))
            addRanks(ranks, ranking, isOfWildcards ? inTheirPlaces(ranking, all) : ranking.line);
    }
    bracket::keepWildcardsApart(tournament.setting->bracket, ranks);
    return ranks;
}

bracket::PoolRanks poolRanks(const Tournament& tournament, const bracket::PoolRanks& before,
                             const std::set<std::string>& changed)
{
    const bracket::Bracket& bracket = tournament.setting->bracket;
    const std::set<std::string> touched = poolsOf(bracket, changed);
    if (touched.empty())
        return before;
    if (advancementOf(bracket).wildcards > 0 && isComplete(tournament, {}))
        return poolRanks(tournament);
    bracket::PoolRanks ranks;
    for (const auto& [rank, occupant] : before)
        if (rank.pool != bracket::wildcards && touched.count(rank.pool) == 0)
            ranks.emplace(rank, occupant);
    for (const bracket::Pool& pool : bracket::poolsIn(bracket)) {
        if (touched.count(pool.letter) == 0 || !isComplete(tournament, pool.letter))
            continue;
        const Ranking ranking = poolRanking(tournament, pool);
        addRanks(ranks, ranking, ranking.line);
    }
    bracket::keepWildcardsApart(bracket, ranks);
    return ranks;
}

std::vector<Undecided> undecidedTies(const Tournament& tournament)
{
    std::vector<Undecided> ties;
    for (const Ranking& ranking : rankings(tournament)) {
        if (!ranking.isComplete)
            continue;
        const std::size_t wanted =
            std::min(ranking.line.size(), static_cast<std::size_t>(std::max(ranking.advanceCount, 1)));
        for (std::size_t place = 0; place < wanted; ++place) {
            const bracket::Ranked& ranked = ranking.line[place];
            if (!ranked.isLevel || (place > 0 && ranking.line[place - 1].rank == ranked.rank))
                continue;
            Undecided tie{ranking.pool, {}, false};
            for (const bracket::Ranked& each : ranking.line)
                if (each.rank == ranked.rank)
                    tie.seeds.push_back(each.seed);
            tie.allAdvance = place + tie.seeds.size() <= static_cast<std::size_t>(ranking.advanceCount);
            ties.push_back(std::move(tie));
        }
    }
    return ties;
}

const Match* openPlayIn(const Tournament& tournament, const Undecided& tie)
{
    const auto isLevel = [&](const std::string& team) {
        const auto seed = seedOfTeam(*tournament.setting, team);
        return seed && std::ranges::find(tie.seeds, *seed) != tie.seeds.end();
    };
    for (const bracket::Match& drawn : tournament.setting->bracket.matches) {
        const Match* found = match(tournament, drawn.id);
        if (drawn.bracket == bracket::Part::PlayIn && found && found->state != State::Final &&
            isLevel(found->teams.a) && isLevel(found->teams.b))
            return found;
    }
    return nullptr;
}

tl::expected<facts::Pairing, message::Message> nextPairing(const Tournament& tournament)
{
    const auto round = nextRound(tournament);
    if (!round)
        return tl::unexpected(round.error());
    std::vector<pairing::Player> players = playersOf(tournament);
    for (const Ranking& ranking : rankings(tournament))
        for (const bracket::Ranked& ranked : ranking.places)
            for (pairing::Player& player : players) // with their places as of now
                if (player.seed == ranked.seed)
                    player.place = ranked.rank;
    const auto pairs = pairing::swissRound(players);
    if (!pairs)
        return tl::unexpected(pairs.error());
    facts::Pairing next;
    next.round = *round;
    for (const pairing::Pair& pair : *pairs) {
        if (!pair.b) {
            next.bye = teamOfSeed(*tournament.setting, pair.a);
            continue;
        }
        next.teams.push_back(teamOfSeed(*tournament.setting, pair.a));
        next.teams.push_back(teamOfSeed(*tournament.setting, *pair.b));
    }
    return next;
}

} // namespace tournament
