#include "standings.h"

#include "bracket/questions.h"

#include <algorithm>

namespace night {

namespace {

/// Whoever goes out in this match shares this rank: behind all who are still in after its round.
int rankBehind(const bracket::Bracket& bracket, const bracket::Match& drawn)
{
    const bracket::Match* last = bracket::decidingMatch(bracket);
    return (1 << (last->round - drawn.round)) + 1;
}

/// Whether its loser plays on.
bool losesInto(const bracket::Bracket& bracket, const bracket::Match& drawn)
{
    const auto place = bracket::loserGoesTo(bracket, drawn.id);
    const bracket::Match* next = place ? bracket::find(bracket, place->match) : nullptr;
    return next && bracket::isPlayed(*next);
}

void count(Standing& standing, const Match& match, Side side)
{
    const bool won = match.winner == side;
    (won ? standing.won : standing.lost) += 1;
    if (match.outcome != Outcome::Played)
        return;
    standing.pointsFor += result(match).score[side];
    standing.pointsAgainst += result(match).score[scoring::other(side)];
}

void rank(Standing& standing, const bracket::Bracket& bracket, const bracket::Match& drawn,
          const Match& match, Side side)
{
    const bool won = match.winner == side;
    const bool playsOn = losesInto(bracket, drawn);
    if (drawn.bracket == bracket::Part::ThirdPlace)
        standing.rank = won ? 3 : 4;
    else if (&drawn == bracket::decidingMatch(bracket))
        standing.rank = won ? 1 : 2;
    else if (!match.winner && playsOn)
        standing.rank = rankBehind(bracket, drawn) + 1; // both are out, and behind whoever is third
    else if (!won && !playsOn)
        standing.rank = rankBehind(bracket, drawn);
}

/// Whether its result counts: it moved on, or there was nobody to play.
bool isOver(const Match& match)
{
    return match.ended || match.outcome == Outcome::Bye || match.outcome == Outcome::Vacated;
}

} // namespace

std::vector<Standing> standings(const Night& night)
{
    const Setting& setting = *night.setting;
    std::vector<Standing> all;
    if (!setting.draw)
        return all;
    for (const std::string& team : setting.draw->teams)
        all.push_back({std::nullopt, team, 0, 0, 0, 0, {}});
    for (const bracket::Match& drawn : setting.bracket.matches) {
        const Match* match = night::match(night, drawn.id);
        if (!match || !isOver(*match))
            continue;
        for (const Side side : scoring::bothSides) {
            const auto seed = seedOfTeam(setting, match->teams[side]);
            if (!seed)
                continue;
            Standing& standing = all[static_cast<std::size_t>(*seed) - 1];
            rank(standing, setting.bracket, drawn, *match, side);
            if (match->ended)
                count(standing, *match, side);
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const Standing& left, const Standing& right) {
        return left.rank.value_or(0) < right.rank.value_or(0);
    });
    return all;
}

} // namespace night
