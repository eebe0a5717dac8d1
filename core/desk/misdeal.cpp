#include "misdeal.h"

#include "entry.h"
#include "names.h"

#include "night/convert.h"
#include "rules/why.h"

namespace desk {

namespace {

/// What keeps the call out; empty where nothing does. Whether the opening lead was made nobody writes down.
std::string against(const night::Match& match, const MisdealCall& call)
{
    const rules::Set& set = *match.rules;
    const bool hasBidding = call.hasBidding || night::openHand(match);
    const rules::MisdealVerdict verdict = rules::misdeal(
        set, call.reason, hasBidding ? rules::Stage::BiddingStarted : rules::Stage::BeforeBidding);
    if (verdict.answer == rules::MayCall::Anyone || verdict.answer == rules::MayCall::OpponentsOnly)
        return {};
    const std::string source = verdict.answer == rules::MayCall::NotOnSheet
                                   ? std::string()
                                   : " (" + set.venueName + ", " +
                                         rules::placeOf(set.citeFor("misdeal.reasons." + call.reason)) + ')';
    return titleOf(match) + ": " + verdict.sentence + source;
}

} // namespace

std::vector<MisdealChoice> misdealChoices(const night::Match& match)
{
    std::vector<MisdealChoice> choices;
    for (const rules::MisdealReason& each : match.rules->people.misdeal.reasons) {
        const std::string by = each.by == rules::CalledBy::Opponents ? ", by the opponents" : "";
        const bool later = each.until == rules::CallableUntil::OpeningLead;
        choices.push_back(
            {each.id, rules::reasonInWords(each.id) + by + (later ? " until the opening lead" : "")});
    }
    return choices;
}

std::string byRuling(const std::string& reason)
{
    return "ruling: " + reason;
}

Answer<Recorded> misdeal(Desk& desk, const std::string& by, const std::string& match, const MisdealCall& call)
{
    const night::Match* found = night::match(desk.night(), match);
    if (!found)
        return refused(match + " is not in the draw any more");
    if (call.byRuling && call.reason.empty())
        return refused(titleOf(*found) + ": why is the hand thrown in? A ruling needs a reason");
    if (!call.byRuling)
        if (std::string why = against(*found, call); !why.empty())
            return refused(std::move(why));
    const std::string reason = call.byRuling ? byRuling(call.reason) : call.reason;
    return enter(desk, by, match, scoring::Item(scoring::Misdeal{night::scored(call.calledBy), reason}));
}

} // namespace desk
