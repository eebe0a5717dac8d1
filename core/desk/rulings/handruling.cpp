#include "handruling.h"

#include "ruling.h"

#include "desk/corrections/correcting.h"
#include "desk/corrections/handlookup.h"
#include "json/build.h"

namespace desk {

namespace {

facts::Fact factOf(const HandRulingOptions& options, const facts::Spot& spot)
{
    if (const int* points = std::get_if<int>(&options.what))
        return facts::Adjustment{spot, options.side, *points, options.reason};
    return facts::Foul{spot, options.side, std::get<std::string>(options.what)};
}

Answer<void> writeHandRuling(Draft& draft, const tournament::Tournament& seen,
                             const HandRulingOptions& options, HandRuling& ruling)
{
    const auto hand = findHand(draft.tournament(), seen, options.match, options.game, options.hand);
    if (!hand)
        return tl::unexpected(hand.error());
    ruling.spot = hand->spot;
    return draft.add(factOf(options, hand->spot));
}

} // namespace

Answer<HandRuling> previewHandRuling(const tournament::Tournament& tournament, const Environment& environment,
                                     const std::string& by, const HandRulingOptions& options)
{
    return previewCorrection<HandRuling>(tournament, environment, by, lookedAt(options), writeHandRuling);
}

Answer<HandRuling> ruleOnHand(Desk& desk, const std::string& by, const HandRulingOptions& options,
                              const tournament::Tournament* chosenIn)
{
    return recordCorrection<HandRuling>(desk, by, options, chosenIn, writeHandRuling);
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
