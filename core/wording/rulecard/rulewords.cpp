#include "rulewords.h"

#include "rules/cited.h"
#include "rules/infractions.h"
#include "rules/misdeal.h"
#include "rules/words.h"
#include "wording/filled.h"
#include "wording/text.h"
#include "wording/tr.h"

#include <QtGlobal>

#include <algorithm>
#include <cstdlib>
#include <iterator>

namespace wording {

namespace {

struct Code {
    std::string_view code;
    const char* words;
};

/// Those of the venues that the program brings along, and those on record from older copies of their rules.
constexpr Code codes[] = {
    {"regular", QT_TRANSLATE_NOOP("RuleCard", "regular")},
    {"championship", QT_TRANSLATE_NOOP("RuleCard", "championship")},
    {"hand-information", QT_TRANSLATE_NOOP("RuleCard", "hand information")},
    {"no-face-card", QT_TRANSLATE_NOOP("RuleCard", "no face card")},
    {"no-spade", QT_TRANSLATE_NOOP("RuleCard", "no spade")},
    {"wrong-count", QT_TRANSLATE_NOOP("RuleCard", "wrong count")},
    {rules::spadeLedUnbroken, QT_TRANSLATE_NOOP("RuleCard", "spade led unbroken")},
    {rules::spadeOpeningLead, QT_TRANSLATE_NOOP("RuleCard", "spade opening lead")},
    {rules::notLowestClub, QT_TRANSLATE_NOOP("RuleCard", "first trick")},
    {"talk-after-bidding", QT_TRANSLATE_NOOP("RuleCard", "talk after bidding")},
    {"talk-across-table", QT_TRANSLATE_NOOP("RuleCard", "talk across table")},
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

std::string codeInWords(std::string_view code)
{
    const auto* const found =
        std::find_if(std::begin(codes), std::end(codes), [&](const Code& each) { return each.code == code; });
    return found == std::end(codes) ? rules::spaced(std::string(code)) : filled(RuleCard::tr(found->words));
}

std::string reasonInWords(std::string_view reason)
{
    return text(rules::misdealReason(reason));
}

std::string reasonInWords(const scoring::Misdeal& misdeal)
{
    return misdeal.byRuling ? filled(RuleCard::tr("ruling: %1"), misdeal.reason)
                            : reasonInWords(misdeal.reason);
}

std::string inWords(const rules::Infraction& infraction)
{
    return infraction.words.empty() ? infractionInWords(infraction.id) : infraction.words;
}

std::string infractionInWords(std::string_view id)
{
    if (id == rules::spadeLedUnbroken)
        return filled(RuleCard::tr("a spade led before spades were broken"));
    if (id == rules::spadeOpeningLead)
        return filled(RuleCard::tr("a spade led to the first trick"));
    if (id == rules::notLowestClub)
        return filled(RuleCard::tr("no lowest club, or a spade, in the first trick"));
    // On record of tournaments whose copy of the rules does not say yet what the sheet forbids.
    if (id == "talk-after-bidding")
        return filled(RuleCard::tr("talk between partners after the bidding"));
    if (id == "talk-across-table")
        return filled(RuleCard::tr("talk across the table about the hands"));
    return codeInWords(id);
}

std::string sourceOf(const rules::Cite& cite)
{
    return text(rules::ruleCited(cite));
}

std::string placeOf(const rules::Cite& cite)
{
    return text(rules::ruleSection(cite));
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

std::string minutes(int number)
{
    return filled(RuleCard::tr("%n minute(s)", nullptr, number));
}

} // namespace wording
