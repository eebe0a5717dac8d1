// The use cases `undo` and `redo`: what was asked for last is taken back, and put back.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// What was undone or redone.
struct Undone {
    Recorded recorded;
    bool isPutBack = false;
    std::vector<std::string> what;   ///< in words, in the order in which they were recorded
    std::vector<std::string> tables; ///< what becomes of tables by it, a line each
};

/// Takes back the newest thing that was asked for and holds, in that match (its id) or of all: the fact, and
/// those that were recorded with it. Refuses where nothing is left, what sets the tournament up, and what the
/// checks refuse.
Answer<Undone> undo(Desk& desk, const std::string& by, const std::optional<std::string>& match = {});
/// Puts back what the newest undo took, in that match or of all. Refuses where nothing is taken back,
/// where the match has gone on since, and of all where somebody who was on record no more was forgotten
/// since.
Answer<Undone> redo(Desk& desk, const std::string& by, const std::optional<std::string>& match = {});

/// Takes back the bids of the hand that is open in that match, whatever was recorded since, so that others
/// can be written down. Refuses where no hand is open. A redo puts them back.
Answer<Recorded> takeBackBids(Desk& desk, const std::string& by, const std::string& match);

/// The finished matches (their ids, in playing order) that such an undo would change as the tournament is
/// now; none where there is nothing to undo.
std::vector<std::string> finishedUndone(const Tournament& tournament,
                                        const std::optional<std::string>& match = {});
/// The same of a redo.
std::vector<std::string> finishedRedone(const Tournament& tournament,
                                        const std::optional<std::string>& match = {});

/// `undone: match 3, hand 5 (A 71, B 50)`, or `redone: …`, a line each; then what happens to tables.
std::string undoneText(const Undone& undone);

} // namespace desk
