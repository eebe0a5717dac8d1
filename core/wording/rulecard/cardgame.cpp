// The card's sections on winning, time and bidding.
#include "cardwriter.h"
#include "rulewords.h"

#include "wording/clock.h"
#include "wording/filled.h"
#include "wording/tr.h"

namespace wording {

namespace {

void writeLength(CardWriter& card)
{
    const scoring::End& end = card.scored().end;
    switch (end.length) {
    case scoring::Length::Target:
        card.say(RuleCard::tr("The first side with %n point(s) or more wins the game.", nullptr, end.target),
                 {"end.target", "end.handsOrGames"});
        break;
    case scoring::Length::FixedGames:
        card.say(filled(RuleCard::tr("A match is %n game(s) to %1 each. The points of all games together "
                                     "decide it.",
                                     nullptr, end.lengthCount),
                        points(end.target)),
                 {"end.target", "end.handsOrGames"});
        break;
    case scoring::Length::FixedHands:
        card.say(RuleCard::tr("After %n hand(s) the higher score wins.", nullptr, end.lengthCount),
                 {"end.handsOrGames"});
        return;
    }
    card.say(filled(end.bothReach == scoring::BothReach::Higher
                        ? RuleCard::tr("If both sides reach %1 in the same hand, the higher score wins.")
                        : RuleCard::tr("If both sides reach %1 in the same hand, the higher bid in it wins; "
                                       "with tied bids, the higher score."),
                    end.target),
             {"end.bothReach"});
}

void writeOtherEnds(CardWriter& card)
{
    const scoring::End& end = card.scored().end;
    if (end.winOnMadeBid)
        card.say(filled(RuleCard::tr("Making a bid of %1 or more wins the game."), *end.winOnMadeBid),
                 {"end.winOnMadeBid"});
    if (end.minScore)
        card.say(filled(RuleCard::tr("A side at %1 or less loses the game."), points(*end.minScore)),
                 {"end.minScore"});
    if (end.maxSetsTotal)
        card.say(
            RuleCard::tr("A side that is set %n time(s) in a game loses it.", nullptr, *end.maxSetsTotal),
            {"end.maxSetsTotal"});
    if (end.maxSetsConsecutive)
        card.say(RuleCard::tr("A side that is set %n time(s) in a row loses the game.", nullptr,
                              *end.maxSetsConsecutive),
                 {"end.maxSetsConsecutive"});
    if (end.minHands)
        card.say(RuleCard::tr("No game ends before %n hand(s) are played.", nullptr, *end.minHands),
                 {"end.minHands"});
}

QString onExpiryText(scoring::OnExpiry choice)
{
    switch (choice) {
    case scoring::OnExpiry::FinishHand:
        return RuleCard::tr(
            "When time is up, the hand in play is finished and the higher score wins. If tied, the "
            "next hand decides.");
    case scoring::OnExpiry::FinishGame:
        return RuleCard::tr("When time is up, the game in play is finished, and no other begins.");
    case scoring::OnExpiry::StopNow:
        break;
    }
    return RuleCard::tr("When time is up, play stops at once, the hand in play does not count and the higher "
                        "score wins. If tied, one more hand decides.");
}

} // namespace

void writeWinning(CardWriter& card)
{
    card.heading(RuleCard::tr("Winning"));
    writeLength(card);
    card.say(RuleCard::tr("Tied at the end: one more hand decides, and another while the scores stay tied."),
             {"end.tie"});
    writeOtherEnds(card);
}

void writeTime(CardWriter& card)
{
    const scoring::Time& time = card.scored().time;
    card.heading(RuleCard::tr("Time"));
    if (time.limitMin)
        card.say(time.scope == scoring::TimeScope::Game
                     ? RuleCard::tr("Time limit: %n minute(s) a game.", nullptr, *time.limitMin)
                     : RuleCard::tr("Time limit: %n minute(s) a match.", nullptr, *time.limitMin),
                 {"time.limitMin", "time.scope"});
    if (time.onExpiry)
        card.say(onExpiryText(*time.onExpiry), {"time.onExpiry"});
    if (!time.wallClockEnd.empty())
        card.say(filled(RuleCard::tr("All play ends at %1."), timeOfDay(time.wallClockEnd).toStdString()),
                 {"time.wallClockEnd"});
}

namespace {

void writeBidLimits(CardWriter& card)
{
    const scoring::BidRules& bid = card.scored().bid;
    if (bid.minTeam)
        card.say(RuleCard::tr("A side bids at least %n trick(s).", nullptr, *bid.minTeam), {"bid.minTeam"});
    if (bid.minPlayer)
        card.say(filled(RuleCard::tr("A player who bids a number bids at least %1."), *bid.minPlayer),
                 {"bid.minPlayer"});
    if (bid.minWithNilPartner)
        card.say(filled(RuleCard::tr("The partner of a nil bids at least %1."), *bid.minWithNilPartner),
                 {"bid.minWithNilPartner"});
    if (bid.maxTeam)
        card.say(RuleCard::tr("A side bids at most %n trick(s).", nullptr, *bid.maxTeam), {"bid.maxTeam"});
    else
        card.say(RuleCard::tr("There is no highest bid: partners' numbers may add up to more than 13."),
                 {"bid.maxTeam"});
    if (bid.minTableTotal)
        card.say(filled(RuleCard::tr("Both sides' bids together come to at least %1, otherwise the hand is "
                                     "thrown in."),
                        *bid.minTableTotal),
                 {"bid.minTableTotal"});
}

void writeBlindBid(CardWriter& card, const scoring::BlindBid& blind)
{
    const std::string made = times(blind.multiplierMade);
    const std::string set = times(blind.multiplierSet);
    card.say(blind.minDeficit
                 ? filled(RuleCard::tr("A number of %1 or more may be bid before looking by a side at least "
                                       "%2 behind: it counts %3 when made, %4 when set."),
                          blind.min, points(*blind.minDeficit), made, set)
                 : filled(RuleCard::tr("A number of %1 or more may be bid before looking: it counts %2 when "
                                       "made, %3 when set."),
                          blind.min, made, set),
             {"contract.blindBid"});
}

} // namespace

void writeBidding(CardWriter& card)
{
    const scoring::RuleSet& rules = card.scored();
    card.heading(RuleCard::tr("Bidding"));
    card.say(rules.bid.entry == scoring::BidEntry::Player
                 ? RuleCard::tr("Each player bids; the partners' numbers together are the side's bid.")
                 : RuleCard::tr("The partners agree on one bid for their side."),
             {"bid.entry"});
    card.say(rules.bid.first == scoring::BidFirst::DealerLeft
                 ? RuleCard::tr("The player on the dealer's left bids first.")
                 : RuleCard::tr("The side that does not deal bids first."),
             {"bid.first"});
    writeBidLimits(card);
    if (rules.bid.firstHand == scoring::FirstHand::BidsItself)
        card.say(RuleCard::tr("The first hand is not bid: each trick is worth %n point(s) and nobody is set.",
                              nullptr, rules.contract.perTrick),
                 {"bid.firstHand", "contract.perTrick"});
    if (rules.bid.firstHandMinBooks)
        card.say(RuleCard::tr("A side that takes fewer than %n trick(s) in the first hand loses the game.",
                              nullptr, *rules.bid.firstHandMinBooks),
                 {"bid.firstHandMinBooks"});
    if (const auto& blind = rules.contract.blindBid)
        writeBlindBid(card, *blind);
}

} // namespace wording
