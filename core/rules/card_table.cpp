// The card's sections on what happens at the table: renege, deal, misdeal, play, check-in.
#include "card_writer.h"
#include "misdeal.h"

namespace rules {

namespace {

void writeRenegeEffect(CardWriter& card, const scoring::RenegeRule& rule)
{
    const std::string loser =
        rule.loser == scoring::RenegeLoser::Offender
            ? "Renege (not following suit when able), shown: the offender's side "
            : "Renege (not following suit when able): the side that loses the challenge ";
    std::string effect;
    switch (rule.effect) {
    case scoring::RenegeEffect::Tricks:
        effect =
            "loses " + counted(rule.tricks, "trick") + " of that hand; its bid is judged on what is left.";
        break;
    case scoring::RenegeEffect::AutoSet:
        effect = "is set in that hand.";
        break;
    case scoring::RenegeEffect::LoseGame:
        effect = "loses the game.";
        break;
    }
    card.say(loser + effect, {"renege.loser", "renege.effect", "renege.tricks"});
}

void writeRenege(CardWriter& card)
{
    const auto& rule = card.rules().renege;
    if (!rule) {
        card.say("No penalty of its own for a renege: the supervisor rules, and may correct the score with a "
                 "reason.",
                 {"renege.tricks"});
        return;
    }
    writeRenegeEffect(card, *rule);
    const bool moves = rule->effect == scoring::RenegeEffect::Tricks && rule->receiverCountsTricks;
    if (rule->receiverPoints > 0)
        card.say("The other side is awarded " + added(rule->receiverPoints) + '.', {"renege.receiverPoints"});
    card.say(moves ? "These tricks count for the other side."
                   : "The other side's own bid, bags and nil are not touched.",
             {"renege.receiverCountsTricks"});
    if (rule->secondOffence == scoring::SecondOffence::LoseGame)
        card.say("A second renege in the same game loses it.", {"renege.secondOffence"});
}

} // namespace

std::vector<Statement> renegeStatements(const Set& set)
{
    CardWriter writer(set);
    writer.heading("Renege");
    writeRenege(writer);
    return writer.done().sections.front().statements;
}

void writePenalties(CardWriter& card)
{
    card.heading("Renege and fouls");
    writeRenege(card);
    for (const scoring::Foul& foul : card.rules().fouls) {
        std::vector<std::string> price;
        if (foul.points != 0)
            price.push_back(added(foul.points));
        if (foul.tricks != 0)
            price.push_back(added(foul.tricks) + " tricks of that hand");
        card.say(sentence(spaced(foul.name)) + ": " +
                     (price.empty() ? "noted, without a price" : listed(price, "and")) + '.',
                 {"fouls." + foul.name});
    }
}

namespace {

void writeDeck(CardWriter& card)
{
    const Deck& deck = card.people().deck;
    if (!deck.jokers)
        card.say("52 cards, no jokers.", {"deck.jokers"});
    else
        card.say("Played with jokers in place of " + card.words("deck.removed") + '.',
                 {"deck.jokers", "deck.removed"});
    if (!deck.trumps.empty())
        card.say("Highest trumps, from the top: " + card.words("deck.trumps") + '.', {"deck.trumps"});
    if (card.people().firstDealer != FirstDealer::NotSaid)
        card.say("The first dealer is found " + card.words("firstDealer") + '.', {"firstDealer"});
}

void writeMisdeal(CardWriter& card)
{
    const MisdealRules& rules = card.people().misdeal;
    for (const MisdealReason& reason : rules.reasons)
        card.say("Misdeal: " + reasonInWords(reason.id) + " may be called " +
                     (reason.by == CalledBy::Opponents ? "by the opponents " : "") + "before the " +
                     (reason.until == CallableUntil::FirstBid ? "first bid." : "opening lead."),
                 {"misdeal.reasons." + reason.id});
    card.say(std::string("After a misdeal ") +
                 (rules.redealer == Redealer::SameDealer ? "the same dealer" : "the next dealer") +
                 " deals again; nothing is scored.",
             {"misdeal.redealer"});
}

void writeLeads(CardWriter& card)
{
    switch (card.people().play.firstLead) {
    case FirstLead::LowestClub:
        card.say(
            "First trick: the 2\u2663 leads and everyone plays the lowest club; without a club a diamond "
            "or heart, no spade.",
            {"play.firstLead"});
        break;
    case FirstLead::DealersLeft:
        card.say("The player on the dealer's left leads to the first trick.", {"play.firstLead"});
        break;
    case FirstLead::DealersLeftNotSpade:
        card.say("The player on the dealer's left leads to the first trick, and no spade.",
                 {"play.firstLead"});
        break;
    }
    card.say(card.people().play.spadesLead == SpadesLead::WhenBroken
                 ? "Spades may be led once one has been played, or by a player who has nothing else."
                 : "Spades may be led at any time.",
             {"play.spadesLead"});
}

} // namespace

void writeDealAndPlay(CardWriter& card)
{
    card.heading("Deal and play");
    writeDeck(card);
    writeMisdeal(card);
    writeLeads(card);
}

void writeCheckin(CardWriter& card)
{
    const Checkin& checkin = card.people().checkin;
    card.heading("Check-in");
    if (!checkin.acceptedIds.empty())
        card.say(
            "Show " +
                std::string(checkin.scope == CheckinScope::Match ? "before each match" : "once an evening") +
                ": " + listed(checkin.acceptedIds, "or") + '.',
            {"checkin.acceptedIds", "checkin.scope"});
    if (checkin.noIdNoPlay)
        card.say("No ID, no play.", {"checkin.noIdNoPlay"});
    if (!checkin.eligible.empty())
        card.say("Who may play: " + joined(checkin.eligible, "; ") + '.', {"checkin.eligible"});
}

void writeRegistration(CardWriter& card)
{
    const RosterLimits& roster = card.people().roster;
    card.heading("Registration");
    if (roster.minPlayers)
        card.say("A team has at least " + counted(*roster.minPlayers, "player") + '.', {"roster.minPlayers"});
    if (roster.maxPlayers)
        card.say("A team has at most " + counted(*roster.maxPlayers, "player") + '.', {"roster.maxPlayers"});
    if (!roster.affiliations.empty())
        card.say("Only these may play: " + joined(roster.affiliations, ", ") + '.', {"roster.affiliations"});
    for (const AffiliationLimit& limit : roster.limits)
        card.say("Of " + limit.affiliation + " a team has at most " + counted(limit.most, "player") + '.',
                 {"roster.limits"});
    if (roster.maxOthers)
        card.say("Of another affiliation than its own a team has at most " +
                     counted(*roster.maxOthers, "player") + '.',
                 {"roster.maxOthers"});
}

} // namespace rules
