#include "shares.h"

#include <algorithm>

namespace bracket {

namespace {

/// What was played among some who are level, each by its place among them.
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
        return static_cast<std::size_t>(std::find(among.begin(), among.end(), seed) - among.begin());
    };
    for (const Meeting& meeting : record.meetings) {
        const std::array<std::size_t, 2> at{placeOf(meeting.seeds[0]), placeOf(meeting.seeds[1])};
        if (meeting.isPlayIn != playIns || at[0] == count || at[1] == count)
            continue;
        for (const std::size_t side : bothPlaces) {
            played.met[at[side]][at[1 - side]] += 1;
            if (wins(meeting, side))
                played.beat[at[side]][at[1 - side]] = true;
            played.shares[at[side]].of += wins(meeting, side) ? 1 : 0;
            played.shares[at[side]].all += 1;
        }
    }
    return played;
}

/// Whether it has won against all others, itself or over those whom it beat.
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
    return std::find(reached.begin(), reached.end(), false) == reached.end();
}

/// Whether somebody has lost nothing of it and is above all: nobody else then has a full share of wins.
bool isLadder(const Among& played)
{
    for (std::size_t one = 0; one < played.shares.size(); ++one)
        if (played.shares[one].of == played.shares[one].all && isAboveAll(played, one))
            return true;
    return false;
}

/// Whether each has met each, and equally often.
bool haveAllMet(const Among& played)
{
    const int each = played.met[0][1];
    for (std::size_t a = 0; a < played.met.size(); ++a)
        for (std::size_t b = 0; b < played.met.size(); ++b)
            if (a != b && (each == 0 || played.met[a][b] != each))
                return false;
    return true;
}

} // namespace

Value shareValue(const Share& share)
{
    return {share.of, std::max(share.all, 1LL),
            std::to_string(share.of) + " of " + std::to_string(share.all)};
}

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

} // namespace bracket
