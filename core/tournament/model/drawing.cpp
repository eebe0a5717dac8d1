// The draw as it stands: as it was drawn, with who came late, the rounds of Swiss and play-ins.
#include "setting.h"

#include "bracket/elimination.h"
#include "bracket/pools.h"
#include "bracket/roundrobin.h"
#include "bracket/shuffle.h"
#include "bracket/swiss.h"

#include <algorithm>

namespace tournament {

namespace {

using Made = std::variant<bracket::Bracket, bracket::Refusal>;

/// 0 where the draw has no such team, which no bracket takes.
int seedIn(const facts::Draw& draw, const std::string& team)
{
    const auto at = std::find(draw.teams.begin(), draw.teams.end(), team);
    return at == draw.teams.end() ? 0 : static_cast<int>(at - draw.teams.begin()) + 1;
}

bracket::SwissRound roundOf(const facts::Draw& draw, const facts::Pairing& pairing)
{
    bracket::SwissRound round;
    for (std::size_t i = 0; i + 1 < pairing.teams.size(); i += 2)
        round.push_back({seedIn(draw, pairing.teams[i]), seedIn(draw, pairing.teams[i + 1])});
    if (pairing.bye)
        round.push_back({seedIn(draw, *pairing.bye), std::nullopt});
    return round;
}

Made swissOf(const facts::Draw& draw, const std::vector<facts::Pairing>& pairings)
{
    std::vector<bracket::SwissRound> rounds;
    rounds.reserve(pairings.size());
    for (const facts::Pairing& pairing : pairings)
        rounds.push_back(roundOf(draw, pairing));
    return bracket::swiss(static_cast<int>(draw.teams.size()), draw.rounds.value_or(0), rounds);
}

Made made(const facts::Draw& draw, const SinceDraw& since)
{
    const int entries = static_cast<int>(draw.teams.size());
    switch (draw.format) {
    case facts::Format::SingleElimination:
        return bracket::singleElimination(entries, draw.thirdPlace);
    case facts::Format::DoubleElimination:
        return bracket::doubleElimination(entries, draw.finals.has_value());
    case facts::Format::RoundRobin:
        return bracket::roundRobin(entries, draw.meetings.value_or(1));
    case facts::Format::PoolsPlayoff:
        return bracket::poolsPlayoff(entries, {draw.pools.value_or(0), draw.advance.value_or(0),
                                               draw.wildcards.value_or(0), draw.meetings.value_or(1),
                                               draw.thirdPlace});
    case facts::Format::Swiss:
        break;
    }
    return swissOf(draw, since.pairings);
}

void addPlayIn(bracket::Bracket& bracket, const facts::Draw& draw, const facts::PlayIn& playIn)
{
    int number = 0;
    int round = 1;
    for (const bracket::Match& match : bracket.matches) {
        number = std::max(number, match.number.value_or(0));
        round += match.bracket == bracket::Part::PlayIn ? 1 : 0;
    }
    bracket.matches.push_back({playIn.match, number + 1, bracket::Part::PlayIn, round,
                               bracket::Seed{seedIn(draw, playIn.teams.front())},
                               bracket::Seed{seedIn(draw, playIn.teams.back())}, false});
}

} // namespace

tl::expected<bracket::Bracket, message::Message> bracketOf(const facts::Draw& draw, const SinceDraw& since)
{
    Made drawn = made(draw, since);
    if (const auto* refusal = std::get_if<bracket::Refusal>(&drawn))
        return tl::unexpected(*refusal);
    auto& bracket = std::get<bracket::Bracket>(drawn);
    for (const facts::PlayIn& playIn : since.playIns)
        addPlayIn(bracket, draw, playIn);
    return std::move(bracket);
}

facts::Draw withLateEntry(facts::Draw draw, const facts::LateEntry& late)
{
    const auto at = std::find(draw.teams.begin(), draw.teams.end(), late.replaces.value_or(""));
    if (at != draw.teams.end())
        *at = late.team;
    else if (!late.replaces)
        draw.teams.push_back(late.team);
    return draw;
}

bool isApart(const facts::Draw& draw)
{
    return draw.version == bracket::apartVersion && draw.randomSeed;
}

} // namespace tournament
