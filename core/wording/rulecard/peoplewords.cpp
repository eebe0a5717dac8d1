// The words of what only people read: pack, dealer, play, misdeal, check-in, registration.
#include "parameterwords.h"

#include "rulewords.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

namespace {

using rules::Values;

std::string cards(const std::vector<std::string>& names)
{
    std::vector<std::string> all;
    for (const std::string& name : names)
        all.push_back(cardInWords(name));
    return listedOr(all, QT_TRANSLATE_NOOP("RuleCard", "none"));
}

std::string firstDealer(const Values& values)
{
    switch (values.people.firstDealer) {
    case rules::FirstDealer::HighCard:
        return filled(RuleCard::tr("by high card"));
    case rules::FirstDealer::Random:
        return filled(RuleCard::tr("at random"));
    case rules::FirstDealer::NotSaid:
        break;
    }
    return filled(RuleCard::tr("not said"));
}

std::string firstLead(const Values& values)
{
    switch (values.people.play.firstLead) {
    case rules::FirstLead::LowestClub:
        return filled(RuleCard::tr("the 2\u2663, and everyone plays the lowest club"));
    case rules::FirstLead::DealersLeft:
        return filled(RuleCard::tr("the player on the dealer's left"));
    case rules::FirstLead::DealersLeftNotSpade:
        break;
    }
    return filled(RuleCard::tr("the player on the dealer's left, and no spade"));
}

std::string misdealWords(const rules::MisdealReason& reason)
{
    const std::string name = codeInWords(reason.id);
    const bool isBid = reason.until == rules::CallableUntil::FirstBid;
    if (reason.by == rules::CalledBy::Opponents)
        return filled(isBid ? RuleCard::tr("%1 (by the opponents, before the first bid)")
                            : RuleCard::tr("%1 (by the opponents, before the opening lead)"),
                      name);
    return filled(isBid ? RuleCard::tr("%1 (by anyone, before the first bid)")
                        : RuleCard::tr("%1 (by anyone, before the opening lead)"),
                  name);
}

std::string misdeals(const Values& values)
{
    std::vector<std::string> all;
    for (const rules::MisdealReason& reason : values.people.misdeal.reasons)
        all.push_back(misdealWords(reason));
    return listedOr(all, QT_TRANSLATE_NOOP("RuleCard", "none"));
}

std::string players(const std::optional<int>& number)
{
    return number ? filled(RuleCard::tr("%n player(s)", nullptr, *number)) : filled(RuleCard::tr("no limit"));
}

std::string limits(const Values& values)
{
    std::vector<std::string> all;
    for (const rules::AffiliationLimit& limit : values.people.roster.limits)
        all.push_back(std::to_string(limit.most) + ' ' + limit.affiliation);
    return listedOr(all, QT_TRANSLATE_NOOP("RuleCard", "no limit"));
}

} // namespace

std::vector<ParameterWords> peopleWords()
{
    return {
        {"deck.jokers", QT_TRANSLATE_NOOP("RuleCard", "jokers"),
         [](const Values& v) {
             return v.people.deck.jokers ? filled(RuleCard::tr("played"))
                                         : filled(RuleCard::tr("not played"));
         }},
        {"deck.removed", QT_TRANSLATE_NOOP("RuleCard", "cards taken out"),
         [](const Values& v) { return cards(v.people.deck.removed); }},
        {"deck.trumps", QT_TRANSLATE_NOOP("RuleCard", "special trumps from the highest"),
         [](const Values& v) { return cards(v.people.deck.trumps); }},
        {"firstDealer", QT_TRANSLATE_NOOP("RuleCard", "first dealer"), firstDealer},
        {"play.firstLead", QT_TRANSLATE_NOOP("RuleCard", "first lead"), firstLead},
        {"play.spadesLead", QT_TRANSLATE_NOOP("RuleCard", "spades may be led"),
         [](const Values& v) {
             return v.people.play.spadesLead == rules::SpadesLead::WhenBroken
                        ? filled(RuleCard::tr("once they are broken, or with nothing else"))
                        : filled(RuleCard::tr("at any time"));
         }},
        {"misdeal.reasons", QT_TRANSLATE_NOOP("RuleCard", "misdeals"), misdeals},
        {"misdeal.redealer", QT_TRANSLATE_NOOP("RuleCard", "deals again after a misdeal"),
         [](const Values& v) {
             return v.people.misdeal.redealer == rules::Redealer::SameDealer
                        ? filled(RuleCard::tr("the same dealer"))
                        : filled(RuleCard::tr("the next dealer"));
         }},
        {"checkin.acceptedIds", QT_TRANSLATE_NOOP("RuleCard", "accepted IDs"),
         [](const Values& v) {
             return listedOr(v.people.checkin.acceptedIds, QT_TRANSLATE_NOOP("RuleCard", "none"));
         }},
        {"checkin.noIdNoPlay", QT_TRANSLATE_NOOP("RuleCard", "no ID, no play"),
         [](const Values& v) { return yesOrNo(v.people.checkin.noIdNoPlay); }},
        {"checkin.eligible", QT_TRANSLATE_NOOP("RuleCard", "who may play"),
         [](const Values& v) {
             return listedOr(v.people.checkin.eligible, QT_TRANSLATE_NOOP("RuleCard", "none"));
         }},
        {"checkin.scope", QT_TRANSLATE_NOOP("RuleCard", "ID is shown"),
         [](const Values& v) {
             return v.people.checkin.scope == rules::CheckinScope::Match
                        ? filled(RuleCard::tr("before each match"))
                        : filled(RuleCard::tr("once an evening"));
         }},
        {"roster.minPlayers", QT_TRANSLATE_NOOP("RuleCard", "players on a team, at least"),
         [](const Values& v) { return players(v.people.roster.minPlayers); }},
        {"roster.maxPlayers", QT_TRANSLATE_NOOP("RuleCard", "players on a team, at most"),
         [](const Values& v) { return players(v.people.roster.maxPlayers); }},
        {"roster.affiliations", QT_TRANSLATE_NOOP("RuleCard", "affiliations that may play"),
         [](const Values& v) {
             return listedOr(v.people.roster.affiliations, QT_TRANSLATE_NOOP("RuleCard", "anybody"));
         }},
        {"roster.limits", QT_TRANSLATE_NOOP("RuleCard", "of an affiliation, at most"), limits},
        {"roster.maxOthers", QT_TRANSLATE_NOOP("RuleCard", "of another affiliation than the team, at most"),
         [](const Values& v) { return players(v.people.roster.maxOthers); }},
    };
}

} // namespace wording
