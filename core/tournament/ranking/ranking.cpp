#include "ranking.h"

#include "endings.h"
#include "swissrounds.h"

#include <algorithm>
#include <numeric>

namespace tournament {

namespace {

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

void addRatings(const Setting& setting, const Match& match, bracket::Record& record)
{
    const auto ratings = ratingsOf(setting, match);
    for (const Side side : scoring::bothSides) {
        const auto& tenths = ratings[side];
        const auto seed = seedOfTeam(setting, match.teams[side]);
        if (tenths && seed)
            record.ratings[*seed].push_back(*tenths);
    }
}

} // namespace

bracket::Record recordFor(const Tournament& tournament)
{
    const Setting& setting = *tournament.setting;
    bracket::Record record;
    for (const bracket::Match& drawn : setting.bracket.matches) {
        const Match* match = tournament::match(tournament, drawn.id);
        if (!match || (drawn.bracket != bracket::Part::Pool && drawn.bracket != bracket::Part::Swiss &&
                       drawn.bracket != bracket::Part::PlayIn))
            continue;
        if (const auto meeting = meetingOf(tournament, *match)) {
            record.meetings.push_back(*meeting);
            record.meetings.back().isPlayIn = drawn.bracket == bracket::Part::PlayIn;
            addRatings(setting, *match, record);
        } else if (match->outcome == Outcome::Bye) {
            if (const auto* seed =
                    std::get_if<bracket::Seed>(match->winner == Side::A ? &match->seats.a : &match->seats.b))
                record.byes[seed->number] += 1;
        }
    }
    for (const auto& [seed, rounds] : missedRounds(setting))
        record.missed[seed] = static_cast<int>(rounds.size());
    for (const std::vector<std::string>& lot : setting.lots) {
        std::vector<int>& seeds = record.lots.emplace_back();
        for (const std::string& team : lot)
            seeds.push_back(seedOfTeam(setting, team).value_or(0));
    }
    return record;
}

namespace {

Ranking rankingOf(const Tournament& tournament, const bracket::Record& record, const std::string& pool,
                  const std::vector<int>& seeds)
{
    const Setting& setting = *tournament.setting;
    Ranking ranking;
    ranking.pool = pool;
    std::vector<int> active;
    for (const int seed : seeds)
        (isOut(tournament, seed) ? ranking.withdrawn : active).push_back(seed);
    ranking.places = bracket::ranked(active, record, setting.ranking.rules);
    ranking.line = ranking.places; // no one advances from a single table
    if (setting.bracket.kind == bracket::Kind::PoolsPlayoff) {
        ranking.line = lineOf(tournament, ranking.places, record);
        for (const bracket::Ranked& each : ranking.places)
            if (Shortfall lacks = shortfallOf(tournament, record, each.seed); lacks != Shortfall{})
                ranking.barred.push_back({each.seed, std::move(lacks)});
    }
    ranking.isComplete =
        isComplete(tournament, bracket::Kind::RoundRobin == setting.bracket.kind ? "" : pool);
    return ranking;
}

/// The teams across pools that don't advance by rank. For each place the best ones left of each pool are
/// compared, without head-to-head, and by averages per match instead of sums.
Ranking wildcardRanking(const Tournament& tournament, const bracket::Record& record,
                        const std::vector<Ranking>& pools, const Advancement& going)
{
    Ranking ranking;
    ranking.pool = bracket::wildcards;
    ranking.advanceCount = going.wildcards;
    ranking.isComplete = true;
    std::vector<std::vector<bracket::Ranked>> left;
    for (const Ranking& pool : pools) {
        ranking.isComplete =
            ranking.isComplete && pool.isComplete && bracket::levelAt(pool.line, going.fromEach).empty();
        const auto gone = std::min(static_cast<std::size_t>(going.fromEach), pool.line.size());
        left.emplace_back(pool.line.begin() + static_cast<std::ptrdiff_t>(gone), pool.line.end());
    }
    ranking.places = bracket::rankedAcross(std::move(left), record, tournament.setting->ranking.rules);
    ranking.line = ranking.places;
    return ranking;
}

} // namespace

bool isOver(const Match& match)
{
    return match.state == State::Final && !match.flags.disputed && !isHeld(match.protests);
}

bool isComplete(const Tournament& tournament, std::string_view pool)
{
    const bracket::Bracket& bracket = tournament.setting->bracket;
    for (const bracket::Match& drawn : bracket.matches) {
        const bool counts =
            drawn.bracket == bracket::Part::Swiss ||
            (drawn.bracket == bracket::Part::Pool && (pool.empty() || bracket::poolOf(drawn) == pool));
        const Match* match = counts ? tournament::match(tournament, drawn.id) : nullptr;
        if (counts && (!match || !isOver(*match)))
            return false;
    }
    return bracket.kind != bracket::Kind::Swiss ||
           static_cast<int>(tournament.setting->pairings.size()) == bracket.rounds || endsEarly(tournament);
}

Advancement advancementOf(const bracket::Bracket& bracket)
{
    Advancement going;
    for (const bracket::Match& match : bracket.matches)
        for (const bracket::Slot& slot : {match.a, match.b})
            if (const auto* from = std::get_if<bracket::PoolRank>(&slot)) {
                int& most = from->pool == bracket::wildcards ? going.wildcards : going.fromEach;
                most = std::max(most, from->rank);
            }
    return going;
}

Ranking poolRanking(const Tournament& tournament, const bracket::Pool& pool)
{
    Ranking ranking = rankingOf(tournament, recordFor(tournament), pool.letter, pool.seeds);
    ranking.advanceCount = advancementOf(tournament.setting->bracket).fromEach;
    return ranking;
}

std::map<int, std::vector<int>> missedRounds(const Setting& setting)
{
    std::map<int, std::vector<int>> missed;
    if (setting.bracket.kind != bracket::Kind::Swiss)
        return missed;
    std::vector<int> published(setting.pairings.size());
    std::iota(published.begin(), published.end(), 1);
    for (int seed = 1; seed <= setting.bracket.entries; ++seed)
        missed[seed] = published;
    for (const bracket::Match& drawn : setting.bracket.matches)
        for (const bracket::Slot& slot : {drawn.a, drawn.b})
            if (const auto* seed = std::get_if<bracket::Seed>(&slot);
                seed && drawn.bracket == bracket::Part::Swiss)
                std::erase(missed[seed->number], drawn.round);
    return missed;
}

std::optional<bracket::Meeting> meetingOf(const Tournament& tournament, const Match& match)
{
    const Setting& setting = *tournament.setting;
    const auto a = seedOfTeam(setting, match.teams.a);
    const auto b = seedOfTeam(setting, match.teams.b);
    if (!match.ended || !match.outcome || match.flags.disputed || !a || !b)
        return std::nullopt;
    if (setting.ranking.expunges && (isOut(tournament, *a) || isOut(tournament, *b)))
        return std::nullopt;
    bracket::Meeting meeting;
    meeting.seeds = {*a, *b};
    meeting.winner = match.ended->winner;
    meeting.endings = {endingOf(setting.absence, match, Side::A), endingOf(setting.absence, match, Side::B)};
    if (match.outcome == Outcome::Played)
        countPlay(meeting, match);
    return meeting;
}

std::vector<Ranking> rankings(const Tournament& tournament)
{
    const Setting& setting = *tournament.setting;
    const bracket::Bracket& bracket = setting.bracket;
    if (!setting.draw || bracket::isKnockout(bracket.kind))
        return {};
    const bracket::Record record = recordFor(tournament);
    if (bracket.kind != bracket::Kind::PoolsPlayoff) {
        std::vector<int> seeds(static_cast<std::size_t>(bracket.entries));
        std::iota(seeds.begin(), seeds.end(), 1);
        return {rankingOf(tournament, record, {}, seeds)};
    }
    const Advancement going = advancementOf(bracket);
    std::vector<Ranking> all;
    for (const bracket::Pool& pool : bracket::poolsIn(bracket)) {
        all.push_back(rankingOf(tournament, record, pool.letter, pool.seeds));
        all.back().advanceCount = going.fromEach;
    }
    if (going.wildcards > 0)
        all.push_back(wildcardRanking(tournament, record, all, going));
    return all;
}

namespace {

/// Whether the side has finished the match, other than by withdrawing from it.
bool hasPlayed(const Match& match, Side side)
{
    return match.state == State::Final && (match.winner == side || !match.over.empty());
}

/// Whether a team that withdrew with that fact had no Swiss round after this one.
bool isLastRound(const Tournament& tournament, int round, long long withdrewAt)
{
    const Setting& setting = *tournament.setting;
    return round == setting.bracket.rounds ||
           (round == static_cast<int>(setting.pairings.size()) && hadNoFurtherRound(tournament, withdrewAt));
}

/// Whether the team had finished all its matches, of its pool or of all rounds, when it withdrew with that
/// fact.
bool hasPlayedAll(const Tournament& tournament, int seed, long long withdrewAt)
{
    const bracket::Bracket& bracket = tournament.setting->bracket;
    const bracket::Slot self = bracket::Seed{seed};
    int last = 0;
    for (const bracket::Match& drawn : bracket.matches) {
        const bool isRanked = drawn.bracket == bracket::Part::Pool || drawn.bracket == bracket::Part::Swiss;
        if (!isRanked || (drawn.a != self && drawn.b != self))
            continue;
        const Match* match = tournament::match(tournament, drawn.id);
        if (!match || !hasPlayed(*match, drawn.a == self ? Side::A : Side::B))
            return false;
        last = drawn.round;
    }
    return last > 0 && (bracket.kind != bracket::Kind::Swiss || isLastRound(tournament, last, withdrewAt));
}

const Team* withdrawn(const Tournament& tournament, int seed)
{
    const Team* found = team(*tournament.setting, teamOfSeed(*tournament.setting, seed));
    return found && found->withdrawn ? found : nullptr;
}

/// Whether the match had begun before that fact, by the record of that time.
bool hadBegun(const Record& record, std::string_view match, long long before)
{
    Record then;
    for (const Filed& filed : record) {
        const facts::Sitting* sitting = facts::sittingOf(filed.entry->fact);
        if (filed.entry->seq < before && (!sitting || sitting->match == match)) // else moved here later
            then.push_back({filed.entry, true});
    }
    settle(then);
    return hasBegun(then);
}

bool hadPlayoffBegun(const Tournament& tournament, long long before)
{
    const std::vector<bracket::Match>& all = tournament.setting->bracket.matches;
    return std::ranges::any_of(all, [&](const bracket::Match& drawn) {
        return drawn.bracket != bracket::Part::Pool && drawn.bracket != bracket::Part::PlayIn &&
               hadBegun(recordOf(tournament, drawn.id), drawn.id, before);
    });
}

} // namespace

bool isOut(const Tournament& tournament, int seed)
{
    const Team* left = withdrawn(tournament, seed);
    return left && !hasPlayedAll(tournament, seed, left->withdrewAt);
}

std::vector<bracket::Ranked> lineOf(const Tournament& tournament, const std::vector<bracket::Ranked>& places,
                                    const bracket::Record& record)
{
    std::vector<bracket::Ranked> line;
    for (auto from = places.begin(); from != places.end();) {
        const auto to =
            std::find_if(from, places.end(), [&](const auto& each) { return each.rank != from->rank; });
        std::vector<bracket::Ranked> level;
        std::vector<int> seeds;
        for (const bracket::Ranked& each : std::vector(from, to)) {
            const Team* left = withdrawn(tournament, each.seed);
            if (shortfallOf(tournament, record, each.seed) != Shortfall{} ||
                (left && !hadPlayoffBegun(tournament, left->withdrewAt)))
                continue;
            level.push_back(each);
            seeds.push_back(each.seed);
        }
        if (static_cast<std::ptrdiff_t>(level.size()) < to - from) {
            level = bracket::ranked(seeds, record, tournament.setting->ranking.rules);
            for (bracket::Ranked& each : level)
                each.rank += from->rank - 1;
        }
        line.insert(line.end(), level.begin(), level.end());
        from = to;
    }
    return line;
}

} // namespace tournament
