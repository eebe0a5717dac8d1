#include "misdeal.h"

#include "entry.h"
#include "notdrawn.h"

#include "desk/checks/attable.h"
#include "desk/wording/names.h"
#include "rules/why.h"

namespace desk {

namespace {

using message::Message;

/// What keeps the call out; nothing where it may be.
std::optional<Mistake> against(const tournament::Match& match, const MisdealCall& call)
{
    const rules::MisdealVerdict verdict =
        rules::misdeal(*match.rules, call.reason, rules::Stage::BeforeBidding);
    if (verdict.answer == rules::MayCall::NotOnSheet)
        return Message{"misdeal-not-on-sheet",
                       {{"match", titleOf(match)}, {"why", verdict.sentence}, {"id", match.id}}};
    if (!call.override.empty())
        return std::nullopt;
    return tooLate(match, call.reason, call.hasBidding || tournament::openHand(match) != nullptr);
}

} // namespace

std::vector<MisdealChoice> misdealChoices(const tournament::Match& match)
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

Answer<Recorded> misdeal(Desk& desk, const std::string& by, const std::string& match, const MisdealCall& call)
{
    const tournament::Match* found = tournament::match(desk.tournament(), match);
    if (!found)
        return notDrawn(match);
    if (call.byRuling && call.reason.empty())
        return refused(Message{"throw-in-without-reason", {{"match", titleOf(*found)}, {"id", found->id}}});
    if (!call.byRuling)
        if (auto why = against(*found, call))
            return refused(*std::move(why));
    scoring::Misdeal misdeal{call.calledBy, call.reason, {}, call.byRuling};
    const bool hasBidding = call.hasBidding || tournament::openHand(*found);
    if (!call.byRuling && !call.override.empty() && tooLate(*found, call.reason, hasBidding))
        misdeal.override = call.override;
    return enter(desk, by, match, scoring::Item(std::move(misdeal)));
}

} // namespace desk
