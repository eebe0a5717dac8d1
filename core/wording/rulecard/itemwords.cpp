#include "itemwords.h"

#include "rulewords.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

using rules::added;

std::string tierInWords(const scoring::RuleSet& rules, const scoring::Tier& tier)
{
    const std::string bids = bidsOf(rules, tier);
    const std::string made = added(tier.made);
    return tier.set
               ? filled(RuleCard::tr("a bid of %1: %2 if made, %3 if set"), bids, made, added(-*tier.set))
               : filled(RuleCard::tr("a bid of %1: %2 if made, like any other bid if set"), bids, made);
}

std::string foulInWords(const scoring::Foul& foul)
{
    const std::string name = codeInWords(foul.name);
    if (foul.points != 0 && foul.tricks != 0)
        return filled(RuleCard::tr("%1 %2 points and %3 tricks"), name, added(foul.points),
                      added(foul.tricks));
    if (foul.points != 0)
        return filled(RuleCard::tr("%1 %2 points"), name, added(foul.points));
    return foul.tricks != 0 ? filled(RuleCard::tr("%1 %2 tricks"), name, added(foul.tricks))
                            : filled(RuleCard::tr("%1 (no penalty)"), name);
}

std::string misdealInWords(const rules::MisdealReason& reason)
{
    const bool isOpponents = reason.by == rules::CalledBy::Opponents;
    const auto said = [&](const QString& byOpponents, const QString& byAnyone) {
        return filled(isOpponents ? byOpponents : byAnyone, codeInWords(reason.id));
    };
    switch (reason.until) {
    case rules::CallableUntil::FirstBid:
        return said(RuleCard::tr("%1 (by the opponents, before the first bid)"),
                    RuleCard::tr("%1 (by anyone, before the first bid)"));
    case rules::CallableUntil::OwnBid:
        return said(RuleCard::tr("%1 (by the opponents, before they bid)"),
                    RuleCard::tr("%1 (by anyone, before they bid)"));
    case rules::CallableUntil::OpeningLead:
        return said(RuleCard::tr("%1 (by the opponents, before the opening lead)"),
                    RuleCard::tr("%1 (by anyone, before the opening lead)"));
    case rules::CallableUntil::SecondTrick:
        return said(RuleCard::tr("%1 (by the opponents, before the second trick)"),
                    RuleCard::tr("%1 (by anyone, before the second trick)"));
    case rules::CallableUntil::HandEnd:
        break;
    }
    return said(RuleCard::tr("%1 (by the opponents, until the hand ends)"),
                RuleCard::tr("%1 (by anyone, until the hand ends)"));
}

std::string limitInWords(const rules::AffiliationLimit& limit)
{
    return std::to_string(limit.most) + ' ' + limit.affiliation;
}

} // namespace wording
