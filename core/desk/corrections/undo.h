// The use cases `undo` and `redo`, for the last action.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

/// What was undone or redone.
struct Undone {
    Recorded recorded;
    bool isRedo = false;
    std::vector<std::string> what;   ///< in words, in the order in which it was recorded
    std::vector<std::string> tables; ///< what happens to tables, one line each
};

/// Undoes the newest action in force, in that match (id) or in all: its fact and those recorded with it.
/// Refuses if there is nothing to undo, setup, and what the checks refuse.
Answer<Undone> undo(Desk& desk, const std::string& by, const std::optional<std::string>& match = {});
/// Redoes what was undone last, in that match or in all. Refuses if there is nothing to redo, if the match
/// has changed since, and without a match if personal data was deleted since.
Answer<Undone> redo(Desk& desk, const std::string& by, const std::optional<std::string>& match = {});

/// Whether undo() without a match has something to undo. Not if the newest entry in force is setup.
bool mayUndo(const Tournament& tournament);

/// Undoes the bids of the open hand of that match, whatever was recorded since, so that other bids can be
/// entered. Redo restores them. Refuses if no hand is open.
Answer<Recorded> undoBids(Desk& desk, const std::string& by, const std::string& match);

/// The ids of the finished matches, in playing order, that this undo would change now. Empty if there is
/// nothing to undo.
std::vector<std::string> finishedUndone(const Tournament& tournament,
                                        const std::optional<std::string>& match = {});
/// The same for a redo.
std::vector<std::string> finishedRedone(const Tournament& tournament,
                                        const std::optional<std::string>& match = {});

/// `undone: match 3, hand 5 (A 71, B 50)` or `redone: …`, with semicolons between several. Then what happens
/// to tables.
std::string undoneText(const Undone& undone);

} // namespace desk
