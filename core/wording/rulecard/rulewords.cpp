#include "rulewords.h"

#include "rules/misdeal.h"
#include "rules/words.h"
#include "scoring/outlook.h"
#include "wording/filled.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace wording {

namespace {

struct Code {
    std::string_view code;
    const char* words;
    const char* infraction = nullptr; ///< what the player does, if it is an infraction
};

/// Codes of the built-in venues, and of older copies of their rules on record.
class Codes {
    Q_DECLARE_TR_FUNCTIONS(RuleCard)
public:
    static constexpr Code all[] = {
        {"regular", QT_TR_NOOP("regular")},
        {"championship", QT_TR_NOOP("championship")},
        {"final", QT_TR_NOOP("final")},
        {"third-place", QT_TR_NOOP("third-place match")},
        {"semifinals", QT_TR_NOOP("semifinals")},
        {"quarterfinals", QT_TR_NOOP("quarterfinals")},
        {"losers-bracket", QT_TR_NOOP("losers bracket")},
        {"playoff", QT_TR_NOOP("playoff")},
        {"pools", QT_TR_NOOP("pools")},
        {rules::spadeLedUnbroken, QT_TR_NOOP("spade led before broken"),
         QT_TR_NOOP("a spade led before spades were broken")},
        {rules::spadeOpeningLead, QT_TR_NOOP("spade opening lead"),
         QT_TR_NOOP("a spade led to the first trick")},
        {rules::notLowestClub, QT_TR_NOOP("first trick"),
         QT_TR_NOOP("no lowest club, or a spade, in the first trick")},
        {"talk-after-bidding", QT_TR_NOOP("talk after bidding"),
         QT_TR_NOOP("talk between partners after the bidding")},
        {"talk-across-table", QT_TR_NOOP("talk across table"),
         QT_TR_NOOP("talk across the table about the hands")},
        {"card-information", QT_TR_NOOP("card information"), QT_TR_NOOP("telling your partner your cards")},
        {"show-hand", QT_TR_NOOP("hand shown"), QT_TR_NOOP("showing your hand to your partner")},
        {"unsporting-behavior", QT_TR_NOOP("unsporting behavior"), QT_TR_NOOP("unsporting behavior")},
    };
    static const Code* find(std::string_view code)
    {
        const auto* const found = std::ranges::find(all, code, &Code::code);
        return found == std::end(all) ? nullptr : found;
    }
};

} // namespace

std::string cardInWords(std::string_view card)
{
    return text(rules::cardNamed(card));
}

std::string inWords(rules::Verdict verdict)
{
    switch (verdict) {
    case rules::Verdict::Proven:
        return filled(RuleCard::tr("proven"));
    case rules::Verdict::NotProven:
        return filled(RuleCard::tr("not proven"));
    case rules::Verdict::Contradictory:
        break;
    }
    return filled(RuleCard::tr("contradictory"));
}

// Reasons for misdeals are worded as messages, because refusals name them too.
std::string codeInWords(std::string_view code)
{
    const Code* found = Codes::find(code);
    return found ? filled(Codes::tr(found->words)) : text(rules::misdealReason(code));
}

std::string inWords(const std::vector<rules::DrawPart>& parts)
{
    std::vector<std::string> words;
    for (const rules::DrawPart part : parts)
        words.push_back(codeInWords(rules::word(part)));
    return rules::listed(words, filled(RuleCard::tr("and")));
}

std::string callableInWords(const rules::MisdealReason& reason)
{
    const std::string words = codeInWords(reason.id);
    const bool byOpponents = reason.by == rules::CalledBy::Opponents;
    const auto said = [&](const QString& opponents, const QString& anyone) {
        return filled(byOpponents ? opponents : anyone, words);
    };
    switch (reason.until) {
    case rules::CallableUntil::FirstBid:
        break;
    case rules::CallableUntil::OwnBid:
        return said(RuleCard::tr("%1 (opponents, until they bid)"),
                    RuleCard::tr("%1 (until the caller bids)"));
    case rules::CallableUntil::OpeningLead:
        return said(RuleCard::tr("%1 (opponents, until the opening lead)"),
                    RuleCard::tr("%1 (until the opening lead)"));
    case rules::CallableUntil::SecondTrick:
        return said(RuleCard::tr("%1 (opponents, until the second trick)"),
                    RuleCard::tr("%1 (until the second trick)"));
    case rules::CallableUntil::HandEnd:
        return said(RuleCard::tr("%1 (opponents, until the hand ends)"),
                    RuleCard::tr("%1 (until the hand ends)"));
    }
    return byOpponents ? filled(RuleCard::tr("%1 (opponents)"), words) : words;
}

