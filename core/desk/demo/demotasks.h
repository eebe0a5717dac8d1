// The demo of the window: quarterfinals in progress, with something to do at each of the four matches.
#pragma once

#include "desk/document/desk.h"

#include <optional>
#include <string>
#include <vector>

namespace desk {

enum class DemoTask {
    None,
    Score,  ///< the next hand is played
    Amend,  ///< the tricks of a hand were entered for the wrong side
    Decide, ///< a challenge is pending
    Call    ///< the match is ready
};

/// What somebody can try in the demo.
struct DemoTry {
    DemoTask task = DemoTask::None;
    std::string match{};                   ///< its id
    int number = 0;                        ///< of the match
    std::optional<int> table{};            ///< nothing: it was not called yet
    scoring::PerSide<std::string> teams{}; ///< their names
    int hand = 0;                          ///< which hand of the match it is about; 0: none
    scoring::PerSide<int> tricks{}; ///< as the score sheet on paper has them, where a hand has to be amended
    bool isDone = false;
};

/// The demo as demoTournament() begins it, stopped in the quarterfinals, its last fact a moment before `utc`.
Answer<Draft> demoWithTasks(const std::string& utc);
/// Makes the file with that tournament in it, or no file at all.
Answer<Desk> demoWithTasks(const std::string& path, const Environment& environment);
/// What there is to try in it, in the order of the matches; nothing of any other tournament.
std::vector<DemoTry> demoTries(const Tournament& tournament);

// For this room alone.

/// What that match of the second round is there for; None of any other.
DemoTask taskOf(const tournament::Setting& setting, const Match& match);
/// So many hands of the match are on record when somebody begins to try.
int handsBefore(DemoTask task);
/// The hand that has to be amended.
inline constexpr int demoMistypedHand = 2;
/// A hand without a nil in which both sides make their bid, and which looks wrong with its tricks swapped.
bool isPlain(const scoring::Hand& hand);

} // namespace desk
