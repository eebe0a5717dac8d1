// May this be entered here? Asked once, by the checks; what is on record is scored by game.h whatever the
// answer was.
#pragma once

#include "game.h"

#include "message/message.h"

#include <string_view>
#include <vector>

namespace scoring {

/// Impossible is always refused. AgainstSheet is allowed by an override with a reason. Unusual is only worth
/// a hint.
enum class Severity { Impossible, AgainstSheet, Unusual };

/// What caused a problem: something that was entered; something that is not entered yet, which only matters
/// for a whole hand; or the game being over, whatever is entered.
enum class Cause { Entered, BidMissing, TricksMissing, GameOver };

/// What a problem is about, as far as anybody asks: whose hand it is to bid itself, how many nils a side has,
/// a blind nil and what that takes, a blind bid too many, the time call, the reason of an override, what was
/// ruled.
enum class About { Anything, FirstHand, Nils, BlindNil, BlindNilDeficit, BlindAgain, Time, Reason, Ruling };

struct Problem {
    Severity severity = Severity::Impossible;
    std::optional<Side> side;   ///< nothing: about the table
    message::Message what;      ///< a clause with the value: `below-min-team`, bid 3, least 4
    std::string_view parameter; ///< the rule behind it; empty where it follows from the pack
    Cause cause = Cause::Entered;
    About about = About::Anything;
};
using Problems = std::vector<Problem>;

/// Points beyond these, either way, are no score to begin with and no adjustment.
inline constexpr int mostStartPoints = 100000;
inline constexpr int mostAdjustment = 10000;

/// All problems with entering `item` into a game at `before`, override or not. Any value of the type may be
/// asked about. `who` names the two sides.
Problems problems(const RuleSet& rules, const GameState& before, const Item& item,
                  const Who& who = seatAlone);
/// The part of it that is about one side's bids, before anything is played.
Problems bidProblems(const RuleSet& rules, const GameState& before, Side side, const SideHand& hand);
/// Why a game may not be taken over from paper in this state.
Problems startProblems(const RuleSet& rules, const Start& start);

/// The first problem that keeps the item out; null where it may be entered. An override of the item lifts
/// what is only AgainstSheet.
const Problem* refusal(const Problems& problems, const Item& item);

} // namespace scoring
