// What a sheet said before: hands that were amended, inserted later, or deleted.
#pragma once

#include "tournament/model/tournament.h"

#include <optional>
#include <string>
#include <vector>

namespace wording {

/// One change of a hand, with its reason.
struct HandChange {
    enum class What { PutIn, Amended, Struck, Swapped, Moved };
    What what = What::Amended;
    std::optional<facts::Hand> was; ///< nothing: it was inserted
    std::string from;               ///< for a moved hand: the match whose sheet it was on
    facts::Stamp stamp;             ///< who changed it and when
    std::string reason;
};

/// A hand of a game that was changed after it was first recorded.
struct ChangedHand {
    int game = 1;
    int place = 0;
    std::optional<int> number;       ///< its number on the sheet; nothing: it was deleted
    int before = 0;                  ///< for a deleted hand: the number of the next hand, from 1
    std::vector<HandChange> changes; ///< oldest first, without undone changes
};

/// In the order of the sheet. Adding tricks to bids doesn't count as a change.
std::vector<ChangedHand> changedHands(const tournament::Tournament& tournament,
                                      const tournament::Match& match);

/// `hand 3`; for a deleted hand `a hand after hand 2`, `a hand before the first`.
std::string whichHand(const ChangedHand& hand);
/// `bid 4 and nil, took 5 and 0`
std::string sideInWords(const facts::SideHand& side);
/// `before: A bid 4 and 3, took 8; B bid 3 and 2, took 5`, or that the hand was missing.
std::string previousHandText(const HandChange& change);
/// `amended`, `inserted later`, `deleted`, `swapped`, `moved here`.
std::string changeWord(HandChange::What what);

} // namespace wording
