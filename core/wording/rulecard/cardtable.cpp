// The card's sections on the table: renege, deal, misdeal, play, check-in.
#include "cardwriter.h"

#include "rulewords.h"

#include "rules/words.h"
#include "wording/filled.h"
#include "wording/sentence.h"
#include "wording/tr.h"

namespace wording {

using rules::added;

namespace {

QString offenderText(const scoring::RenegeRule& rule)
{
    switch (rule.effect) {
    case scoring::RenegeEffect::Tricks:
        return RuleCard::tr("Proven renege (not following suit when able): the offender’s side loses %n "
                            "trick(s) of that hand. Its bid is judged on the rest.",
                            nullptr, rule.tricks);
    case scoring::RenegeEffect::AutoSet:
        return RuleCard::tr(
            "Proven renege (not following suit when able): the offender’s side is set in that hand.");
    case scoring::RenegeEffect::LoseGame:
        break;
    }
    return RuleCard::tr("Proven renege (not following suit when able): the offender’s side loses the game.");
}

QString loserText(const scoring::RenegeRule& rule)
{
    switch (rule.effect) {
    case scoring::RenegeEffect::Tricks:
        return RuleCard::tr("Renege (not following suit when able): the side that loses the challenge loses "
                            "%n trick(s) of that hand. Its bid is judged on the rest.",
                            nullptr, rule.tricks);
    case scoring::RenegeEffect::AutoSet:
        return RuleCard::tr("Renege (not following suit when able): the side that loses the challenge is set "
                            "in that hand.");
    case scoring::RenegeEffect::LoseGame:
        break;
    }
    return RuleCard::tr(
        "Renege (not following suit when able): the side that loses the challenge loses the game.");
}

QString claimText(scoring::ClaimUntil until)
{
    switch (until) {
    case scoring::ClaimUntil::NextTrick:
        return RuleCard::tr("A renege must be claimed before the next trick is led.");
    case scoring::ClaimUntil::NextDeal:
        return RuleCard::tr("A renege must be claimed before the next hand is dealt.");
    case scoring::ClaimUntil::GameEnd:
        return RuleCard::tr("A renege must be claimed before the game ends.");
    case scoring::ClaimUntil::AnyTime:
        break;
    }
    return {};
}

void writeDenied(CardWriter& card, const scoring::RenegeRule& rule)
{
    const bool isAlways = rule.wrongPaid == scoring::WrongPaid::Always;
    if (rule.wrongTricks)
        card.say(isAlways
                     ? RuleCard::tr("A denied challenge costs the challenging side %n trick(s) of that hand.",
                                    nullptr, *rule.wrongTricks)
                     : RuleCard::tr("A denied challenge costs the challenging side %n trick(s) of that hand, "
                                    "but only if another challenge in that hand is upheld.",
                                    nullptr, *rule.wrongTricks),
                 {"renege.wrongTricks", "renege.wrongPaid"});
    else if (!isAlways)
        card.say(RuleCard::tr("The challenging side pays for a denied challenge only if another challenge in "
                              "that hand is upheld."),
                 {"renege.wrongPaid"});
}

void writeRenege(CardWriter& card)
{
    const auto& rule = card.scored().renege;
    if (!rule) {
        card.say(RuleCard::tr("There is no fixed penalty for a renege. The supervisor decides and may adjust "
                              "the score, with a reason."),
                 {"renege.tricks"});
        return;
    }
    card.say(rule->loser == scoring::RenegeLoser::Offender ? offenderText(*rule) : loserText(*rule),
             {"renege.loser", "renege.effect", "renege.tricks"});
    writeDenied(card, *rule);
    if (rule->claimUntil != scoring::ClaimUntil::AnyTime)
        card.say(claimText(rule->claimUntil), {"renege.claimUntil"});
    const bool moves = rule->effect == scoring::RenegeEffect::Tricks && rule->receiverCountsTricks;
    if (rule->receiverPoints > 0)
        card.say(filled(RuleCard::tr("The other side gets %1."), added(rule->receiverPoints)),
                 {"renege.receiverPoints"});
    if (moves)
        card.say(RuleCard::tr("These tricks count for the other side."), {"renege.receiverCountsTricks"});
    else if (!rule->receiverMakesBid && rule->effect != scoring::RenegeEffect::LoseGame)
        card.say(card.scored().nil.valueMade
                     ? RuleCard::tr("The other side’s bid, bags and nil don’t change.")
                     : RuleCard::tr("The other side’s bid and bags don’t change."),
                 {"renege.receiverCountsTricks"});
    if (rule->receiverMakesBid)
        card.say(
            RuleCard::tr("The other side counts at least as many tricks as it bid, unless it also pays for "
                         "a renege in that hand."),
            {"renege.receiverMakesBid"});
    if (rule->secondOffence == scoring::SecondOffence::LoseGame)
        card.say(RuleCard::tr("A second renege in the same game loses the game."), {"renege.secondOffence"});
}

std::string foulText(const scoring::Foul& foul)
{
    const std::string name = sentence(codeInWords(foul.name));
    if (foul.points != 0 && foul.tricks != 0)
        return filled(RuleCard::tr("%1: %2 and %3 tricks of that hand."), name, added(foul.points),
                      added(foul.tricks));
    if (foul.points != 0)
        return filled(RuleCard::tr("%1: %2."), name, added(foul.points));
    return foul.tricks != 0 ? filled(RuleCard::tr("%1: %2 tricks of that hand."), name, added(foul.tricks))
                            : filled(RuleCard::tr("%1: noted, no penalty."), name);
}

} // namespace

std::vector<Statement> renegeStatements(const rules::Set& set)
{
    CardWriter writer(set);
    writer.heading(RuleCard::tr("Renege"));
    writeRenege(writer);
    return writer.done().sections.front().statements;
}

void writePenalties(CardWriter& card)
{
    card.heading(RuleCard::tr("Renege and fouls"));
    writeRenege(card);
    card.saySentences(rules::Topic::Cheating);
    for (const scoring::Foul& foul : card.scored().fouls)
        card.say(foulText(foul), {"fouls." + foul.name});
}

void writeConduct(CardWriter& card)
{
    card.heading(RuleCard::tr("Conduct and policies"));
    card.saySentences(rules::Topic::Talk);
    card.sayForbidden();
    card.saySentences(rules::Topic::Handbook);
}

namespace {

void writeDeck(CardWriter& card)
{
    const rules::Deck& deck = card.people().deck;
    std::vector<std::string> removed;
    for (const std::string& each : deck.removed)
        removed.push_back(cardInWords(each));
    if (!deck.jokers)
        card.say(RuleCard::tr("52 cards, no jokers."), {"deck.jokers"});
    else
        card.say(deck.removed.empty()
                     ? filled(RuleCard::tr("The deck has the jokers, and no card is removed."))
                     : filled(RuleCard::tr("The jokers replace %1."),
                              rules::listed(removed, filled(RuleCard::tr("and")))),
                 {"deck.jokers", "deck.removed"});
    if (!deck.trumps.empty())
        card.say(filled(RuleCard::tr("Highest trumps, from high to low: %1."), card.words("deck.trumps")),
                 {"deck.trumps"});
    if (card.people().firstDealer != rules::FirstDealer::NotSaid)
        card.say(card.people().firstDealer == rules::FirstDealer::HighCard
                     ? RuleCard::tr("High card determines the first dealer.")
                     : RuleCard::tr("The first dealer is chosen at random."),
                 {"firstDealer"});
}

// For all reasons that the same players may call in the same time.
std::string misdealText(const rules::MisdealReason& reason, const std::string& reasons)
{
    const bool isOpponents = reason.by == rules::CalledBy::Opponents;
    const auto said = [&](const QString& byOpponents, const QString& byAnyone) {
        return filled(isOpponents ? byOpponents : byAnyone, reasons);
    };
    switch (reason.until) {
    case rules::CallableUntil::FirstBid:
        return said(RuleCard::tr("Misdeal for %1: the opponents may call it before the first bid."),
                    RuleCard::tr("Misdeal for %1: any player may call it before the first bid."));
    case rules::CallableUntil::OwnBid:
        return said(RuleCard::tr("Misdeal for %1: an opponent may call it before bidding."),
                    RuleCard::tr("Misdeal for %1: any player may call it before bidding."));
    case rules::CallableUntil::OpeningLead:
        return said(RuleCard::tr("Misdeal for %1: the opponents may call it before the opening lead."),
                    RuleCard::tr("Misdeal for %1: any player may call it before the opening lead."));
    case rules::CallableUntil::SecondTrick:
        return said(
            RuleCard::tr("Misdeal for %1: the opponents may call it before the lead to the second trick."),
            RuleCard::tr("Misdeal for %1: any player may call it before the lead to the second trick."));
    case rules::CallableUntil::HandEnd:
        break;
    }
    return said(RuleCard::tr("Misdeal for %1: the opponents may call it until the hand ends."),
                RuleCard::tr("Misdeal for %1: any player may call it until the hand ends."));
}

void writeReasons(CardWriter& card)
{
    const std::vector<rules::MisdealReason>& all = card.people().misdeal.reasons;
    for (std::size_t first = 0, next = 0; first < all.size(); first = next) {
        std::vector<std::string> words;
        std::vector<std::string> names;
        for (; next < all.size() && all[next].by == all[first].by && all[next].until == all[first].until;
             ++next) {
            words.push_back(codeInWords(all[next].id));
            names.push_back("misdeal.reasons." + all[next].id);
        }
        card.say(misdealText(all[first], rules::listed(words, filled(RuleCard::tr("or")))),
                 {names.begin(), names.end()});
    }
}

void writeMisdeal(CardWriter& card)
{
    writeReasons(card);
    const rules::MisdealRules& rules = card.people().misdeal;
    card.say(rules.redealer == rules::Redealer::SameDealer
                 ? RuleCard::tr("After a misdeal, the same dealer deals again. Nothing is scored.")
                 : RuleCard::tr("After a misdeal, the next dealer deals. Nothing is scored."),
             {"misdeal.redealer"});
}

void writeLeads(CardWriter& card)
{
    switch (card.people().play.firstLead) {
    case rules::FirstLead::LowestClub:
        card.say(RuleCard::tr("First trick: the 2\u2663 leads, and everyone plays their lowest club. A "
                              "player without clubs plays a diamond or heart, not a spade."),
                 {"play.firstLead"});
        break;
    case rules::FirstLead::DealersLeft:
        card.say(RuleCard::tr("The player to the dealer’s left leads to the first trick."),
                 {"play.firstLead"});
        break;
    case rules::FirstLead::DealersLeftNotSpade:
        card.say(RuleCard::tr("The player to the dealer’s left leads to the first trick, but not a spade."),
                 {"play.firstLead"});
        break;
    }
    card.say(card.people().play.spadesLead == rules::SpadesLead::WhenBroken
                 ? RuleCard::tr(
                       "Spades may be led once one has been played, or by a player who has only spades left.")
                 : RuleCard::tr("Spades may be led at any time."),
             {"play.spadesLead"});
}

// Special trumps may rank above the highest spade.
void writeTrickWon(CardWriter& card)
{
    if (!card.people().deck.trumps.empty() && !card.hasSentence("trick-won"))
        card.say(RuleCard::tr("The highest trump wins the trick, or else the highest card of the suit led."),
                 {"deck.trumps"});
}

} // namespace

void writeDealAndPlay(CardWriter& card)
{
    card.heading(RuleCard::tr("Deal and play"));
    writeDeck(card);
    card.saySentences(rules::Topic::Ranking);
    card.saySentences(rules::Topic::Deal);
    writeMisdeal(card);
    writeLeads(card);
    writeTrickWon(card);
    card.saySentences(rules::Topic::Play);
}

void writeCheckin(CardWriter& card)
{
    const rules::Checkin& checkin = card.people().checkin;
    card.heading(RuleCard::tr("Check-in"));
    if (!checkin.acceptedIds.empty())
        card.say(filled(checkin.scope == rules::CheckinScope::Match
                            ? RuleCard::tr("Show before each match: %1.")
                            : RuleCard::tr("Show once at check-in: %1."),
                        rules::listed(checkin.acceptedIds, filled(RuleCard::tr("or")))),
                 {"checkin.acceptedIds", "checkin.scope"});
    if (checkin.noIdNoPlay)
        card.say(RuleCard::tr("No ID, no play."), {"checkin.noIdNoPlay"});
    if (!checkin.eligible.empty())
        card.say(filled(RuleCard::tr("Who may play: %1."), rules::joined(checkin.eligible, "; ")),
                 {"checkin.eligible"});
}

void writeRegistration(CardWriter& card)
{
    const rules::RosterLimits& roster = card.people().roster;
    card.heading(RuleCard::tr("Registration"));
    if (roster.minPlayers)
        card.say(RuleCard::tr("A team needs at least %n player(s).", nullptr, *roster.minPlayers),
                 {"roster.minPlayers"});
    if (roster.maxPlayers)
        card.say(RuleCard::tr("A team may have at most %n player(s).", nullptr, *roster.maxPlayers),
                 {"roster.maxPlayers"});
    if (!roster.affiliations.empty())
        card.say(filled(RuleCard::tr("Only these affiliations may play: %1."),
                        rules::joined(roster.affiliations, ", ")),
                 {"roster.affiliations"});
    for (const rules::AffiliationLimit& limit : roster.limits)
        card.say(filled(limit.most == 0 ? RuleCard::tr("No player from %1 may play.")
                                        : RuleCard::tr("A team may have at most %n player(s) from %1.",
                                                       nullptr, limit.most),
                        limit.affiliation),
                 {"roster.limits"});
    if (roster.maxOthers)
        card.say(*roster.maxOthers == 0
                     ? RuleCard::tr("All players of a team must have the same affiliation.")
                     : RuleCard::tr("A team may have at most %n player(s) from outside its affiliation.",
                                    nullptr, *roster.maxOthers),
                 {"roster.maxOthers"});
}

} // namespace wording
