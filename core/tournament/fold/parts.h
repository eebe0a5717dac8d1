// The parts of the fold. Only for this room.
#pragma once

#include "tournament/model/match.h"

#include <map>

namespace tournament {

template <class Kind, class... Kinds>
constexpr bool isOneOf = (std::is_same_v<Kind, Kinds> || ...);

/// What is on record at one place of a game.
struct Place {
    const facts::Entry* hand = nullptr; ///< the newest revision
    const facts::Entry* misdeal = nullptr;
    const facts::Entry* timeCall = nullptr;
    std::vector<const facts::Entry*> challenges;
    std::vector<const facts::Foul*> fouls;
    std::vector<const facts::Adjustment*> adjustments;
};

/// How a challenge was decided. A member is null if there is no such fact.
struct Ruled {
    const facts::Entry* decision = nullptr;
    const facts::Entry* evidence = nullptr;
};

/// The facts of the current attempt at a match, sorted by kind. The pointers point into the record.
struct MatchFacts {
    std::map<int, std::map<int, Place>> games;   ///< by game number and place
    std::map<std::string_view, Ruled> ruled;     ///< by the challenge's op
    std::map<int, scoring::Start> paper;         ///< games taken over from paper, by number
    const facts::Call* call = nullptr;           ///< the newest
    std::vector<const facts::Outcome*> outcomes; ///< oldest first, like the next lists
    std::vector<const facts::Entry*> resolves;
    std::vector<Protested> protests;
    facts::PerSide<std::optional<int>> ratings; ///< tenths of a point
    /// The result that the captains signed last. Correcting a hand doesn't change it. If the match then
    /// continues, the captains have to sign again.
    const facts::Agree* agreed = nullptr;
    std::string over; ///< UTC: when the match was first signed or decided after its last hand
};

/// Scores the games as they were played and fills in the sheets, the ledger and the flags of `match`. Its
/// rules, series and call must already be set.
void fillSheets(Match& match, const MatchFacts& known);

/// Updates the parts of the setting that facts of this kind change. `record` holds the facts of the
/// tournament as a whole.
void bringUpToDate(Setting& setting, const facts::Fact& kind, const Record& record);

} // namespace tournament
