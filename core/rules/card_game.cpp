// The card's sections on winning, time and bidding.
#include "card_writer.h"

namespace rules {

namespace {

void writeLength(CardWriter& card)
{
    const scoring::End& end = card.rules().end;
    const std::string target = counted(end.target, "point");
    switch (end.length) {
    case scoring::Length::Target:
        card.say("The first side with " + target + " or more wins the game.",
                 {"end.target", "end.handsOrGames"});
        break;
    case scoring::Length::FixedGames:
        card.say("A match is " + counted(end.lengthCount, "game") + " to " + target +
                     " each. The points of all games together decide it.",
                 {"end.target", "end.handsOrGames"});
        break;
    case scoring::Length::FixedHands:
        card.say("After " + counted(end.lengthCount, "hand") + " the higher score wins.",
                 {"end.handsOrGames"});
        return;
    }
    card.say(
        end.bothReach == scoring::BothReach::Higher
            ? "Both sides get there in one hand: the higher score wins."
            : "Both sides get there in one hand: the side with the higher bid in it wins; level bids: the "
              "higher score.",
        {"end.bothReach"});
}

void writeOtherEnds(CardWriter& card)
{
    const scoring::End& end = card.rules().end;
    if (end.winOnMadeBid)
        card.say("Making a bid of " + std::to_string(*end.winOnMadeBid) + " or more wins the game.",
                 {"end.winOnMadeBid"});
    if (end.minScore)
        card.say("A side at " + counted(*end.minScore, "point") + " or less loses the game.",
                 {"end.minScore"});
    if (end.maxSetsTotal)
        card.say("A side that is set " + counted(*end.maxSetsTotal, "time") + " in a game loses it.",
                 {"end.maxSetsTotal"});
    if (end.maxSetsConsecutive)
        card.say("A side that is set " + counted(*end.maxSetsConsecutive, "time") +
                     " in a row loses the game.",
                 {"end.maxSetsConsecutive"});
    if (end.minHands)
        card.say("No game ends before " + counted(*end.minHands, "hand") + " are played.", {"end.minHands"});
}

} // namespace

void writeWinning(CardWriter& card)
{
    card.heading("Winning");
    writeLength(card);
    card.say("Level scores at the end: one more hand decides, and another while they stay level.",
             {"end.tie"});
    writeOtherEnds(card);
}

void writeTime(CardWriter& card)
{
    const scoring::Time& time = card.rules().time;
    card.heading("Time");
    if (time.limitMin)
        card.say(sentence(card.words("time.scope")) + " may take " + counted(*time.limitMin, "minute") + '.',
                 {"time.limitMin", "time.scope"});
    if (time.onExpiry == scoring::OnExpiry::FinishHand)
        card.say("Time is up: the hand in play is finished and the higher score wins. Level: the next hand "
                 "decides.",
                 {"time.onExpiry"});
    else if (time.onExpiry == scoring::OnExpiry::FinishGame)
        card.say("Time is up: the game in play is finished, and no other begins.", {"time.onExpiry"});
    else if (time.onExpiry == scoring::OnExpiry::StopNow)
        card.say("Time is up: play stops at once, the hand in play counts nothing and the higher score wins. "
                 "Level: one more hand decides.",
                 {"time.onExpiry"});
    if (!time.wallClockEnd.empty())
        card.say("All play ends at " + time.wallClockEnd + '.', {"time.wallClockEnd"});
}

namespace {

void writeBidLimits(CardWriter& card)
{
    const scoring::BidRules& bid = card.rules().bid;
    if (bid.minTeam)
        card.say("A side bids at least " + counted(*bid.minTeam, "trick") + '.', {"bid.minTeam"});
    if (bid.minPlayer)
        card.say("A player who bids a number bids at least " + std::to_string(*bid.minPlayer) + '.',
                 {"bid.minPlayer"});
    if (bid.minWithNilPartner)
        card.say("The partner of a nil bids at least " + std::to_string(*bid.minWithNilPartner) + '.',
                 {"bid.minWithNilPartner"});
    if (bid.maxTeam)
        card.say("A side bids at most " + counted(*bid.maxTeam, "trick") + '.', {"bid.maxTeam"});
    else
        card.say("There is no highest bid: partners' numbers may add up to more than 13.", {"bid.maxTeam"});
    if (bid.minTableTotal)
        card.say("Both sides' bids together come to at least " + std::to_string(*bid.minTableTotal) +
                     ", otherwise the hand is thrown in.",
                 {"bid.minTableTotal"});
}

} // namespace

void writeBidding(CardWriter& card)
{
    const scoring::RuleSet& rules = card.rules();
    card.heading("Bidding");
    card.say(rules.bid.entry == scoring::BidEntry::Player
                 ? "Each player bids; the partners' numbers together are the side's bid."
                 : "The partners agree on one bid for their side.",
             {"bid.entry"});
    card.say(sentence(card.words("bid.first")) + " bids first.", {"bid.first"});
    writeBidLimits(card);
    if (rules.bid.firstHand == scoring::FirstHand::BidsItself)
        card.say("The first hand is not bid: each trick is worth " +
                     counted(rules.contract.perTrick, "point") + " and nobody is set.",
                 {"bid.firstHand", "contract.perTrick"});
    if (rules.bid.firstHandMinBooks)
        card.say("A side that takes fewer than " + counted(*rules.bid.firstHandMinBooks, "trick") +
                     " in the first hand loses the game.",
                 {"bid.firstHandMinBooks"});
    if (const auto& blind = rules.contract.blindBid) {
        const std::string behind =
            blind->minDeficit ? " by a side at least " + counted(*blind->minDeficit, "point") + " behind"
                              : "";
        card.say("A number of " + std::to_string(blind->min) + " or more may be bid before looking" + behind +
                     ": it counts " + counted(blind->multiplierMade, "time") + " when made, " +
                     counted(blind->multiplierSet, "time") + " when set.",
                 {"contract.blindBid"});
    }
}

} // namespace rules
