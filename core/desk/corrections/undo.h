// The use cases `undo` and `redo` of the last action.
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
    std::vector<std::string> tables; ///< what happens to tables, one line each
};

/// Undoes the newest action that holds, in that match (its id) or of all: the fact, and those recorded with
/// it. Refuses if nothing is left, setup, and what the checks refuse.
Answer<Undone> undo(Desk& desk, const std::string& by, const std::optional<std::string>& match = {});
/// Redoes what was undone last, in that match or of all. Refuses if nothing is undone, if the match has
/// changed since, and for all if personal data was deleted since.
Answer<Undone> redo(Desk& desk, const std::string& by, const std::optional<std::string>& match = {});

/// Whether undo() of all has something to undo: not if the newest entry that holds is setup.
bool mayUndo(const Tournament& tournament);

/// Undoes the bids of the open hand of that match, whatever was recorded since, so that others can be
/// recorded. Refuses if no hand is open. A redo restores them.
Answer<Recorded> takeBackBids(Desk& desk, const std::string& by, const std::string& match);

/// The finished matches (their ids, in playing order) that such an undo would change now; none if there is
/// nothing to undo.
std::vector<std::string> finishedUndone(const Tournament& tournament,
                                        const std::optional<std::string>& match = {});
/// The same for a redo.
std::vector<std::string> finishedRedone(const Tournament& tournament,
                                        const std::optional<std::string>& match = {});

/// `undone: match 3, hand 5 (A 71, B 50)`, or `redone: …`, more with semicolons; then what happens
/// to tables.
std::string undoneText(const Undone& undone);

} // namespace desk
