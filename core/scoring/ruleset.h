// The parameters of a venue's rules, as scoring reads them. Meaning and order of evaluation:
// resources/rules/README.md.
#pragma once

#include "hand/hand.h"

#include <optional>
#include <string>
#include <vector>

namespace scoring {

using hand::OnExpiry;

/// Who wins if both sides reach the target in one hand.
enum class BothReach { Higher, HighestLastBid };
/// What decides a tie at the end. Stands: nothing; the game, and the match, has no winner.
enum class Tie { ExtraHand, Stands };
/// What a game runs to: its target, or a number of hands; FixedGames and BestOf are a match of n games, each
/// to its target: all are played and their points added, or whoever first wins more than half wins.
enum class Length { Target, FixedGames, BestOf, FixedHands };

struct End {
    int target = 500; ///< points; reached at or above
    BothReach bothReach = BothReach::Higher;
    Tie tie = Tie::ExtraHand;
    std::optional<int> minScore;           ///< points; a side at or below loses
    std::optional<int> maxSetsTotal;       ///< a side that is set this many times in a game loses
    std::optional<int> maxSetsConsecutive; ///< a side that is set this many times in a row loses
    std::optional<int> winOnMadeBid;       ///< tricks; making a bid of at least this many wins the game
    Length length = Length::Target;
    int lengthCount = 0;          ///< n of what is not Target; else 0
    std::optional<int> minHands;  ///< no game ends before this many hands, unless by a ruling
    std::optional<int> mercyLead; ///< points; a side that leads by this many after a hand wins
    bool winOnAllTricks = false;  ///< a side that takes all 13 tricks, which count for it, wins the game
    friend bool operator==(const End&, const End&) = default;
};

enum class TimeScope { Game, Match };

struct Time {
    std::optional<int> limitMin; ///< minutes
    TimeScope scope = TimeScope::Game;
    std::optional<OnExpiry> onExpiry; ///< nothing if the venue has no limit
    std::string wallClockEnd;         ///< "20:00", or empty; for the clock, never read by scoring
    bool oneMoreHand = false;         ///< with FinishHand: after that hand, one more is played
    friend bool operator==(const Time&, const Time&) = default;
};

enum class BidEntry { Player, Team };
enum class BidFirst { DealerLeft, NonDealerTeam };
enum class FirstHand { Bid, BidsItself };

struct BidRules {
    BidEntry entry = BidEntry::Player;
    BidFirst first = BidFirst::DealerLeft;
    std::optional<int> minTeam;           ///< tricks; of a side without a nil
    std::optional<int> minPlayer;         ///< tricks; of a number that a player bids
    std::optional<int> minWithNilPartner; ///< tricks; of the nil bidder's partner
    std::optional<int> maxTeam;           ///< tricks; nothing: any sum is allowed
    FirstHand firstHand = FirstHand::Bid;
    std::optional<int> firstHandMinBooks; ///< a side that takes fewer in the first hand loses
    std::optional<int> minTableTotal;     ///< both bids together; below it the hand is void
    std::optional<int> blindPerGame;      ///< hands of a game in which a side may bid blind, nil or a number
    friend bool operator==(const BidRules&, const BidRules&) = default;
};

enum class SetRule { MinusBid, Zero, PerShortTrick };

/// A bid of `minBid` or more (or of exactly that, if `exact`; or only a blind one, if `onlyBlind`) is worth
/// `made` points instead of perTrick for each trick.
struct Tier {
    int minBid = 10;
    bool exact = false;
    int made = 0;
    std::optional<int> set; ///< points lost; nothing: as any other bid
    bool onlyBlind = false; ///< for no bid after looking; its own points are never multiplied
    friend bool operator==(const Tier&, const Tier&) = default;
};

/// A number bid before looking: its contract is multiplied by these.
struct BlindBid {
    int min = 1;
    int multiplierMade = 2;
    int multiplierSet = 2;
    std::optional<int> minDeficit;
    friend bool operator==(const BlindBid&, const BlindBid&) = default;
};

/// Whether a blind bid multiplies a tier's points or leaves them as they are.
enum class BlindTier { Multiplied, Single };

struct Contract {
    int perTrick = 10;
    SetRule set = SetRule::MinusBid;
    std::vector<Tier> tiers;
    std::optional<BlindBid> blindBid;
    std::optional<int> allTricksBonus; ///< points for taking all 13 tricks after bidding fewer
    BlindTier blindTier = BlindTier::Multiplied;
    std::optional<int> setAtTimes; ///< a side that takes this many times its bid is set
    friend bool operator==(const Contract&, const Contract&) = default;
};

/// Which bags remain after a bag penalty: those over the limit, or none.
enum class AfterPenalty { Carry, Reset };

struct Bags {
    std::optional<int> limit; ///< nothing: bags are only counted
    int penalty = 0;          ///< points lost
    AfterPenalty after = AfterPenalty::Carry;
    bool cancelPoints = false; ///< the penalty also cancels the overtrick points of its bags
    friend bool operator==(const Bags&, const Bags&) = default;
};

/// What a failed nil's tricks do: count as usual; don't help, and each is a bag; nothing; help, but are never
/// bags.
enum class FailedTricks { Count, Bags, Void, HelpOnly };

/// Points, with a sign, for two plain nils, instead of the sum of both.
struct DoubleNil {
    int made = 0;
    int split = 0;
    int failed = 0;
    friend bool operator==(const DoubleNil&, const DoubleNil&) = default;
};

struct Nil {
    std::optional<int> valueMade;   ///< points won; nothing: no nil at this venue
    std::optional<int> valueFailed; ///< points lost
    std::optional<int> blindMade;   ///< nothing: no blind nil
    std::optional<int> blindFailed;
    int maxPerTeam = 0;
    std::optional<int> blindMinDeficit; ///< points; the side must be this far behind
    int blindExchange = 0;              ///< cards; for people
    std::optional<DoubleNil> doubled;   ///< nothing: the sum
    FailedTricks failedTricks = FailedTricks::Count;
    bool failedBagsWhenSet = true; ///< with Bags: also when the partner is set
    int exchange = 0;              ///< cards, after a plain nil; for people
    friend bool operator==(const Nil&, const Nil&) = default;
};

enum class RenegeLoser { Offender, LoserOfChallenge };
enum class RenegeEffect { Tricks, AutoSet, LoseGame };
enum class SecondOffence { Same, LoseGame };
/// Until when a renege may be claimed. Only for the rule card: the time of a claim isn't recorded, so scoring
/// never reads it.
enum class ClaimUntil { AnyTime, NextTrick, NextDeal, GameEnd };
/// When a challenge that was denied is paid for.
enum class WrongPaid { Always, BesideUpheld };

struct RenegeRule {
    int tricks = 3; ///< tricks off the loser's count
    RenegeLoser loser = RenegeLoser::Offender;
    int receiverPoints = 0;
    bool receiverCountsTricks = false;
    RenegeEffect effect = RenegeEffect::Tricks;
    SecondOffence secondOffence = SecondOffence::Same;
    ClaimUntil claimUntil = ClaimUntil::AnyTime;
    std::optional<int> wrongTricks; ///< tricks off the side of a denied challenge, instead of a lost case
    WrongPaid wrongPaid = WrongPaid::Always;
    bool receiverMakesBid = false; ///< the other side has at least its bid, unless it pays for a case too
    friend bool operator==(const RenegeRule&, const RenegeRule&) = default;
};

/// An infraction with its own penalty. `points` and `tricks` are added to the side's, so both are usually
/// negative.
struct Foul {
    std::string name;
    int points = 0;
    int tricks = 0;
    friend bool operator==(const Foul&, const Foul&) = default;
};

struct RuleSet {
    End end;
    Time time;
    BidRules bid;
    Contract contract;
    int overtrickPoints = 1;
    Bags bags;
    Nil nil;
    std::optional<RenegeRule> renege; ///< nothing: a challenge has no effect on the score
    std::vector<Foul> fouls;
    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

/// Whether overtricks are kept as bags: each is worth points, or they add up to a penalty.
inline bool keepsBags(const RuleSet& rules)
{
    return rules.overtrickPoints != 0 || rules.bags.limit;
}

} // namespace scoring
