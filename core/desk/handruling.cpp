#include "handruling.h"

#include "correcting.h"
#include "handmeant.h"
#include "names.h"
#include "rulingrows.h"

#include "json/build.h"

namespace desk {

namespace {

facts::Fact factOf(const HandRulingOptions& options, const facts::Spot& spot)
{
    if (const int* points = std::get_if<int>(&options.what))
        return facts::Adjustment{spot, options.side, *points, options.reason};
    return facts::Foul{spot, options.side, std::get<std::string>(options.what)};
}

Answer<void> write(Draft& draft, const night::Night& seen, const HandRulingOptions& options,
                   HandRuling& ruling)
{
    ruling = {};
    ruling.before = draft.night();
    const night::Match& match = *night::match(ruling.before, options.match);
    const auto hand = handMeant(match, options.game, options.hand);
    if (!hand)
        return tl::unexpected(hand.error());
    const auto meant = handMeant(*night::match(seen, options.match), options.game, options.hand);
    if (!meant || meant->spot != hand->spot)
        return refused(titleOf(match) + ": its sheet has changed; look at it again");
    ruling.spot = hand->spot;
    if (auto added = draft.add(factOf(options, hand->spot)); !added)
        return added;
    const std::string reason = options.reason.empty() ? "a ruling on a hand" : options.reason;
    if (auto resolved = resolveAll(draft, options.then, reason, ruling); !resolved)
        return resolved;
    ruling.after = draft.night();
    return {};
}

} // namespace

Answer<HandRuling> previewHandRuling(const night::Night& night, const World& world, const std::string& by,
                                     const HandRulingOptions& options)
{
    HandRuling ruling;
    Draft draft(night, world, by);
    if (auto written = write(draft, night, lookedAt(options), ruling); !written)
        return tl::unexpected(written.error());
    return ruling;
}

Answer<HandRuling> ruleOnHand(Desk& desk, const std::string& by, const HandRulingOptions& options,
                              const night::Night* chosenIn)
{
    HandRuling ruling;
    const night::Night seen = chosenIn ? *chosenIn : desk.night();
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto written = write(draft, seen, options, ruling);
        return written ? allDecided(ruling) : written;
    });
    if (!recorded)
        return tl::unexpected(recorded.error());
    ruling.recorded = *std::move(recorded);
    return ruling;
}

std::string handRulingText(const HandRuling& ruling)
{
    return rulingRowsText(ruling, ruling.spot);
}

std::string handRulingJson(const HandRuling& ruling)
{
    json::Object out = appliedJson(ruling);
    out.emplace_back("match", json::of(ruling.spot.sitting.match));
    addRulingRows(ruling, ruling.spot, out);
    return json::print(json::of(std::move(out)));
}

} // namespace desk
