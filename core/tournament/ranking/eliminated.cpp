#include "eliminated.h"

#include "swissrounds.h"

#include <algorithm>
#include <numeric>

namespace tournament {

namespace {

/// Whether the side has nothing more to do in the match, and did not just leave it.
bool hasPlayed(const Match& match, Side side)
{
    return match.state == State::Final && (match.winner == side || !match.over.empty());
}

/// Whether there is no round of Swiss after that one for who left with that fact.
bool isLastRound(const Tournament& tournament, int round, long long withdrewAt)
{
    const Setting& setting = *tournament.setting;
    return round == setting.bracket.rounds ||
           (round == static_cast<int>(setting.pairings.size()) && hadNoFurtherRound(tournament, withdrewAt));
}

/// Whether the seed, which withdrew with that fact, has all matches of its pool, or of all rounds that there
/// are, behind it.
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

bool hadPlayoffBegun(const Tournament& tournament, long long before)
{
    const std::vector<bracket::Match>& all = tournament.setting->bracket.matches;
    return std::any_of(all.begin(), all.end(), [&](const bracket::Match& drawn) {
        return drawn.bracket != bracket::Part::Pool && drawn.bracket != bracket::Part::PlayIn &&
               hadBegun(recordOf(tournament, drawn.id), drawn.id, before);
    });
}

/// The ratings of that seed, where they are too low on average to go on; else null.
const std::vector<int>* tooLow(const Tournament& tournament, const bracket::Record& record, int seed)
{
    const auto& gate = tournament.setting->ranking.gate;
    const auto at = record.ratings.find(seed);
    if (!gate || at == record.ratings.end() || at->second.empty())
        return nullptr;
    const int sum = std::accumulate(at->second.begin(), at->second.end(), 0);
    return sum < *gate * static_cast<int>(at->second.size()) ? &at->second : nullptr;
}

/// `2.67`, cut off: a mean below the gate is never written as one that reaches it.
std::string meanOf(const std::vector<int>& tenths)
{
    const int hundredths =
        10 * std::accumulate(tenths.begin(), tenths.end(), 0) / static_cast<int>(tenths.size());
    const std::string part = std::to_string(hundredths % 100);
    return std::to_string(hundredths / 100) + '.' + (part.size() == 1 ? "0" : "") + part;
}

} // namespace

bool isOut(const Tournament& tournament, int seed)
{
    const Team* left = withdrawn(tournament, seed);
    return left && !hasPlayedAll(tournament, seed, left->withdrewAt);
}

std::vector<Barred> barredOf(const Tournament& tournament, const std::vector<bracket::Ranked>& places,
                             const bracket::Record& record)
{
    std::vector<Barred> barred;
    for (const bracket::Ranked& each : places)
        if (const std::vector<int>* ratings = tooLow(tournament, record, each.seed))
            barred.push_back({each.seed, meanOf(*ratings)});
    return barred;
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
            if (tooLow(tournament, record, each.seed) ||
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
