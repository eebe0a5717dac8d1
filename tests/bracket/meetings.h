// The matches of a table that was worked out by hand, and its ranking as text.
#pragma once

#include "bracket/ranking.h"
#include "wording/tournament/rankingwords.h"

#include <numeric>
#include <string>
#include <vector>

namespace meetings {

inline bracket::Meeting won(int winner, int loser, int points, int against)
{
    bracket::Meeting meeting;
    meeting.seeds = {winner, loser};
    meeting.winner = bracket::Winner::A;
    meeting.games = {{points, against}};
    return meeting;
}

inline bracket::Meeting tied(int one, int other)
{
    bracket::Meeting meeting;
    meeting.seeds = {one, other};
    meeting.winner = bracket::Winner::Tied;
    meeting.games = {{400, 400}};
    return meeting;
}

inline bracket::Meeting gaveUp(int winner, int loser, bracket::Ending ending)
{
    bracket::Meeting meeting;
    meeting.seeds = {winner, loser};
    meeting.winner = bracket::Winner::A;
    meeting.endings = {ending, ending};
    return meeting;
}

/// `1. 3=; 3. 2=4`: the ranks, with tied teams joined.
inline std::string table(const std::vector<bracket::Ranked>& ranking)
{
    std::string text;
    int rank = 0;
    for (const bracket::Ranked& each : ranking) {
        text += each.rank == rank ? "=" : (text.empty() ? "" : "; ") + std::to_string(each.rank) + ". ";
        text += std::to_string(each.seed);
        rank = each.rank;
    }
    return text;
}

/// `head-to-head 1 (2 of 2), 2 (1 of 2), 3 (0 of 2)`: every tie that the team was in.
inline std::string ties(const std::vector<bracket::Ranked>& ranking, int seed)
{
    std::string text;
    for (const bracket::Ranked& each : ranking) {
        if (each.seed != seed)
            continue;
        for (const bracket::Parted& tie : each.ties) {
            text += (text.empty() ? "" : "; ") + std::string(bracket::word(tie.by));
            for (std::size_t i = 0; i < tie.among.size(); ++i)
                text += (i ? ", " : " ") + std::to_string(tie.among[i]) + " (" +
                        wording::inWords(tie.values[i], rules::Minus::Hyphen) + ')';
        }
    }
    return text;
}

inline std::vector<int> upTo(int count)
{
    std::vector<int> seeds(static_cast<std::size_t>(count));
    std::iota(seeds.begin(), seeds.end(), 1);
    return seeds;
}

inline std::vector<bracket::Ranked> rankAll(int count, const bracket::Record& record)
{
    return bracket::ranked(upTo(count), record, bracket::usualRanking(bracket::Kind::RoundRobin));
}

} // namespace meetings
