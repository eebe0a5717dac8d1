// The parameters of a venue's rules that scoring uses. resources/rules/README.md says what they mean and in
// which order they apply.
#pragma once

#include "hand/hand.h"

#include <optional>
#include <string>
#include <vector>

namespace scoring {

using hand::OnExpiry;

/// Who wins if both sides reach the target in the same hand.
enum class BothReach { Higher, HighestLastBid };
/// What decides a tie at the end. Stands: nothing; the game and the match have no winner.
enum class Tie { ExtraHand, Stands };
/// What a game runs to: its target, or a number of hands. FixedGames and BestOf are a match of n games, each
/// to its target. With FixedGames all are played and their points added. With BestOf, the first side to win
/// more than half wins.
enum class Length { Target, FixedGames, BestOf, FixedHands };

struct End {
    int target = 500; ///< points; reached at or above this
    BothReach bothReach = BothReach::Higher;
    Tie tie = Tie::ExtraHand;
    std::optional<int> minScore;           ///< points; a side at or below this loses
    std::optional<int> maxSetsTotal;       ///< a side that is set this many times in a game loses
    std::optional<int> maxSetsConsecutive; ///< a side that is set this many times in a row loses
    std::optional<int> winOnMadeBid;       ///< tricks; making a bid of at least this many wins the game
    Length length = Length::Target;
    int lengthCount = 0;          ///< n, unless the length is Target
    std::optional<int> minHands;  ///< no game ends before this many hands, except by a ruling
    std::optional<int> mercyLead; ///< points; a side that leads by this many after a hand wins
    bool winOnAllTricks = false;  ///< a side that takes all 13 tricks, counted after rulings, wins the game
    friend bool operator==(const End&, const End&) = default;
};

enum class TimeScope { Game, Match };

struct Time {
    std::optional<int> limitMin; ///< minutes
    TimeScope scope = TimeScope::Game;
    std::optional<OnExpiry> onExpiry; ///< nothing: the venue has no limit
    std::string wallClockEnd;         ///< "20:00", or empty; used by the clock, never by scoring
    bool oneMoreHand = false;         ///< for FinishHand: one more hand is played after that hand
    friend bool operator==(const Time&, const Time&) = default;
};

enum class BidEntry { Player, Team };
enum class BidFirst { DealerLeft, NonDealerTeam };
enum class FirstHand { Bid, BidsItself };

struct BidRules {
    BidEntry entry = BidEntry::Player;
    BidFirst first = BidFirst::DealerLeft;
    std::optional<int> minTeam;           ///< tricks; for a side without a nil
    std::optional<int> minPlayer;         ///< tricks; for one player's number
    std::optional<int> minWithNilPartner; ///< tricks; for the partner of a nil
    std::optional<int> maxTeam;           ///< tricks; nothing: any sum is allowed
    FirstHand firstHand = FirstHand::Bid;
    std::optional<int> firstHandMinBooks; ///< tricks; a side that takes fewer in the first hand loses
    std::optional<int> minTableTotal;     ///< tricks; if both bids together are below this, the hand is void
    std::optional<int> blindPerGame;      ///< hands of a game in which a side can bid blind, nil or a number
    friend bool operator==(const BidRules&, const BidRules&) = default;
};

enum class SetRule { MinusBid, Zero, PerShortTrick };

/// A bid of at least `minBid` (exactly that, if `exact`; only a blind one, if `onlyBlind`) is worth `made`
/// points instead of perTrick for each trick.
struct Tier {
    int minBid = 10;
    bool exact = false;
    int made = 0;
    std::optional<int> set; ///< points lost; nothing: as for any other bid
    bool onlyBlind = false; ///< only for blind bids; its points are never multiplied
    friend bool operator==(const Tier&, const Tier&) = default;
};

/// A number bid before looking. Its contract is multiplied by these.
struct BlindBid {
    int min = 1;
    int multiplierMade = 2;
    int multiplierSet = 2;
    std::optional<int> minDeficit;
    friend bool operator==(const BlindBid&, const BlindBid&) = default;
};

/// Whether a blind bid multiplies the points of a tier.
enum class BlindTier { Multiplied, Single };

struct Contract {
    int perTrick = 10;
    SetRule set = SetRule::MinusBid;
    std::vector<Tier> tiers;
    std::optional<BlindBid> blindBid;
    std::optional<int> allTricksBonus; ///< points for taking all 13 tricks after bidding fewer
    BlindTier blindTier = BlindTier::Multiplied;
    std::optional<int> setAtTimes; ///< a side that takes at least this many times its bid is set
    friend bool operator==(const Contract&, const Contract&) = default;
};

/// Which bags are left after a bag penalty: those over the limit, or none.
enum class AfterPenalty { Carry, Reset };

struct Bags {
    std::optional<int> limit; ///< nothing: there is no penalty
    int penalty = 0;          ///< points lost
    AfterPenalty after = AfterPenalty::Carry;
    bool cancelPoints = false; ///< the penalty also cancels the overtrick points for its bags
    friend bool operator==(const Bags&, const Bags&) = default;
};

/// What the tricks of a failed nil do. Count: as usual. Bags: they don't help the partner, and each is a bag.
/// Void: nothing. HelpOnly: they help, but are never bags.
enum class FailedTricks { Count, Bags, Void, HelpOnly };

/// Points, with their sign, for two plain nils. Used instead of the sum of both.
struct DoubleNil {
    int made = 0;
    int split = 0;
    int failed = 0;
    friend bool operator==(const DoubleNil&, const DoubleNil&) = default;
};

struct Nil {
    std::optional<int> valueMade;   ///< points won; nothing: the venue has no nil
    std::optional<int> valueFailed; ///< points lost
    std::optional<int> blindMade;   ///< nothing: the venue has no blind nil
    std::optional<int> blindFailed;
    int maxPerTeam = 0;
    std::optional<int> blindMinDeficit; ///< points by which the side must be behind
    int blindExchange = 0;              ///< cards; for people only
    std::optional<DoubleNil> doubled;   ///< nothing: the sum of both
    FailedTricks failedTricks = FailedTricks::Count;
    bool failedBagsWhenSet = true; ///< for Bags: also if the partner is set
    int exchange = 0;              ///< cards, after a plain nil; for people only
    friend bool operator==(const Nil&, const Nil&) = default;
};

enum class RenegeLoser { Offender, LoserOfChallenge };
enum class RenegeEffect { Tricks, AutoSet, LoseGame };
enum class SecondOffence { Same, LoseGame };
/// Until when a renege can be claimed. Only for the rule card. When it was claimed isn't recorded, so scoring
/// never uses this.
enum class ClaimUntil { AnyTime, NextTrick, NextDeal, GameEnd };
/// When a denied challenge costs something.
enum class WrongPaid { Always, BesideUpheld };

struct RenegeRule {
    int tricks = 3; ///< tricks taken off the losing side's count
    RenegeLoser loser = RenegeLoser::Offender;
    int receiverPoints = 0;
    bool receiverCountsTricks = false;
    RenegeEffect effect = RenegeEffect::Tricks;
    SecondOffence secondOffence = SecondOffence::Same;
    ClaimUntil claimUntil = ClaimUntil::AnyTime;
    /// Tricks taken off the count of the side with a denied challenge, instead of a lost case.
    std::optional<int> wrongTricks;
    WrongPaid wrongPaid = WrongPaid::Always;
    bool receiverMakesBid = false; ///< the other side gets at least its bid, unless it pays for a case too
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
    std::optional<RenegeRule> renege; ///< nothing: challenges don't affect the score
    std::vector<Foul> fouls;
    friend bool operator==(const RuleSet&, const RuleSet&) = default;
};

/// Whether overtricks are counted as bags: each is worth points, or they add up to a penalty.
inline bool keepsBags(const RuleSet& rules)
{
    return rules.overtrickPoints != 0 || rules.bags.limit;
}

} // namespace scoring
