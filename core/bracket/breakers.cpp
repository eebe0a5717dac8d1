#include "breakers.h"

#include <algorithm>
#include <iterator>

namespace bracket {

namespace {

constexpr std::array<std::size_t, 2> bothPlaces{0, 1};

bool wins(const Meeting& meeting, std::size_t place)
{
    return meeting.winner == (place == 0 ? Winner::A : Winner::B);
}

/// Wins as a share of matches, and ties besides.
struct Share {
    long long of = 0;
    long long all = 0;
    long long tied = 0;

    void add(const Meeting& meeting, std::size_t place)
    {
        of += wins(meeting, place) ? 1 : 0;
        tied += meeting.winner == Winner::Tied ? 1 : 0;
        all += 1;
    }
    long long halves() const { return 2 * of + tied; }
};

Value shareValue(const Share& share)
{
    return {
        share.halves(), 2 * std::max(share.all, 1LL), {Amount::Kind::Share, share.of, share.all, share.tied}};
}

/// Matches among tied teams, each team by its place in the list.
struct Among {
    std::vector<std::vector<int>> met;
    std::vector<std::vector<bool>> beat;
    std::vector<Share> shares;
};

Among playedAmong(const std::vector<int>& among, const Record& record, bool playIns)
{
    const std::size_t count = among.size();
    Among played{std::vector(count, std::vector<int>(count)), std::vector(count, std::vector<bool>(count)),
                 std::vector<Share>(count)};
    const auto placeOf = [&](int seed) {
        return static_cast<std::size_t>(std::ranges::find(among, seed) - among.begin());
    };
    for (const Meeting& meeting : record.meetings) {
        const std::array<std::size_t, 2> at{placeOf(meeting.seeds[0]), placeOf(meeting.seeds[1])};
        if (meeting.isPlayIn != playIns || at[0] == count || at[1] == count)
            continue;
        for (const std::size_t side : bothPlaces) {
            played.met[at[side]][at[1 - side]] += 1;
            if (wins(meeting, side))
                played.beat[at[side]][at[1 - side]] = true;
            played.shares[at[side]].add(meeting, side);
        }
    }
    return played;
}

/// Whether it has beaten all others, directly or through teams that it beat.
bool isAboveAll(const Among& played, std::size_t one)
{
    std::vector<bool> reached(played.beat.size());
    std::vector<std::size_t> open{one};
    reached[one] = true;
    while (!open.empty()) {
        const std::size_t from = open.back();
        open.pop_back();
        for (std::size_t to = 0; to < reached.size(); ++to)
            if (played.beat[from][to] && !reached[to]) {
                reached[to] = true;
                open.push_back(to);
            }
    }
    return std::ranges::count(reached, false) == 0;
}

/// Whether one team has lost none of its play-ins and is above all others. Then no other team has a full
/// share of wins.
bool isLadder(const Among& played)
{
    for (std::size_t one = 0; one < played.shares.size(); ++one)
        if (played.shares[one].of == played.shares[one].all && isAboveAll(played, one))
            return true;
    return false;
}

/// Whether all have met each other, equally often.
bool haveAllMet(const Among& played)
{
    const int each = played.met[0][1];
    for (std::size_t a = 0; a < played.met.size(); ++a)
        for (std::size_t b = 0; b < played.met.size(); ++b)
            if (a != b && (each == 0 || played.met[a][b] != each))
                return false;
    return true;
}

/// Wins among these teams only. Applies if all have met each other equally often; for play-ins also if one
/// team is at the top of a ladder. Empty if it doesn't apply.
std::vector<Value> winsAmong(const std::vector<int>& among, const Record& record, bool playIns)
{
    const Among played = playedAmong(among, record, playIns);
    if (!haveAllMet(played) && !(playIns && isLadder(played)))
        return {};
    std::vector<Value> values;
    for (const Share& share : played.shares)
        values.push_back(shareValue(share));
    return values;
}

/// Every share of up to 16 matches is a whole number of these parts, even with half a win.
constexpr long long partsOfShare = 2 * 720720;

/// Calls `each` with every match of the seed that counts, and its place in it.
template <class Each>
void forMeetings(const Record& record, int seed, Each each)
{
    for (const Meeting& meeting : record.meetings)
        for (const std::size_t place : bothPlaces)
            if (!meeting.isPlayIn && meeting.seeds[place] == seed)
                each(meeting, place);
}

int countOf(const std::map<int, int>& bySeed, int seed)
{
    const auto at = bySeed.find(seed);
    return at == bySeed.end() ? 0 : at->second;
}

Share winShare(const Record& record, int seed)
{
    const int byes = countOf(record.byes, seed);
    Share share{byes, byes + countOf(record.missed, seed)};
    forMeetings(record, seed, [&](const Meeting& meeting, std::size_t place) { share.add(meeting, place); });
    return share;
}

bool isForfeitOf(const Meeting& meeting, std::size_t place)
{
    return meeting.endings[place] == Ending::Forfeit && !wins(meeting, place);
}

Value pointsValue(const Record& record, int seed, const RankingRules& rules)
{
    const PointsTable& table = rules.points;
    long long matches = countOf(record.byes, seed);
    long long points = matches * table.win;
    forMeetings(record, seed, [&](const Meeting& meeting, std::size_t place) {
        points += wins(meeting, place)             ? table.win
                  : meeting.winner == Winner::Tied ? table.tie
                  : isForfeitOf(meeting, place)    ? table.forfeit
                                                   : table.loss;
        ++matches;
    });
    if (!rules.perMatch)
        return {points, 1, {Amount::Kind::Sum, points}};
    return {points, std::max(1LL, matches), {Amount::Kind::Sum, points, matches}};
}

/// A sum over its matches.
template <class Of>
long long sum(const Record& record, int seed, Of of)
{
    long long total = 0;
    forMeetings(record, seed,
                [&](const Meeting& meeting, std::size_t place) { total += of(meeting, place); });
    return total;
}

/// The sum, or its average per match. `sign` is 1 if the most is best, -1 if the least is.
template <class Of>
Value sumValue(const Record& record, int seed, const RankingRules& rules, int sign, Of of,
               Amount::Kind kind = Amount::Kind::Sum)
{
    const long long total = sum(record, seed, of);
    const auto one = [](const Meeting&, std::size_t) { return 1; };
    const long long matches = rules.perMatch ? std::max(sum(record, seed, one), 1LL) : 1;
    return {sign * total, matches, {kind, total, rules.perMatch ? matches : 0}};
}

long long pointsIn(const Meeting& meeting, std::size_t place)
{
    long long total = 0;
    for (const std::array<int, 2>& game : meeting.games)
        total += game[place];
    return total;
}

/// Exact, because all shares have one denominator.
Value strengthValue(const Record& record, int seed)
{
    long long parts = 0;
    long long opponents = 0;
    forMeetings(record, seed, [&](const Meeting& meeting, std::size_t place) {
        const Share share = winShare(record, meeting.seeds[1 - place]);
        parts += share.halves() * partsOfShare / (2 * std::max(share.all, 1LL));
        opponents += 1;
    });
    opponents = std::max(opponents, 1LL);
    const long long hundredths = (parts * 100 + partsOfShare * opponents / 2) / (partsOfShare * opponents);
    return {parts, opponents, {Amount::Kind::Percent, hundredths}};
}

Value ratingValue(const std::vector<int>& tenths)
{
    long long total = 0;
    for (const int rating : tenths)
        total += rating;
    const auto count = static_cast<long long>(tenths.size());
    const long long hundredths = (total * 10 + count / 2) / count;
    return {total, count, {Amount::Kind::Rating, hundredths}};
}

std::vector<Value> ratingValues(const std::vector<int>& among, const Record& record)
{
    std::vector<Value> values;
    for (const int seed : among) {
        const auto at = record.ratings.find(seed);
        if (at == record.ratings.end() || at->second.empty())
            return {}; // a team that was never rated can't be compared
        values.push_back(ratingValue(at->second));
    }
    return values;
}

/// By the newest random draw with all of them.
std::vector<Value> lotValues(const std::vector<int>& among, const Record& record)
{
    for (std::size_t i = record.lots.size(); i-- > 0;) {
        const std::vector<int>& lot = record.lots[i];
        std::vector<Value> values;
        for (const int seed : among) {
            const auto at = std::find(lot.begin(), lot.end(), seed);
            if (at == lot.end())
                break;
            const auto place = at - lot.begin() + 1;
            values.push_back({-place, 1, {Amount::Kind::Drawn, place}});
        }
        if (values.size() == among.size())
            return values;
    }
    return {};
}

Value valueOf(Breaker breaker, int seed, const Record& record, const RankingRules& rules)
{
    const auto forfeit = [](const Meeting& meeting, std::size_t place) {
        return isForfeitOf(meeting, place) ? 1 : 0;
    };
    const auto difference = [&](const Meeting& meeting, std::size_t place) {
        return differenceIn(meeting, place, rules.cap);
    };
    const auto sets = [](const Meeting& meeting, std::size_t place) { return meeting.sets[place]; };
    const auto bags = [](const Meeting& meeting, std::size_t place) { return meeting.bags[place]; };
    switch (breaker) {
    case Breaker::Points:
        return pointsValue(record, seed, rules);
    case Breaker::FewestForfeits:
        return sumValue(record, seed, rules, -1, forfeit);
    case Breaker::Difference:
        return sumValue(record, seed, rules, 1, difference, Amount::Kind::Balance);
    case Breaker::PointsFor:
        return sumValue(record, seed, rules, 1, pointsIn);
    case Breaker::FewestSets:
        return sumValue(record, seed, rules, -1, sets);
    case Breaker::FewestBags:
        return sumValue(record, seed, rules, -1, bags);
    case Breaker::Strength:
        return strengthValue(record, seed);
    default:
        return shareValue(winShare(record, seed));
    }
}

// In the order of the enumeration.
constexpr std::array<std::string_view, 12> breakerWords{
    "win-share",  "points", "forfeits", "head-to-head", "sportsmanship", "difference",
    "points-for", "sets",   "bags",     "strength",     "play-in",       "lot"};
static_assert(breakerWords.size() == static_cast<std::size_t>(Breaker::Lot) + 1);

} // namespace

int differenceIn(const Meeting& meeting, std::size_t place, std::optional<int> cap)
{
    int total = 0;
    for (const std::array<int, 2>& game : meeting.games) {
        const int difference = game[place] - game[1 - place];
        total += cap ? std::clamp(difference, -*cap, *cap) : difference;
    }
    return total;
}

bool isMore(const Value& left, const Value& right)
{
    return left.over * right.under > right.over * left.under;
}

std::vector<Value> valuesBy(Breaker breaker, const std::vector<int>& among, const Record& record,
                            const RankingRules& rules)
{
    if (breaker == Breaker::HeadToHead || breaker == Breaker::PlayIn)
        return winsAmong(among, record, breaker == Breaker::PlayIn);
    if (breaker == Breaker::Sportsmanship)
        return ratingValues(among, record);
    if (breaker == Breaker::Lot)
        return lotValues(among, record);
    std::vector<Value> values;
    values.reserve(among.size());
    for (const int seed : among)
        values.push_back(valueOf(breaker, seed, record, rules));
    return values;
}

int playedBy(const Record& record, int seed)
{
    const auto wasThere = [](const Meeting& meeting, std::size_t place) {
        return wins(meeting, place) || meeting.endings[place] == Ending::Played;
    };
    return static_cast<int>(sum(record, seed, wasThere));
}

std::string_view word(Breaker breaker)
{
    return breakerWords[static_cast<std::size_t>(breaker)];
}

bool isPerMatch(Breaker breaker, const RankingRules& rules)
{
    constexpr std::array sums{Breaker::Points,    Breaker::FewestForfeits, Breaker::Difference,
                              Breaker::PointsFor, Breaker::FewestSets,     Breaker::FewestBags};
    return rules.perMatch && std::ranges::count(sums, breaker) > 0;
}

std::optional<Breaker> breakerOf(std::string_view text)
{
    const auto at = std::ranges::find(breakerWords, text);
    return at == breakerWords.end() ? std::nullopt
                                    : std::optional(static_cast<Breaker>(at - breakerWords.begin()));
}

RankingRules usualRanking(Kind kind)
{
    std::vector<Breaker> order{Breaker::WinShare, Breaker::FewestForfeits, Breaker::HeadToHead};
    if (kind == Kind::Swiss)
        order.push_back(Breaker::Strength);
    order.insert(order.end(), {Breaker::Sportsmanship, Breaker::Difference, Breaker::PointsFor,
                               Breaker::FewestSets, Breaker::FewestBags, Breaker::PlayIn, Breaker::Lot});
    return {std::move(order), 200, {}, false};
}

RankingRules acrossPools(RankingRules rules)
{
    std::erase(rules.order, Breaker::HeadToHead);
    rules.perMatch = true;
    return rules;
}

} // namespace bracket
