#include "misdeal.h"

#include "entry.h"
#include "notdrawn.h"

#include "desk/checks/attable.h"
#include "desk/checks/named.h"
#include "rules/misdeal.h"
#include "wording/filled.h"
#include "wording/record/names.h"
#include "wording/rulecard/rulewords.h"
#include "wording/rulecard/why.h"
#include "wording/tr.h"

namespace desk {

using wording::filled;

namespace {

using message::Message;

/// What keeps the call out; nothing where it may be.
std::optional<Mistake> against(const tournament::Match& match, const MisdealCall& call)
{
    const rules::MisdealVerdict verdict =
        rules::misdeal(*match.rules, call.reason, rules::Stage::BeforeBidding);
    if (verdict.answer == rules::MayCall::NotOnSheet)
        return Message{"misdeal-not-on-sheet", {{"match", matchTitle(match)}, {"why", verdict.why}}};
    if (!call.override.empty())
        return std::nullopt;
    return tooLate(match, call.reason, call.hasBidding || tournament::openHand(match) != nullptr);
}

std::string choiceText(const rules::MisdealReason& reason)
{
    const std::string words = wording::reasonInWords(reason.id);
    const bool byOpponents = reason.by == rules::CalledBy::Opponents;
    if (reason.until == rules::CallableUntil::OpeningLead)
        return filled(byOpponents ? wording::Desk::tr("%1, by the opponents until the opening lead")
                                  : wording::Desk::tr("%1 until the opening lead"),
                      words);
    return byOpponents ? filled(wording::Desk::tr("%1, by the opponents"), words) : words;
}

} // namespace

std::vector<MisdealChoice> misdealChoices(const tournament::Match& match)
{
    std::vector<MisdealChoice> choices;
    for (const rules::MisdealReason& each : match.rules->people.misdeal.reasons) {
        choices.push_back({each.id, choiceText(each)});
    }
    return choices;
}

Answer<Recorded> misdeal(Desk& desk, const std::string& by, const std::string& match, const MisdealCall& call)
{
    const tournament::Match* found = tournament::match(desk.tournament(), match);
    if (!found)
        return notDrawn(match);
    if (call.byRuling && call.reason.empty())
        return refused(Message{"throw-in-without-reason", {{"match", matchTitle(*found)}}});
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
