#include "amend.h"

#include "correcting.h"
#include "handinput.h"
#include "handlookup.h"

#include "desk/checks/onsheet.h"
#include "desk/play/misdeal.h"
#include "files/handjson.h"
#include "wording/filled.h"
#include "wording/text.h"
#include "wording/tr.h"

namespace desk {

using wording::filled;

namespace {

using How = AmendOptions::How;

bool isGone(How how)
{
    return how == How::Strike || how == How::ThrowIn;
}

/// Midway between that place and the one before it at which anything ever stood.
Answer<facts::Spot> before(const tournament::Record& record, const FoundHand& meant)
{
    const int earlier = lastPlace(record, meant.spot.sitting, meant.spot.game, meant.spot.place);
    facts::Spot between = meant.spot;
    between.place = (earlier + meant.spot.place) / 2;
    if (between.place == earlier)
        return refused(message::Message{"correction-no-room-before-hand", {{"hand", meant.place}}});
    return between;
}

Answer<facts::Hand> amendedHand(const tournament::Tournament& tournament, const AmendOptions& options)
{
    const tournament::Match* found = tournament::match(tournament, options.match);
    if (!found)
        return refused(message::Message{"match-no-longer-drawn", {{"match", options.match}}});
    const tournament::Match& match = *found;
    const auto meant = findHand(match, options.game, options.hand);
    if (!meant)
        return tl::unexpected(meant.error());
    const tournament::Record& record = tournament::recordOf(tournament, options.match);
    facts::Hand hand;
    if (options.how == How::InsertBefore) {
        const auto spot = before(record, *meant);
        if (!spot)
            return tl::unexpected(spot.error());
        hand.spot = *spot;
    } else {
        hand = std::get<facts::Hand>(*tournament::standingFact(tournament, meant->item->op));
        hand.revision = versionsOf(record, hand.spot) + 1;
        hand.struck = isGone(options.how);
    }
    hand.reason = options.reason;
    if (isGone(options.how))
        return hand;
    const std::string place = wording::text(meant->place);
    return withInput(std::move(hand), options.given,
                     options.how == How::Replace
                         ? place
                         : filled(wording::Desk::tr("%1, the one put in before it"), place));
}

constexpr const char* anAmendment = "a correction of a hand";

/// Where somebody else has changed the sheet since `seen`, its number may mean another hand.
Answer<void> writeAmendment(Draft& draft, const tournament::Tournament& seen, const AmendOptions& options,
                            Amendment& amendment)
{
    auto hand = amendedHand(draft.tournament(), options);
    if (!hand)
        return tl::unexpected(hand.error());
    const auto meant = amendedHand(seen, options);
    if (!meant || *meant != *hand)
        return sheetChanged(*tournament::match(draft.tournament(), options.match));
    amendment.hand = *std::move(hand);
    if (auto added = draft.add(facts::Fact(amendment.hand)); !added)
        return added;
    amendment.thrownIn = options.how == How::ThrowIn;
    if (!amendment.thrownIn)
        return {};
    return draft.add(facts::Misdeal{amendment.hand.spot, options.calledBy, options.reason, {}, true});
}

} // namespace

std::string givenBy(const scoring::Hand& hand)
{
    return files::handJson(hand);
}

Answer<Amendment> previewAmend(const tournament::Tournament& tournament, const Environment& environment,
                               const std::string& by, const AmendOptions& options)
{
    return previewCorrection<Amendment>(tournament, environment, by, lookedAt(options), anAmendment,
                                        writeAmendment);
}

Answer<Amendment> amend(Desk& desk, const std::string& by, const AmendOptions& options,
                        const tournament::Tournament* chosenIn)
{
    return recordCorrection<Amendment>(desk, by, options, chosenIn, anAmendment, writeAmendment);
}

} // namespace desk
