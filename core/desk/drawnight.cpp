#include "drawnight.h"

#include "setup.h"

namespace desk {

Choosable choosable(facts::Format format)
{
    const auto is = [&](facts::Format one) { return format == one; };
    const bool pools = is(facts::Format::PoolsPlayoff);
    return {is(facts::Format::SingleElimination) || pools, is(facts::Format::DoubleElimination),
            is(facts::Format::RoundRobin) || pools, pools, is(facts::Format::Swiss)};
}

HowDrawn howDrawn(const facts::Draw& draw)
{
    HowDrawn how;
    how.seeding = draw.method;
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

Answer<Recorded> drawNight(Desk& desk, const std::string& by, const HowDrawn& how)
{
    return desk.record(by, [&](Draft& draft) -> Answer<void> {
        auto draw = drawOf(draft.night(), how, desk.world());
        if (!draw)
            return tl::unexpected(draw.error());
        return draft.add(facts::Fact(*std::move(draw)));
    });
}

} // namespace desk
