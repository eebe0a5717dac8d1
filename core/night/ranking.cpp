#include "ranking.h"

#include "swissnext.h"

#include "bracket/pools.h"
#include "bracket/questions.h"

#include <algorithm>
#include <set>

namespace night {

namespace {

using bracket::Breaker;

void countPlay(bracket::Meeting& meeting, const Match& match)
{
    for (const Sheet& sheet : match.games) {
        const scoring::PerSide<int>& score = sheet.ledger.result.score;
        meeting.games.push_back({score.a, score.b});
        for (const scoring::HandLedger& hand : sheet.ledger.hands) {
            if (hand.state == scoring::State::AfterEnd)
                continue;
            for (const Side side : scoring::bothSides) {
                const auto place = static_cast<std::size_t>(side);
                meeting.sets[place] += hand.sides[side].made == false ? 1 : 0;
                meeting.bags[place] += hand.sides[side].bagsGained;
            }
        }
    }
}

/// Whether the side has nothing more to do in the match, and did not just leave it.
bool hasPlayed(const Match& match, Side side)
{
    return match.state == State::Final && (match.winner == side || !match.over.empty());
}

/// Whether the seed has all matches of its pool, or of all rounds, behind it.
bool hasPlayedAll(const Night& night, int seed)
{
    const bracket::Bracket& bracket = night.setting->bracket;
    const bracket::Slot self = bracket::Seed{seed};
    int last = 0;
    for (const bracket::Match& drawn : bracket.matches) {
        const bool isRanked = drawn.bracket == bracket::Part::Pool || drawn.bracket == bracket::Part::Swiss;
        if (!isRanked || (drawn.a != self && drawn.b != self))
            continue;
        const Match* match = night::match(night, drawn.id);
        if (!match || !hasPlayed(*match, drawn.a == self ? Side::A : Side::B))
            return false;
        last = drawn.round;
    }
    return last > 0 && (bracket.kind != bracket::Kind::Swiss || last == bracket.rounds);
}

const Team* withdrawn(const Night& night, int seed)
{
    const Team* found = team(*night.setting, teamOfSeed(*night.setting, seed));
    return found && found->withdrawn ? found : nullptr;
}

/// Whether it withdrew with a match still to play.
bool isOut(const Night& night, int seed)
{
    return withdrawn(night, seed) && !hasPlayedAll(night, seed);
}

/// Whether the match had begun before that fact, as it was on record then.
bool hadBegun(const Record& record, std::string_view match, long long before)
{
    Record then;
    for (const Filed& filed : record) {
        const facts::Sitting* sitting = facts::sittingOf(filed.entry->fact);
        if (filed.entry->seq < before && (!sitting || sitting->match == match)) // else it was moved here
            then.push_back({filed.entry, true});
    }
    settle(then);
    return hasBegun(then);
}

bool hadPlayoffBegun(const Night& night, long long before)
{
    const std::vector<bracket::Match>& all = night.setting->bracket.matches;
    return std::any_of(all.begin(), all.end(), [&](const bracket::Match& drawn) {
        return drawn.bracket != bracket::Part::Pool && drawn.bracket != bracket::Part::PlayIn &&
               hadBegun(recordOf(night, drawn.id), drawn.id, before);
    });
}

/// `Ranking::line` of a pool.
std::vector<bracket::Ranked> lineOf(const Night& night, const std::vector<bracket::Ranked>& places,
                                    const bracket::Record& record)
{
    std::vector<bracket::Ranked> line;
    for (auto from = places.begin(); from != places.end();) {
        const auto to =
            std::find_if(from, places.end(), [&](const auto& each) { return each.rank != from->rank; });
        std::vector<bracket::Ranked> level;
        std::vector<int> seeds;
        for (const bracket::Ranked& each : std::vector(from, to)) {
            const Team* left = withdrawn(night, each.seed);
            if (left && !hadPlayoffBegun(night, left->withdrewAt))
                continue;
            level.push_back(each);
            seeds.push_back(each.seed);
        }
        if (static_cast<std::ptrdiff_t>(level.size()) < to - from) {
            level = bracket::ranked(seeds, record, night.setting->ranking.rules);
            for (bracket::Ranked& each : level)
                each.rank += from->rank - 1;
        }
        line.insert(line.end(), level.begin(), level.end());
        from = to;
    }
    return line;
}

/// How many of the published rounds of Swiss each seed was not in: it came late, or had withdrawn.
std::map<int, int> missedRounds(const Setting& setting)
{
    std::map<int, int> missed;
    for (int seed = 1; seed <= setting.bracket.entries; ++seed)
        missed[seed] = static_cast<int>(setting.pairings.size());
    for (const bracket::Match& drawn : setting.bracket.matches)
        for (const bracket::Slot& slot : {drawn.a, drawn.b})
            if (const auto* seed = std::get_if<bracket::Seed>(&slot);
                seed && drawn.bracket == bracket::Part::Swiss)
                missed[seed->number] -= 1;
    return missed;
}

/// What is on record of the whole event, for one pool or for all.
bracket::Record recordFor(const Night& night)
{
    const Setting& setting = *night.setting;
    bracket::Record record;
    for (const bracket::Match& drawn : setting.bracket.matches) {
        const Match* match = night::match(night, drawn.id);
        if (!match || (drawn.bracket != bracket::Part::Pool && drawn.bracket != bracket::Part::Swiss &&
                       drawn.bracket != bracket::Part::PlayIn))
            continue;
        if (const auto meeting = meetingOf(night, *match)) {
            record.meetings.push_back(*meeting);
            record.meetings.back().isPlayIn = drawn.bracket == bracket::Part::PlayIn;
        } else if (match->outcome == Outcome::Bye) {
            const auto* seed =
                std::get_if<bracket::Seed>(match->winner == Side::A ? &match->seats.a : &match->seats.b);
            if (seed)
                record.byes[seed->number] += 1;
        }
    }
    if (setting.bracket.kind == bracket::Kind::Swiss)
        record.missed = missedRounds(setting);
    for (const std::vector<std::string>& lot : setting.lots) {
        std::vector<int> seeds;
        for (const std::string& team : lot)
            seeds.push_back(seedOfTeam(setting, team).value_or(0));
        record.lots.push_back(std::move(seeds));
    }
    return record;
}

bool isOver(const Night& night, const bracket::Match& drawn)
{
    const Match* match = night::match(night, drawn.id);
    return match && match->state == State::Final && !match->flags.disputed;
}

/// Whether all matches of the pool (empty: of the event's rankings) are over.
bool isComplete(const Night& night, std::string_view pool)
{
    const bracket::Bracket& bracket = night.setting->bracket;
    for (const bracket::Match& drawn : bracket.matches) {
        const bool counts =
            drawn.bracket == bracket::Part::Swiss ||
            (drawn.bracket == bracket::Part::Pool && (pool.empty() || bracket::poolOf(drawn) == pool));
        if (counts && !isOver(night, drawn))
            return false;
    }
    return bracket.kind != bracket::Kind::Swiss ||
           static_cast<int>(night.setting->pairings.size()) == bracket.rounds || endsEarly(night);
}

Ranking rankingOf(const Night& night, const bracket::Record& record, const std::string& pool,
                  const std::vector<int>& seeds)
{
    const Setting& setting = *night.setting;
    Ranking ranking;
    ranking.pool = pool;
    std::vector<int> active;
    for (const int seed : seeds)
        (isOut(night, seed) ? ranking.withdrawn : active).push_back(seed);
    ranking.places = bracket::ranked(active, record, setting.ranking.rules);
    ranking.line = setting.bracket.kind == bracket::Kind::PoolsPlayoff
                       ? lineOf(night, ranking.places, record)
                       : ranking.places; // nobody goes on from it
    ranking.isComplete = isComplete(night, bracket::Kind::RoundRobin == setting.bracket.kind ? "" : pool);
    return ranking;
}

std::vector<int> allSeeds(const Setting& setting)
{
    std::vector<int> seeds;
    for (int seed = 1; seed <= setting.bracket.entries; ++seed)
        seeds.push_back(seed);
    return seeds;
}

/// How many go on from each pool by their rank, and how many besides.
struct GoingOn {
    int fromEach = 0;
    int wildcards = 0;
};

GoingOn goingOn(const bracket::Bracket& bracket)
{
    GoingOn going;
    for (const bracket::Match& match : bracket.matches)
        for (const bracket::Slot& slot : {match.a, match.b})
            if (const auto* from = std::get_if<bracket::PoolRank>(&slot)) {
                int& most = from->pool == bracket::wildcards ? going.wildcards : going.fromEach;
                most = std::max(most, from->rank);
            }
    return going;
}

/// Those who did not go on by their rank, across pools: nobody's head is compared, and sums are means a
/// match.
Ranking wildcardRanking(const Night& night, const bracket::Record& record, const std::vector<Ranking>& pools,
                        const GoingOn& going)
{
    Ranking ranking;
    ranking.pool = bracket::wildcards;
    ranking.goOn = going.wildcards;
    ranking.isComplete = true;
    std::vector<int> seeds;
    for (const Ranking& pool : pools) {
        ranking.isComplete =
            ranking.isComplete && pool.isComplete && bracket::levelAt(pool.line, going.fromEach).empty();
        for (std::size_t i = static_cast<std::size_t>(going.fromEach); i < pool.line.size(); ++i)
            seeds.push_back(pool.line[i].seed);
    }
    ranking.places = bracket::ranked(seeds, record, bracket::acrossPools(night.setting->ranking.rules));
    ranking.line = ranking.places;
    return ranking;
}

std::string poolOf(int seed, const std::vector<Ranking>& all)
{
    for (const Ranking& ranking : all)
        if (ranking.pool != bracket::wildcards)
            for (const bracket::Ranked& each : ranking.places)
                if (each.seed == seed)
                    return ranking.pool;
    return {};
}

/// The wildcards as the playoff seats them: away from the mates of their pools. Who of them is in has to be
/// settled first.
std::vector<bracket::Ranked> inTheirPlaces(const Ranking& ranking, const std::vector<Ranking>& all)
{
    const auto count = static_cast<std::size_t>(ranking.goOn);
    const bool isSettled =
        ranking.places.size() >= count &&
        std::none_of(ranking.places.begin(), ranking.places.begin() + static_cast<std::ptrdiff_t>(count),
                     [](const bracket::Ranked& each) { return each.isLevel; });
    if (!isSettled)
        return ranking.places;
    std::vector<std::string> pools;
    for (std::size_t i = 0; i < count; ++i)
        pools.push_back(poolOf(ranking.places[i].seed, all));
    std::vector<bracket::Ranked> inPlace;
    for (const std::size_t which :
         bracket::wildcardPlaces(static_cast<int>(all.size()) - 1, all.front().goOn, pools))
        inPlace.push_back(ranking.places[which]);
    return inPlace;
}

/// Those who go on from a complete ranking, in the places that they take.
void addRanks(bracket::PoolRanks& ranks, const Ranking& ranking, const std::vector<bracket::Ranked>& inPlace)
{
    for (int rank = 1; rank <= ranking.goOn; ++rank) {
        const auto place = static_cast<std::size_t>(rank) - 1;
        if (place >= inPlace.size())
            ranks[{ranking.pool, rank}] = bracket::Vacant{};
        else if (!inPlace[place].isLevel)
            ranks[{ranking.pool, rank}] = bracket::Seed{inPlace[place].seed};
    }
}

/// The pools whose ranking hangs on these matches: on a play-in all of them.
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

bracket::Ending endingOf(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Played:
    case Outcome::Ruling:
        return bracket::Ending::Played;
    case Outcome::Defaulted:
        return bracket::Ending::Default;
    default:
        return bracket::Ending::Forfeit;
    }
}

std::optional<bracket::Meeting> meetingOf(const Night& night, const Match& match)
{
    const Setting& setting = *night.setting;
    const auto a = seedOfTeam(setting, match.teams.a);
    const auto b = seedOfTeam(setting, match.teams.b);
    if (!match.ended || !match.outcome || match.flags.disputed || !a || !b)
        return std::nullopt;
    if (setting.ranking.expunges && (isOut(night, *a) || isOut(night, *b)))
        return std::nullopt;
    bracket::Meeting meeting;
    meeting.seeds = {*a, *b};
    meeting.winner = match.ended->winner;
    meeting.ending = endingOf(*match.outcome);
    if (match.outcome == Outcome::Played)
        countPlay(meeting, match);
    return meeting;
}

std::vector<Ranking> rankings(const Night& night)
{
    const Setting& setting = *night.setting;
    const bracket::Bracket& bracket = setting.bracket;
    if (!setting.draw || (bracket.kind != bracket::Kind::RoundRobin && bracket.kind != bracket::Kind::Swiss &&
                          bracket.kind != bracket::Kind::PoolsPlayoff))
        return {};
    const bracket::Record record = recordFor(night);
    if (bracket.kind != bracket::Kind::PoolsPlayoff)
        return {rankingOf(night, record, {}, allSeeds(setting))};
    const GoingOn going = goingOn(bracket);
    std::vector<Ranking> all;
    for (const bracket::Pool& pool : bracket::poolsIn(bracket)) {
        all.push_back(rankingOf(night, record, pool.letter, pool.seeds));
        all.back().goOn = going.fromEach;
    }
    if (going.wildcards > 0)
        all.push_back(wildcardRanking(night, record, all, going));
    return all;
}

bracket::PoolRanks poolRanks(const Night& night)
{
    bracket::PoolRanks ranks;
    if (night.setting->bracket.kind != bracket::Kind::PoolsPlayoff)
        return ranks;
    const std::vector<Ranking> all = rankings(night);
    for (const Ranking& ranking : all)
        if (ranking.isComplete)
            addRanks(ranks, ranking,
                     ranking.pool == bracket::wildcards ? inTheirPlaces(ranking, all) : ranking.line);
    return ranks;
}

bracket::PoolRanks poolRanks(const Night& night, const bracket::PoolRanks& before,
                             const std::set<std::string>& changed)
{
    const bracket::Bracket& bracket = night.setting->bracket;
    const std::set<std::string> touched = poolsOf(bracket, changed);
    if (touched.empty())
        return before;
    const GoingOn going = goingOn(bracket);
    if (going.wildcards > 0 && isComplete(night, {}))
        return poolRanks(night);
    bracket::PoolRanks ranks;
    for (const auto& [rank, occupant] : before)
        if (rank.pool != bracket::wildcards && touched.count(rank.pool) == 0)
            ranks.emplace(rank, occupant);
    for (const bracket::Pool& pool : bracket::poolsIn(bracket)) {
        if (touched.count(pool.letter) == 0 || !isComplete(night, pool.letter))
            continue;
        Ranking ranking = rankingOf(night, recordFor(night), pool.letter, pool.seeds);
        ranking.goOn = going.fromEach;
        addRanks(ranks, ranking, ranking.line);
    }
    return ranks;
}

std::vector<Undecided> undecidedTies(const Night& night)
{
    std::vector<Undecided> ties;
    for (const Ranking& ranking : rankings(night)) {
        if (!ranking.isComplete)
            continue;
        const std::size_t wanted =
            std::min(ranking.line.size(), static_cast<std::size_t>(std::max(ranking.goOn, 1)));
        for (std::size_t place = 0; place < wanted; ++place) {
            const bracket::Ranked& ranked = ranking.line[place];
            if (!ranked.isLevel || (place > 0 && ranking.line[place - 1].rank == ranked.rank))
                continue;
            Undecided tie{ranking.pool, {}};
            for (const bracket::Ranked& each : ranking.line)
                if (each.rank == ranked.rank)
                    tie.seeds.push_back(each.seed);
            ties.push_back(std::move(tie));
        }
    }
    return ties;
}

const Match* openPlayIn(const Night& night, const Undecided& tie)
{
    const auto isLevel = [&](const std::string& team) {
        const auto seed = seedOfTeam(*night.setting, team);
        return seed && std::find(tie.seeds.begin(), tie.seeds.end(), *seed) != tie.seeds.end();
    };
    for (const bracket::Match& drawn : night.setting->bracket.matches) {
        const Match* found = match(night, drawn.id);
        if (drawn.bracket == bracket::Part::PlayIn && found && found->state != State::Final &&
            isLevel(found->teams.a) && isLevel(found->teams.b))
            return found;
    }
    return nullptr;
}

} // namespace night
