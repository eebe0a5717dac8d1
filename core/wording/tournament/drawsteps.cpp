#include "drawsteps.h"

#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

using bracket::Kind;

std::vector<std::string> drawingInWords(bool byLot, const std::vector<std::string>& further)
{
    const std::string seeds =
        filled(Desk::tr("The order so found is that of the seeds: the first team is seed 1, and so on."));
    if (!byLot)
        return {filled(Desk::tr("Teams with a seed of their own come first, the lowest number first; equal "
                                "seeds stay as listed. The others follow as listed.")),
                seeds};
    std::vector<std::string> all{
        filled(Desk::tr("Teams with a seed of their own come first, the lowest number first; equal seeds "
                        "stay as listed. The others draw lots.")),
        filled(Desk::tr(
            "Write the others in a row as listed, in places 0, 1, 2 and so on. All numbers below have 64 "
            "bits: of what is larger, only the remainder on division by 2^64 is kept. Numbers with letters "
            "are hexadecimal; xor joins two numbers bit by bit; n >> k is n divided by 2^k, rounded down.")),
        filled(Desk::tr("Let h be cbf29ce484222325. For each byte of the random seed, in UTF-8, from left to "
                        "right: h becomes (h xor byte) times 100000001b3. (FNV-1a)")),
        filled(Desk::tr("A number is drawn so: h becomes h plus 9e3779b97f4a7c15, and z is h. z becomes (z "
                        "xor (z >> 30)) times bf58476d1ce4e5b9, then (z xor (z >> 27)) times "
                        "94d049bb133111eb. The number is z xor (z >> 31). (SplitMix64)")),
        filled(Desk::tr(
            "For p from the number of teams in the row down to 2: draw a number; while it is less than the "
            "remainder of 2^64 on division by p, draw another. Its remainder on division by p is a place, "
            "and the teams in that place and in place p minus 1 change places. (Fisher and Yates)"))};
    if (further.empty()) {
        all.push_back(
            filled(Desk::tr("The row follows behind the teams with seeds of their own. The order so found is "
                            "that of the seeds: the first team is seed 1, and so on.")));
        return all;
    }
    all.push_back(filled(Desk::tr("The row follows behind the teams with seeds of their own. The first team "
                                  "is in place 1, and so on.")));
    all.insert(all.end(), further.begin(), further.end());
    all.push_back(seeds);
    return all;
}

std::vector<std::string> apartInWords(Kind kind, int pools)
{
    const std::string exchange = filled(Desk::tr(
        "Teams with seeds of their own keep their places. For each other place p from the first on, and each "
        "place q behind it from the first on: where the draw is better with the teams in p and q exchanged, "
        "exchange them at once. Do so again from the beginning until no exchange is made."));
    switch (kind) {
    case Kind::SingleElimination:
    case Kind::DoubleElimination:
        return {
            filled(Desk::tr(
                "Write the row 1. While it has fewer numbers than there are teams, write behind each number "
                "s of it the number 2L+1-s, where L is how many it had. In round 1 the two places with the "
                "first two numbers meet, those with the next two, and so on; any two of the first four, of "
                "the next four, and so on meet by round 2; of eight by round 3; and so on.")),
            filled(Desk::tr("For every two teams with the same affiliation, take the round in which they "
                            "meet if both win until then. A draw is better if fewer such pairs meet in round "
                            "1; if these are as many, fewer in round 2; and so on.")),
            exchange};
    case Kind::PoolsPlayoff:
        return {filled(Desk::tr("Deal the places to %1 pools to and fro: the first to the first pool, and so "
                                "on to the last pool; the next to the last pool, and so on back to the "
                                "first; and so on. A draw is better if fewer pairs of teams with the same "
                                "affiliation are in one pool; every two in a pool are a pair."),
                       pools),
                exchange};
    case Kind::Swiss:
        return {filled(Desk::tr("With H the half of the number of teams, rounded down, the teams in places p "
                                "and p + H meet in round 1, for p from 1 to H. A draw is better if fewer "
                                "teams with the same affiliation meet there.")),
                exchange};
    case Kind::RoundRobin:
        break;
    }
    return {};
}

} // namespace wording
