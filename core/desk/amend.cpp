#include "amend.h"

#include "correcting.h"
#include "givenhand.h"
#include "handmeant.h"

#include "files/handjson.h"
#include "names.h"
#include "onsheet.h"

namespace desk {

namespace {

using How = AmendOptions::How;

/// Midway between that place and the one before it at which anything ever stood.
Answer<facts::Spot> before(const night::Record& record, const HandMeant& meant)
{
    const int earlier = lastPlace(record, meant.spot.sitting, meant.spot.game, meant.spot.place);
    facts::Spot between = meant.spot;
    between.place = (earlier + meant.spot.place) / 2;
    if (between.place == earlier)
        return refused(meant.place + ": no more hands can be put in before it");
    return between;
}

Answer<facts::Hand> amendedHand(const night::Night& night, const AmendOptions& options)
{
    const night::Match& match = *night::match(night, options.match);
    const auto meant = handMeant(match, options.game, options.hand);
    if (!meant)
        return tl::unexpected(meant.error());
    const night::Record& record = night::recordOf(night, options.match);
    facts::Hand hand;
    if (options.how == How::InsertBefore) {
        const auto spot = before(record, *meant);
        if (!spot)
            return tl::unexpected(spot.error());
        hand.spot = *spot;
    } else {
        hand = std::get<facts::Hand>(*night::standingFact(night, meant->item->op));
        hand.revision = versionsOf(record, hand.spot) + 1;
        hand.struck = options.how == How::Strike;
    }
    hand.reason = options.reason;
    if (options.how == How::Strike)
        return hand;
    const std::string place =
        options.how == How::Replace ? meant->place : meant->place + ", the one put in before it";
    return withGiven(std::move(hand), options.given, place);
}

/// `seen` is the night in which the hand was chosen: where somebody else has changed the sheet since, its
/// number may mean another.
Answer<void> writeAmendment(Draft& draft, const night::Night& seen, const AmendOptions& options,
                            Amendment& amendment)
{
    amendment = {};
    amendment.before = draft.night();
    auto hand = amendedHand(draft.night(), options);
    if (!hand)
        return tl::unexpected(hand.error());
    const auto meant = amendedHand(seen, options);
    if (!meant || *meant != *hand)
        return refused(titleOf(*night::match(seen, options.match)) +
                       ": its sheet has changed; look at it again");
    amendment.hand = *std::move(hand);
    if (auto added = draft.add(facts::Fact(amendment.hand)); !added)
        return added;
    if (auto resolved = resolveAll(draft, options.then, options.reason, amendment); !resolved)
        return resolved;
    amendment.after = draft.night();
    return {};
}

} // namespace

std::string givenBy(const scoring::Hand& hand)
{
    return files::handJson(hand);
}

Answer<Amendment> previewAmend(const night::Night& night, const World& world, const std::string& by,
                               const AmendOptions& options)
{
    Amendment amendment;
    Draft draft(night, world, by);
    if (auto written = writeAmendment(draft, night, lookedAt(options), amendment); !written)
        return tl::unexpected(written.error());
    return amendment;
}

Answer<Amendment> amend(Desk& desk, const std::string& by, const AmendOptions& options,
                        const night::Night* chosenIn)
{
    Amendment amendment;
    const night::Night seen = chosenIn ? *chosenIn : desk.night();
    auto recorded = desk.record(by, [&](Draft& draft) -> Answer<void> {
        const auto written = writeAmendment(draft, seen, options, amendment);
        return written ? allDecided(amendment) : written;
    });
    if (!recorded)
        return tl::unexpected(recorded.error());
    amendment.recorded = *std::move(recorded);
    return amendment;
}

} // namespace desk