std::string reasonInWords(const scoring::Misdeal& misdeal)
{
    return misdeal.byRuling ? filled(RuleCard::tr("ruling: %1"), misdeal.reason)
                            : codeInWords(misdeal.reason);
}

std::string misdealLine(const scoring::Misdeal& misdeal, const std::string& by)
{
    if (scoring::isThrownIn(misdeal))
        return filled(RuleCard::tr("void: bids under the table minimum"));
    if (misdeal.byRuling)
        return filled(RuleCard::tr("misdeal by ruling, called by %1: %2"), by, misdeal.reason);
    const std::string reason = codeInWords(misdeal.reason);
    return misdeal.override ? filled(RuleCard::tr("misdeal called by %1: %2, by exception (%3)"), by, reason,
                                     *misdeal.override)
                            : filled(RuleCard::tr("misdeal called by %1: %2"), by, reason);
}

std::string inWords(const rules::Infraction& infraction)
{
    return infraction.words.empty() ? infractionInWords(infraction.id) : infraction.words;
}

std::string infractionInWords(std::string_view id)
{
    const Code* found = Codes::find(id);
    return found && found->infraction ? filled(Codes::tr(found->infraction)) : codeInWords(id);
}

std::string sourceOf(const rules::Cite& cite)
{
    return text(rules::ruleCited(cite));
}

std::string placeOf(const rules::Cite& cite)
{
    return text(rules::ruleSection(cite));
}

std::string bidsOf(const scoring::RuleSet& rules, const scoring::Tier& tier)
{
    const auto last = scoring::lastBidOf(rules, tier);
    if (!last)
        return filled(tier.onlyBlind ? RuleCard::tr("%1 or more blind") : RuleCard::tr("%1 or more"),
                      tier.minBid);
    if (*last > tier.minBid)
        return filled(tier.onlyBlind ? RuleCard::tr("%1 to %2 blind") : RuleCard::tr("%1 to %2"), tier.minBid,
                      *last);
    return filled(tier.onlyBlind ? RuleCard::tr("exactly %1 blind") : RuleCard::tr("exactly %1"),
                  tier.minBid);
}

std::string points(int number)
{
    return filled(RuleCard::tr("%1 point(s)", nullptr, std::abs(number)), rules::digits(number));
}

std::string tricks(int number)
{
    return filled(RuleCard::tr("%n trick(s)", nullptr, number));
}

std::string hands(int number)
{
    return filled(RuleCard::tr("%n hand(s)", nullptr, number));
}

std::string times(int number)
{
    return filled(RuleCard::tr("%n time(s)", nullptr, number));
}

std::string timesAsMuch(int number)
{
    return number == 2 ? filled(RuleCard::tr("twice")) : times(number);
}

namespace {

std::string multiplied(int number)
{
    return number == 1   ? filled(RuleCard::tr("once"))
           : number == 2 ? filled(RuleCard::tr("double"))
                         : times(number);
}

} // namespace

std::string counts(const scoring::BlindBid& bid)
{
    const std::string made = multiplied(bid.multiplierMade);
    return bid.multiplierMade == bid.multiplierSet
               ? filled(RuleCard::tr("%1, made or set"), made)
               : filled(RuleCard::tr("%1 if made and %2 if set"), made, multiplied(bid.multiplierSet));
}

std::string minutes(int number)
{
    return filled(RuleCard::tr("%n minute(s)", nullptr, number));
}

} // namespace wording
