// The parts of the fold. For this room alone.
#pragma once

#include "tournament/model/match.h"

#include <map>

namespace tournament {

template <class Kind, class... Kinds>
constexpr bool isOneOf = (std::is_same_v<Kind, Kinds> || ...);

/// What is on record at one place of a game.
struct Place {
    const facts::Entry* hand = nullptr; ///< its highest revision
    const facts::Entry* misdeal = nullptr;
    const facts::Entry* timeCall = nullptr;
    std::vector<const facts::Entry*> challenges;
    std::vector<const facts::Foul*> fouls;
    std::vector<const facts::Adjustment*> adjustments;
};

/// The outcome of a challenge; null where there is none.
struct Ruled {
    const facts::Entry* decision = nullptr;
    const facts::Entry* evidence = nullptr;
};

/// What the record says of one playing of a match, sorted by kind. Points into the record.
struct MatchFacts {
    std::map<int, std::map<int, Place>> games;   ///< by number and place
    std::map<std::string_view, Ruled> ruled;     ///< by the challenge's op
    std::map<int, scoring::Start> paper;         ///< games that began on paper, by number
    const facts::Call* call = nullptr;           ///< the newest
    std::vector<const facts::Outcome*> outcomes; ///< oldest first, as the next ones
    std::vector<const facts::Entry*> resolves;
    std::vector<Protested> protests;
    facts::PerSide<std::optional<int>> ratings; ///< tenths of a point
    /// What was last signed. A correction of the hands does not change it; if the match then continues, it
    /// has to be signed again.
    const facts::Agree* agreed = nullptr;
    std::string over; ///< UTC: the first time that it was signed or decided after its last hand
};

/// The games as they were played, scored, into `match`, whose rules, series and call are known: sheets,
/// ledger and the flags that follow from them.
void fillSheets(Match& match, const MatchFacts& known);

/// Takes in what facts of the kind of that one now say; `record` is that of the tournament as a whole.
void bringUpToDate(Setting& setting, const facts::Fact& kind, const Record& record);

} // namespace tournament
