#include "howdrawn.h"

#include "bracket/shuffle.h"

namespace desk {

Choosable choosable(facts::Format format)
{
    const auto is = [&](facts::Format one) { return format == one; };
    const bool pools = is(facts::Format::PoolsPlayoff);
    return {is(facts::Format::SingleElimination) || pools,
            is(facts::Format::DoubleElimination),
            is(facts::Format::RoundRobin) || pools,
            pools,
            is(facts::Format::Swiss),
            !is(facts::Format::RoundRobin)};
}

HowDrawn howDrawn(const facts::Draw& draw)
{
    HowDrawn how;
    how.seeding = draw.method;
    how.apart = draw.version == bracket::apartVersion;
    how.thirdPlace = draw.thirdPlace;
    how.singleFinal = draw.finals.has_value();
    how.meetings = draw.meetings;
    how.pools = draw.pools;
    how.advance = draw.advance;
    how.wildcards = draw.wildcards;
    how.rounds = draw.rounds;
    how.ranking = draw.ranking;
    return how;
}

HowDrawn howDrawn(const tournament::Tournament& tournament)
{
    return tournament.setting->draw ? howDrawn(*tournament.setting->draw) : HowDrawn();
}

} // namespace desk
