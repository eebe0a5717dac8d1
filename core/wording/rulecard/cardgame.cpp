// The card's sections on winning, time and bidding.
#include "cardwriter.h"
#include "rulewords.h"

#include "wording/clock.h"
#include "wording/filled.h"
#include "wording/tr.h"

#include <algorithm>

namespace wording {

namespace {

void writeLength(CardWriter& card)
{
    const scoring::End& end = card.scored().end;
    switch (end.length) {
    case scoring::Length::Target:
        card.say(RuleCard::tr("The first side to reach %n point(s) wins the game.", nullptr, end.target),
                 {"end.target", "end.handsOrGames"});
        break;
    case scoring::Length::FixedGames:
        card.say(filled(RuleCard::tr("A match is %n game(s) to %1 each. The points of every game count, "
                                     "however it ended. The higher total wins.",
                                     nullptr, end.lengthCount),
                        points(end.target)),
                 {"end.target", "end.handsOrGames"});
        break;
    case scoring::Length::BestOf:
        card.say(
            filled(RuleCard::tr("A match is best of %1 games to %2 each. The side that first wins more than "
                                "half of them wins it."),
                   end.lengthCount, points(end.target)),
            {"end.target", "end.handsOrGames"});
        break;
    case scoring::Length::FixedHands:
        card.say(RuleCard::tr("After %n hand(s), the higher score wins.", nullptr, end.lengthCount),
                 {"end.handsOrGames"});
        return;
    }
    card.say(filled(end.bothReach == scoring::BothReach::Higher
                        ? RuleCard::tr("If both sides reach %1 in the same hand, the higher score wins.")
                        : RuleCard::tr("If both sides reach %1 in the same hand, the higher bid in that hand "
                                       "wins. If the bids are tied, the higher score wins."),
                    end.target),
             {"end.bothReach"});
}

QString tiedText(const scoring::End& end)
{
    const bool isTotal = end.length == scoring::Length::FixedGames;
    if (end.tie == scoring::Tie::Stands)
        return isTotal
                   ? RuleCard::tr("If the total is tied, the match is a tie. A playoff or play-in continues "
                                  "until the tie is broken.")
                   : RuleCard::tr("If the score is tied at the end, the match is a tie. A playoff or play-in "
                                  "continues until the tie is broken.");
    if (isTotal)
        return RuleCard::tr(
            "If a game is tied, or in the last game the total, play one more hand, and another "
            "until the tie is broken.");
    return end.length == scoring::Length::BestOf
               ? RuleCard::tr("If a game is tied, play one more hand, and another until the tie is broken.")
               : RuleCard::tr(
                     "If the score is tied at the end, play one more hand, and another until the tie "
                     "is broken.");
}

void writeOtherEnds(CardWriter& card)
{
    const scoring::End& end = card.scored().end;
    if (end.winOnMadeBid)
        card.say(filled(RuleCard::tr("Making a bid of %1 or more wins the game."), *end.winOnMadeBid),
                 {"end.winOnMadeBid"});
    if (end.winOnAllTricks)
        card.say(RuleCard::tr("Taking all 13 tricks of a hand wins the game."), {"end.winOnAllTricks"});
    if (end.minScore)
        card.say(filled(RuleCard::tr("A side at %1 or less loses the game."), points(*end.minScore)),
                 {"end.minScore"});
    if (end.maxSetsTotal)
        card.say(RuleCard::tr("A side that is set %n time(s) in a game loses the game.", nullptr,
                              *end.maxSetsTotal),
                 {"end.maxSetsTotal"});
    if (end.maxSetsConsecutive)
        card.say(RuleCard::tr("A side that is set %n time(s) in a row loses the game.", nullptr,
                              *end.maxSetsConsecutive),
                 {"end.maxSetsConsecutive"});
    if (end.minScore || end.maxSetsTotal || end.maxSetsConsecutive) // has no parameter of its own
        card.say(RuleCard::tr("If that happens to both sides in the same hand, the higher score wins."), {});
    if (end.mercyLead)
        card.say(RuleCard::tr("A side that leads by %n point(s) or more after a hand wins the game.", nullptr,
                              *end.mercyLead),
                 {"end.mercyLead"});
    if (end.minHands)
        card.say(RuleCard::tr("No game ends before %n hand(s) have been played.", nullptr, *end.minHands),
                 {"end.minHands"});
}

QString onExpiryWithTies(const scoring::Time& time)
{
    if (*time.onExpiry == scoring::OnExpiry::StopNow)
        return RuleCard::tr("When time is up, stop at once. The hand in play doesn’t count. The higher score "
                            "wins; equal scores are a tie.");
    return time.oneMoreHand
               ? RuleCard::tr("When time is up, finish the hand in play and play one more. The higher score "
                              "wins; equal scores are a tie.")
               : RuleCard::tr("When time is up, finish the hand in play. The higher score wins; equal scores "
                              "are a tie.");
}

QString onExpiryText(const scoring::Time& time)
{
    switch (*time.onExpiry) {
    case scoring::OnExpiry::FinishHand:
        if (time.oneMoreHand)
            return RuleCard::tr("When time is up, finish the hand in play and play one more. The higher "
                                "score wins; if tied, the next hand decides.");
        return RuleCard::tr("When time is up, finish the hand in play. The higher score wins; if tied, the "
                            "next hand decides.");
    case scoring::OnExpiry::FinishGame:
        return RuleCard::tr("When time is up, finish the game in play. No other game begins.");
    case scoring::OnExpiry::StopNow:
        break;
    }
    return RuleCard::tr("When time is up, stop at once. The hand in play doesn’t count. The higher score "
                        "wins; if tied, one more hand decides.");
}

} // namespace

void writeWinning(CardWriter& card)
{
    card.heading(RuleCard::tr("Winning"));
    writeLength(card);
    card.say(tiedText(card.scored().end), {"end.tie"});
    writeOtherEnds(card);
}

void writeTime(CardWriter& card)
{
    const scoring::Time& time = card.scored().time;
    card.heading(RuleCard::tr("Time"));
    if (time.limitMin)
        card.say(time.scope == scoring::TimeScope::Game
                     ? RuleCard::tr("Time limit: %n minute(s) per game.", nullptr, *time.limitMin)
                     : RuleCard::tr("Time limit: %n minute(s) per match.", nullptr, *time.limitMin),
                 {"time.limitMin", "time.scope"});
    std::vector<std::string_view> expiry{"time.onExpiry"};
    if (time.oneMoreHand)
        expiry.emplace_back("time.oneMoreHand");
    if (time.onExpiry)
        card.say(card.scored().end.tie == scoring::Tie::Stands &&
                         *time.onExpiry != scoring::OnExpiry::FinishGame
                     ? onExpiryWithTies(time)
                     : onExpiryText(time),
                 expiry);
    if (!time.wallClockEnd.empty())
        card.say(filled(time.onExpiry ? RuleCard::tr("All play ends at %1.")
                                      : RuleCard::tr("All play ends at %1. The supervisor decides how a "
                                                     "game in play ends."),
                        timeOfDay(time.wallClockEnd).toStdString()),
                 {"time.wallClockEnd"});
}

namespace {

void writeBidLimits(CardWriter& card)
{
    const scoring::BidRules& bid = card.scored().bid;
    const bool isFreeWithNil = card.scored().nil.maxPerTeam > 1 && !bid.minWithNilPartner;
    if (bid.minTeam)
        card.say(isFreeWithNil
                     ? RuleCard::tr("A side must bid at least %n trick(s), unless a partner bids nil.",
                                    nullptr, *bid.minTeam)
                     : RuleCard::tr("A side must bid at least %n trick(s).", nullptr, *bid.minTeam),
                 {"bid.minTeam"});
    const bool isPerPlayer = bid.entry == scoring::BidEntry::Player;
    if (bid.minPlayer && isPerPlayer)
        card.say(filled(card.scored().nil.valueMade
                            ? RuleCard::tr("A player who bids a number must bid at least %1.")
                            : RuleCard::tr("A player must bid at least %1."),
                        *bid.minPlayer),
                 {"bid.minPlayer"});
    std::optional<int> besideNil = bid.minWithNilPartner;
    if (!isPerPlayer && bid.minPlayer > 1 && card.scored().nil.valueMade) // for the partner of a nil
        besideNil = std::max(besideNil.value_or(0), *bid.minPlayer);
    if (besideNil)
        card.say(filled(RuleCard::tr("The partner of a nil bidder must bid at least %1."), *besideNil),
                 {besideNil == bid.minWithNilPartner ? "bid.minWithNilPartner" : "bid.minPlayer"});
    if (bid.maxTeam)
        card.say(RuleCard::tr("A side may bid at most %n trick(s).", nullptr, *bid.maxTeam), {"bid.maxTeam"});
    else
        card.say(isPerPlayer
                     ? RuleCard::tr("There is no maximum bid. Partners’ bids may add up to more than 13.")
                     : RuleCard::tr("There is no maximum bid."),
                 {"bid.maxTeam"});
    if (bid.minTableTotal)
        card.say(
            filled(RuleCard::tr("The bids of both sides must add up to at least %1, or the hand is void."),
                   *bid.minTableTotal),
            {"bid.minTableTotal"});
}

void writeBlindBid(CardWriter& card, const scoring::BlindBid& blind)
{
    const bool isMost = blind.min >= card.scored().bid.maxTeam.value_or(scoring::tricksInHand);
    const std::string bids =
        isMost ? std::to_string(blind.min) : filled(RuleCard::tr("%1 or more"), blind.min);
    card.say(
        blind.minDeficit
            ? filled(RuleCard::tr("A side trailing by at least %2 may bid %1 blind, before looking at its "
                                  "cards. The bid counts %3."),
                     bids, points(*blind.minDeficit), counts(blind))
            : filled(RuleCard::tr("A side may bid %1 blind, before looking at its cards. The bid counts "
                                  "%2."),
                     bids, counts(blind)),
        {"contract.blindBid"});
}

} // namespace

void writeBidding(CardWriter& card)
{
    const scoring::RuleSet& rules = card.scored();
    card.heading(RuleCard::tr("Bidding"));
    card.say(rules.bid.entry == scoring::BidEntry::Player
                 ? RuleCard::tr("Each player bids. The partners’ bids add up to the side’s bid.")
                 : RuleCard::tr("The partners agree on one bid for their side."),
             {"bid.entry"});
    // The player to the dealer's left is on the other side.
    card.say(rules.bid.first == scoring::BidFirst::DealerLeft && rules.bid.entry == scoring::BidEntry::Player
                 ? RuleCard::tr("The player to the dealer’s left bids first.")
                 : RuleCard::tr("The side that isn’t dealing bids first."),
             {"bid.first"});
    writeBidLimits(card);
    if (rules.bid.firstHand == scoring::FirstHand::BidsItself)
        card.say(RuleCard::tr("The first hand is played without bids. Each trick is worth %n point(s), and "
                              "no one can be set.",
                              nullptr, rules.contract.perTrick),
                 {"bid.firstHand", "contract.perTrick"});
    if (rules.bid.firstHandMinBooks)
        card.say(RuleCard::tr("A side that takes fewer than %n trick(s) in the first hand loses the game.",
                              nullptr, *rules.bid.firstHandMinBooks),
                 {"bid.firstHandMinBooks"});
    if (const auto& blind = rules.contract.blindBid)
        writeBlindBid(card, *blind);
    if (const auto& most = rules.bid.blindPerGame)
        card.say(
            !rules.contract.blindBid
                ? RuleCard::tr("A side may bid blind nil in at most %n hand(s) of a game.", nullptr, *most)
            : !rules.nil.blindMade
                ? RuleCard::tr("A side may bid blind in at most %n hand(s) of a game.", nullptr, *most)
                : RuleCard::tr("A side may bid blind, nil or a number, in at most %n "
                               "hand(s) of a game.",
                               nullptr, *most),
            {"bid.blindPerGame"});
    card.saySentences(rules::Topic::Bidding);
}

} // namespace wording
